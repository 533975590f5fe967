import type { DemoCurriculum } from './types.ts'

export const classSeven: DemoCurriculum[] = [
  {
    course: 'Mathematics Seven: Proportion, Factors and Congruence',
    sections: [
      {
        title: 'Rational and Irrational Numbers',
        lessons: [
          { kind: 'video', title: 'Watch: every number has its place on a line', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'The number that refuses to be a fraction',
            free: true,
            body: `Draw a square with sides of 1 metre. How long is its diagonal? Take two such squares, cut both along a diagonal, and push the four halves together with their right angles in the middle: they make a new square whose side is that diagonal. Its area is 2 square metres. So the diagonal is the number whose square is 2, written $\\sqrt{2}$.

Let us hunt for it.

| Try | Its square | Too small or too big? |
| --- | --- | --- |
| 1.4 | 1.96 | too small |
| 1.5 | 2.25 | too big |
| 1.41 | 1.9881 | too small |
| 1.42 | 2.0164 | too big |
| 1.414 | 1.999396 | too small |

The hunt never ends. $\\sqrt{2} = 1.41421356\\ldots$ and the digits go on for ever without repeating in a pattern.

## Two families

A **rational number** can be written as $\\frac{p}{q}$, where $p$ and $q$ are integers and $q$ is not 0. Examples are $\\frac{3}{4}$, $-5$ (which is $\\frac{-5}{1}$), $0.25$ and $0.333\\ldots$ (which is $\\frac{1}{3}$). The decimal of a rational number either stops or repeats.

An **irrational number** cannot be written in this way. $\\sqrt{2}$, $\\sqrt{3}$ and $\\pi$ are irrational.

Careful: not every root is irrational. $\\sqrt{9} = 3$ and $\\sqrt{\\frac{4}{25}} = \\frac{2}{5}$ are rational, because 9, 4 and 25 are perfect squares.

## Worked example

Which of these are irrational: $\\sqrt{16}$, $\\sqrt{20}$, $0.7$, $\\sqrt{0.09}$?

- $\\sqrt{16} = 4$, rational.
- $\\sqrt{20}$ lies between 4 and 5, and 20 is not a perfect square, so it is irrational.
- $0.7 = \\frac{7}{10}$, rational.
- $\\sqrt{0.09} = \\sqrt{\\frac{9}{100}} = \\frac{3}{10}$, rational.

## Finding a root between whole numbers

To place $\\sqrt{30}$ on a number line, look for the perfect squares on both sides: $25 < 30 < 36$, so $5 < \\sqrt{30} < 6$. As 30 is almost in the middle of 25 and 36, the root is near 5.5. Check: $5.5^2 = 30.25$. A very good guess.

## Tasks

1. Between which two whole numbers does $\\sqrt{75}$ lie?
2. Write 0.125 as a fraction in lowest form.
3. Is $\\sqrt{49} + \\sqrt{2}$ rational or irrational?

**Answers:** 1. Between 8 and 9. 2. $\\frac{1}{8}$. 3. Irrational: 7 plus a number that never ends or repeats.`,
          },
          { kind: 'audio', title: 'Listen: a small maths plan for every day of the week', clip: 'study-plan' },
        ],
      },
      {
        title: 'Proportion, Profit and Loss',
        lessons: [
          { kind: 'video', title: 'Watch: equal parts, the idea behind every ratio', clip: 'fractions' },
          {
            kind: 'text',
            title: 'Sharing in a ratio',
            body: `Three friends open a small tea stall. Anis puts in 6000 taka, Bina 9000 taka and Chandan 3000 taka. At the end of the month there is a profit of 4200 taka. Should each of them get 1400? That would not be fair: Bina risked three times as much as Chandan.

## Step by step

First write the ratio of the amounts and make it simple:

$$6000 : 9000 : 3000 = 2 : 3 : 1$$

So the profit is cut into $2 + 3 + 1 = 6$ equal parts. One part is $4200 \\div 6 = 700$ taka.

| Friend | Parts | Share |
| --- | --- | --- |
| Anis | 2 | 1400 taka |
| Bina | 3 | 2100 taka |
| Chandan | 1 | 700 taka |

Always check: $1400 + 2100 + 700 = 4200$. Good.

## Joining two ratios

Sometimes a ratio of three things comes in two pieces. Suppose $a : b = 2 : 3$ and $b : c = 4 : 5$. The two ratios share $b$, but once it is 3 and once it is 4. Make both equal to 12, the LCM of 3 and 4:

$$a : b = 8 : 12, \\qquad b : c = 12 : 15$$

Now they fit together: $a : b : c = 8 : 12 : 15$. This is called a **continued ratio**.

## Direct or inverse?

In **direct proportion** both quantities grow together: twice as many pens cost twice as much. In **inverse proportion** one grows while the other shrinks: twice as many workers need half the days. Ask which kind you have before you calculate.

*Example.* 12 workers build a wall in 10 days. How long do 8 workers need, working at the same speed? Fewer workers need more days, so it is inverse. The whole job is $12 \\times 10 = 120$ days of work for one person. Eight workers need $120 \\div 8 = 15$ days.

## Tasks

1. Divide 560 taka in the ratio 3 : 5 : 6.
2. If $x : y = 1 : 2$ and $y : z = 3 : 4$, find $x : y : z$.
3. A bus takes 4 hours at 45 km per hour. How long at 60 km per hour?

**Answers:** 1. 120, 200 and 240 taka. 2. 3 : 6 : 8. 3. 3 hours, because the distance is 180 km.`,
          },
          {
            kind: 'text',
            title: 'Profit, loss and discount in a small shop',
            body: `A shopkeeper buys a school bag for 500 taka and sells it for 600 taka. The **cost price** is 500, the **selling price** is 600, and the profit is the difference, 100 taka. If she had sold it for 450 taka, she would have made a loss of 50 taka.

## Percentages are taken on the cost price

Is a profit of 100 taka good? On a bag of 500 it is; on a bicycle of 20000 it is very little. So we compare the profit with the cost price:

$$\\text{profit percent} = \\frac{\\text{profit}}{\\text{cost price}} \\times 100$$

For the bag: $\\frac{100}{500} \\times 100 = 20$. The profit is 20 percent. The most common mistake is to divide by the selling price. Underline the words *cost price* before you start.

## Working backwards

A chair sold for 920 taka gives a profit of 15 percent. What did it cost?

Use a table, with 100 as the cost price.

| Cost price | Selling price |
| --- | --- |
| 100 | 115 |
| ? | 920 |

When the selling price is 115, the cost price is 100. When it is 1, the cost price is $\\frac{100}{115}$. When it is 920, the cost price is

$$\\frac{100 \\times 920}{115} = 800$$

The chair cost 800 taka. Check: 15 percent of 800 is 120, and $800 + 120 = 920$.

Notice that taking 15 percent *off* 920 gives 782, which is wrong. The 15 percent belongs to the cost price, which we did not know yet.

## Discount

A discount is taken from the **marked price**. A shirt marked 800 taka with a discount of 10 percent sells for $800 - 80 = 720$ taka. If the shop had bought it for 600 taka, the profit is still 120 taka, or 20 percent.

## Tasks

1. A trader buys 12 eggs for 132 taka and sells each egg for 10 taka. Profit or loss, and how many percent?
2. Something bought for 250 taka is sold at a profit of 8 percent. Find the selling price.
3. Something sold for 360 taka makes a loss of 10 percent. Find the cost price.

**Answers:** 1. A loss of 12 taka, which is about 9.09 percent. 2. 270 taka. 3. 400 taka.`,
          },
        ],
      },
      {
        title: 'Algebraic Formulae and Geometry',
        lessons: [
          {
            kind: 'text',
            title: 'Where (a + b) squared comes from, and how to run it backwards',
            body: `Draw a square whose side is $a + b$. Cut it by one upright and one level line into four pieces:

| | $a$ | $b$ |
| --- | --- | --- |
| $a$ | $a^2$ | $ab$ |
| $b$ | $ab$ | $b^2$ |

The whole square is the sum of its pieces, so

$$(a + b)^2 = a^2 + 2ab + b^2$$

Now nobody will forget the $2ab$ in the middle: it stands for the two rectangles. If you write only $a^2 + b^2$, you have lost two pieces of paper. Test it with numbers: with 2 and 3 the left side is 25, but $4 + 9$ is only 13; the missing 12 is exactly $2 \\cdot 2 \\cdot 3$. In the same way

$$(a - b)^2 = a^2 - 2ab + b^2$$

$$(a + b)(a - b) = a^2 - b^2$$

In the last one the two middle pieces, $+ab$ and $-ab$, cancel each other. Formulae like these save work when a number lies close to a round one.

## Quick arithmetic

- $103^2 = (100 + 3)^2 = 10000 + 600 + 9 = 10609$
- $98^2 = (100 - 2)^2 = 10000 - 400 + 4 = 9604$
- $52 \\times 48 = (50 + 2)(50 - 2) = 2500 - 4 = 2496$

## Worked example

Find the square of $3x + 2y$. Here $a$ is $3x$ and $b$ is $2y$:

$$(3x + 2y)^2 = (3x)^2 + 2 \\cdot 3x \\cdot 2y + (2y)^2 = 9x^2 + 12xy + 4y^2$$

## Backwards: factorising

To **factorise** means to write a sum as a product. Three questions help.

1. *Is there something common?* $6xy + 9x = 3x(2y + 3)$
2. *Is it a difference of two squares?* $4x^2 - 25 = (2x)^2 - 5^2 = (2x + 5)(2x - 5)$
3. *Does it look like $x^2 + px + q$?* Then find two numbers whose sum is $p$ and whose product is $q$. For $x^2 + 7x + 12$ the numbers are 3 and 4, so $x^2 + 7x + 12 = (x + 3)(x + 4)$.

Always multiply the factors in your head at the end. If the first expression comes back, the answer is right.

An algebraic fraction becomes simpler when top and bottom share a factor:

$$\\frac{x^2 - 9}{x^2 + 5x + 6} = \\frac{(x + 3)(x - 3)}{(x + 2)(x + 3)} = \\frac{x - 3}{x + 2}$$

## Tasks

1. Use a formula to find $97 \\times 103$.
2. Expand $(2a - 5)^2$.
3. Factorise $x^2 - 2x - 15$.

**Answers:** 1. $100^2 - 3^2 = 9991$. 2. $4a^2 - 20a + 25$. 3. $(x - 5)(x + 3)$.`,
          },
          {
            kind: 'text',
            title: 'Proving two triangles congruent',
            body: `Two figures are **congruent** if one can be laid on the other so that they cover each other exactly. Their shape and size are the same; only the place may differ. For triangles ABC and DEF we write $\\triangle ABC \\cong \\triangle DEF$. The order of the letters matters: A goes with D, B with E, C with F.

A triangle has six parts: three sides and three angles. We need not check all six. Three well-chosen ones are enough.

| Test | What must be equal |
| --- | --- |
| SSS | all three sides |
| SAS | two sides and the angle **between** them |
| ASA | two angles and the side **between** them |
| RHS | right angle, hypotenuse and one other side |

Three equal angles are *not* enough. A small and a large equilateral triangle have the same angles but are not congruent.

## A proof in numbered steps

**Claim.** In an isosceles triangle ABC with $AB = AC$, the angles at B and C are equal.

**Drawing.** Let the bisector of angle A meet BC at D.

1. In triangles ABD and ACD, $AB = AC$. (*given*)
2. $\\angle BAD = \\angle CAD$. (*AD bisects angle A*)
3. AD is a side of both triangles. (*common side*)
4. So $\\triangle ABD \\cong \\triangle ACD$. (*SAS: the angle lies between the two sides*)
5. Therefore $\\angle B = \\angle C$. (*matching angles of congruent triangles*)

Look at the style. Every line says one thing, and every line has its reason. If you cannot write a reason, you are not allowed to write the line.

From the same proof we also get $BD = CD$ and equal angles at D. These two angles together make a straight line, so each is 90 degrees. One proof, several results.

## Tasks

1. Two triangles have sides 3, 4, 5 cm and 5, 3, 4 cm. Are they congruent? By which test?
2. A and C are the ends of one straight stick, B and D the ends of another. The sticks cross at O, and O is the middle of both. Prove that $AB = CD$.

**Answers:** 1. Yes, by SSS. 2. $OA = OC$, $OB = OD$, and the angles AOB and COD are vertically opposite. So the triangles AOB and COD are congruent by SAS, and $AB = CD$.`,
          },
          { kind: 'video', title: 'Watch: plan a proof, try it, check it, improve it', clip: 'practice-loop' },
        ],
      },
    ],
  },
  {
    course: 'বিজ্ঞান সপ্তম শ্রেণি: কোষ থেকে পরিপাকতন্ত্র',
    sections: [
      {
        title: 'অণুজীব ও কোষ',
        lessons: [
          {
            kind: 'text',
            title: 'চোখে দেখা যায় না, তবু চারপাশে আছে',
            free: true,
            body: `গরম দুধ কুসুম গরম হলে তাতে এক চামচ দই মিশিয়ে ঢেকে রাখলে কয়েক ঘণ্টায় পুরোটা জমে যায়। কে জমাল? দইয়ের ভেতরে থাকা এক ধরনের **ব্যাকটেরিয়া**। এরা দুধের শর্করাকে ল্যাকটিক এসিডে বদলে দেয়, তাতেই দুধ জমে ও টক হয়।

যেসব জীব অণুবীক্ষণ যন্ত্র ছাড়া দেখা যায় না, তাদের বলে **অণুজীব**।

| অণুজীব | বৈশিষ্ট্য | উদাহরণ |
| --- | --- | --- |
| ভাইরাস | কোষ নেই, কেবল জীবদেহের ভেতরে সংখ্যায় বাড়ে | ডেঙ্গু, সর্দি-জ্বরের ভাইরাস |
| ব্যাকটেরিয়া | একটি কোষ, সুগঠিত নিউক্লিয়াস নেই | দই জমায়, কোনোটি কলেরা ঘটায় |
| ছত্রাক | নিজে খাদ্য তৈরি করতে পারে না | ইস্ট, পাউরুটির ছাতা |
| অ্যামিবা | এককোষী, আকার বদলায় | পুকুরের তলার কাদায় থাকে |

এন্টামিবা মানুষের অন্ত্রে বাস করে আমাশয় ঘটায়। আবার নীলাভ-সবুজ শৈবাল নামে পরিচিত সায়ানোব্যাকটেরিয়া মাটিতে নাইট্রোজেন যোগ করে ধানখেতের উপকার করে। তাই অণুজীব মানেই রোগ নয়; অনেক অণুজীব ছাড়া আমাদের চলেই না।

**টিকা** কী করে? দুর্বল বা মৃত জীবাণু কিংবা তার অংশ শরীরে দিলে শরীর তাকে চিনে প্রতিরোধ গড়ে তোলে। পরে আসল জীবাণু এলে শরীর তৈরি থাকে।

**ভাবো:** খাওয়ার আগে সাবান দিয়ে হাত ধুতে বলা হয় কেন? ফ্রিজে রাখা খাবার দেরিতে নষ্ট হয় কেন?`,
          },
          { kind: 'video', title: 'দেখো: উদ্ভিদকোষের ভেতরটা', clip: 'living-cell' },
        ],
      },
      {
        title: 'শ্বসন, পরিপাক ও সংবহন',
        lessons: [
          {
            kind: 'text',
            title: 'এক লোকমা ভাতের ভ্রমণ',
            body: `এক লোকমা ভাত মুখে নিয়ে অনেকক্ষণ চিবাও। একটু পর মিষ্টি লাগবে। লালার উৎসেচক ভাতের শ্বেতসারকে ভেঙে শর্করা বানাতে শুরু করেছে, তাই। খাবারের বড় ও জটিল কণা ভেঙে ছোট, শোষণযোগ্য কণায় পরিণত হওয়াকে বলে **পরিপাক**।

পথটি এ রকম:

১. **মুখ:** দাঁত পিষে, লালা ভেজায়, শ্বেতসার ভাঙা শুরু হয়।

২. **অন্ননালি:** পেশির ঢেউ খাবারকে নিচে ঠেলে দেয়। তাই শুয়েও গেলা যায়।

৩. **পাকস্থলী:** পাচকরসের এসিড জীবাণু মারে, আর পেপসিন নামের উৎসেচক আমিষ ভাঙে।

৪. **ক্ষুদ্রান্ত্র:** যকৃৎ থেকে পিত্তরস আর অগ্ন্যাশয় থেকে রস আসে। শ্বেতসার, আমিষ ও স্নেহের পরিপাক এখানেই শেষ হয়। ভেতরের দেয়ালে আঙুলের মতো অসংখ্য **ভিলাই** খাদ্যরস শোষণ করে রক্তে পাঠায়।

৫. **বৃহদন্ত্র:** পানি শোষিত হয়, বাকিটা মল হিসেবে বের হয়।

| খাদ্য | শেষে যা হয় |
| --- | --- |
| শ্বেতসার | গ্লুকোজ |
| আমিষ | অ্যামাইনো এসিড |
| স্নেহ | ফ্যাটি এসিড ও গ্লিসারল |

ক্ষুদ্রান্ত্র নামে ‘ক্ষুদ্র’ হলেও লম্বায় প্রায় ছয় মিটার; সরু বলেই এমন নাম।

**প্রশ্ন:** ভিলাই না থাকলে কী হতো? **উত্তর:** শোষণের জায়গা অনেক কমে যেত, খাবার খেয়েও শরীর পুষ্টি পেত না।`,
          },
          {
            kind: 'text',
            title: 'ফুসফুস ও হৃৎপিণ্ড: দুই সঙ্গীর কাজ',
            body: `এক মিনিট দৌড়াও, তারপর বুকে হাত রাখো। শ্বাস দ্রুত, হৃৎস্পন্দনও দ্রুত। দুটি একসঙ্গে বাড়ে কেন?

পেশি কাজ করতে শক্তি চায়। কোষে খাদ্য ভেঙে শক্তি বের করতে লাগে অক্সিজেন, তৈরি হয় কার্বন ডাই-অক্সাইড। অক্সিজেন আনা আর কার্বন ডাই-অক্সাইড সরানোর ভার দুই তন্ত্রের ওপর।

## শ্বসনতন্ত্র

বাতাস যায় নাক, শ্বাসনালি ও ক্লোমশাখা হয়ে ফুসফুসের ছোট ছোট থলি **অ্যালভিওলাই** পর্যন্ত। থলির দেয়াল খুব পাতলা, গায়ে লেগে থাকে সূক্ষ্ম রক্তনালি বা কৈশিক নালি। এখানেই গ্যাস বিনিময়: অক্সিজেন ঢোকে রক্তে, কার্বন ডাই-অক্সাইড বেরিয়ে আসে।

## রক্ত সংবহন

হৃৎপিণ্ড একটি পাম্প। এর ডান দিক রক্ত পাঠায় ফুসফুসে, বাঁ দিক পাঠায় সারা শরীরে।

| রক্তের অংশ | কাজ |
| --- | --- |
| লোহিত কণিকা | অক্সিজেন বহন |
| শ্বেত কণিকা | জীবাণুর সঙ্গে লড়াই |
| অণুচক্রিকা | রক্ত জমাট বাঁধানো |
| রক্তরস | খাদ্য ও বর্জ্য বহন |

**ধমনি** হৃৎপিণ্ড থেকে রক্ত নিয়ে যায়, **শিরা** ফিরিয়ে আনে।

**করে দেখো:** বসে থাকা অবস্থায় কবজিতে আঙুল রেখে এক মিনিটে স্পন্দন গোনো, তারপর দুই মিনিট দড়িলাফ দিয়ে আবার গোনো। কত বাড়ল, আর স্বাভাবিক হতে কত মিনিট লাগল, ছকে লেখো। পরিবারের আরও দুজনের ফলের সঙ্গে মিলিয়ে দেখো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'সাহিত্যপাঠ: সপ্তম শ্রেণির গদ্য ও কবিতা',
    sections: [
      {
        title: 'গদ্যপাঠের পদ্ধতি',
        lessons: [
          {
            kind: 'text',
            title: 'তিনবার পড়া: গল্প থেকে ভাবনায়',
            free: true,
            body: `একটি গল্প একবার পড়লে আমরা জানি কী ঘটল। কিন্তু লেখক কেন লিখলেন, তা ধরতে আরও পড়তে হয়। প্রতিবার পড়ার উদ্দেশ্য আলাদা রাখলে কাজটি সহজ হয়।

**প্রথম পড়া: কী ঘটল?** না থেমে শেষ পর্যন্ত পড়ো। তারপর বই বন্ধ করে দুই-তিন বাক্যে ঘটনা বলো।

**দ্বিতীয় পড়া: কঠিন জায়গা কোথায়?** অচেনা শব্দের নিচে দাগ দাও। অভিধান দেখার আগে আশপাশের কথা থেকে অর্থ অনুমান করো। একই শব্দ ভিন্ন প্রসঙ্গে ভিন্ন অর্থ দেয়: *মাথা ধরা*, *গাছের মাথা*, *গ্রামের মাথা*।

**তৃতীয় পড়া: লেখক কী বলতে চান?** খেয়াল করো কোন কথা বারবার আসছে, কার কাজকে লেখক ভালো চোখে দেখছেন, শেষটা কেমন।

## চরিত্র ও ঘটনার ছক

ধরো, গল্পে এক কিশোর নদীতে পড়ে যাওয়া ছাগলছানা বাঁচাল, অথচ তাতে তার নতুন জামাটি ছিঁড়ে গেল।

| প্রশ্ন | উত্তর |
| --- | --- |
| কে? | কিশোর |
| কী করল? | ছাগলছানা বাঁচাল |
| কী হারাল? | নতুন জামা |
| কেমন মানুষ? | সাহসী, দয়ালু |
| প্রমাণ কোন বাক্যে? | গল্প থেকে বাক্যটি তুলে লেখো |

শেষ ঘরটিই সবচেয়ে জরুরি। ‘সে দয়ালু’ বললেই হবে না, লেখা থেকে প্রমাণ দেখাতে হবে।

**কাজ:** তোমার পাঠ্য একটি গল্প নিয়ে এই ছক পূরণ করো।`,
          },
          { kind: 'video', title: 'দেখো: গল্পের ঘটনাগুলো সময়ের ক্রমে সাজানো', clip: 'timeline' },
        ],
      },
      {
        title: 'কবিতা ও সৃজনশীল প্রশ্ন',
        lessons: [
          {
            kind: 'text',
            title: 'উপমা, চিত্রকল্প ও অন্ত্যমিল চেনা',
            body: `কবি সোজা কথায় বলতে পারতেন, ‘মেয়েটি খুব শান্ত।’ কিন্তু তিনি যদি বলেন, ‘মেয়েটি ভোরের পুকুরের মতো শান্ত’, তখন আমাদের চোখে একটি পুকুর ভেসে ওঠে। এভাবেই কবিতা কাজ করে।

## তিনটি হাতিয়ার

**উপমা:** দুটি আলাদা জিনিসের মধ্যে মিল দেখানো। চেনার শব্দ: *মতো, যেমন, যেন, সম*। ওপরের বাক্যে মেয়েটির সঙ্গে পুকুরের তুলনা হয়েছে, মিলের জায়গা শান্ত ভাব।

**চিত্রকল্প:** শব্দ দিয়ে আঁকা ছবি, যা দেখা, শোনা বা ছোঁয়ার অনুভূতি জাগায়। *‘টিনের চালে সারা রাত বৃষ্টির নূপুর’* পড়লে আমরা শব্দটি যেন শুনতে পাই।

**অন্ত্যমিল:** চরণের শেষে ধ্বনির মিল। যেমন:

> নদীর ধারে কাশের বন,
>
> হাওয়ায় দোলে সারাক্ষণ।

এখানে *বন* ও *ক্ষণ* মিলেছে। বানানে ন ও ণ আলাদা হলেও উচ্চারণ এক, আর মিল হয় কানে, চোখে নয়।

## দেশের কবিতা পড়ার সময়

দেশপ্রেমের কবিতায় কবিরা প্রায়ই ‘দেশকে ভালোবাসি’ কথাটি সরাসরি না বলে নদী, মাটি, ধানখেত, মায়ের মুখের ছবি আঁকেন। তাই জিজ্ঞেস করো: কোন ছবিটি বারবার এসেছে? সেই ছবি মনে কী ভাব জাগায়?

**কাজ:** বৃষ্টির দুপুর নিয়ে চার চরণ লেখো। একটি উপমা রাখবে, আর দ্বিতীয় ও চতুর্থ চরণে মিল দেবে।`,
          },
          {
            kind: 'text',
            title: 'সৃজনশীল প্রশ্নের চার ধাপ',
            body: `সৃজনশীল প্রশ্নে একটি ছোট ঘটনা বা **উদ্দীপক** থাকে, তার পরে চারটি প্রশ্ন। প্রতিটি আলাদা দক্ষতা যাচাই করে। কোনটিতে কী চাওয়া হয়েছে জানলে উত্তর অকারণে লম্বা হয় না।

| স্তর | কী চায় | উত্তর কেমন হবে |
| --- | --- | --- |
| জ্ঞান | মনে রাখা তথ্য | এক শব্দ বা এক বাক্য |
| অনুধাবন | বুঝে বলা | মূল কথা ও তার ব্যাখ্যা |
| প্রয়োগ | উদ্দীপকের সঙ্গে পাঠের মিল বা অমিল | দুই দিক পাশাপাশি |
| উচ্চতর দক্ষতা | বিচার করে মত দেওয়া | পক্ষে-বিপক্ষে যুক্তি ও সিদ্ধান্ত |

## একটি নমুনা

> উদ্দীপক: সুমন পরীক্ষার খাতায় ভুলে বেশি নম্বর পেয়ে শিক্ষককে জানাল। নম্বর কমল, কিন্তু শিক্ষক তাকে জড়িয়ে ধরলেন।

ধরো, মূল গল্পের বালক কুড়িয়ে পাওয়া টাকা মালিককে ফেরত দেয়। *প্রয়োগ* স্তরে লিখবে: দুজনই লাভ ছেড়ে সততা বেছে নিয়েছে, এখানে মিল। আবার বালকটি অন্যের জিনিস ফিরিয়ে দেয়, সুমন নিজের পাওয়া ছেড়ে দেয়, এখানে অমিল।

*উচ্চতর দক্ষতা* স্তরে প্রশ্ন আসতে পারে, ‘উদ্দীপকটি গল্পের পুরো ভাব প্রকাশ করে কি?’ আগে দেখাও কতটুকু প্রকাশ করে, তারপর গল্পের কোন দিকটি উদ্দীপকে নেই, শেষে এক বাক্যে নিজের সিদ্ধান্ত।

**মনে রেখো:** উদ্দীপক আবার পুরোটা তুলে লিখলে নম্বর বাড়ে না। প্রয়োজনীয় অংশটুকুই উল্লেখ করো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Grammar That Works: Tense, Articles and Voice',
    sections: [
      {
        title: 'Tense on a Timeline',
        lessons: [
          { kind: 'video', title: 'Watch: before, now and after on a line', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'I lost my key, I have lost my key',
            body: `Look at two sentences that are nearly the same.

> I **lost** my key yesterday.
>
> I **have lost** my key.

The first is **past simple**. It tells a finished event at a finished time, *yesterday*. Perhaps the key was found later; we do not know. The second is **present perfect**. It has no past time word, and it tells us about *now*: I am standing at the door and cannot get in.

## The clue words

| Past simple | Present perfect |
| --- | --- |
| yesterday, last week, in 2019 | already, yet, just, ever, never |
| two days ago | since Monday, for three years |
| when I was small | so far, this week (not over yet) |

A finished time word never goes with *have*. *I have seen him yesterday* is one of the commonest mistakes in examinations. Say *I saw him yesterday* or *I have seen him*.

*Since* goes with a starting point: since 2020, since morning. *For* goes with a length: for two hours, for a month.

## Test yourself

Choose the right form.

1. She (finished / has finished) the book last night.
2. We (lived / have lived) here since 2018, and we like it.
3. (Did you ever eat / Have you ever eaten) jackfruit seeds?
4. My uncle (came / has come) two days ago.

**Answers:** 1. finished 2. have lived 3. Have you ever eaten 4. came`,
          },
        ],
      },
      {
        title: 'Articles, Voice and Error Hunting',
        lessons: [
          {
            kind: 'text',
            title: 'Three questions that choose the article',
            body: `Bengali has no word exactly like *a* or *the*, so articles are often forgotten. Ask three questions.

**1. Can I count it, and is it only one?** If yes, a singular countable noun needs something in front of it: *a pen*, *the pen*, *my pen*. Never just *pen*. Things we cannot count (*water, rice, advice*) take no *a*.

**2. Is it new or already known?** New things come with *a* or *an*; once the listener knows which one, we use *the*.

> I saw **a** cat on our roof. **The** cat was carrying **a** fish.

**3. Is there only one in the world or in the place?** Then *the*: the sun, the sky, the headteacher, the Padma.

## A or an?

It is the *sound* that decides, not the letter. We say *an hour* and *an honest man*, because the h is silent; but *a university* and *a European country*, because these begin with the sound of *you*.

## No article

No article before most names of people, countries, meals and languages: *Rina eats breakfast*, *She speaks English*.

**Correct these:** (a) He is honest boy. (b) Sun rises in east. (c) She gave me an advice.

**Answers:** (a) He is **an** honest boy. (b) **The** sun rises in **the** east. (c) She gave me **some** advice.`,
          },
          {
            kind: 'text',
            title: 'Why the passive exists',
            body: `Compare a newspaper with a diary.

> Diary: Somebody **stole** my bicycle.
>
> Newspaper: Forty bicycles **were stolen** last month.

In the active sentence the doer comes first. But who is *somebody*? Nobody knows, so the word is empty. The **passive** lets us begin with what matters: the bicycles. We use it when the doer is unknown, unimportant or clear to everyone.

## How to build it

Object first, then a form of *be* in the right tense, then the past participle.

| Tense | Active | Passive |
| --- | --- | --- |
| present simple | They grow rice here. | Rice is grown here. |
| past simple | Karim broke the jug. | The jug was broken by Karim. |
| present perfect | They have closed the road. | The road has been closed. |
| future | We will paint the wall. | The wall will be painted. |
| modal | You must lock the door. | The door must be locked. |

The tense of *be* is the tense of the active verb. That is the whole secret. Add *by …* only if the doer tells us something useful. A verb without an object, such as *sleep* or *arrive*, has no passive.

**Change the voice:** (a) The farmer waters the plants. (b) A storm damaged the bridge. (c) The results will be published tomorrow by the school.

**Answers:** (a) The plants are watered by the farmer. (b) The bridge was damaged by a storm. (c) The school will publish the results tomorrow.`,
          },
        ],
      },
    ],
  },
  {
    course: 'ICT Seven: Documents, Devices and Safe Browsing',
    sections: [
      {
        title: 'Devices and Documents',
        lessons: [
          {
            kind: 'text',
            title: 'Inside the system unit',
            free: true,
            body: `Switch a desktop computer off, pull out the plug, and ask an adult to open the side panel. You will see a large green or black board with many small parts. It is the **motherboard**, and everything else is joined to it.

| Part | Its work | Like in a school |
| --- | --- | --- |
| processor (CPU) | follows instructions, calculates | the pupil who solves the sum |
| RAM | holds what is being worked on now | the desk |
| storage (hard disk or SSD) | keeps files when the power is off | the cupboard |
| power supply | gives each part the right voltage | the kitchen |
| fan | carries heat away | the open window |

When you open a document, it is copied from storage to RAM. You change the copy in RAM. When you press Save, the changed copy goes back to storage. If the light goes out before you save, the changes are lost.

A bigger desk lets you spread out more books, so more RAM lets you keep more programs open. A bigger cupboard does not make you think faster, so a bigger disk alone does not make the processor quicker.

**Hardware** is what you can touch; **software** is the set of instructions. A computer without software is like a school with no lessons.

**Question:** your computer becomes slow only when ten programs are open. Which part is probably too small?

**Answer:** the RAM.`,
          },
          {
            kind: 'text',
            title: 'A document that looks cared for',
            body: `Two pupils typed the same report. One looks restful, the other looks like a market on the evening before Eid. The difference is in a few habits.

## Use styles, not guesswork

Do not make every heading bold and large by hand. Choose the style **Heading 1** for the title of a part and **Heading 2** for smaller parts. Change the style once, and all headings change together. The program can then build a table of contents by itself.

## Margins, lists and tables

- Keep the same margin on all pages; about 2.5 cm is a good start.
- Press Enter once to begin a new paragraph. Make space with the spacing setting, not with empty lines.
- Use a numbered list when the order matters, and dots when it does not.
- Use a table for facts with rows and columns. Never push words into place with the space bar: on another computer everything will slip.

## Pictures

Drag a *corner* to resize, so that nobody's face becomes wide. Write a short caption, and say who took the picture.

## Save versions

Call the files *magazine-1*, *magazine-2* and so on. If version 3 goes wrong, version 2 is still there.

**Before printing:** look at the print preview, check the page size (A4), and export a PDF so that the layout cannot move.`,
          },
        ],
      },
      {
        title: 'Searching and Staying Safe',
        lessons: [
          { kind: 'video', title: 'Watch: plan your magazine page, try it, improve it', clip: 'practice-loop' },
          {
            kind: 'text',
            title: 'Searching well and answering unkind messages',
            body: `A search engine does not read your mind. It looks for words. *tiger* brings football clubs and shoes; *Bengal tiger food Sundarbans* brings what you want. Put quotation marks round words that must stand together.

## Can I trust this page?

Ask four questions.

1. **Who** wrote it? Is there a name or an organisation?
2. **When?** An old page about prices or laws may be wrong today.
3. **Why?** Does it inform, or does it want to sell something?
4. **Where else** is it written? If only one page says it, be careful.

Write down the source as soon as you use it: author, title, date. Copying without saying so is **plagiarism**.

## Passwords and privacy

A long password made of several unrelated words is easier to remember and harder to guess than a short strange one. Use a different one for each service. Never share a one-time code, even with someone who says that they work for a bank.

## If a message hurts

Do not answer in anger. Keep the message as proof, block the sender, and tell a parent or teacher. It is not your fault. And before you send something yourself, ask: *would I say this to their face, with my teacher standing there?*

**Task:** compare two pages about the water lily with the four questions.`,
          },
        ],
      },
    ],
  },
  {
    course: 'ইসলাম ও নৈতিক শিক্ষা: আকাইদ থেকে আখলাক',
    sections: [
      {
        title: 'আকাইদ ও ইবাদত',
        lessons: [
          {
            kind: 'text',
            title: 'তাওহিদ, রিসালাত ও আখিরাত',
            free: true,
            body: `**আকাইদ** শব্দটি ‘আকিদা’ শব্দের বহুবচন। এর অর্থ দৃঢ় বিশ্বাস। একটি গাছের যেমন শিকড়, একজন মুসলমানের জীবনে তেমনি আকিদা। শিকড় চোখে দেখা যায় না, কিন্তু তার ওপরই পুরো গাছ দাঁড়িয়ে থাকে।

## তিনটি মূল কথা

**তাওহিদ** অর্থ একত্ববাদ। আল্লাহ এক, তাঁর কোনো শরিক নেই, তিনিই সৃষ্টিকর্তা ও পালনকর্তা। কালিমা তাইয়্যেবায় আমরা এই ঘোষণাই দিই। তাওহিদে বিশ্বাসী মানুষ জানে, সব মানুষ একই স্রষ্টার সৃষ্টি। তাই সে কাউকে ছোট ভাবতে পারে না।

**রিসালাত** হলো আল্লাহর বাণী মানুষের কাছে পৌঁছে দেওয়ার দায়িত্ব। যাঁরা এ দায়িত্ব পালন করেছেন, তাঁরা নবি-রাসুল। প্রথম নবি হজরত আদম (আ.), সর্বশেষ নবি ও রাসুল হজরত মুহাম্মদ (সা.)।

**আখিরাত** হলো মৃত্যুর পরের জীবন। এর প্রথম ধাপ কবর, তারপর কিয়ামত, হাশর, মিজান, সিরাত এবং শেষে জান্নাত বা জাহান্নাম।

## বিশ্বাস কীভাবে আচরণ বদলায়

ধরো, পরীক্ষার হলে শিক্ষক কিছুক্ষণের জন্য বাইরে গেছেন। আখিরাতে জবাবদিহির বিশ্বাস যার আছে, সে কেউ না দেখলেও নকল করে না। কারণ সে জানে, আল্লাহ সব দেখেন।

**ভেবে লেখো:** এমন একটি দিনের কথা লেখো, যেদিন কেউ দেখছিল না, তবু তুমি ঠিক কাজটি করেছিলে। কেমন লেগেছিল?`,
          },
          {
            kind: 'text',
            title: 'সাওম ও জাকাত: নিজের জন্য, সমাজের জন্য',
            body: `ইসলামের পাঁচটি মূল ভিত্তির মধ্যে সাওম ও জাকাত দুটি। একটি শরীর ও মনের সাধনা, অন্যটি সম্পদের ইবাদত।

## সাওম

সুবহে সাদিক থেকে সূর্যাস্ত পর্যন্ত আল্লাহর সন্তুষ্টির উদ্দেশ্যে নিয়ত করে পানাহার ও অন্যান্য নিষিদ্ধ কাজ থেকে বিরত থাকার নাম **সাওম** বা রোজা। রমজান মাসের রোজা প্রত্যেক প্রাপ্তবয়স্ক, সুস্থ মুসলমানের ওপর ফরজ। অসুস্থ ব্যক্তি ও মুসাফিরের জন্য পরে আদায় করার সুযোগ আছে।

সাওম শুধু না খেয়ে থাকা নয়। মিথ্যা, ঝগড়া ও পরনিন্দা থেকেও জিহ্বাকে বিরত রাখতে হয়। সারা দিন ক্ষুধা সইলে বোঝা যায়, যার ঘরে প্রতিদিন খাবার নেই, তার কষ্ট কেমন।

## জাকাত

জাকাত অর্থ পবিত্রতা ও বৃদ্ধি। নির্দিষ্ট পরিমাণ সম্পদ (**নিসাব**) এক বছর কারও কাছে থাকলে তার নির্দিষ্ট অংশ দরিদ্র ও নির্ধারিত খাতের মানুষকে দিতে হয়। নগদ টাকার ক্ষেত্রে এই অংশ শতকরা আড়াই ভাগ।

**হিসাব:** জাকাত ফরজ হয়েছে এমন একজনের জমানো টাকা ২,০০,০০০ হলে জাকাত হবে ২,০০,০০০ × ২.৫ ÷ ১০০ = ৫,০০০ টাকা।

জাকাত দয়ার দান নয়, গরিবের প্রাপ্য অধিকার। এতে ধনী ও দরিদ্রের দূরত্ব কমে।

**প্রশ্ন:** সাওম ও জাকাতের একটি করে সামাজিক উপকার নিজের ভাষায় লেখো।`,
          },
        ],
      },
      {
        title: 'আখলাক',
        lessons: [
          {
            kind: 'text',
            title: 'আমানত রক্ষা ও গিবত থেকে বাঁচা',
            body: `**আখলাক** অর্থ চরিত্র বা স্বভাব। ভালো স্বভাবকে বলে আখলাকে হামিদাহ, মন্দ স্বভাবকে আখলাকে জামিমাহ।

## আমানত

কেউ বিশ্বাস করে কিছু রাখতে দিলে সেটি **আমানত**। আমানত শুধু টাকা বা জিনিস নয়। বন্ধুর বলা গোপন কথা, পরীক্ষার দায়িত্ব, শ্রেণির বই, এমনকি তোমার সময়ও আমানত। নবি হওয়ার আগেই হজরত মুহাম্মদ (সা.)-কে মক্কার মানুষ ‘আল-আমিন’ বা বিশ্বাসী বলে ডাকত। যারা তাঁর বিরোধিতা করত, তারাও তাঁর কাছে জিনিস জমা রাখত।

## গিবত

কারও অনুপস্থিতিতে তার এমন দোষের কথা বলা, যা শুনলে সে কষ্ট পাবে, তার নাম **গিবত**। কথাটি সত্য হলেও তা গিবত; আর মিথ্যা হলে তা অপবাদ, যা আরও বড় অন্যায়।

| পরিস্থিতি | ভালো কাজ |
| --- | --- |
| বন্ধুরা কারও পোশাক নিয়ে হাসছে | প্রসঙ্গ বদলে দাও |
| কারও ভুল চোখে পড়ল | তাকে একা ডেকে নরমভাবে বলো |
| অন্যের সাফল্যে মন খারাপ হলো | অভিনন্দন জানাও, তার জন্য দোয়া করো |

শেষ ঘরটি **হিংসা** কমানোর উপায়। হিংসা অন্যের ক্ষতি করার আগে নিজের শান্তি কেড়ে নেয়।

**এক সপ্তাহের কাজ:** প্রতি রাতে খাতায় লেখো, আজ কোন আমানত রক্ষা করেছ, আর কোন কথা বলতে গিয়ে নিজেকে থামিয়েছ।`,
          },
          { kind: 'video', title: 'দেখো: নবি-রাসুলদের কথা সময়ের ক্রমে মনে রাখার কৌশল', clip: 'timeline' },
        ],
      },
    ],
  },
]
