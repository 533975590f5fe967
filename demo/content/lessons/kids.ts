import type { DemoCurriculum } from './types.ts'

export const kidsCourse: DemoCurriculum[] = [
  {
    course: 'Draw with Circles, Squares and Triangles',
    sections: [
      {
        title: 'Three Shapes, Many Animals',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: plan a drawing, try it, look, make it better',
            clip: 'practice-loop',
            free: true,
          },
          {
            kind: 'text',
            title: 'A cat from two circles',
            free: true,
            body: `Do you think drawing a cat is hard? Look again. A sitting cat is a small circle on top of a big circle. That is the secret of this whole course: **first find the plain shapes, then join them, then add colour.**

You need a pencil, crayons and the back of any old paper. Sit where there is light. No eraser today! Draw the first lines so softly that you can hardly see them. Soft lines are called *helper lines*, and nobody minds them.

## Step by step

1. **Body.** In the lower half of the page draw a big circle, as large as your fist. It may be a bit like an egg.
2. **Head.** Draw a smaller circle on top. Let it overlap the big one a little, or the head will look as if it is flying away.
3. **Ears.** Put two triangles on the head. The points look up and a bit outwards.
4. **Face.** Draw two small circles for eyes, a tiny upside-down triangle for the nose and a letter W for the mouth.
5. **Whiskers.** Three quick lines on each side. Quick lines look soft and springy.
6. **Paws.** Two half circles at the bottom.
7. **Tail.** Start at the side of the big circle and make a long letter S.

Now press harder and go over only the lines you like. The helper lines can stay pale.

## If something looks odd

| What you see | Try this |
|---|---|
| it looks like a mouse | make the ears pointed and smaller |
| it looks like a bear | add whiskers and a long tail |
| it leans over | draw the ground under it |

## Colour

Choose one colour for the whole cat. Press lightly on the tummy, a bit more on the back, and hard for the stripes. One crayon can make three colours: light, middle and dark.

## Your turn to invent

- Change the mouth to make the cat surprised. (A small circle!)
- Draw the same cat sleeping. Which circle must lie down beside the other?
- Draw a cat family: the same shapes in three sizes.`,
          },
          {
            kind: 'text',
            title: 'Fish and birds from triangles',
            body: `A triangle has three points. Points are good for things that are quick: a beak, a fin, a wing, a tail. Today triangles will swim and fly.

## A fish in four moves

1. Draw a long egg lying on its side. This is the body.
2. Put a triangle at one end, with its point touching the body. That is the tail.
3. Add a small triangle on the back and one under the belly. Those are fins.
4. Draw a circle for the eye, with a dot inside, and a curved line behind it for the gill.

Look at your fish. Which way is it swimming? The eye end goes first. If you put the dot at the front of the eye, the fish looks forward. If you put it at the back, the fish is looking to see who is following!

## A bird in four moves

1. Draw a circle for the head and a larger egg for the body, touching each other.
2. Add a small triangle for the beak. A short, thick triangle makes a sparrow that eats seeds. A long, thin one makes a kingfisher that catches fish.
3. Lay a big triangle on the body for the wing, with the point to the tail.
4. Finish with a narrow triangle for the tail and two thin legs.

## One shape, many birds

| Change | Now it is |
|---|---|
| long legs, long neck | a white egret in the rice field |
| short beak, round body | a sparrow |
| black back, white belly, tail pointing up | a doel, our national bird |
| big curved beak, green body | a parakeet |

You did not learn four drawings. You learnt one, and changed a triangle here and there. Real artists work in this way too.

## Make it move

A bird that stands on a straight line looks calm. Tilt the whole egg a little, so that the head is higher, and the bird is ready to fly. For a fish, draw three small circles above its mouth, each larger than the one below. Bubbles!

## Your turn to invent

- Draw five fish of one family. Give every one a different tail.
- Look at a real bird for one minute without drawing. Then draw only its beak.
- Can you make a butterfly from four triangles?`,
          },
          {
            kind: 'text',
            title: 'An elephant that fills the page',
            body: `Small drawings often sit in a corner as if they were shy. An elephant is not shy. Today the drawing must touch, or nearly touch, all four sides of the paper.

## Think big first

Put your hand flat in the middle of the page. Your elephant's body must be larger than your hand. Move your whole arm when you draw, not only your fingers. Arm lines are big and smooth; finger lines are small and careful. We need both, but the arm comes first.

## Step by step

1. **Body:** a huge, wide circle in the middle, a little flat on top.
2. **Head:** a circle about half as large, at the left, overlapping the body.
3. **Ear:** a big rounded triangle on the head. The elephants of Bangladesh are Asian elephants, and their ears are smaller than those of African elephants. So leave room.
4. **Trunk:** begin wide at the face and make it thinner and thinner down to the ground. Curl the end like a question mark.
5. **Legs:** four thick rectangles, like the legs of a heavy table. Two in front of the others. Add half circles for toenails.
6. **Tail:** a thin line with a small brush at the end.
7. **Eye:** only a small circle. A small eye makes the animal look large!

## Why is it so large?

Size in a picture is a kind of joke between things. Draw a tiny mouse or a bird next to the elephant's foot. At once the elephant grows, though you did not change a line.

| Beside the elephant draw | The elephant looks |
|---|---|
| a tiny bird | enormous |
| a tall tree | friendly and middle-sized |
| a mountain | small and far away |

## Colour in three strengths

Take grey, or mix black and a bit of blue, very softly. Light on the back where the sun shines, middle on the side, dark under the belly and on the two legs behind. Now it is round, not flat.

## Your turn to invent

- Put something in the trunk: a banana, a bucket, an umbrella.
- Draw wrinkles on the trunk with small curved lines.
- Hang the picture on a wall and look at it from far away. Can you still see the eye?`,
          },
        ],
      },
      {
        title: 'A Picture for the Wall',
        lessons: [
          {
            kind: 'text',
            title: 'Rickshaw on a rainy day',
            body: `A rickshaw looks difficult, with its wheels, roof and painted back. Let us take it apart like a toy, and it will become easy.

## Find the shapes

| Part | Shape |
|---|---|
| wheels | circles, all the same size |
| seat | square with a soft top |
| hood | half circle |
| footrest | thin rectangle |
| frame in front | triangle |
| handlebar | a short line with two grips |

From the side we see two wheels: one at the back, under the seat, and one in front. The third wheel hides behind the back one.

## Step by step

1. Draw a line for the road near the bottom of the page.
2. Set two equal circles on it. Use a bangle or a cup if you like. Leave the space of one more circle between them.
3. Put the square seat above the back wheel.
4. Open the hood over the seat: a half circle with three curved lines, like an umbrella.
5. Join the seat to the front wheel with a big triangle. That is the frame.
6. Add the handlebar, the small saddle and the pedals.
7. Draw a line from the middle of each wheel to its edge, again and again, for the spokes. Eight is enough.

## Now let it rain

Rain is many short lines, all slanting **the same way**, as if the wind blew them. If they point everywhere, it looks like grass. Leave white gaps. On the road draw flat ovals for puddles, with small rings where the drops fall.

Wet things shine. Leave a thin white strip on the hood without any colour, and it will look wet.

## Rickshaw art

The rickshaw painters of Dhaka love bright colours: flowers, birds, stars. In 2023 UNESCO put the rickshaws and rickshaw painting of Dhaka on its list of living heritage. So decorate your rickshaw proudly! Repeat one small flower along the edge of the hood.

## Your turn to invent

- Who is sitting inside? Draw a passenger with an umbrella.
- Write your name on the back board in curly letters.
- Draw the same road in sunshine. What must you change?`,
          },
          { kind: 'audio', title: 'Listen: draw a little every day, and rest your hand', clip: 'study-plan' },
        ],
      },
      {
        title: 'Making a Whole Scene',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: folding a sheet into equal parts for sky, middle and ground',
            clip: 'fractions',
          },
          {
            kind: 'text',
            title: 'Near things big, far things small',
            body: `Hold up your thumb at the end of your arm. Close one eye. Can your thumb hide a whole tree? Yes! Is your thumb larger than a tree? No. The tree is only **far away**. Far things look small. That is the trick with which flat paper becomes deep.

## Fold the page in three

Fold a sheet into three equal strips, one above the other, and open it again. The two folds are your helpers.

- **Top strip: sky.** Sun, clouds, birds.
- **Middle strip: far away.** A row of trees, tiny houses, the other bank of the river.
- **Bottom strip: near.** The boat, the ghat, flowers, you!

## Three rules for near and far

| | Near | Far |
|---|---|---|
| Size | big | small |
| Place | low on the page | higher, near the fold |
| Colour | strong, with details | pale, with few details |

And one more: a near thing **covers** a part of a far thing. If the boat stands in front of a tree, we do not see all of the tree. Draw the near thing first, then the line of the tree simply stops at the boat and goes on behind it.

## Step by step: a river village

1. On the upper fold draw a wavy line for the far bank, with small rounded trees like a row of green clouds.
2. Put three tiny huts there: a square with a triangle on top, as small as a fingernail.
3. In the bottom strip draw a big boat: a long, smiling curve closed with a flatter one above. Add a half circle for the roof.
4. Draw one hut on the near bank, as large as your hand. It is the same square and triangle as the tiny ones!
5. Join near and far with a path or the river itself. Make it wide at the bottom and narrow at the top.

Step back. Does your eye walk into the picture?

## Your turn to invent

- Put two people in the scene, one near and one far. How tall is each?
- Look out of your window and name one near, one middle and one far thing. Then draw your street.
- Draw a fish so near that it is larger than the boat.`,
          },
          {
            kind: 'text',
            title: 'Mixing colours with crayons',
            body: `You own only six crayons? Then you own far more than six colours. Crayons can be laid over one another, like thin cloths.

## Three parents, three children

Red, yellow and blue are the parents. Mix two of them and a child is born.

| First | Then over it | You get |
|---|---|---|
| yellow | red | orange |
| yellow | blue | green |
| red | blue | violet |

Always begin with the **lighter** colour. Yellow over blue hardly shows, but blue over yellow makes a fine green. Press softly, in small circles, and go over it two or three times.

All three parents together make brown: good for earth, tree trunks and goats. A little blue in brown makes it darker. That is often nicer than black, which makes pictures heavy.

## Light, middle, dark

Choose where the sun stands. Draw it, or only think of it. Every thing in your picture has a side that looks at the sun and a side that looks away.

1. Colour the whole thing softly: **light**.
2. Go over the part away from the sun again: **middle**.
3. Press hard on the last edge and on the ground beside it: **dark**. That is the shadow.

Try it with a ball first. A flat circle becomes a round ball in one minute. Then try it with a hut: one wall light, the other dark.

## Warm and cool

Red, orange and yellow feel warm and seem to come nearer. Blue, green and violet feel cool and seem to go back. So paint the far trees bluish green and the near flowers red. You learnt that far things are small; now they are cool as well.

## A colour page to keep

Draw a table with six rows and six columns. Write your crayon colours along the top and down the side. In each box mix the two colours that meet there. Hang it near your table. When you need a colour for mud, mango or monsoon sky, look it up.

## Your turn to invent

- Which two colours make the green of a young rice field?
- Paint the same tree at noon and in the evening.
- Make a picture with only one crayon, but with light, middle and dark.

**Answer to the first:** much yellow and a little blue.`,
          },
        ],
      },
    ],
  },
  {
    course: 'গল্প বলার আসর',
    sections: [
      {
        title: 'এক দেশে এক শেয়াল',
        lessons: [
          {
            kind: 'text',
            title: 'শেয়াল ও সারসের দাওয়াত',
            free: true,
            body: `গোল হয়ে বসো। আলো একটু কমাও। গল্প শুরু।

> এক বনে থাকত এক শেয়াল। একদিন সে সারসকে দাওয়াত দিল। খাবার দিল চ্যাপ্টা থালায়, পাতলা পায়েস। শেয়াল চেটেপুটে খেল। সারসের লম্বা ঠোঁট, সে এক ফোঁটাও খেতে পারল না। শেয়াল মুচকি হাসল।
>
> কয়েক দিন পরে সারস শেয়ালকে দাওয়াত দিল। খাবার দিল সরু গলার কলসিতে। সারস ঠোঁট ঢুকিয়ে খেল। শেয়াল শুধু কলসির গা চাটল। সারস বলল, "বন্ধু, সেদিন আমারও এমন লেগেছিল।"

## কে, কোথায়, কী হলো

| প্রশ্ন | উত্তর |
|---|---|
| কে? | শেয়াল ও সারস |
| কোথায়? | বনে, দুজনের বাড়িতে |
| কী হলো? | শেয়াল ঠকাল, পরে নিজেই ঠকল |

গল্প শোনার সময় এই তিন প্রশ্ন মনে রাখলে গল্প আর ভোলা যায় না।

## নতুন শেষ বানাই

গল্পটি থামাও এখানে: *সারস দাওয়াত দিল…*। এবার ভাবো, সারস যদি বদলা না নিত? সে যদি দুই রকম পাত্রই রাখত? শেয়াল তখন কী বলত?

## এবার তোমার পালা

1. গল্পটি নিজের ভাষায় তিন মিনিটে বলো।
2. শেয়াল লজ্জা পেলে তার মুখ কেমন হয়, দেখাও।
3. একটি নতুন শেষ বলো, যেখানে দুজন বন্ধু হয়ে যায়।`,
          },
          { kind: 'video', title: 'দেখি: গল্পের শুরু, মাঝ, শেষ সাজাই', clip: 'timeline' },
        ],
      },
      {
        title: 'গল্প জমানোর কৌশল',
        lessons: [
          {
            kind: 'text',
            title: 'তিনটি ছবি থেকে হারানো ছাতার গল্প',
            body: `মাথায় গল্প আসছে না? তিনটি ছবি নাও। পুরোনো পত্রিকা থেকে কেটে নিতে পারো, বড় কেউ কাঁচি ধরবেন। ধরো, পেলে একটি **ছাতা**, একটি **ট্রেন**, একটি **বিড়াল**। এবার এদের এক সুতায় গাঁথো।

## গল্পের পাঁচ সিঁড়ি

1. **কে?** মিতু আর তার লাল ছাতা।
2. **কোথায়?** মেট্রোরেলে, এক বৃষ্টির বিকেলে।
3. **ঝামেলা কী?** নেমে দেখে, ছাতা নেই! ট্রেন চলে গেছে।
4. **কী কী চেষ্টা?** মা স্টেশনের হারানো জিনিসের ঘরে খোঁজ নিলেন। সেখানে নেই। পরদিন আবার গেলেন।
5. **শেষে কী?** এক আপা ছাতা জমা দিয়ে গেছেন। খুলতেই ভেতর থেকে বেরিয়ে এল ছোট্ট এক বিড়ালছানা!

ঝামেলা ছাড়া গল্প হয় না। সব ঠিকঠাক চললে শোনার কিছু থাকে না। আবার চেষ্টা ছাড়া ঝামেলা মিটে গেলেও মজা থাকে না। তাই মাঝখানে অন্তত একবার ব্যর্থ হতে দাও।

## দাদি-নানির গল্প

বাড়ির বড় কাউকে বলো, "তোমার ছোটবেলার একটি গল্প বলো।" মন দিয়ে শোনো, মাঝে প্রশ্ন করো। পরে পাঁচ সিঁড়িতে লিখে রাখো।

## এবার তোমার পালা

1. একটি চাবি, একটি নৌকা আর একটি কাক দিয়ে গল্প বানাও।
2. তোমার গল্পের ঝামেলাটি এক বাক্যে বলো।
3. পরিবারের একজনের গল্প লিখে তাকে পড়ে শোনাও।`,
          },
          {
            kind: 'text',
            title: 'থামা, গলা আর মোজার পুতুল',
            body: `একই গল্প একজন বললে ঘুম পায়, আরেকজন বললে গায়ে কাঁটা দেয়। তফাতটা কোথায়? থামায়, গলায় আর হাতে।

## কোথায় থামব

বলো: "সে দরজা খুলল।" এবার বলো: "সে দরজা খুলল… (এক, দুই, তিন) …আর দেখল, কেউ নেই!" থামার সময় সবাই দম আটকে থাকে। **চমকের ঠিক আগে থামো**, পরে নয়। তবে বারবার থামলে মজা কমে যায়। এক গল্পে তিনবারই যথেষ্ট।

## কার গলা কেমন

| চরিত্র | গলা | শরীর |
|---|---|---|
| বাঘ | মোটা, ধীর | বুক টান |
| ইঁদুর | সরু, দ্রুত | কাঁধ গুটিয়ে |
| কাছিম | খুব ধীর | মাথা একটু এগিয়ে |
| চাঁদের বুড়ি | নরম, কাঁপা | পিঠ বাঁকা |

গলা বদলালে চোখও ঘোরাও। বাঘ তাকায় ডানে, ইঁদুর তাকায় বাঁয়ে। তাহলে শ্রোতা বুঝবে কে কথা বলছে।

## মোজার পুতুল

পুরোনো পরিষ্কার মোজা হাতে পরো। আঙুল দিয়ে মুখ খোলো-বন্ধ করো। দুটি বোতাম বা কাগজের গোল টুকরো আঠা দিয়ে চোখ বানাও। সুই লাগলে বড় কেউ সেলাই করবেন। পুতুল কথা বললে তুমি পুতুলের দিকে তাকাও, শ্রোতারাও তাকাবে।

## এবার তোমার পালা

1. "বাক্স খুলে দেখি…" বাক্যটি থেমে থেমে বলো।
2. তিন প্রাণীর গলায় "আমার খিদে পেয়েছে" বলো।
3. পুতুল নিয়ে এক মিনিটের গল্প দেখাও।`,
          },
        ],
      },
    ],
  },
  {
    course: 'First Coding with Blocks',
    sections: [
      {
        title: 'Steps, Turns and Repeats',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: plan, try, look, improve, the way coders work',
            clip: 'practice-loop',
            free: true,
          },
          {
            kind: 'text',
            title: 'A paper arrow maze on the floor',
            body: `A computer does exactly what you say, not what you mean. Let us feel what that is like, without any computer.

## Build the maze

Lay 16 sheets of old paper on the floor, four rows of four. Put a toy tiger on one sheet and a drawing of its home on another. Put a book on two sheets: these are ponds, and the tiger must not step there.

Cut small cards with only three commands:

- **forward**: one sheet ahead
- **left**: turn left on the spot
- **right**: turn right on the spot

## Write, then run

Put the cards in a row *before* the tiger moves. This row is your **program**. Now another person runs it, one card at a time, without thinking for you.

> forward, forward, right, forward, left, forward

Did the tiger land in a pond? Good! You have found a **bug**. Walk through the cards again, find the first wrong one, change only that card and run it once more.

Remember that *left* only turns. It does not move.

## Try it

1. Which two cards take the tiger to the sheet on its right?
2. Write a program that walks around a square and ends where it began.
3. Let a parent be the tiger.

*Answers: 1. right, forward. 2. forward, right, four times.*`,
          },
          {
            kind: 'text',
            title: 'Repeat blocks: do more with less',
            body: `To draw a square the tiger must do this: forward, turn right, forward, turn right, forward, turn right, forward, turn right. Eight blocks! Look closely and you see the same pair four times. A **repeat block** says it once:

> repeat 4 times: [ forward 100, turn right 90 degrees ]

What stands inside the block is done again and again. This is called a **loop**.

## Why 90 degrees?

A full turn is 360 degrees. A square has four equal corners, and 360 shared by 4 is 90. The same idea works for other shapes:

| Shape | Repeat | Turn |
|---|---|---|
| triangle | 3 | 120 |
| square | 4 | 90 |
| hexagon | 6 | 60 |
| almost a circle | 36 | 10 |

Each row multiplies to 360. Check it!

## A loop in a loop

Draw a square, turn 30 degrees, draw a square again, twelve times in all. You get a flower. One loop draws the square, the outer loop repeats the turning.

## Try it

1. How many degrees must you turn for a shape with five equal sides?
2. What happens if you repeat the square pair only three times?
3. Find loops at home: brushing teeth, climbing stairs.

*Answers: 1. 72. 2. One side is missing.*`,
          },
        ],
      },
      {
        title: 'The Mango Catching Game',
        lessons: [
          {
            kind: 'text',
            title: 'Falling mangoes, a score and a bug',
            body: `Now we make a game. A mango falls from the top, a basket moves left and right, and every catch gives a point.

## Say it in words first

1. When the game starts, set **score** to 0.
2. Forever: the mango moves down a little.
3. **If** the mango touches the basket, **then** add 1 to the score and put the mango back on top at a random place.
4. **If** the mango touches the ground, **then** put it back on top without a point.
5. The left and right arrow keys move the basket.

The *score* is a **variable**: a box with a name that holds one number. An **if-block** asks a question and acts only when the answer is yes.

## Finding the bug together

Rafi's score jumps from 0 to 17 with one mango! Why? He forgot to put the mango back on top. So it keeps touching the basket, and the forever loop adds a point each time. Good coders ask: *what did I expect, what did I see, which block is between them?*

## Try it

1. Which block must run only once, at the start?
2. How could you make the game harder?
3. Explain your game to somebody in four sentences.

*Answers: 1. Set score to 0. 2. For example, let the mango fall faster after ten points.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'মনে মনে অঙ্ক',
    sections: [
      {
        title: 'দশের বন্ধু',
        lessons: [
          {
            kind: 'text',
            title: 'কোন দুটি মিলে দশ?',
            free: true,
            body: `প্রতিটি সংখ্যার একজন বন্ধু আছে। দুই বন্ধু হাত মেলালে হয় দশ।

| সংখ্যা | বন্ধু |
|---|---|
| ১ | ৯ |
| ২ | ৮ |
| ৩ | ৭ |
| ৪ | ৬ |
| ৫ | ৫ |

দুই হাতের আঙুল দেখো। তিনটি ভাঁজ করলে খোলা থাকে সাতটি। তাই ৩-এর বন্ধু ৭।

## দশ বানিয়ে যোগ

৮ আর ৭ যোগ করব। ৮-এর বন্ধু ২। তাই ৭ থেকে ২ ধার নিই। ৭ হয়ে গেল ৫, আর ৮ হয়ে গেল ১০। এখন ১০ আর ৫ মিলে ১৫। আঙুল গুনতে হলো না!

আরেকটি দেখি: ৯ + ৬। ৯-এর লাগে ১। ৬ থেকে ১ দিলে থাকে ৫। তাহলে ১০ + ৫ = ১৫।

## দ্বিগুণ ও প্রায় দ্বিগুণ

৬ + ৬ = ১২, এটি অনেকেরই মুখস্থ। তাহলে ৬ + ৭ কত? দ্বিগুণের চেয়ে মাত্র ১ বেশি, অর্থাৎ ১৩। এভাবে ৮ + ৯ মানে ১৬-র চেয়ে ১ বেশি, ১৭।

## খেলা

১ থেকে ৯ লেখা দুই সেট কার্ড উল্টে রাখো। দুটি করে খোলো। যোগ করে দশ হলে কার্ড তোমার। না হলে আবার উল্টে রাখো, কোথায় কী ছিল মনে রেখো।

## মনে মনে করো

1. ৮ + ৫
2. ৯ + ৭
3. ৭ + ৮ (প্রায় দ্বিগুণ দিয়ে)

**উত্তর:** ১. ১৩। ২. ১৬। ৩. ১৫।`,
          },
          { kind: 'video', title: 'দেখি: সংখ্যারেখায় লাফ দিয়ে যোগ-বিয়োগ', clip: 'number-line' },
        ],
      },
      {
        title: 'কৌশল কেন কাজ করে',
        lessons: [
          {
            kind: 'text',
            title: '৯ যোগ মানে ১০ যোগ, ১ বিয়োগ',
            body: `৪৬ + ৯ কত? ৯ যোগ করা একটু ঝামেলা, কিন্তু ১০ যোগ করা খুব সহজ। ৪৬ + ১০ = ৫৬। আমরা ১ বেশি যোগ করে ফেলেছি, তাই ১ ফেরত দিই: ৫৫। ব্যস!

## কেন কাজ করে

৯ হলো ১০-এর চেয়ে ১ কম। দোকানদার তোমাকে ৯ টাকার বদলে ১০ টাকা দিলে তুমি ১ টাকা ফেরত দেবে। হিসাব সমান থাকে। এই একই ভাবনা বড় সংখ্যায়ও চলে:

| যোগ | সহজ পথ | উত্তর |
|---|---|---|
| ৩৭ + ১৯ | ৩৭ + ২০ − ১ | ৫৬ |
| ৫৪ + ২৮ | ৫৪ + ৩০ − ২ | ৮২ |
| ১৪৫ + ৯৯ | ১৪৫ + ১০০ − ১ | ২৪৪ |

## বিয়োগে উল্টো

৬৩ − ৯ করতে ১০ বাদ দাও: ৫৩। ১ বেশি বাদ গেছে, তাই ১ ফিরিয়ে আনো: ৫৪।

মনে রাখার কথা: **যোগে বেশি দিলে কমাও, বিয়োগে বেশি নিলে ফিরিয়ে দাও।**

## বাজারের হিসাব

ডিম ৪৮ টাকা, বিস্কুট ২৯ টাকা। মোট? ৫০ + ৩০ = ৮০। বেশি ধরেছি ২ আর ১, মোট ৩। তাই ৭৭ টাকা। ১০০ টাকা দিলে ফেরত ২৩ টাকা।

## মনে মনে করো

1. ৬৮ + ৯
2. ৮৫ − ১৯
3. ৩৯ টাকা ও ৪২ টাকা মিলে কত?

**উত্তর:** ১. ৭৭। ২. ৬৬। ৩. ৮১ টাকা।`,
          },
          {
            kind: 'text',
            title: '১১ ও ৫ দিয়ে গুণের নকশা',
            body: `বড় বড় গুণও মনে মনে করা যায়, যদি নকশা চেনা থাকে।

## ১১ দিয়ে গুণ

৩৪ × ১১ করতে ৩ আর ৪-এর মাঝে ফাঁক রাখো। ফাঁকে বসাও দুই অঙ্কের যোগফল: ৩ + ৪ = ৭। উত্তর **৩৭৪**।

কেন? ১১ মানে ১০ আর ১। তাই ৩৪ × ১১ হলো ৩৪০ + ৩৪। যোগ করার সময় মাঝের ঘরে ৪ আর ৩ একসঙ্গে পড়ে।

যোগফল ১০ বা বেশি হলে ১ হাতে রেখে বাঁয়ের অঙ্কে যোগ করো। যেমন ৫৮ × ১১: ৫ + ৮ = ১৩। মাঝে ৩, বাঁয়ে ৫ + ১ = ৬। উত্তর **৬৩৮**।

## ৫ দিয়ে গুণ

৫ হলো ১০-এর অর্ধেক। তাই আগে সংখ্যাটিকে অর্ধেক করো, তারপর ১০ দিয়ে গুণ। ৪৮ × ৫: ৪৮-এর অর্ধেক ২৪, দশগুণ ২৪০। বিজোড় হলে আগে দশগুণ করো, পরে অর্ধেক: ২৭ × ৫ হলো ২৭০-এর অর্ধেক, ১৩৫।

## নিজের রেকর্ড

দশটি অঙ্ক লিখে এক মিনিটে কয়টি পারো, দেখো। কাল আবার করো। প্রতিযোগিতা শুধু নিজের গতকালের সঙ্গে। তাড়ার চেয়ে ঠিক উত্তর বড়।

## মনে মনে করো

1. ৬২ × ১১
2. ৬৬ × ৫
3. ৭৫ × ১১

**উত্তর:** ১. ৬৮২। ২. ৩৩০। ৩. ৮২৫।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Phonics Steps: From Sounds to Sentences',
    sections: [
      {
        title: 'Six Sounds to Start',
        lessons: [
          {
            kind: 'text',
            title: 'Meet s, a, t, p, i, n',
            free: true,
            body: `A letter has a **name** and a **sound**. For reading we need the sound.

| Letter | Sound as in | Do this |
|---|---|---|
| s | sun | hiss like a snake, sss |
| a | ant | open your mouth wide |
| t | top | tap your tongue behind the teeth |
| p | pen | pop your lips |
| i | ink | smile a little |
| n | net | hum with your tongue up, nnn |

Say **t**, not *tuh*. Say **p**, not *puh*. With a vowel after each sound, *tap* becomes *tuh-a-puh*, and no child can hear the word.

For Bengali speakers: the English **t** is made a bit further back than the ত of তাল, and **p** at the start of a word comes with a small puff of air. Hold a strip of paper before your lips. It should move.

## Blending

Touch each letter and stretch the sounds, then slide them together:

> s … i … t → sit
>
> t … a … p → tap
>
> p … i … n → pin

## A tiny story

> Pat sat. Pat sat in a tin. Tip, tap! Sit, Pat, sit.

## Play

1. Which word is it: n … a … p?
2. Change the first sound of *sit* to p. What is the word?
3. Trace the letters in rice on a plate.

*Answers: 1. nap. 2. pit.*`,
          },
          { kind: 'video', title: 'Watch: words become a sentence, who does what', clip: 'sentence' },
        ],
      },
      {
        title: 'Sound Families and Reading Together',
        lessons: [
          {
            kind: 'text',
            title: 'Short vowels, letter pairs and silent e',
            body: `Five letters are the heart of English words: **a, e, i, o, u**. Change the heart and the word changes:

> pan, pen, pin, pot, pun
>
> bat, bet, bit, bot, but

Read each row slowly, then quickly. Let the child watch your mouth. *Pan* and *pen* are hard to tell apart for many Bengali speakers: for *pan* the mouth opens wider.

## Two letters, one sound

| Pair | Words | Tip |
|---|---|---|
| sh | ship, fish | finger on the lips, shhh |
| ch | chin, lunch | like the চ of চা |
| th | thin, bath | put the tongue softly between the teeth |

The **th** sound does not exist in Bengali. It is neither থ nor ট. Blow air softly over the tip of your tongue and smile, because it looks funny.

## The silent e

An **e** at the end of a short word often says nothing, but it makes the vowel say its own name.

- tap, tape
- kit, kite
- not, note
- cub, cube

Draw the e as a shy helper who waves at the vowel from behind.

## Play

1. Add silent e to *pin*. Read it.
2. How many sounds are in *ship*? Clap them.
3. Find three *sh* words at home.

*Answers: 1. pine. 2. three: sh, i, p.*`,
          },
          {
            kind: 'text',
            title: 'Reading with a child: fingers, tricky words, a tiny story',
            body: `Ten happy minutes are better than an hour of tears. Sit side by side, with the book between you.

## How to help

1. The child points under each word, you keep quiet and wait. Count to five in your head.
2. If the word can be sounded out, say: *touch the sounds.* Do not give the word too soon.
3. If the child is stuck, say the first sound together.
4. After the sentence, read it once more smoothly.
5. Praise what was done: *you joined three sounds by yourself!*

## Tricky words

Some common words do not follow the sounds we know. We learn them by sight, one or two in a week: **the, is, to, said, was, you**. Write each on a card. Underline the strange part, for example the *ai* in *said*.

## A six-sentence story

> The cat is on the mat. The hen is in the pen. "Is it hot?" said the hen. "It is hot," said the cat. The cat had a nap in the shed. The hen had a dip in the tub.

## Talk about it

- Who had a nap?
- Where was the hen at first?
- Which words were tricky?

## Play

Hide the cards of *the*, *is* and *said* in the room. The child finds a card, reads it and puts it into a sentence.

*Answers: the cat; in the pen.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'আমার প্রকৃতি খাতা: গাছ, পোকা ও পাখি',
    sections: [
      {
        title: 'খাতা খোলা যাক',
        lessons: [
          {
            kind: 'text',
            title: 'পাঁচ মিনিট চুপ করে দেখা',
            free: true,
            body: `একটি খাতা, একটি পেনসিল আর দুটি চোখ, ব্যস। প্রকৃতি দেখতে আর কিছু লাগে না। বারান্দায়, উঠানে বা স্কুলের মাঠে একটি জায়গা বেছে নাও। পাঁচ মিনিট চুপ করে বসো।

প্রথম মিনিটে মনে হবে, কিছুই তো নেই। দ্বিতীয় মিনিটে একটি পিঁপড়া চোখে পড়বে। তৃতীয় মিনিটে শুনবে পাখির ডাক। যত চুপ থাকবে, প্রকৃতি তত কাছে আসবে।

## পাতায় কী কী লিখব

| ঘর | নমুনা |
|---|---|
| তারিখ ও সময় | ১২ই জুলাই, বিকেল ৫টা |
| আবহাওয়া | মেঘলা, হালকা বাতাস |
| কী দেখলাম | লেবুপাতায় সবুজ শুঁয়াপোকা |
| ছবি | (এখানে আঁকি) |
| আমার প্রশ্ন | সে কি শুধু লেবুপাতাই খায়? |

ছবি সুন্দর হতে হবে না, ঠিক হতে হবে। কয়টি পা, কী রং, কত বড়, তা দেখে আঁকো।

## প্রাণীকে কষ্ট না দেওয়ার নিয়ম

- দেখি, কিন্তু ধরি না। বাসা ও ডিম ছুঁই না।
- পাথর তুলে পোকা দেখলে পাথর আস্তে করে আগের জায়গায় রাখি।
- অচেনা পোকা, সাপ বা মৌচাক দেখলে দূরে সরে বড়দের ডাকি।

## এবার করি

1. আজ পাঁচ মিনিট বসে তিনটি শব্দ শোনো, লিখে রাখো।
2. একটি ঝরা পাতার উল্টো পিঠে কাগজ চেপে পেনসিল ঘষো, পাতার ছাপ তোলো।`,
          },
          { kind: 'video', title: 'দেখি: পাতার কোষের ভেতরে কী কী আছে', clip: 'living-cell' },
        ],
      },
      {
        title: 'সপ্তাহের প্রাণী আর কেন এমন হয়',
        lessons: [
          {
            kind: 'text',
            title: 'পিঁপড়ার পথ, দোয়েল আর চড়ুই',
            body: `পিঁপড়ারা সারি বেঁধে চলে কেন? যে পিঁপড়া খাবার খুঁজে পায়, সে ফেরার পথে মাটিতে গন্ধের দাগ রেখে যায়। অন্যরা সেই গন্ধ শুঁকে চলে। তাই সারিটি যেন অদৃশ্য এক রাস্তা। যত বেশি পিঁপড়া চলে, গন্ধ তত গাঢ় হয়, পথও তত পাকা হয়।

## ছোট পরীক্ষা

পিঁপড়ার সারির কাছে কয়েক দানা চিনি রাখো। কতক্ষণে প্রথম পিঁপড়া আসে, সময় লেখো। তারপর সারির পাশে একটি শুকনো পাতা রেখে দেখো, তারা ঘুরে যায় না ওপর দিয়ে যায়। পিঁপড়া মারবে না। লাল পিঁপড়া কামড়ায়, তাই একটু দূরে থেকে দেখো।

## দুই পাখি চিনি

| | দোয়েল | চড়ুই |
|---|---|---|
| রং | সাদা-কালো | বাদামি, ছাই |
| লেজ | প্রায়ই খাড়া করে রাখে | ছোট, সোজা |
| খাবার | বেশির ভাগ পোকামাকড় | শস্যদানা, পোকা |
| ডাক | সুরেলা শিস | চিড়িক চিড়িক |
| থাকে | বাগানে, ঝোপে | মানুষের ঘরের কাছে |

পাখি চেনার সময় চারটি জিনিস দেখো: **আকার, রং, ঠোঁট, চলাফেরা**। চড়ুই মাটিতে লাফিয়ে লাফিয়ে চলে, তা-ও একটি চিহ্ন।

## এবার করি

1. কোন পাখির ঠোঁট ছোট ও মোটা, কেন?
2. সকালে ও বিকেলে দশ মিনিট করে পাখি গোনো। কখন বেশি?

**উত্তর:** ১. চড়ুইয়ের; শক্ত দানা ভাঙতে সুবিধা হয়।`,
          },
          {
            kind: 'text',
            title: 'পাতা সবুজ কেন, প্রজাপতি বদলায় কীভাবে',
            body: `খাতায় লেখা প্রশ্নগুলোর উত্তর খোঁজার সময় হলো।

## পাতা সবুজ কেন

পাতার ভেতরে আছে অতি ক্ষুদ্র সবুজ কণা। তাতে থাকে **ক্লোরোফিল**, যা সূর্যের আলো ধরে। সেই আলোর শক্তি, পানি আর বাতাসের কার্বন ডাইঅক্সাইড দিয়ে গাছ খাবার বানায়। পাতা যেন গাছের রান্নাঘর, আর সূর্য তার চুলা। এই কাজে গাছ বাতাসে অক্সিজেন ছাড়ে।

## প্রজাপতির চার ধাপ

| ধাপ | কী করে |
|---|---|
| ডিম | পাতার গায়ে লেগে থাকে |
| শুঁয়াপোকা | খায় আর বড় হয়, কয়েকবার খোলস বদলায় |
| মূককীট | খোলসের ভেতর স্থির, ভেতরে শরীর বদলায় |
| প্রজাপতি | ডানা শুকিয়ে উড়ে যায়, ফুলের মধু খায় |

খোলস থেকে বেরোতে প্রজাপতির কষ্ট হচ্ছে দেখলেও সাহায্য কোরো না। নিজে নিজে বেরোতে না দিলে তার নরম ডানা নষ্ট হতে পারে।

## বৃষ্টির পর ব্যাঙ ডাকে কেন

পুরুষ ব্যাঙ ডেকে সঙ্গী খোঁজে। ব্যাঙ পানিতে ডিম পাড়ে, আর বৃষ্টির পর চারদিকে পানি জমে। তাই তখনই ডাকাডাকির সেরা সময়।

## এবার করি

1. প্রজাপতির দ্বিতীয় ধাপের নাম কী?
2. গাছের রান্নাঘর কোনটি?
3. নিজের একটি "কেন" প্রশ্ন লিখে বড় কারও সঙ্গে বইয়ে উত্তর খোঁজো।

**উত্তর:** ১. শুঁয়াপোকা। ২. পাতা।`,
          },
        ],
      },
    ],
  },
]
