import type { DemoCurriculum } from './types.ts'

export const freeCourse: DemoCurriculum[] = [
  {
    course: 'Touch Typing in Fifteen Days',
    sections: [
      {
        title: 'The home row',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: plan, try, look, improve, for your first drills',
            clip: 'practice-loop',
            free: true,
          },
          {
            kind: 'text',
            title: 'Where each finger rests',
            free: true,
            body: `Run a finger over the letters F and J. On nearly every keyboard each of them has a small bump. These bumps are there for people who do not look down: they tell your hands where home is.

## The home row

Put your left index finger on F and your right index finger on J. The other fingers lie down beside them, one key each.

| Hand | Little | Ring | Middle | Index |
| --- | --- | --- | --- | --- |
| Left | A | S | D | F |
| Right | ; | L | K | J |

Both thumbs hover above the space bar; use whichever is more comfortable. Your index fingers are the busiest: besides F and J they also look after G and H, the two keys in the middle.

## How to press a key

Think of tapping a drum with a fingertip, not of pushing a doorbell. The finger goes down, comes up and **returns home**. The other fingers stay where they are. If your whole hand travels with one finger, slow down until it no longer does.

## The first drill

Cover your hands with a light cloth, or simply look at the screen. Type each line four times. Say the letter in your head as you press it.

- fff jjj fff jjj fj fj fj
- ddd kkk ddd kkk dk dk dk
- sss lll aaa ;;; sl sl a; a;
- asdf jkl; asdf jkl;

As soon as these run without a mistake, go on to real words:

- a sad lad; a fall; ask dad
- all lads ask; a salad; a flask
- glass; half; hash; a flag falls

Made a mistake? Finish the line, then type that one word three times slowly. Do not stare at the wrong key; remember which finger should have moved.

## Why it feels slow

With two fingers you already have a speed, and today you will be far below it. That is the price of the first week. Around the fourth or fifth day the fingers begin to go by themselves.

## Tasks

1. Close your eyes, take your hands off the keyboard and find home by the bumps, ten times.
2. Which finger presses G? Which presses L?
3. Type *a lass asks all lads* five times without an error.

**Answers to 2:** the left index finger; the right ring finger.`,
          },
          {
            kind: 'text',
            title: 'Chair, screen and wrists',
            body: `Typing is light work, but an hour of it in a bad position hurts. Five minutes spent on the table and the chair today will save your neck and your wrists for years.

## From the feet upwards

1. **Feet** flat on the floor. If they hang in the air, put a thick book or a brick under them.
2. **Knees and hips** at about a right angle, your back against the chair. A folded shawl behind the lower back helps on a hard chair.
3. **Elbows** close to the body, also at about a right angle. If the table is too high, sit on a cushion and raise your feet.
4. **Wrists** straight, neither bent up nor bent down. They float above the table while you type and rest only when you pause.
5. **Screen** an arm's length away, its upper edge at the height of your eyes or a little lower.

A laptop breaks the last rule, because its screen is fixed to its keyboard. For long work put it on a pile of books and connect a separate keyboard, if you can borrow one.

## Common faults

| What you feel | Likely cause | Change |
| --- | --- | --- |
| Ache between the shoulders | you lean forward to see | larger letters, screen nearer |
| Pain on the back of the hand | wrists bent upwards | fold in the keyboard's feet |
| Burning eyes | light from a window on the screen | turn the table sideways to the window |

The little feet under many keyboards look helpful. They make the keys easier to see, but they bend the wrists upwards, and you are learning not to look.

## Breaks

After twenty minutes stand up. Look at something far away for twenty seconds, roll your shoulders, open and close your hands. Your drills last only twenty minutes a day, so the break comes at the end; keep the habit when you type longer texts later.

If a pain does not go away after some days of rest, stop the drills and ask a doctor.

## Tasks

1. Ask somebody to photograph you from the side while you type. Check the five points.
2. Change one thing and take the photograph again.
3. Why is a window behind the screen or behind your back worse than one at your side?

**Answer to 3:** behind the screen it dazzles you; behind your back it is mirrored in the screen.`,
          },
        ],
      },
      {
        title: 'Fifteen daily drills',
        lessons: [
          {
            kind: 'text',
            title: 'Top row and bottom row, with real words',
            body: `From the third day on you leave home, but only for short visits. Every key above and below the home row belongs to the finger that is nearest.

## Who goes where

| Finger | Left: up, home, down | Right: up, home, down |
| --- | --- | --- |
| Little | Q, A, Z | P, ; and / |
| Ring | W, S, X | O, L, full stop |
| Middle | E, D, C | I, K, comma |
| Index | R, F, V | U, J, M |
| Index, inner side | T, G, B | Y, H, N |

The columns are slanted: from home the finger goes a little to the left on its way up and a little to the right on its way down. Do the movement five times without pressing, to let the finger learn the distance.

## Days three to six: the top row

Add a few letters a day, in this order: E and I, then R and U, then T and Y, then W, O, Q and P.

- *E and I:* side, like, idea, field, skill
- *R and U:* sure, hurdle, rules, fire
- *T and Y:* their, study, first, daily
- *W, O, Q, P:* quiet, world, people, power, follow

A curious word for the end of day six: **typewriter** can be typed on the top row alone. Try it without looking.

## Days seven to nine: the bottom row

Begin with N and M, then V and B, then C and X, and Z last, since it is seldom needed.

- *N and M:* man, name, morning, mountain
- *V and B:* brave, above, believe, bubble
- *C and X:* school, exercise, excellent
- *Z:* puzzle, zebra, size

After comma and full stop comes **one** space, never before them.

## The daily pattern

Five minutes of yesterday's keys, ten minutes of new ones, five minutes of a paragraph from a schoolbook. In the paragraph you may meet letters you have not learned yet; look down for those and only for those.

## Tasks

1. Type *the quick brown fox jumps over the lazy dog* three times. What is special about the sentence?
2. Write ten words of your own that use B, V or N, and type them.

**Answer to 1:** it contains every letter of the English alphabet.`,
          },
          {
            kind: 'text',
            title: 'Numbers and the shift keys',
            body: `Capitals and numbers are where most typists start to look down again. A small rule prevents it.

## Shift with the other hand

A keyboard has two shift keys for a good reason: the hand that types the letter does not hold shift. For a capital **R** (left hand) the *right* little finger holds shift. For a capital **K** (right hand) the *left* little finger does. The order is: shift down, letter, shift up. If you get *RIna* instead of *Rina*, shift came up too late; if you get *rina*, too early.

Drill: Asha Jamal Dina Karim Fahim Lima Sadia Omar Tania Nabil. Then names of towns: Dhaka, Khulna, Sylhet, Rangpur, Barishal, Pabna.

Leave the caps lock alone. It is useful for a whole line in capitals and for nothing else.

## The number row

| Key | 1 | 2 | 3 | 4 and 5 | 6 and 7 | 8 | 9 | 0 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| Finger | L little | L ring | L middle | L index | R index | R middle | R ring | R little |

The way is long, so the hand may leave home for a moment. Come back and feel the bumps after every number.

- 12 34 56 78 90 09 87 65
- 1971 1952 2024 365 24 60
- 14 books, 25 pens, 36 pages, 48 chairs

## A table of numbers

Between columns press **Tab**, at the end of a row **Enter**. Type this as your test of day twelve:

| Item | Pieces | Price in taka |
| --- | --- | --- |
| Notebook | 24 | 45 |
| Pencil | 60 | 12 |
| Ruler | 18 | 30 |

Read the number as a whole before typing it: *forty-five*, not *four* and then *five*. Then compare the screen with the paper, digit by digit. A wrong letter looks odd; a wrong digit looks perfectly fine, and that is what makes it dangerous.

## Tasks

1. Type today's date, your date of birth and a phone number of eleven digits, five times each.
2. Which shift key do you use for P, for T and for the question mark?
3. Type the table above without an error.

**Answers to 2:** left, right, left.`,
          },
          { kind: 'audio', title: 'Listen: twenty minutes a day, with breaks and repetition', clip: 'study-plan' },
        ],
      },
      {
        title: 'From accurate to fast',
        lessons: [
          {
            kind: 'text',
            title: 'Why slow and clean wins: measuring your speed',
            body: `Two friends copy the same page. Nabil is quick and makes many mistakes; Lima is calm and makes few. Who finishes first? To answer we need a fair way of measuring.

## A word is five strokes

Because words have different lengths, typing speed counts **five keystrokes as one word**, spaces included.

$$\\text{words per minute} = \\frac{\\text{keystrokes}}{5 \\times \\text{minutes}}$$

**Worked example.** You type 840 keystrokes in 6 minutes:

$$\\frac{840}{5 \\times 6} = 28$$

That is 28 words a minute, nearly the aim of this course.

Accuracy is the share of right keystrokes:

$$\\text{accuracy} = \\frac{\\text{right keystrokes}}{\\text{all keystrokes}} \\times 100$$

With 21 wrong out of 840 it is $\\frac{819}{840} \\times 100 = 97.5$ per cent.

## What a mistake costs

To mend one wrong letter you notice it, go back, delete, type again and find your place in the text: about three seconds for a beginner. The page of Nabil and Lima has 1,500 keystrokes.

| | Typing speed | Time to type | Mistakes | Time to mend | Total |
| --- | --- | --- | --- | --- | --- |
| Nabil | 30 | 10 min | 90 | 4.5 min | 14.5 min |
| Lima | 25 | 12 min | 15 | 0.75 min | 12.75 min |

Lima types more slowly and finishes earlier. Her fingers have also practised the right movements, while Nabil's have practised ninety wrong ones.

## Finding your weak keys

After each drill note the letters that went wrong. After three days a pattern appears, for example *B with the wrong hand* or *O instead of I*. Make a line of words with just these letters and begin the next day with it. Raise your speed only when accuracy has been 97 per cent or better for two days.

## Tasks

1. What is the speed for 1,200 keystrokes in 8 minutes?
2. How many mistakes may a text of 600 keystrokes have at 98 per cent?
3. Type a page for five minutes and write down speed, accuracy and your three weakest keys.

**Answers:** 1. 30 words a minute. 2. 12.`,
          },
          { kind: 'video', title: 'Watch: the parts of a sentence, before you type from dictation', clip: 'sentence' },
          {
            kind: 'text',
            title: 'Typing from dictation and the last test',
            body: `In a dictation there is no page to look at. The ear takes the place of the eye, and the fingers must follow by themselves. It is the best proof that you have learned to type.

## Listen in groups

Nobody can type letter by letter what somebody says. Take in a **group of words** that belong together, type it, and listen to the next one while your fingers finish.

> My younger brother / goes to school by boat / because the road is under water / from July to September.

The slashes mark natural groups. They fall between the parts of the sentence: who, does what, why, when. If your partner reads in such groups with a short pause after each, you will hardly fall behind.

## What to do when you fall behind

- Leave a gap of three spaces and go on with the next group.
- Do not go back to mend a letter while the voice is speaking.
- At the end fill the gaps, then correct spelling, then commas and full stops.

Speak about signs beforehand. The reader may say *comma*, *full stop* and *new line*; proper names are spelled out once.

## Three days of practice

| Day | Text | Pace of the reader |
| --- | --- | --- |
| 13 | ten short sentences | waits until you have finished |
| 14 | a letter of 100 words | a group every six seconds |
| 15 | a page of about 200 words | steady, one repetition |

If nobody can read to you, record yourself with the phone, slowly, and play it the next day.

## The last test

On day fifteen type three pieces: a letter, a table of numbers and the dictation. Work out speed and accuracy for each, and put the sheet beside the one from day one. Most learners see that numbers are slowest and mistakes have fallen more than they expected.

## After the course

Skill stays if it is used. Write your homework, your messages and your shopping list with ten fingers, and do one clean drill a week.

## Tasks

1. Divide a paragraph of your science book into groups with slashes.
2. Let a friend dictate it and count the gaps you had to leave.
3. Your reader gives 10 groups a minute with 3 words each on average. Which speed is that?

**Answer to 3:** about 30 words a minute.`,
          },
        ],
      },
    ],
  },
  {
    course: 'স্পোকেন ইংলিশ: প্রথম দশটি কথোপকথন',
    sections: [
      {
        title: 'আলাপের শুরু',
        lessons: [
          { kind: 'video', title: 'দেখুন: কে কী করে, বাক্যের অংশগুলো', clip: 'sentence', free: true },
          {
            kind: 'text',
            title: 'এক মিনিটে নিজের পরিচয়',
            body: `নিজের পরিচয় দেওয়া সবচেয়ে দরকারি কথোপকথন, আর সবচেয়ে সহজ। কারণ উত্তরগুলো আপনি আগে থেকেই জানেন।

## আগে শুনুন

> **Rina:** Hello, I'm Rina. What's your name?
>
> **Karim:** Hi, Rina. I'm Karim. I'm in class eight. And you?
>
> **Rina:** I'm in class nine. Where are you from?
>
> **Karim:** I'm from Bogura, but we live in Dhaka now.
>
> **Rina:** Nice to meet you.
>
> **Karim:** Nice to meet you, too.

একবার পুরোটা জোরে পড়ুন, তারপর শুধু করিমের অংশ নিজের তথ্য দিয়ে বলুন।

## তিনটি ছাঁচ

| বলতে চান | ছাঁচ |
| --- | --- |
| নাম, ক্লাস | I'm ... / I'm in class ... |
| বাড়ি | I'm from ... / I live in ... |
| পছন্দ | I like ... because ... |

কথা বলার সময় *I am* প্রায় সব সময় *I'm* হয়ে যায়। *My name is* ভুল নয়, তবে আলাপে *I'm* বেশি শোনা যায়।

## না বুঝলে

চুপ করে থাকবেন না। বলুন: *Sorry, could you say that again, please?* অথবা *Could you speak a little more slowly, please?* এতে লজ্জার কিছু নেই; ইংরেজিভাষীরাও এমন বলেন।

## কাজ

1. ছাঁচগুলো দিয়ে আটটি বাক্যে নিজের পরিচয় রেকর্ড করুন, কাগজ না দেখে।
2. বিদায়ের চারটি উপায় অভ্যাস করুন: *Bye! See you tomorrow. Take care. It was nice talking to you.* শিক্ষককে কোনটি বলবেন?

**উত্তর ২:** *It was nice talking to you* সবচেয়ে ভদ্র শোনায়।`,
          },
        ],
      },
      {
        title: 'বাইরে ও ফোনে',
        lessons: [
          {
            kind: 'text',
            title: 'দোকানে দাম, রাস্তায় পথ',
            body: `দুটি জায়গা, যেখানে ইংরেজি বলার দরকার হঠাৎ এসে পড়ে। ছোট বাক্য আর একটি *please*, এতেই কাজ চলে।

## দোকানে

> **You:** Excuse me, how much is this umbrella?
>
> **Seller:** It's four hundred taka.
>
> **You:** That's a bit too much for me. Could you make it three-fifty?
>
> **Seller:** Three-eighty, and that's my last price.
>
> **You:** All right, I'll take it. Here you are.

একটি জিনিস হলে *How much **is** this?*, একাধিক হলে *How much **are** these?* "আমি এটা নেব" বলতে *I take it* নয়, বলুন *I'll take it*। মুহূর্তে নেওয়া সিদ্ধান্তে *will* বসে।

## রাস্তায়

> **You:** Excuse me, could you tell me the way to the post office?
>
> **Man:** Go straight, then turn left at the mosque. It's on your right.
>
> **You:** Straight, left at the mosque, on the right. Thank you!

শেষ লাইনটি লক্ষ করুন: পথের কথা **নিজে আবার বলা**। এতে ভুল শুনলে সঙ্গে সঙ্গে ধরা পড়ে।

| ইংরেজি | বাংলা |
| --- | --- |
| turn left / right | বাঁয়ে / ডানে ঘুরুন |
| opposite the bank | ব্যাংকের উল্টো দিকে |
| next to | পাশেই |
| at the corner | মোড়ে |

## কাজ

1. দুজনে দোকানি ও ক্রেতা সেজে জুতা কিনুন। *Is* হবে, না *are*?
2. বাড়ি থেকে স্কুলের পথ চারটি বাক্যে ইংরেজিতে বলুন।

**উত্তর ১:** shoes একাধিক, তাই *How much are these shoes?*`,
          },
          {
            kind: 'text',
            title: 'v, z, f আর শব্দের জোর',
            body: `বাংলায় যে ধ্বনি নেই, কান প্রথমে সেটি শুনতেই পায় না। তাই আগে মুখের জায়গাটি চিনুন, পরে কান তৈরি হবে।

## তিনটি কঠিন ধ্বনি

- **f:** ওপরের দাঁত নিচের ঠোঁটে আলতো ছোঁয়ান, বাতাস ছাড়ুন। দুই ঠোঁট মিললে "ফ" হয়ে যাবে, f নয়।
- **v:** f-এর মতোই মুখ, শুধু গলা কাঁপবে। গলায় আঙুল রেখে কাঁপন টের পান। "ভ" বলতে দুই ঠোঁট মেলে, v বলতে মেলে না।
- **z:** "স"-এর মতো বাতাস ছেড়ে গলা কাঁপান, মৌমাছির গুনগুনের মতো। "জ"-এর মতো জিভ আটকে যাবে না।

জোড়ায় বলুন, আয়নার সামনে:

| f / p | v / b | z / j |
| --- | --- | --- |
| fan / pan | van / ban | zest / jest |
| fast / past | vest / best | raise / rage |
| coffee / copy | vote / boat | buzz / budge |

## কোন অংশে জোর

ইংরেজি শব্দের একটি অংশ জোরে ও লম্বা করে বলা হয়। জোর ভুল জায়গায় পড়লে চেনা শব্দও অচেনা লাগে: TAble, toDAY, baNAna, comPUter। কখনো জোর অর্থও বদলায়: REcord মানে রেকর্ড (বিশেষ্য), reCORD মানে রেকর্ড করা (ক্রিয়া)।

## মনে মনে অনুবাদ কমানো

বাংলা বাক্য বানিয়ে ইংরেজি করতে গেলে দেরি হয়। দিনে পাঁচ মিনিট চারপাশের জিনিস দেখে সরাসরি ইংরেজিতে বলুন: *The fan is on. My tea is hot.* ছোট বাক্যই যথেষ্ট।

## কাজ

*Five very big zebras visited the zoo* বাক্যটি রেকর্ড করুন। এক সপ্তাহ পর আবার করে মিলিয়ে শুনুন।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Spreadsheets from the First Cell',
    sections: [
      {
        title: 'A mark list that adds itself up',
        lessons: [
          {
            kind: 'text',
            title: 'Cells, SUM, AVERAGE and copying a formula',
            free: true,
            body: `A spreadsheet is squared paper on which every square has an address. Columns have letters, rows have numbers. The square in column C and row 2 is the **cell** C2.

## The mark list

| | A | B | C | D | E |
| --- | --- | --- | --- | --- | --- |
| 1 | Name | Bengali | English | Maths | Total |
| 2 | Asha | 72 | 65 | 81 | 218 |
| 3 | Jamal | 58 | 70 | 64 | 192 |

The totals are not typed. In E2 stands \`=SUM(B2:D2)\`. The equals sign says: calculate. The colon says: from here to there. For the average of Asha's marks write \`=AVERAGE(B2:D2)\`; it gives $218 \\div 3 \\approx 72.67$.

## Copying

Click E2, take the small square in its corner and pull it down. In E3 you now find \`=SUM(B3:D3)\`. The program understood the formula as *the three cells to my left* and moved it along. That is why one formula serves a class of sixty.

## Find the mistake

In a practice sheet E4 shows 134 although the marks are 64, 70 and 75. A click on the cell reveals \`=SUM(B4:C4)\`. The range is one column too short. Whenever a sum surprises you, click it and look at its range.

## Tasks

1. Enter five pupils and let the sheet find all totals.
2. What does \`=AVERAGE(B2:B3)\` tell you?

**Answer to 2:** the average Bengali mark of Asha and Jamal, which is 65.`,
          },
          { kind: 'video', title: 'Watch: equal parts of a whole, the idea behind percentages', clip: 'fractions' },
        ],
      },
      {
        title: 'Budget and stock register',
        lessons: [
          {
            kind: 'text',
            title: 'A family budget with percentages and a chart',
            body: `Where does the money go? A budget sheet answers in an evening.

## Expenses of one month

| | A | B | C |
| --- | --- | --- | --- |
| 1 | Item | Taka | Share |
| 2 | Food | 12,000 | 48% |
| 3 | Rent | 7,500 | 30% |
| 4 | School | 3,000 | 12% |
| 5 | Transport | 2,500 | 10% |
| 6 | Total | 25,000 | 100% |

B6 holds \`=SUM(B2:B5)\`. The share of food is its part of the total:

$$\\frac{12000}{25000} = 0.48$$

That is 48 per cent, so C2 could be \`=B2/B6\`. But pull that down and C3 becomes \`=B3/B7\`, and B7 is empty: the sheet complains about dividing by zero. The total must stay fixed while the item moves. Mark the fixed cell with dollar signs, \`=B2/$B$6\`, and the copy works in every row. Then format the column as a percentage.

## The right chart

For comparing items take a **bar chart**. Select A2 to B5 without the total, or the total will tower over everything. Give the chart a title that says something: *Food takes almost half of our month*. Write the unit, taka, on the axis.

Sort the items by size first; bars in order are easier to compare.

## Tasks

1. Rent rises to 8,500 taka. What is its new share of the new total?
2. Make the sheet for your own pocket money.

**Answer to 1:** $8500 \\div 26000 \\approx 32.7$ per cent.`,
          },
          {
            kind: 'text',
            title: 'The stock register: IF, a price lookup and hunting errors',
            body: `A shop shelf in a sheet should warn you before it is empty.

## A warning with IF

| | A | B | C | D |
| --- | --- | --- | --- | --- |
| 1 | Goods | In stock | Minimum | Note |
| 2 | Soap | 14 | 20 | order |
| 3 | Salt | 35 | 15 | enough |

In D2 stands \`=IF(B2<C2,"order","enough")\`. Read it as a question with two answers: is the stock below the minimum? If so, *order*, otherwise *enough*. Words stand in quotation marks, numbers do not.

## Looking up a price

On a second sheet named Prices, column A lists the goods and column B their prices. To fetch the price of the goods in A2:

\`=VLOOKUP(A2,Prices!A:B,2,FALSE)\`

In words: search for A2 in the first column of that list, and give me what stands in column 2 of the same row. FALSE means that only an exact match counts. If *Soap* is spelled *Soap* with a space at the end, nothing is found, and the cell shows an error.

## Hunting errors

- \`#DIV/0!\` division by an empty cell or zero
- \`#N/A\` a lookup found nothing
- \`#VALUE!\` text where a number was expected
- \`#REF!\` a cell that was deleted

Numbers that stick to the left edge of a cell are usually text; retype them.

## Task

Soap sells 6 pieces a day. Write a formula for the days until it runs out.

**Answer:** \`=B2/6\``,
          },
        ],
      },
    ],
  },
  {
    course: 'নিরাপদ ইন্টারনেট: নিজের তথ্য নিজের হাতে',
    sections: [
      {
        title: 'দরজায় তালা: পাসওয়ার্ড ও পিন',
        lessons: [
          {
            kind: 'text',
            title: 'বাক্য দিয়ে পাসওয়ার্ড, দুই ধাপে যাচাই',
            free: true,
            body: `আপনার নাম, জন্মসাল আর 123 মিলিয়ে যে পাসওয়ার্ড, তা আপনাকে চেনে এমন যে কেউ অনুমান করতে পারে। আর যন্ত্র সেকেন্ডে অগণিত পাসওয়ার্ড যাচাই করতে পারে, তাই ছোট পাসওয়ার্ডও টেকে না।

## দুর্বলতার লক্ষণ

- আট অক্ষরের কম
- নাম, ফোন নম্বর, জন্মতারিখ
- পরপর অক্ষর, যেমন 12345678 বা qwerty
- একই পাসওয়ার্ড সব জায়গায়

শেষেরটি সবচেয়ে বিপজ্জনক। একটি সাইট থেকে ফাঁস হলে সব দরজা একসঙ্গে খুলে যায়।

## লম্বা হলেই শক্ত

সম্পর্কহীন চারটি শব্দ এলোমেলো বেছে জুড়ে দিন, যেমন *নৌকা-পেনসিল-শুক্রবার-কাঁঠাল* ইংরেজি অক্ষরে। ছবি কল্পনা করলে মনে থাকে: শুক্রবারে নৌকায় বসে পেনসিল দিয়ে কাঁঠাল আঁকছি। এখানকার উদাহরণটি নেবেন না, নিজেরটি বানান। পরিচিত গান বা কবিতার লাইনও নয়। অনেক পাসওয়ার্ড মনে রাখতে বিশ্বস্ত পাসওয়ার্ড ম্যানেজার ব্যবহার করা যায়।

## দুই ধাপের যাচাই

পাসওয়ার্ডের পর ফোনে একটি কোড চাইলে চোরের হাতে পাসওয়ার্ড গেলেও সে ঢুকতে পারে না। অ্যাকাউন্টের সেটিংসে "নিরাপত্তা" অংশে এটি চালু করুন। ই-মেইল থেকে শুরু করুন, কারণ অন্য সব অ্যাকাউন্টের পাসওয়ার্ড সেখান থেকেই বদলানো যায়।

> পিন ও ওটিপি কাউকে বলবেন না। ব্যাংক বা মোবাইল ব্যাংকিংয়ের কর্মীও এগুলো চান না।

## কাজ

আজ একটি অ্যাকাউন্টে নতুন পাসওয়ার্ড ও দুই ধাপের যাচাই চালু করুন।`,
          },
          { kind: 'video', title: 'দেখুন: ভাবা, চেষ্টা, দেখা, শোধরানো; নিরাপদ অভ্যাস গড়ার পথ', clip: 'practice-loop' },
        ],
      },
      {
        title: 'ফাঁদ, গোপনীয়তা ও সম্মান',
        lessons: [
          {
            kind: 'text',
            title: 'তিনটি চেনা ফাঁদ ও তার লক্ষণ',
            body: `প্রতারক আপনার ফোন ভাঙে না, মন ভাঙে। লোভ, ভয় বা মায়া দিয়ে সে আপনাকে তাড়াহুড়া করায়।

## তিনটি বার্তা

| বার্তা | কী দিয়ে টানে | আসল উদ্দেশ্য |
| --- | --- | --- |
| "আপনি ৫০ হাজার টাকা জিতেছেন, পিন দিন" | লোভ | হিসাব খালি করা |
| "দোস্ত, বিপদে আছি, এখনই টাকা পাঠা" | মায়া | চেনা মানুষ সেজে টাকা নেওয়া |
| "চাকরি নিশ্চিত, ফি ১,০০০ টাকা আজই" | আশা | ফি নিয়ে উধাও হওয়া |

## লক্ষণ

- **তাড়া:** "দশ মিনিটের মধ্যে", "আজই শেষ দিন"।
- **গোপনীয়তা:** "কাউকে বলবেন না"।
- **উল্টো টাকা:** পুরস্কার বা চাকরি পেতে আগে টাকা দিতে বলা।
- **অদ্ভুত ঠিকানা:** চেনা নামের মতো, কিন্তু এক অক্ষর আলাদা।

## কী করবেন

1. থামুন। সত্যি খবর দশ মিনিট পরেও সত্যি থাকে।
2. অন্য পথে যাচাই করুন। বন্ধুর বার্তা হলে তার চেনা নম্বরে ফোন করে গলা শুনুন; ব্যাংক হলে কার্ডের পেছনের নম্বরে ফোন করুন, বার্তার নম্বরে নয়।
3. লিংকে চাপ না দিয়ে নিজে ঠিকানা লিখে ঢুকুন।
4. টাকা চলে গেলে দেরি না করে সেবাদাতার হেল্পলাইনে জানান এবং থানায় সাধারণ ডায়েরি করুন।

## কাজ

ফোনে আসা একটি সন্দেহজনক বার্তা পরিবারের সবাই মিলে পড়ুন। ওপরের কয়টি লক্ষণ তাতে আছে?`,
          },
          {
            kind: 'text',
            title: 'গুজবের আগে তিন প্রশ্ন, হয়রানির পরে চার ধাপ',
            body: `## কোন ছবি কে দেখছে

ছবি দেওয়ার আগে দেখুন দর্শক "সবাই", না "বন্ধুরা"। স্কুলের পোশাক, বাড়ির ফটক বা গাড়ির নম্বর থেকে ঠিকানা বোঝা যায়। অন্যের ছবি দিতে তাঁর অনুমতি নিন; ছোট ভাইবোনেরও সম্মান আছে।

## শেয়ারের আগে তিনটি প্রশ্ন

1. **কে বলছে?** নাম-পরিচয়হীন পাতা, না দায়িত্বশীল প্রতিষ্ঠান?
2. **আর কে বলছে?** অন্তত দুটি আলাদা সংবাদমাধ্যমে খুঁজুন।
3. **কবেকার?** পুরোনো ছবি নতুন ঘটনার নামে ঘোরে।

একটি প্রশ্নেরও উত্তর না মিললে শেয়ার করবেন না। ভুল ছড়িয়ে ফেললে মুছে দিয়ে সেটি জানান।

## হয়রানি হলে

দোষ আপনার নয়। একা সামলানোর চেষ্টা করবেন না।

1. **উত্তর দেবেন না, টাকা বা নতুন ছবি দেবেন না।**
2. **প্রমাণ রাখুন:** পর্দার ছবি, প্রোফাইলের ঠিকানা, তারিখ ও সময়। মুছে ফেলার আগে রাখুন।
3. **ব্লক ও রিপোর্ট করুন।**
4. **জানান:** মা-বাবা, শিক্ষক বা বিশ্বস্ত বড় কাউকে। জরুরি বিপদে ৯৯৯, শিশুদের সহায়তায় ১০৯৮, নারী ও শিশু নির্যাতনে ১০৯ নম্বরে ফোন করা যায়।

বন্ধু হয়রানির কথা বললে আগে শুনুন, দোষ খুঁজবেন না।

## কাজ

মা-বাবার সঙ্গে বসে নিজের একটি অ্যাকাউন্টের গোপনীয়তার সেটিংস দেখুন এবং একটি জিনিস বদলান।`,
          },
        ],
      },
    ],
  },
  {
    course: 'বাংলা টাইপিং ও দাপ্তরিক চিঠি',
    sections: [
      {
        title: 'বর্ণ থেকে শব্দ',
        lessons: [
          {
            kind: 'text',
            title: 'যুক্তবর্ণ, ফলা ও রেফ টাইপ করা',
            free: true,
            body: `ছাপায় যুক্তবর্ণ একটি আলাদা চিহ্নের মতো দেখায়। কিন্তু ইউনিকোডে কম্পিউটার সেটি রাখে টুকরো টুকরো করে: ব্যঞ্জন, **হসন্ত**, ব্যঞ্জন। এই কথাটি বুঝলে যেকোনো কিবোর্ডে যুক্তবর্ণ লেখা যায়, কারণ সব কিবোর্ডেই হসন্ত বা জোড়া দেওয়ার একটি চাবি আছে।

## চেনা যুক্তবর্ণ

| যুক্তবর্ণ | ভাঙলে | শব্দ |
| --- | --- | --- |
| ক্ষ | ক + ষ | শিক্ষা |
| জ্ঞ | জ + ঞ | বিজ্ঞান |
| ঞ্চ | ঞ + চ | অঞ্চল |
| ঙ্গ | ঙ + গ | বঙ্গ |
| হ্ম | হ + ম | ব্রহ্মপুত্র |
| ষ্ণ | ষ + ণ | উষ্ণ |
| ত্ত | ত + ত | উত্তর |

## ফলা ও রেফ

- **র-ফলা:** ব্যঞ্জনের পরে হসন্ত ও র। প্রথম = প + হসন্ত + র + থ + ম।
- **য-ফলা:** ব্যঞ্জনের পরে হসন্ত ও য। বিদ্যা, ব্যবহার।
- **রেফ:** র আগে, তারপর হসন্ত, তারপর ব্যঞ্জন। কর্ম = ক + র + হসন্ত + ম। চোখে রেফ দেখা যায় ম-এর মাথায়, কিন্তু টাইপ হয় ম-এর **আগে**।

## কার কখন

ই-কার আর এ-কার ছাপায় ব্যঞ্জনের বাঁয়ে বসে, কিন্তু ইউনিকোডে ব্যঞ্জনের পরেই রাখা হয়। "কি" মানে ক, তারপর ই-কার।

## কাজ

1. শিক্ষক, বিজ্ঞপ্তি, সম্মান, প্রার্থনা, কর্তৃপক্ষ পাঁচবার করে টাইপ করুন।
2. "বর্ষা" ও "পরীক্ষা" ভেঙে লিখুন।

**উত্তর ২:** ব + র + হসন্ত + ষ + আ-কার; প + র + ঈ-কার + ক + হসন্ত + ষ + আ-কার।`,
          },
          { kind: 'video', title: 'দেখুন: বাক্যের অংশ, পরিষ্কার চিঠি লেখার ভিত্তি', clip: 'sentence' },
        ],
      },
      {
        title: 'চিঠি ও শুদ্ধ বানান',
        lessons: [
          {
            kind: 'text',
            title: 'ছুটির দরখাস্ত থেকে চাকরির ইমেইল',
            body: `দাপ্তরিক চিঠির পাঠক ব্যস্ত মানুষ। তিনি আধা মিনিটে জানতে চান: কে লিখছেন, কী চান, কেন।

## দরখাস্তের কাঠামো

1. তারিখ
2. প্রাপকের পদবি ও ঠিকানা
3. **বিষয়:** এক লাইনে পুরো কথা
4. সম্বোধন: জনাব বা মহোদয়
5. মূল কথা: পরিচয়, কারণ, অনুরোধ
6. নিবেদক, নাম, শ্রেণি, রোল

## একটি নমুনা

> বিষয়: অসুস্থতার কারণে তিন দিনের ছুটির আবেদন।
>
> মহোদয়,
>
> সবিনয় নিবেদন এই যে, আমি আপনার বিদ্যালয়ের অষ্টম শ্রেণির একজন ছাত্রী। জ্বরের কারণে গত ৪ থেকে ৬ মে আমি বিদ্যালয়ে উপস্থিত হতে পারিনি।
>
> অতএব, অনুগ্রহ করে আমাকে ওই তিন দিনের ছুটি মঞ্জুর করলে বাধিত হব।

দেখুন, রোগের লম্বা বর্ণনা নেই। তারিখ, কারণ ও অনুরোধ, তিনটিই আছে।

## ইমেইলে যা বদলায়

- ঠিকানা ও তারিখ লিখতে হয় না, কিন্তু **বিষয়ের ঘর** কখনো ফাঁকা নয়।
- চাকরির আবেদনে পদের নাম বিষয়ে লিখুন: "হিসাব সহকারী পদে আবেদন, নাসিমা আক্তার"।
- সংযুক্ত ফাইলের নাম বোঝার মতো রাখুন, মূল লেখায় ফাইলের উল্লেখ করুন।
- শেষে নাম ও ফোন নম্বর দিন।

## কাজ

1. পাঠাগারে নতুন বই চেয়ে প্রধান শিক্ষকের কাছে দরখাস্ত টাইপ করুন।
2. বিজ্ঞান মেলার আমন্ত্রণপত্র ৫০ শব্দে লিখুন। দিন, সময়, স্থান কি সবার চোখে পড়ে?`,
          },
          {
            kind: 'text',
            title: 'ই-কার না ঈ-কার, ন না ণ',
            body: `চিঠির ভুল বানান পাঠকের চোখে আগে পড়ে, কথা পরে। কয়েকটি নিয়মেই বেশির ভাগ ভুল এড়ানো যায়।

## ই-কার না ঈ-কার

বাংলা একাডেমির নিয়মে তৎসম নয় এমন শব্দে (তদ্ভব, দেশি, বিদেশি) কেবল **ই-কার**: বাড়ি, শাড়ি, সরকারি, তরকারি, ইংরেজি। তৎসম শব্দে মূল বানান থাকে: নদী, নারী, পৃথিবী, পরীক্ষা।

কিছু তৎসম শব্দের শেষের ঈ সমাসে ই হয়ে যায়: মন্ত্রী কিন্তু মন্ত্রিসভা, প্রাণী কিন্তু প্রাণিবিদ্যা।

"কি" ও "কী" আলাদা। উত্তর হ্যাঁ বা না হলে **কি**: তুমি কি যাবে? অন্য উত্তর হলে **কী**: তুমি কী খাবে?

## ন না ণ

ণ বসে কেবল তৎসম শব্দে:

- ঋ, র, ষ-এর পরে: ঋণ, কারণ, ভাষণ, বর্ণ
- ট-বর্গের আগে যুক্ত হলে: ঘণ্টা, কণ্ঠ, পাণ্ডুলিপি

বিদেশি শব্দে সব সময় ন: ইরান, হর্ন, কর্নেল, প্যান্ট।

## প্রায়ই যা ভুল হয়

| ভুল | শুদ্ধ |
| --- | --- |
| দূর্ঘটনা | দুর্ঘটনা |
| কারন | কারণ |
| উপরোক্ত | উপর্যুক্ত |
| শ্রদ্ধাঞ্জলী | শ্রদ্ধাঞ্জলি |
| মুহুর্ত | মুহূর্ত |

## বিরামচিহ্ন

দাঁড়ি বা কমার **আগে** ফাঁক দেবেন না, পরে একটি দিন। এক অনুচ্ছেদে একটি বিষয়।

## কাজ

শুদ্ধ করুন: "আমি সরকারী চাকরীর জন্য আবেদন করছি, কারন আমার অভিজ্ঞতা আছে।"

**উত্তর:** সরকারি, চাকরির, কারণ।`,
          },
        ],
      },
    ],
  },
  {
    course: 'How to Study: Notes, Memory and a Weekly Plan',
    sections: [
      {
        title: 'What memory does overnight',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: a little every day, with breaks and repetition',
            clip: 'study-plan',
            free: true,
          },
          {
            kind: 'text',
            title: 'The closed-book test, and why rereading deceives',
            body: `Read a page three times and it feels familiar. But recognising a page is not the same as being able to tell what it says. In the examination nobody shows you the page.

## A test that takes five minutes

1. Read one section of your book, about a page, once and with attention.
2. Close it.
3. Write down everything you can remember, in any order.
4. Open the book and add what was missing in another colour.

The second colour is your real work for tomorrow. The effort of searching your memory, even when it half fails, makes the trace stronger. Researchers call it the **testing effect**.

## Let it fade a little

Much of what we learn is gone within a day or two unless we return to it. One hour spread over four days beats four times fifteen minutes in one evening, though the time is the same.

## Sleep belongs to learning

While you sleep the brain sorts and fastens what it took in. A night of cramming takes those very hours away. Revise in the evening, sleep, and test yourself in the morning.

## Task

Do the five-minute test today with a chapter you think you know. How many points were in the second colour?`,
          },
        ],
      },
      {
        title: 'Habits for a school week',
        lessons: [
          {
            kind: 'text',
            title: 'Two-column notes, question cards and a calendar',
            body: `Good notes are not a copy of the book. They are a machine for asking yourself questions.

## Two columns

Fold the page so that the left third is narrow. On the right write the lesson in short points. On the left, the same evening, write a question for each point.

| Question | Note |
| --- | --- |
| What do plants need for photosynthesis? | light, water, carbon dioxide, chlorophyll |
| What is given off? | oxygen |
| Where does it happen? | in the chloroplasts, mostly of leaves |

To revise, cover the right side and answer aloud. You have built a test without extra work.

## Cards

For words, dates and formulas small paper cards are handy: question in front, answer behind. Keep three envelopes. New and missed cards go into the first and come every day. A card you know moves to the second, every third day, then to the third, once a week. Any card you miss goes back to the first.

## The calendar

After a lesson enter four dates: **tomorrow, in three days, in a week, in three weeks**. A chapter learned on the 1st returns on the 2nd, 4th, 8th and 22nd, for ten minutes each time. Mix subjects on one evening; switching keeps you awake and teaches you to choose the right method.

## Task

Turn today's lesson in one subject into six questions and enter its four dates.`,
          },
          {
            kind: 'text',
            title: 'When it gets hard: starting, the phone and the last night',
            body: `## Starting

Waiting for the right mood can take all evening. Make the beginning too small to refuse: *I open the book and do one sum.* Once the pencil moves, going on is easy. Fix a place and a time, for instance after the evening prayer at the same end of the table, so that there is nothing left to decide.

## The phone

A phone on the table disturbs even when it is silent, because a part of you keeps waiting for it. Put it in **another room** for twenty-five minutes, then take a break of five. If you need it as a clock, borrow an alarm clock.

## A plan with air in it

| Time | Monday to Thursday |
| --- | --- |
| 4:30 to 5:30 | play, friends, fresh air |
| 6:30 to 7:20 | the hardest subject |
| 7:30 to 8:00 | cards of all subjects |
| after 9:30 | no study, sleep by 10 |

Try it for one week. On Friday ask what did not work, change two things and try again. A plan you keep four days out of five is a good plan.

## The night before

Pack pens and papers. Go through your questions once, lightly. Learn nothing new. Eat, and go to bed at the usual hour.

## Task

Write your own first step, small enough to take even on a bad day.`,
          },
        ],
      },
    ],
  },
]
