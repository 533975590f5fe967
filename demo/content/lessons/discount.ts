import type { DemoCurriculum } from './types.ts'

export const discountCourse: DemoCurriculum[] = [
  {
    course: 'Graphic Design Basics: Posters, Logos and Colour',
    sections: [
      {
        title: 'Seeing like a designer',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: plan, try, look, improve, the loop behind every design',
            clip: 'practice-loop',
            free: true,
          },
          {
            kind: 'text',
            title: 'What the eye sees first: size, contrast and space',
            free: true,
            body: `A person walking past a wall gives your poster about two seconds. In that time the eye goes to **one** place, then perhaps to a second. Design begins with deciding what those places are.

## Three tools you already have

- **Size.** The largest thing is read first. If everything is large, nothing is.
- **Contrast.** A dark word on a light ground calls louder than a grey word on a slightly lighter grey. Contrast can also be thick against thin, or one red circle among black squares.
- **Space.** An empty area around a word works like silence around a voice. Beginners fill every corner; professionals leave room on purpose.

## A worked example

Rina has to announce a school science fair. Her list of facts: the name of the fair, the date, the place, the names of six judges, the school's address and a thank-you to the sponsor.

She gives each fact a level before she opens any program:

| Level | What | How it is shown |
| --- | --- | --- |
| 1 | Science Fair | a third of the page, bold |
| 2 | Date and place | half that size, same colour |
| 3 | Judges, address, sponsor | small, at the foot of the page |

Now the reader can stop after two seconds and still know what happens and when. Somebody who is interested comes closer and reads the rest. The same facts in one size would have forced everybody to read everything, and most people would have read nothing.

## The squint test

Half close your eyes, or step back four metres. Details disappear and only the large shapes remain. Whatever you can still make out is level one. If it is the decoration and not the message, change the sizes, not the decoration.

## Tasks

1. Photograph three signs in your street. For each, write down what you saw first and whether it was the most important thing.
2. Take a crowded notice and sort its facts into three levels, as Rina did.
3. Which breaks the order of reading more: a logo that is too large, or an address that is too small? Give a reason.

**Answer to 3:** the logo. A small address is still found by those who need it; a huge logo is read before the message.`,
          },
          {
            kind: 'video',
            title: 'Watch: folding a strip into equal parts, the start of every grid',
            clip: 'fractions',
          },
        ],
      },
      {
        title: 'Type, colour and print',
        lessons: [
          {
            kind: 'text',
            title: 'Pairing Bengali and English type',
            body: `Many posters in Bangladesh carry two scripts. They often look as if two strangers were pushed into one frame. A few observations help them to live together.

## How the scripts differ

English letters stand on a line. Their capitals are tall and most small letters are about half as high. Bengali letters hang from a line, the **matra**, and vowel signs reach above and below it. Bengali has no capitals, so you cannot shout in capitals or begin a name with one.

Two results follow from this:

1. At the same number of points, Bengali often looks smaller than English capitals. Enlarge the Bengali until both *look* equal; do not trust the number.
2. Bengali lines need more distance from each other. If English text has a line distance of 1.3 times the type size, try 1.6 for Bengali, so that a long vowel sign does not touch the line below.

## Choosing a pair

Look for the same **mood**, not the same shapes.

| English face | Suits a Bengali face that is |
| --- | --- |
| with serifs, thick and thin strokes | traditional, like book printing |
| without serifs, even strokes | modern, even strokes |
| handwritten | handwritten, and only for a few words |

Compare the thickness of the strokes: put one word of each script side by side and blur your eyes. If one makes a darker grey, choose another weight.

## A worked example

A tea stall wants the name *Shapla Tea* and শাপলা চা on one board. Karim sets both in bold faces without serifs. The Bengali looks thin, so he takes the next heavier weight and enlarges it by a tenth. He puts the matra at the height of the English capitals' upper edge. Now the two words share one invisible line and read as one name.

## Never do this

- More than two families on one page.
- Stretching letters sideways to fill a gap. It makes some strokes fat and leaves others thin.
- Letter-spacing Bengali. The matra breaks into pieces.

## Tasks

1. Write your name in both scripts and make them look equally large. Note both sizes.
2. Find a signboard where the scripts quarrel. Say whether size, weight or mood is the reason.
3. Why is extra space between letters harmless in an English heading but harmful in a Bengali one?

**Answer to 3:** English letters stand apart anyway; Bengali letters are joined by the matra, and spacing cuts it.`,
          },
          {
            kind: 'text',
            title: 'Colour on screen and on paper',
            body: `A screen makes colour by **adding light**: red, green and blue lamps, all on for white, all off for black. Paper makes colour by **taking light away**: cyan, magenta, yellow and black inks each swallow a part of the white light that falls on the sheet. That is why a bright green on your phone can look tired on a printed leaflet. The ink simply cannot reach it.

## Three colours are enough

A useful rule for a beginner is 60, 30, 10:

- 60 parts of a quiet colour for the ground,
- 30 parts of a second colour for large shapes and headings,
- 10 parts of a strong colour for the one thing that must be noticed.

Limit yourself to these and use lighter or darker versions of them where you need more.

## Can everybody read it?

Text needs a difference in **lightness** to its ground, not only a difference in hue. Red on green of equal lightness flickers, and about one man in twelve cannot tell some reds and greens apart. The guidelines for web pages ask for a contrast ratio of at least 4.5 to 1 for ordinary text; free checkers calculate it from the two colour codes.

| Text on ground | Ratio, about | Fit for reading? |
| --- | --- | --- |
| black on white | 21 to 1 | yes |
| dark blue on cream | 12 to 1 | yes |
| yellow on white | 1.1 to 1 | no |

## A quick proof

Turn your design into greyscale. If headings and button texts can still be read, your colours stand on firm ground. If they vanish, change the lightness first and the hue afterwards.

## Before printing

Ask the press which colour mode it wants. Make one test print, look at it by daylight, and correct. Daylight, a yellow bulb and a white tube each change what you see.

## Tasks

1. Pick a shop you know and write down its 60, its 30 and its 10.
2. Change a finished poster into greyscale and list everything that became hard to read.
3. A client wants yellow letters on a white card. Offer two changes that keep the yellow.

**Answer to 3:** for example a dark ground behind the yellow letters, or black letters with a yellow bar beside them.`,
          },
          {
            kind: 'text',
            title: 'Exporting files for the press',
            body: `The design is finished, the client has said yes, and now the press calls: the picture is blurred and the edge is white. Both faults are avoided in the last ten minutes of the work.

## Pixels and outlines

There are two families of picture files. **Pixel** files (JPG, PNG) are a fixed mesh of coloured squares; enlarge them and the squares show. **Outline** or vector files (SVG, PDF made from outlines) store curves, so a logo can be as small as a stamp or as large as a bus. Photos are always pixels. Logos and lettering should be outlines.

## How many pixels are enough?

For print seen from reading distance, 300 pixels per inch is the usual demand. An inch is 25.4 mm, so the width in pixels is

$$\\text{pixels} = \\frac{\\text{width in mm}}{25.4} \\times 300$$

**Worked example.** An A4 sheet is 210 mm wide and 297 mm high.

$$\\frac{210}{25.4} \\times 300 \\approx 2480 \\qquad \\frac{297}{25.4} \\times 300 \\approx 3508$$

A photo that fills the sheet should therefore have about 2480 by 3508 pixels. A picture copied from a chat, perhaps 800 pixels wide, will look soft.

## Bleed

Paper is cut in piles, and the knife may miss by a millimetre. If colour reaches the edge of the sheet, let it run 3 mm **beyond** the edge on every side. This strip is the bleed. Keep letters at least 5 mm inside the edge.

## What to send

| Use | File |
| --- | --- |
| Press | PDF with bleed, type turned into outlines |
| Sign painter | SVG or PDF |
| Web and chat | PNG for logos, JPG for photos |

Name files so that a stranger understands them: *bookfair-poster-a3-print.pdf* is better than *final-final-2.pdf*.

## Tasks

1. How many pixels wide must a photo be for a leaflet of 100 mm?
2. How wide is the file of a 90 mm visiting card with bleed on both sides?
3. Look through your phone for a logo saved as JPG. Enlarge it and describe its edges.

**Answers:** 1. About 1181 pixels. 2. 96 mm.`,
          },
        ],
      },
      {
        title: 'One brief a week',
        lessons: [
          {
            kind: 'text',
            title: 'A logo for a tea stall, from brief to three sketches',
            body: `A brief is a short list of what the client needs. If the client gives you only *make it beautiful*, write the brief yourself and ask whether it is right.

## The brief

> Selim's tea stall stands beside a bus stop. His guests are drivers, students and office workers. He wants a mark for the signboard, for paper cups and for his profile picture. It will be painted by hand, so it must work in one colour.

From these four sentences the designer learns a lot. One colour: no shading. Paper cups: it must survive at 2 cm. Bus stop: it should be understood from the road.

## First on paper

Draw **twenty** tiny sketches, each no larger than a stamp, in twenty minutes. The first five will be what everybody draws: a cup with steam. Keep going; the interesting ones come after boredom. Selim's list grew like this:

- a cup with steam,
- a cup whose handle is the letter S,
- a kettle seen from the side, its spout pouring into a road,
- a bus wheel that is also a saucer seen from above.

## Choosing

Put three sketches through the same questions:

| Question | S-handle | Road kettle | Wheel saucer |
| --- | --- | --- | --- |
| Clear at 2 cm? | yes | no, road too thin | yes |
| Works in one colour? | yes | yes | yes |
| Easy to paint by hand? | yes | hard | needs a compass |
| Says *tea*? | yes | yes | not without words |

The S-handle wins, not because it is the cleverest but because it passes every row.

## Simple shapes last

Build the chosen sketch from circles, rectangles and straight lines. Use one thickness for all lines. Remove a part and look again; if nobody misses it, leave it out.

## Showing it to the client

Show the mark in use: on a cup, on a board, in a round profile picture. Explain one reason for each choice, then listen. *I don't like it* is not yet useful; ask which part feels wrong and for whom.

## Tasks

1. Write a brief of four sentences for a shop near you.
2. Draw twenty stamp-sized sketches for it and mark your three best.
3. Fill in the table above for your three and name the winner.`,
          },
          { kind: 'audio', title: 'Listen: a small design exercise every day', clip: 'study-plan' },
          { kind: 'video', title: 'Watch again: improving your poster in a second round', clip: 'practice-loop' },
        ],
      },
    ],
  },
  {
    course: 'ফ্রিল্যান্স লেখালেখি: প্রথম কাজ পর্যন্ত',
    sections: [
      {
        title: 'পাঠক কী খোঁজেন',
        lessons: [
          { kind: 'video', title: 'দেখুন: বাক্যে কে কী করছে, স্পষ্ট লেখার গোড়ার কথা', clip: 'sentence', free: true },
          {
            kind: 'text',
            title: 'শিরোনাম ও প্রথম বাক্য: পাঠককে ধরে রাখা',
            body: `ওয়েবে পাঠক আগে শিরোনাম পড়েন, তারপর প্রথম বাক্য, তারপর ঠিক করেন থাকবেন কি না। তাই এই দুটি জায়গায় সবচেয়ে বেশি সময় দিন।

## ভালো শিরোনামের তিনটি গুণ

- **কথা দেয়:** পড়লে কী জানা যাবে, তা বোঝা যায়।
- **সত্যি বলে:** লেখায় যা নেই, শিরোনামে তার লোভ দেখায় না।
- **নির্দিষ্ট:** "কিছু পরামর্শ"-এর চেয়ে "পাঁচটি পরামর্শ" বেশি কাজের।

| দুর্বল | সবল |
| --- | --- |
| গাছের যত্ন | টবের মরিচগাছে ফুল ঝরে যায় কেন |
| বই নিয়ে কিছু কথা | পরীক্ষার পর পড়ার মতো সাতটি ছোট উপন্যাস |

## প্রথম বাক্য

প্রথম বাক্যে ভূমিকা নয়, পাঠকের সমস্যাটি রাখুন। "বর্তমান যুগ বিজ্ঞানের যুগ" দিয়ে শুরু করলে পাঠক নতুন কিছু পান না। বরং লিখুন: "টবে মরিচগাছ লাগিয়েছেন, ফুলও এসেছে, কিন্তু দুদিন পরেই সব ঝরে পড়ছে।" যাঁর গাছের এই দশা, তিনি থেমে যাবেন।

## তথ্য দেওয়ার আগে

সংখ্যা, তারিখ বা উদ্ধৃতি ব্যবহার করলে অন্তত দুটি আলাদা উৎসে মিলিয়ে নিন। দুটি ওয়েবসাইট যদি একে অন্যের লেখা নকল করে থাকে, তবে সেটি আসলে একটি উৎস। মূল প্রতিবেদন বা প্রতিষ্ঠানের নিজের পাতা খুঁজুন। নিজের ভাষায় লিখুন এবং কোথা থেকে তথ্য পেলেন, তা টুকে রাখুন।

## কাজ

1. আপনার প্রিয় একটি বিষয়ের জন্য দশটি শিরোনাম লিখুন, সেরা দুটি রাখুন।
2. পুরোনো একটি লেখার প্রথম বাক্য ফেলে দিয়ে দ্বিতীয়টি থেকে পড়ুন। লেখাটি কি আরও ভালো হলো?`,
          },
        ],
      },
      {
        title: 'লেখা থেকে পেশা',
        lessons: [
          {
            kind: 'text',
            title: 'হস্তশিল্পের পণ্যের বিবরণ লেখা',
            body: `অনলাইনে ক্রেতা জিনিসটি হাতে নিতে পারেন না। পণ্যের বিবরণ তাঁর হাত আর চোখের কাজ করে দেয়।

## বিবরণের চারটি অংশ

1. **এক বাক্যে পরিচয়:** জিনিসটি কী, কার কাজে লাগবে।
2. **ছোঁয়া ও চেহারা:** উপাদান, রং, মাপ, ওজন।
3. **ব্যবহার:** কোথায়, কখন, কীভাবে।
4. **যত্ন ও সীমা:** কীভাবে ধুতে হয়, কী করা যাবে না।

## একটি উদাহরণ

*খসড়া:* আমাদের অসাধারণ নকশিকাঁথা মানে সেরা, দেখতে খুবই সুন্দর, আজই কিনুন।

*সম্পাদনার পর:* দুই স্তর পুরোনো সুতি শাড়ির ওপর হাতে সেলাই করা হালকা কাঁথা, হেমন্তের রাতে গায়ে দেওয়ার মতো। মাপ ৫ ফুট বাই ৭ ফুট। পাড়ে লাল-নীল সুতায় লতাপাতার নকশা। হাতের কাজ বলে প্রতিটির সেলাই একটু আলাদা। ঠান্ডা পানিতে আলাদা করে ধোবেন।

প্রথমটিতে আছে শুধু প্রশংসা, যা যেকোনো জিনিস নিয়ে বলা যায়। দ্বিতীয়টিতে আছে এমন তথ্য, যা কেবল এই কাঁথার।

## কাটার নিয়ম

"অসাধারণ", "সেরা", "অতুলনীয়" শব্দগুলো কেটে দিন। তারপর দেখুন কোথায় ফাঁকা লাগছে; সেখানে একটি মাপ, রং বা ব্যবহার বসান। বিক্রেতাকে না জেনে কিছু লিখবেন না। রং পাকা কি না, জানা না থাকলে জিজ্ঞেস করুন।

## কাজ

1. ঘরের একটি মাটির পাত্র বা শীতলপাটির বিবরণ ৬০ শব্দে লিখুন।
2. লেখাটি এমন কাউকে পড়ে শোনান, যিনি জিনিসটি দেখেননি। তাঁকে সেটি আঁকতে বলুন।`,
          },
          {
            kind: 'text',
            title: 'দর, সময় ও প্রথম প্রস্তাব',
            body: `প্রথম কাজের আগে দুটি প্রশ্নের উত্তর নিজের কাছে পরিষ্কার থাকা চাই: কত সময় লাগবে, আর কত নেব।

## সময় থেকে দর

একটি লেখা ধরে ঘড়ি দেখে হিসাব রাখুন। ধরা যাক, ৭০০ শব্দের একটি ব্লগ লিখতে এমন সময় লাগে:

| কাজ | সময় |
| --- | --- |
| তথ্য খোঁজা ও যাচাই | ১ ঘণ্টা ৩০ মিনিট |
| খসড়া | ১ ঘণ্টা ৩০ মিনিট |
| সম্পাদনা | ৪৫ মিনিট |
| একবার সংশোধন | ১৫ মিনিট |
| **মোট** | **৪ ঘণ্টা** |

ঘণ্টায় যদি ১৭৫ টাকা চান, তবে লেখার দাম $4 \\times 175 = 700$ টাকা, অর্থাৎ শব্দপ্রতি ১ টাকা। শুধু খসড়ার সময় ধরলে দর অনেক কম মনে হতো, আর মাস শেষে লোকসান টের পেতেন।

## প্রস্তাবে যা থাকবে

- ক্রেতার চাওয়াটি নিজের ভাষায় এক বাক্যে
- কাজটি কীভাবে করবেন, দুই-তিন ধাপে
- মিল আছে এমন একটি বা দুটি নমুনা
- দর, জমা দেওয়ার তারিখ ও কতবার সংশোধন

পুরো প্রস্তাব ১৫০ শব্দের মধ্যে রাখুন। নমুনা না থাকলে কাল্পনিক একটি দোকানের জন্য লিখে নমুনা বানান এবং সেটি যে অনুশীলন, তা জানিয়ে দিন।

## সংশোধনের অনুরোধ এলে

রাগ না করে জেনে নিন কোন অংশ, কেন। চুক্তির বাইরের কাজ হলে ভদ্রভাবে বাড়তি সময় ও দরের কথা বলুন।

## কাজ

1. নিজের একটি লেখার সময় মেপে শব্দপ্রতি দর বের করুন।
2. পরিচিত কোনো প্রতিষ্ঠানের জন্য একটি প্রস্তাব লিখুন।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Build Your First Web Pages with HTML and CSS',
    sections: [
      {
        title: 'A recipe page',
        lessons: [
          {
            kind: 'text',
            title: 'Headings, lists and a picture that can be heard',
            free: true,
            body: `HTML says what each piece of text **is**: a heading, a paragraph, a step in a list. It does not say how it looks; that comes later, with CSS.

## The recipe in tags

Most tags come in pairs, the second with a slash:

\`\`\`html
<h1>Thin dal for four</h1>
<p>Ready in thirty minutes.</p>
<h2>Steps</h2>
<ol>
  <li>Wash the lentils.</li>
  <li>Boil them with turmeric.</li>
</ol>
<img src="dal.jpg" alt="A bowl of yellow dal with fried garlic on top">
\`\`\`

- \`h1\` is the title of the page. Use it once. Parts of the page get \`h2\`, parts of a part get \`h3\`.
- \`ol\` is a list whose order matters; \`ul\` is for one whose order does not, such as the ingredients.
- \`img\` has no closing tag. Its \`alt\` text is read aloud to people who cannot see the picture, and shown when the picture does not load. *Image of food* helps nobody.

## Save and look

Save the file as \`recipe.html\`, then open it in the browser. After each change, save and reload. Nothing happens? Look for a missing bracket.

## Tasks

1. Write the page for a dish from your home, with ingredients and steps.
2. Which list is right for the stops of a bus line in order, \`ol\` or \`ul\`?

**Answer to 2:** \`ol\`.`,
          },
          { kind: 'video', title: 'Watch: write, reload, look, repair', clip: 'practice-loop' },
        ],
      },
      {
        title: 'Boxes for phone and desktop',
        lessons: [
          {
            kind: 'text',
            title: 'Notice cards in a row with flexbox',
            body: `To the browser every element is a box. The school notice board has three notices, and we want them side by side when there is room.

## The markup

\`\`\`html
<section class="board">
  <article>Sports day is on Thursday.</article>
  <article>The library closes at four.</article>
  <article>Bring your science project.</article>
</section>
\`\`\`

## The style

\`\`\`css
.board { display: flex; flex-wrap: wrap; gap: 1rem; }
.board article { flex: 1 1 14rem; padding: 1rem; border: 1px solid gray; }
\`\`\`

Read it aloud: the board is a flexible row. Its boxes may wrap to a new line, with a gap of one rem between them. Each notice would like to be 14 rem wide, may grow, and may shrink. One rem is usually 16 pixels, so 14 rem is 224 pixels.

On a phone 360 pixels wide only one card fits in a row; on a wide screen all three stand together.

## Find the fault

Open the inspector with a right click and *Inspect*. Point at a box and the browser colours its **padding** (the space inside the border) and its **margin** (the space outside). Switch rules off one by one until the fault goes away; the last rule you switched off is the one to mend.

## Task

Make one notice twice as eager to grow: give it \`flex-grow: 2\` and watch what happens as you change the window.`,
          },
          {
            kind: 'text',
            title: 'A product grid, one media query and an order form',
            body: `The third page is a shop: photos in a grid, and an order form below.

## The grid

\`\`\`css
.products { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
@media (min-width: 48rem) {
  .products { grid-template-columns: repeat(4, 1fr); }
}
\`\`\`

The letters \`fr\` mean a fraction of the free room. Two equal columns come first, because most visitors hold a phone. The **media query** is a condition: only where the window is at least 48 rem wide do four columns apply.

Give the photos \`width: 100%\` so that none is wider than its column.

## The form

\`\`\`html
<label for="phone">Your phone number</label>
<input id="phone" name="phone" type="tel" required>
<button>Send the order</button>
\`\`\`

The \`for\` of the label equals the \`id\` of the field. So a tap on the words puts the cursor into the field, and a screen reader says the words. A grey hint inside the field cannot replace a label, because it disappears as soon as somebody types.

With \`type="tel"\` a phone shows its number keys.

## Tasks

1. Change the page to three columns from 36 rem and five from 64 rem.
2. Add a field for the number of pieces. Which \`type\` suits it?
3. Walk through your form with the Tab key alone.

**Answer to 2:** \`type="number"\`, with \`min="1"\`.`,
          },
        ],
      },
    ],
  },
  {
    course: 'অফিস সফটওয়্যার: চিঠি, হিসাব আর স্লাইড',
    sections: [
      {
        title: 'নোটিশ ও হিসাবের শিট',
        lessons: [
          {
            kind: 'text',
            title: 'সভার নোটিশ: মাপ, মার্জিন ও শিরোনামের ধরন',
            free: true,
            body: `সমবায় সমিতির মাসিক সভা ডাকতে হবে। নোটিশটি এক পাতার, দেয়ালে টাঙানো হবে এবং সদস্যদের ফোনেও যাবে।

## লেখার আগে পাতা ঠিক করুন

কাগজের মাপ **এ৪** (২১০ মিমি বাই ২৯৭ মিমি) বেছে নিন। চার পাশে ২.৫ সেন্টিমিটার মার্জিন রাখলে ফাইলে গাঁথার সময় লেখা ঢাকা পড়ে না। ভাষা বাংলা এবং এমন ফন্ট নিন, যা ইউনিকোডে লেখা হয়; নইলে অন্যের কম্পিউটারে অক্ষর ভেঙে যেতে পারে।

## নোটিশের অংশ

- সমিতির নাম ও ঠিকানা
- স্মারক নম্বর ও তারিখ
- শিরোনাম: *সভার নোটিশ*
- কবে, কখন, কোথায়
- আলোচ্যসূচি, ক্রমিক নম্বরসহ
- সম্পাদকের নাম ও স্বাক্ষর

## শিরোনামের ধরন কেন

অনেকে শিরোনাম বেছে হাতে মোটা ও বড় করেন। তার বদলে সফটওয়্যারের **শিরোনামের ধরন** (Heading style) ব্যবহার করুন। তাতে একবার ধরন বদলালে সব শিরোনাম একসঙ্গে বদলায়, আর বড় দলিলে সূচিপত্র নিজে থেকেই তৈরি হয়।

একইভাবে ফাঁকা জায়গার জন্য বারবার এন্টার চাপবেন না; অনুচ্ছেদের আগে-পরে ফাঁক ঠিক করে দিন।

## পিডিএফ করুন

পাঠানোর আগে পিডিএফ করে নিন। তখন যেকোনো যন্ত্রে পাতাটি একই রকম দেখাবে, আর ভুল করে কেউ তারিখ বদলে ফেলবে না।

## কাজ

1. তিনটি আলোচ্য বিষয় দিয়ে একটি নোটিশ তৈরি করুন।
2. শিরোনামের ধরনের রং বদলে দেখুন, কয়টি জায়গা একসঙ্গে বদলাল।`,
          },
          {
            kind: 'text',
            title: 'চাঁদার খাতা থেকে শিট: বকেয়া বের করার সূত্র',
            body: `সমিতির প্রতি সদস্য মাসে ২০০ টাকা চাঁদা দেন। কাগজের খাতায় কার কত বাকি, তা খুঁজতে সময় যায়। শিটে একবার সাজালে হিসাব নিজে হয়।

## ঘর সাজানো

এক সারিতে এক সদস্য, এক কলামে এক মাস। নিচে তিন মাসের ছোট নমুনা:

| | A | B | C | D | E | F |
| --- | --- | --- | --- | --- | --- | --- |
| ১ | নাম | জানু | ফেব্রু | মার্চ | জমা | বকেয়া |
| ২ | রিনা | 200 | 200 | 200 | 600 | 0 |
| ৩ | করিম | 200 | | 100 | 300 | 300 |

## সূত্র

- জমা (E2): \`=SUM(B2:D2)\`
- বকেয়া (F2): \`=3*200-E2\`
- মন্তব্য (G2): \`=IF(F2>0,"বাকি আছে","পরিশোধ")\`

সূত্র সব সময় সমান চিহ্ন দিয়ে শুরু হয়। করিমের বেলায় বকেয়া $3 \\times 200 - 300 = 300$ টাকা। সূত্রটি এক ঘরে লিখে নিচের দিকে টেনে নিলে প্রতি সারিতে সারির নম্বর নিজে বদলায়।

## চাঁদার হার এক জায়গায় রাখুন

হার বদলে ২৫০ হলে সব সূত্র খুঁজে বদলাতে হবে? না। হারটি H1 ঘরে লিখে সূত্রে \`$H$1\` ব্যবহার করুন: \`=3*$H$1-E2\`। ডলার চিহ্ন মানে, সূত্র টানলেও ঘরটি স্থির থাকবে।

## কাজ

1. পাঁচজন সদস্যের শিট বানান, একজনের ঘর ফাঁকা রাখুন।
2. মোট আদায় ও গড় বকেয়ার সূত্র লিখুন।

**উত্তর ২:** \`=SUM(E2:E6)\` ও \`=AVERAGE(F2:F6)\``,
          },
        ],
      },
      {
        title: 'বার্ষিক সভার উপস্থাপনা',
        lessons: [
          {
            kind: 'text',
            title: 'এক স্লাইডে এক কথা',
            body: `স্লাইড বক্তার খাতা নয়, দর্শকের চোখের সাহায্য। পর্দার লেখা পড়া আর বক্তার কথা শোনা একসঙ্গে হয় না। তাই স্লাইডে যত কম লেখা, কথা তত বেশি কানে যায়।

## শিরোনামেই সিদ্ধান্ত

"আয়-ব্যয়" শিরোনাম দেখে কিছু জানা যায় না। লিখুন: **"এ বছর আয় ব্যয়ের চেয়ে ১২ হাজার টাকা বেশি"**। তার নিচে একটি চার্ট, আর কিছু নয়। দর্শক পাঁচ সেকেন্ডেই কথাটি ধরতে পারবেন।

## কোন তথ্যে কোন চার্ট

| কী দেখাবেন | চার্ট |
| --- | --- |
| কোন খাতে কত খরচ, তুলনা | স্তম্ভ |
| মাসে মাসে ওঠানামা | রেখা |
| মোটের মধ্যে দুই-তিন ভাগ | বৃত্ত |

অক্ষে একক লিখুন (টাকা, মাস), আর স্তম্ভের অক্ষ শূন্য থেকে শুরু করুন। নইলে সামান্য পার্থক্যও অনেক বড় দেখায়।

## সাত স্লাইডের একটি ছক

1. সমিতির নাম ও তারিখ
2. এ বছরের সবচেয়ে বড় খবর
3. সদস্যসংখ্যা
4. আয়
5. ব্যয়
6. আগামী বছরের পরিকল্পনা
7. সদস্যদের কাছে একটি প্রশ্ন

## মহড়া

ঘড়ি ধরে দাঁড়িয়ে অন্তত দুবার বলুন। একবার স্লাইড ছাড়াই বলে দেখুন; বিদ্যুৎ গেলেও যেন সভা থামে না। ঘরের শেষ মাথা থেকে লেখা পড়া যায় কি না, তা-ও দেখে নিন।

## কাজ

1. চাঁদার শিট থেকে একটি চার্ট বানিয়ে সিদ্ধান্তসহ শিরোনাম দিন।
2. পুরোনো একটি স্লাইডের লেখা অর্ধেক করুন।`,
          },
          { kind: 'video', title: 'দেখুন: পরিকল্পনা, মহড়া, দেখা ও শোধরানো', clip: 'practice-loop' },
        ],
      },
    ],
  },
  {
    course: 'মোবাইলে ভিডিও সম্পাদনা',
    sections: [
      {
        title: 'কাটাকুটির প্রথম পাঠ',
        lessons: [
          { kind: 'video', title: 'দেখুন: ঘটনা পরপর সাজানো, ভিডিওর সময়রেখার মতো', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'তিনটি শটে একটি ছোট গল্প',
            body: `ভিডিও সম্পাদনা মানে শুধু কাটা নয়, কী রাখব আর কোনটির পরে কোনটি আসবে, তা ঠিক করা।

## তিন রকম শট

- **দূরের শট:** জায়গাটি চেনায়। রান্নাঘর, জানালা, চুলা।
- **মাঝারি শট:** মানুষ ও কাজ দেখায়। মা পেঁয়াজ কাটছেন।
- **কাছের শট:** খুঁটিনাটি দেখায়। কড়াইয়ে পেঁয়াজ সোনালি হচ্ছে।

এই তিনটি পরপর বসালেই দর্শক বোঝেন কোথায়, কে, কী করছেন। প্রতিটি শট তোলার সময় ফোন আড়াআড়ি ধরে দশ সেকেন্ড স্থির রাখুন। কাজ শুরুর দুই সেকেন্ড আগে রেকর্ড চালু করুন, শেষের দুই সেকেন্ড পরে থামান; কাটার জন্য জায়গা থাকবে।

## কোথায় কাটবেন

কাজের **মাঝখানে** কাটা সবচেয়ে মসৃণ। মাঝারি শটে হাত কড়াইয়ের দিকে গেল, কাছের শটে হাত থেকে পেঁয়াজ পড়ল। দর্শকের চোখ নড়াচড়া অনুসরণ করে বলে জোড়াটি টের পায় না। একই জায়গা থেকে তোলা প্রায় একই রকম দুটি শট পাশাপাশি বসালে ছবি লাফিয়ে ওঠে; মাঝে একটি কাছের শট দিন।

## একটি হিসাব

দুই মিনিটের রান্নার ভিডিওতে গড়ে চার সেকেন্ডের শট ধরলে লাগবে $120 \\div 4 = 30$টি শট। তাই তোলার আগে তালিকা করুন।

## কাজ

1. চা বানানোর তিনটি শট তুলে বারো সেকেন্ডে সাজান।
2. একই শট উল্টো ক্রমে সাজিয়ে দেখুন, গল্পটি কীভাবে বদলায়।`,
          },
        ],
      },
      {
        title: 'শব্দ, রং ও লেখা',
        lessons: [
          {
            kind: 'text',
            title: 'পরিষ্কার শব্দ: কথা আগে, সুর পরে',
            body: `ছবি একটু ঝাপসা হলেও দর্শক দেখেন, কিন্তু কথা বোঝা না গেলে চলে যান। শব্দের যত্ন শুরু হয় রেকর্ডের সময়, সম্পাদনার সময় নয়।

## তোলার সময়

- ফোন বক্তার যত কাছে, কথা তত পরিষ্কার। দূরত্ব দ্বিগুণ হলে শব্দ অনেকটা ক্ষীণ হয়ে যায়।
- পাখা ও টেলিভিশন বন্ধ করুন, জানালা রাস্তার দিকে হলে সেটিও।
- বাইরে বাতাসের দিকে পিঠ দিয়ে দাঁড়ান, ফোনের মাইকটি শরীরের আড়ালে রাখুন। তারওয়ালা হেডফোনের মাইক জামায় আটকে দিলেও কাজ হয়।
- কথা শেষ হলে দশ সেকেন্ড চুপ করে শুধু **ঘরের শব্দ** রেকর্ড করুন। কাটা জায়গার ফাঁক ভরতে এটি লাগবে।

## সম্পাদনার সময়

প্রথমে শুধু কথার শব্দ শুনে কাটুন, সুর বন্ধ রাখুন। তারপর সুর যোগ করে কমাতে থাকুন, যতক্ষণ না প্রতিটি শব্দ চেষ্টা ছাড়াই বোঝা যায়। একটি সহজ শুরু:

| শব্দ | মাত্রা |
| --- | --- |
| কথা | ১০০ ভাগ |
| আশপাশ | ২০ থেকে ৩০ ভাগ |
| কথার নিচে সুর | ১০ থেকে ১৫ ভাগ |

একবার হেডফোনে, একবার ফোনের ছোট স্পিকারে শুনুন। অন্যের গান অনুমতি ছাড়া ব্যবহার করবেন না; মুক্ত লাইসেন্সের সুর নিন এবং নাম লিখে দিন।

## কাজ

এক প্রতিবেশীর এক মিনিটের সাক্ষাৎকার নিন, আগে অনুমতি চেয়ে। দুটি রূপ বানান: একটিতে সুর জোরে, একটিতে মৃদু। বন্ধুকে জিজ্ঞেস করুন, কোনটিতে বেশি কথা মনে আছে।`,
          },
          {
            kind: 'text',
            title: 'পড়া যায় এমন বাংলা সাবটাইটেল',
            body: `বাসে, ক্লাসের বিরতিতে, ঘুমন্ত শিশুর পাশে অনেকে শব্দ বন্ধ রেখে ভিডিও দেখেন। যাঁরা কানে শোনেন না, তাঁদের কাছে সাবটাইটেলই কথা। তাই এটি সাজসজ্জা নয়, ভিডিওর অংশ।

## চারটি নিয়ম

1. **এক পর্দায় বড়জোর দুই লাইন।** বাংলা লাইনে ছয়-সাতটি শব্দের বেশি নয়।
2. **পড়ার সময় দিন।** ছোট লাইনও অন্তত দেড় সেকেন্ড থাকুক। নিজে ধীরে একবার পড়ে দেখুন; পড়া শেষ হওয়ার আগে লেখা সরে গেলে সময় বাড়ান।
3. **অর্থ ধরে ভাঙুন।** "আমি কাল সকালে / বাজারে গিয়েছিলাম" ভালো। "আমি কাল / সকালে বাজারে গিয়েছিলাম" পড়তে হোঁচট লাগে।
4. **পেছনে ছায়া দিন।** সাদা লেখা আকাশে হারিয়ে যায়। আধা-স্বচ্ছ কালো পটি দিলে সব দৃশ্যে পড়া যায়।

## যুক্তবর্ণ দেখে নিন

কোনো কোনো অ্যাপে বাংলা যুক্তবর্ণ ভেঙে যায়: "বিশ্ব" লেখা "বিশ্‌ব" হয়ে যায়। রপ্তানির আগে পুরো ভিডিও একবার শুধু লেখার দিকে তাকিয়ে দেখুন। সমস্যা হলে ইউনিকোড ফন্ট বদলান।

## রপ্তানি

বেশির ভাগ কাজের জন্য ১০৮০পি, সেকেন্ডে ৩০ ছবি আর এমপি৪ ফাইল যথেষ্ট। কম ডেটায় পাঠাতে ৭২০পি করুন। মূল প্রকল্প ফাইলটি মুছবেন না; ভুল ধরা পড়লে শোধরাতে লাগবে।

## কাজ

আগের সাক্ষাৎকারে সাবটাইটেল বসান। শব্দ বন্ধ করে পরিবারের একজনকে দেখান এবং তাঁকে গল্পটি আবার বলতে বলুন।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Bookkeeping for a Small Shop',
    sections: [
      {
        title: 'The cash book',
        lessons: [
          {
            kind: 'text',
            title: 'Money in, money out, and closing the day',
            free: true,
            body: `A cash book has one rule: every taka that enters or leaves the box is written down **when it moves**. Not in the evening, and not from memory.

## One day at the shop

| Time | What | In | Out | In the box |
| --- | --- | --- | --- | --- |
| 8:00 | Opening cash | | | 1,500 |
| 8:40 | Rice and oil sold | 620 | | 2,120 |
| 10:15 | Bread delivery paid | | 450 | 1,670 |
| 13:00 | Sales until noon | 1,380 | | 3,050 |
| 19:30 | Electricity bill | | 800 | 2,250 |
| 21:00 | Evening sales | 2,100 | | 4,350 |

The last column is a running balance:

$$\\text{closing} = \\text{opening} + \\text{in} - \\text{out}$$

Here that is $1500 + 4100 - 1250 = 4350$.

## Counting

At closing time count the notes and coins. If the box holds 4,350 taka, sign the page. If it holds 4,300, write *short 50* in a line of its own. Never change an older line to make the sum fit; a shortage that shows up every Thursday tells you something.

Keep mobile payments in a second set of columns, because that money is not in the box.

## Family money

If 300 taka goes home for fish, write *owner's drawing 300*. It is not an expense of the shop, but it has left the box.

## Task

Tomorrow's box opens with 4,350. Sales are 3,900, supplier payments 2,600 and drawing 500. What should be counted?

**Answer:** 5,150 taka.`,
          },
          { kind: 'video', title: 'Watch: numbers as steps, money in and money out', clip: 'number-line' },
        ],
      },
      {
        title: 'What the numbers say',
        lessons: [
          {
            kind: 'text',
            title: 'The customer credit list',
            body: `Selling on credit keeps good customers and empties the box, both at once. The credit list keeps the two in balance.

## One page for each customer

| Date | Goods | Taken | Paid | Owes |
| --- | --- | --- | --- | --- |
| 2 May | Rice, dal | 840 | | 840 |
| 9 May | Oil | 190 | | 1,030 |
| 15 May | Payment | | 600 | 430 |

Three habits make the page trustworthy. Write the goods, not only the sum. Let the customer see the line when it is written. Give or send a short receipt for every payment.

## A limit and a day

Agree on both before the first bag of rice is carried away: for example at most 1,500 taka, paid on the seventh of the month.

## How old is the debt?

At the end of the month sort what people owe by age:

- less than 30 days: 6,200 taka
- 30 to 60 days: 2,400 taka
- more than 60 days: 900 taka

Together 9,500 taka. Old debts seldom come back, so visit the last group first, politely and with the page in your hand.

Keep a second list of the same kind for what **you** owe to suppliers. If suppliers want 7,000 taka on the tenth and customers pay on the fifteenth, you now know about the gap a month earlier.

## Task

Which share of the 9,500 taka is older than 60 days?

**Answer:** $900 \\div 9500 \\approx 9.5$ per cent.`,
          },
          {
            kind: 'text',
            title: 'Profit is not cash',
            body: `Nasima's shop sold goods for 90,000 taka in June, yet on the thirtieth she could not pay the rice dealer. Did the shop make a loss? Let us see.

## What the sold goods cost

She counted her stock on the first and on the last day of the month.

$$\\text{cost of goods sold} = \\text{opening stock} + \\text{purchases} - \\text{closing stock}$$

$$40000 + 82000 - 50000 = 72000$$

## The two profits

| | Taka |
| --- | --- |
| Sales | 90,000 |
| Cost of goods sold | 72,000 |
| **Gross profit** | **18,000** |
| Rent, electricity, helper | 11,000 |
| **Net profit** | **7,000** |

The shop earned 7,000 taka. Where is it?

## Follow the money

Her shelf grew from 40,000 to 50,000: 10,000 taka turned into goods. Customers took 6,000 taka on credit that is counted as sales but has not been paid. Profit of 7,000, less 10,000, less 6,000: the box is 9,000 taka *poorer* than at the start, if all purchases were paid at once.

So a month can be good and the box still empty. Buying slow goods in smaller lots and collecting old credit may help sooner.

## Tasks

1. What would the change in cash have been with a closing stock of 40,000 and purchases of 72,000?
2. Name one item in a shop near you that probably sits too long on the shelf.

**Answer to 1:** net profit 7,000 less 6,000 credit: 1,000 taka more.`,
          },
        ],
      },
    ],
  },
]
