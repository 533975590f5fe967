import type { DemoCurriculum } from './types.ts'

export const classFour: DemoCurriculum[] = [
  {
    course: 'Class Four Mathematics: Large Numbers and the Four Operations',
    sections: [
      {
        title: 'Large Numbers and Place Value',
        lessons: [
          { kind: 'video', title: 'Watch: where numbers live on a line', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'Reading lakhs and crores',
            free: true,
            body: `How many people live in a big city? What does a new bridge cost? The answers are large numbers. They look frightening only until you know where to put the commas.

## Ten of each makes one of the next

Ten ones make a ten. Ten tens make a hundred. It goes on in the same way:

| Place | Number | How many zeros |
|---|---|---|
| thousand | 1,000 | 3 |
| ten thousand | 10,000 | 4 |
| lakh | 1,00,000 | 5 |
| ten lakh | 10,00,000 | 6 |
| crore | 1,00,00,000 | 7 |

Look at the commas. Starting from the right, the first comma comes after **three** digits. After that, a comma comes after every **two** digits. Each comma has a name: the first is the thousand comma, the second the lakh comma, the third the crore comma.

## A worked example

Read 4738205.

1. Start from the right and take three digits: 205.
2. Then take two digits at a time: 38, then 47.
3. Write it with commas: 47,38,205.
4. Read each group with the name of its comma: *forty-seven lakh, thirty-eight thousand, two hundred and five*.

## From words to digits

Write *six lakh, nine thousand and forty* in digits. Make a row of places first, so that no place is forgotten:

| lakh | ten thousand | thousand | hundred | ten | one |
|---|---|---|---|---|---|
| 6 | 0 | 9 | 0 | 4 | 0 |

So the number is 6,09,040. The zeros are important. They keep the other digits in their seats. If you leave out one zero, you write 60,940, which is about ten times smaller!

## Face value and place value

In 6,09,040 the digit 9 has the *face value* 9. But it stands in the thousand place, so its *place value* is 9,000. In the same number 4 is worth 40.

## Tasks

1. Put in the commas and read: 8050316.
2. Write in digits: twenty-five lakh, six thousand and seven.
3. What is the place value of 5 in 35,12,480?

**Answers:** 1. 80,50,316: eighty lakh, fifty thousand, three hundred and sixteen. 2. 25,06,007. 3. 5,00,000 (five lakh).`,
          },
          {
            kind: 'text',
            title: 'Comparing, ordering and building numbers',
            body: `Three districts count their people. Which one has the most? To answer, we must compare large numbers without drowning in digits.

## Two rules

**Rule 1: Count the digits.** A whole number with more digits is larger. So 1,00,032 is larger than 99,876, even though it has so many zeros.

**Rule 2: If the digits are as many, go from the left.** Compare the first digits. If they are the same, compare the next ones. The first difference decides, and you can stop there.

## A worked example

Compare 7,43,915 and 7,48,102.

- Both have six digits.
- Lakh place: 7 and 7. The same.
- Ten thousand place: 4 and 4. The same.
- Thousand place: 3 and 8. Different! 8 is larger.

> 7,43,915 < 7,48,102

The open side of the sign always looks at the larger number, like a hungry crocodile. The 915 at the end does not matter any more.

## Smallest and largest from given digits

Take the digits 0, 3, 5, 7 and 9. Use each exactly once.

- For the **largest** number put the biggest digit in the most valuable place, then the next: 97,530.
- For the **smallest** number start with the smallest digit. But a five-digit number may not start with 0, because 03,579 is really only 3,579. So let 3 go first and put 0 straight after it: 30,579.

Their difference is $97530 - 30579 = 66951$.

## Rounding

Often we need only *about* how many. To round 43,812 to the nearest thousand, look at the hundred digit. It is 8, which is 5 or more, so we go up: about 44,000. For 43,212 the hundred digit is 2, so we stay: about 43,000.

## Tasks

1. Put in order, smallest first: 5,08,321; 58,932; 5,80,000.
2. Make the largest and the smallest six-digit number from 4, 0, 8, 1, 6, 2.
3. Round 67,450 to the nearest thousand.

**Answers:** 1. 58,932; 5,08,321; 5,80,000. 2. 8,64,210 and 1,02,468. 3. 67,000.`,
          },
        ],
      },
      {
        title: 'Practice in Four Operations',
        lessons: [
          {
            kind: 'text',
            title: 'Long multiplication without fear',
            body: `A school buys 27 boxes of chalk. Each box costs 346 taka. How much must it pay? We need $346 \\times 27$. Nobody knows that by heart, and nobody has to. We break it into pieces that we know.

## Break the multiplier

27 is 20 and 7. So 27 boxes are 20 boxes and 7 boxes more.

$$346 \\times 7 = 2422$$

$$346 \\times 20 = 6920$$

$$2422 + 6920 = 9342$$

The school pays 9,342 taka.

## The same in columns

1. Multiply by the ones digit, 7. Six sevens are 42: write 2, carry 4. Four sevens are 28, and 4 is 32: write 2, carry 3. Three sevens are 21, and 3 is 24. The first line is **2422**.
2. Now multiply by the tens digit, 2. It really means 20, so **first write a 0** in the ones place. Then twice 346 is 692. The second line is **6920**.
3. Add the two lines: **9342**.

The 0 in the second line is the thing that people forget most. Without it you would pay for 2 boxes instead of 20!

## Is it sensible?

Before you calculate, estimate. 346 is nearly 350, and 27 is nearly 30:

$$350 \\times 30 = 10500$$

We rounded both numbers up, so the real answer should be a bit less than 10,500. 9,342 fits. If you had got 3,114, because you forgot the 0, the estimate would have warned you.

## Useful shortcuts

- To multiply by 10, 100 or 1,000, move every digit one, two or three places and fill with zeros: $58 \\times 100 = 5800$.
- To multiply by 25, multiply by 100 and divide by 4: $36 \\times 25 = 3600 \\div 4 = 900$.
- To multiply by 99, multiply by 100 and take one group away: $45 \\times 99 = 4500 - 45 = 4455$.

## Tasks

1. Estimate first, then work out $218 \\times 34$.
2. Use a shortcut: $48 \\times 25$.
3. A bus carries 52 people. How many people do 125 full buses carry?

**Answers:** 1. About 6,600 (220 × 30); exactly 7,412. 2. 1,200. 3. 6,500.`,
          },
          {
            kind: 'text',
            title: 'Division by a two-digit number: four moves',
            body: `7,854 saplings are planted in 34 equal rows. How many stand in each row? Long division looks long, but it is only four small moves, done again and again:

> **divide, multiply, subtract, bring down**

## A worked example: 7,854 ÷ 34

**Round one.** 34 does not go into 7, so look at 78.

- *Divide:* how many 34s are in 78? Think of 34 as about 30. Two thirties are 60, three are 90. Try 2.
- *Multiply:* $34 \\times 2 = 68$.
- *Subtract:* $78 - 68 = 10$.
- *Bring down* the 5. Now we have 105.

**Round two.**

- How many 34s in 105? Try 3: $34 \\times 3 = 102$.
- $105 - 102 = 3$.
- Bring down the 4. Now we have 34.

**Round three.**

- 34 goes into 34 once. $34 - 34 = 0$. Nothing is left to bring down.

The quotient is 231, the remainder is 0. There are **231 saplings** in each row.

## When the guess is wrong

Your first guess may not fit, and that is normal.

| What you see | What it means | What to do |
|---|---|---|
| the product is larger than the number above | guess too large | try one less |
| what is left is not smaller than the divisor | guess too small | try one more |

So check after each subtraction: **is what is left smaller than the divisor?** If yes, go on.

## Do not lose a zero

Divide 4,326 by 42. First $43 - 42 = 1$, bring down 2: 12. How many 42s are in 12? None. Then we must **write 0** in the quotient, and only then bring down the 6. 126 holds three 42s. The answer is 103, not 13.

## Tasks

1. $5772 \\div 26$
2. $4375 \\div 18$
3. 1,512 eggs are packed in boxes of 36. How many boxes?

**Answers:** 1. 222. 2. 243, remainder 1. 3. 42 boxes.`,
          },
          { kind: 'audio', title: 'Listen: a little practice every day makes sums easy', clip: 'study-plan' },
        ],
      },
      {
        title: 'Solving Everyday Problems',
        lessons: [
          { kind: 'video', title: 'Watch: plan, try, look back, improve with a word problem', clip: 'practice-loop' },
          {
            kind: 'text',
            title: 'The missing number: from story to number sentence',
            body: `A word problem is a story with a hole in it. Our work is to find the number that fits into the hole. Mathematicians write a letter for the hole, for example $x$, or simply an empty box.

## From words to a number sentence

*Mina had some money. She spent 125 taka on a book. Now she has 275 taka. How much did she have at first?*

Tell the story in order, with $x$ for what we do not know:

$$x - 125 = 275$$

To find $x$, undo what happened. Mina **spent** 125, so we **give it back**:

$$x = 275 + 125 = 400$$

Check by telling the story again: 400 taka, spend 125, left 275. It fits.

## Every operation has an undo

| In the story | Number sentence | Undo |
|---|---|---|
| 36 more came, now 90 | $x + 36 = 90$ | $90 - 36 = 54$ |
| 48 went away, left 52 | $x - 48 = 52$ | $52 + 48 = 100$ |
| 6 equal packets, 84 in all | $x \\times 6 = 84$ | $84 \\div 6 = 14$ |
| shared among 7, each got 12 | $x \\div 7 = 12$ | $12 \\times 7 = 84$ |

## Divisor, quotient, remainder

The same idea finds a missing number in a division. For every division:

$$\\text{dividend} = \\text{divisor} \\times \\text{quotient} + \\text{remainder}$$

*A number is divided by 23. The quotient is 41 and the remainder is 9. What is the number?* It is $23 \\times 41 + 9 = 943 + 9 = 952$.

If you know the dividend 952, the quotient 41 and the remainder 9, you can go back: take away the remainder, $952 - 9 = 943$, then $943 \\div 41 = 23$.

## Tasks

1. Write a number sentence and solve it: *After 78 mangoes were sold, 145 were left.*
2. Find $x$: $x \\times 15 = 315$.
3. Divisor 36, quotient 27, remainder 14. Find the dividend.

**Answers:** 1. $x - 78 = 145$, so $x = 223$. 2. 21. 3. 986.`,
          },
          {
            kind: 'text',
            title: 'Brackets, order and a quick check',
            body: `Two friends work out $20 - 4 \\times 3$. Rafi says 48. Tania says 8. Who is right? If everybody could choose the order, one sum would have many answers, so the whole world follows the same order.

## The order

1. **Brackets** first.
2. Then **multiplication and division**, from left to right.
3. Then **addition and subtraction**, from left to right.

So $20 - 4 \\times 3 = 20 - 12 = 8$. Tania is right. Rafi subtracted too early. If he really wants to subtract first, he must use brackets: $(20 - 4) \\times 3 = 48$.

## A worked example

$$50 - (12 + 8) \\div 4 \\times 3$$

- Brackets: $12 + 8 = 20$, so we have $50 - 20 \\div 4 \\times 3$.
- Division and multiplication, left to right: $20 \\div 4 = 5$, then $5 \\times 3 = 15$.
- Last: $50 - 15 = 35$.

Write one line for each step. A short sum with four lines is better than a long one with a mistake.

## A story with several steps

*Karim buys 5 exercise books for 35 taka each and 3 pens for 12 taka each. He pays with a 500 taka note. How much does he get back?*

First the plan: money paid, minus the cost of books **and** pens together. The word *together* tells us where the brackets go:

$$500 - (5 \\times 35 + 3 \\times 12)$$

$$= 500 - (175 + 36) = 500 - 211 = 289$$

He gets 289 taka back.

**Quick check by estimating:** books about $5 \\times 40 = 200$, pens about $3 \\times 10 = 30$, together about 230, so about 270 is left. 289 is close. Good.

## Tasks

1. $18 + 6 \\times 4 - 10$
2. $(45 - 9) \\div (4 + 2)$
3. A family of 4 takes a bus there and back. One ticket costs 65 taka each way. They also spend 180 taka on food. Write one number sentence and find the cost.

**Answers:** 1. 32. 2. 6. 3. $4 \\times 65 \\times 2 + 180 = 700$ taka.`,
          },
        ],
      },
    ],
  },
  {
    course: 'প্রাথমিক বিজ্ঞান: উদ্ভিদ, প্রাণী ও মাটি',
    sections: [
      {
        title: 'জীব ও পরিবেশ',
        lessons: [
          { kind: 'video', title: 'দেখি: উদ্ভিদকোষের অংশগুলো', clip: 'living-cell', free: true },
          {
            kind: 'text',
            title: 'পুকুরের খাদ্যশৃঙ্খল',
            body: `পুকুরপাড়ে চুপ করে বসো। পানিতে সবুজ শ্যাওলা ভাসছে। ছোট পোকা শ্যাওলা খাচ্ছে। ছোট মাছ পোকা খাচ্ছে। হঠাৎ একটি মাছরাঙা ছোঁ মেরে ছোট মাছটি নিয়ে গেল। এই যে একজন আরেকজনকে খেয়ে বাঁচে, একেই বলে **খাদ্যশৃঙ্খল**।

> শ্যাওলা → পোকা → ছোট মাছ → মাছরাঙা

তিরচিহ্ন বলে, খাবার ও শক্তি কোন দিকে যাচ্ছে। তাই তির খাদ্য থেকে খাদকের দিকে আঁকতে হয়।

## শুরুতে সব সময় উদ্ভিদ

সবুজ উদ্ভিদ সূর্যের আলো, পানি ও বাতাসের কার্বন ডাইঅক্সাইড দিয়ে নিজের খাবার নিজে বানায়। তাই উদ্ভিদকে বলে **উৎপাদক**। প্রাণী নিজে খাবার বানাতে পারে না, তাই তারা **খাদক**।

## শিকলের একটি কড়া ছিঁড়লে

পুকুরের সব ছোট মাছ মরে গেলে কী হবে? মাছরাঙা খাবার পাবে না। আবার পোকা অনেক বেড়ে যাবে, শ্যাওলা কমে যাবে। একজনের ক্ষতি হলে সবার ওপর প্রভাব পড়ে। তাই পুকুরে বিষ বা ময়লা ফেললে শুধু মাছ নয়, পুরো শিকলটাই দুর্বল হয়।

## নিজে করি

1. সাজাও: সাপ, ঘাস, ব্যাঙ, ঘাসফড়িং।
2. খাদ্যশৃঙ্খলের শুরুতে উদ্ভিদ থাকে কেন?
3. তোমার এলাকার একটি খাদ্যশৃঙ্খল আঁকো।

**উত্তর:** ১. ঘাস → ঘাসফড়িং → ব্যাঙ → সাপ। ২. কারণ উদ্ভিদ নিজের খাবার নিজে তৈরি করে।`,
          },
        ],
      },
      {
        title: 'মাটি, স্বাস্থ্য ও আবহাওয়া',
        lessons: [
          {
            kind: 'text',
            title: 'তিন মাটিতে পানি ঢেলে দেখি',
            body: `সব মাটি এক রকম নয়। হাতে নিয়ে ঘষলেই তফাত বোঝা যায়। বালু বেশি থাকলে খসখসে, কাদা বেশি থাকলে মিহি ও আঠালো।

| মাটি | কেমন | পানি ধরে রাখা | ভালো ফসল |
|---|---|---|---|
| বেলে | দানা বড়, খসখসে | কম | তরমুজ, চিনাবাদাম |
| দোআঁশ | বালু ও কাদা মেশানো, নরম | মাঝারি | সবজি, পাট, গম, প্রায় সব ফসল |
| এঁটেল | দানা মিহি, ভিজলে আঠালো | বেশি | ধান |

## পরীক্ষা

তিনটি প্লাস্টিকের বোতলের ওপরের অংশ কেটে নাও (কাটার কাজ বড় কেউ করবেন)। উল্টো করে ফানেলের মতো বসাও, মুখে পাতলা কাপড় বাঁধো। তিনটিতে সমান পরিমাণ তিন রকম শুকনো মাটি রাখো। প্রতিটিতে এক কাপ করে পানি ঢালো। পাঁচ মিনিট পরে নিচে কত পানি জমল, দাগ দিয়ে মেলাও।

দেখবে, বেলে মাটির নিচে পানি জমেছে সবচেয়ে বেশি, এঁটেল মাটির নিচে সবচেয়ে কম। মাটি ও পানির পরিমাণ সমান রেখেছি বলেই তুলনাটি ন্যায্য হলো।

## মাটি বাঁচাই

পলিথিন মাটিতে পচে না, তাই যেখানে-সেখানে ফেলি না। পচা পাতা ও গোবরের জৈব সার মাটির উর্বরতা বাড়ায়।

## নিজে করি

1. ধানখেতে পানি জমিয়ে রাখতে কোন মাটি ভালো?
2. তরমুজ কোন মাটিতে ভালো হয়?

**উত্তর:** ১. এঁটেল। ২. বেলে।`,
          },
          {
            kind: 'text',
            title: 'সুষম খাদ্য, নিরাপদ পানি ও আবহাওয়া',
            body: `খাদ্যের ছয়টি উপাদান আছে। প্রতিটির আলাদা কাজ।

| উপাদান | কাজ | কোথায় পাই |
|---|---|---|
| শর্করা | শক্তি দেয় | ভাত, রুটি, আলু |
| আমিষ | শরীর গড়ে | মাছ, ডিম, ডাল |
| চর্বি | শক্তি জমায় | তেল, ঘি, বাদাম |
| ভিটামিন | রোগ থেকে বাঁচায় | শাকসবজি, ফল |
| খনিজ লবণ | হাড়, দাঁত, রক্ত ভালো রাখে | ছোট মাছ, দুধ, কচুশাক |
| পানি | খাবার হজম ও চলাচলে সাহায্য করে | নিরাপদ পানি |

বয়স ও কাজ অনুযায়ী সব উপাদান ঠিক পরিমাণে থাকলে তাকে বলে **সুষম খাদ্য**।

## পানিবাহিত রোগ

ডায়রিয়া, কলেরা, টাইফয়েড, জন্ডিস দূষিত পানির মাধ্যমে ছড়াতে পারে। পানি ফুটিয়ে পান করা, খাবার ঢেকে রাখা আর সাবান দিয়ে হাত ধোয়া এগুলো ঠেকায়। ডায়রিয়া হলে শরীর থেকে পানি বেরিয়ে যায়, তাই খাবার স্যালাইন দিতে হয় এবং বেশি হলে দ্রুত ডাক্তারের কাছে নিতে হয়।

## আবহাওয়া না জলবায়ু

আজ বৃষ্টি হচ্ছে, এটি **আবহাওয়া**: কোনো জায়গার অল্প সময়ের অবস্থা। আর বাংলাদেশে বর্ষাকালে বেশি বৃষ্টি হয়, এটি **জলবায়ু**: বহু বছরের আবহাওয়ার গড় অবস্থা।

## নিজে করি

1. ডাল থেকে প্রধানত কোন উপাদান পাই?
2. "আজ খুব গরম" কোনটি, আবহাওয়া না জলবায়ু?
3. আজকের দুপুরের খাবারে কোন কোন উপাদান ছিল?

**উত্তর:** ১. আমিষ। ২. আবহাওয়া।`,
          },
        ],
      },
    ],
  },
  {
    course: 'বাংলাদেশ ও বিশ্বপরিচয়: মানুষ, জনপদ ও অধিকার',
    sections: [
      {
        title: 'দেশ ও দেশের মানুষ',
        lessons: [
          {
            kind: 'text',
            title: 'নানা জনগোষ্ঠী, নানা উৎসব',
            free: true,
            body: `বাংলাদেশের বেশির ভাগ মানুষ বাঙালি। পাশাপাশি এ দেশে আরও অনেক জাতিসত্তার মানুষ যুগ যুগ ধরে বাস করছেন। তাঁদের নিজস্ব ভাষা, পোশাক ও উৎসব আছে।

| জনগোষ্ঠী | প্রধানত কোথায় থাকেন | একটি উৎসব |
|---|---|---|
| চাকমা | রাঙামাটি, খাগড়াছড়ি | বিজু |
| মারমা | বান্দরবান, রাঙামাটি, খাগড়াছড়ি | সাংগ্রাই |
| ত্রিপুরা | খাগড়াছড়ি | বৈসু |
| গারো | ময়মনসিংহ, শেরপুর, নেত্রকোনা, টাঙ্গাইল | ওয়ানগালা |
| সাঁওতাল | রাজশাহী, দিনাজপুর | সোহরাই |
| মণিপুরি | মৌলভীবাজার, সিলেট | রাসপূর্ণিমা |

## কাছ থেকে দেখি

চাকমারা পুরোনো বছরের শেষ দুই দিন ও নতুন বছরের প্রথম দিন **বিজু** পালন করেন। প্রথম দিন ভোরে নদীতে ফুল ভাসান। গারোরা নতুন ফসল ঘরে তুলে **ওয়ানগালা** করেন। গারো সমাজে মায়ের দিক থেকে বংশের পরিচয় ধরা হয়। মণিপুরিদের নাচ ও তাঁতের কাপড় দেশজুড়ে প্রশংসিত।

ভিন্ন হওয়া মানে দূরের হওয়া নয়। অন্যের ভাষা, পোশাক বা খাবার নিয়ে ঠাট্টা করা অন্যায়। বরং জানতে চাওয়া ভালো: তোমাদের উৎসবে কী হয়?

## নিজে করি

1. ওয়ানগালা কাদের উৎসব?
2. বিজুর প্রথম দিন কী ভাসানো হয়?
3. বাঙালির একটি উৎসবের সঙ্গে বিজুর একটি মিল লেখো।

**উত্তর:** ১. গারোদের। ২. ফুল। ৩. যেমন, পয়লা বৈশাখের মতো বিজুও নতুন বছরকে ঘিরে।`,
          },
          {
            kind: 'text',
            title: 'পাহাড়, সোপান, সমভূমি ও নদী',
            body: `বাংলাদেশের মানচিত্র খুলে বসো। বেশির ভাগ জায়গা সবুজ, অর্থাৎ নিচু সমভূমি। দক্ষিণ-পূর্ব কোণে খয়েরি রং, সেখানে পাহাড়। মাটির ওপরের এই উঁচু-নিচু রূপকে বলে **ভূপ্রকৃতি**।

## তিন রকম ভূমি

1. **পাহাড়ি এলাকা:** রাঙামাটি, বান্দরবান, খাগড়াছড়ি এবং চট্টগ্রাম ও সিলেটের কিছু অংশ।
2. **সোপান বা কিছুটা উঁচু ভূমি:** বরেন্দ্রভূমি, মধুপুর ও ভাওয়ালের গড়, কুমিল্লার লালমাই। মাটি লালচে।
3. **প্লাবন সমভূমি:** দেশের বেশির ভাগ অংশ। নদীর পলি জমে তৈরি, তাই উর্বর।

## প্রধান নদী

| নদী | মনে রাখার কথা |
|---|---|
| পদ্মা | ভারত থেকে গঙ্গা নামে এসেছে |
| যমুনা | ব্রহ্মপুত্রের প্রধান ধারা |
| মেঘনা | পদ্মার সঙ্গে মিশে সাগরে গেছে |
| কর্ণফুলী | চট্টগ্রাম দিয়ে সাগরে পড়েছে |

যমুনা গোয়ালন্দের কাছে পদ্মায় মিশেছে। সেই মিলিত ধারা চাঁদপুরের কাছে মেঘনার সঙ্গে মিশে বঙ্গোপসাগরে গেছে।

## এশিয়ায় আমাদের অবস্থান

বাংলাদেশ দক্ষিণ এশিয়ার দেশ। পশ্চিম, উত্তর ও পূর্বে ভারত, দক্ষিণ-পূর্বে মিয়ানমার, দক্ষিণে বঙ্গোপসাগর।

## নিজে করি

1. মানচিত্রের খালি নকশায় চারটি নদী নীল রঙে আঁকো।
2. সমভূমির মাটি উর্বর কেন?
3. আমাদের দক্ষিণে কী?

**উত্তর:** ২. নদীর পলি জমে তৈরি বলে। ৩. বঙ্গোপসাগর।`,
          },
        ],
      },
      {
        title: 'নাগরিক জীবন ও দুর্যোগ',
        lessons: [
          { kind: 'video', title: 'দেখি: ঝড়ের আগে, সময়ে ও পরে, ঘটনা ক্রমে সাজাই', clip: 'timeline' },
          {
            kind: 'text',
            title: 'অধিকার, কর্তব্য ও দুর্যোগের প্রস্তুতি',
            body: `রাষ্ট্রের কাছে নাগরিকের কিছু পাওনা আছে, সেগুলো **অধিকার**। যেমন শিক্ষা, চিকিৎসা, নিরাপত্তা, মত প্রকাশ, বড় হলে ভোট দেওয়া। আবার রাষ্ট্রের প্রতি নাগরিকের করণীয় হলো **কর্তব্য**। যেমন আইন মানা, কর দেওয়া, সরকারি সম্পদ রক্ষা করা। রাস্তায় চলার অধিকার সবার, তাই রাস্তা আটকে না রাখাও সবার কর্তব্য।

## দুর্যোগে কী করব

বন্যা ও ঘূর্ণিঝড় থামানো যায় না, কিন্তু প্রস্তুতি থাকলে ক্ষতি কমে।

| সময় | করণীয় |
|---|---|
| আগে | রেডিও-টিভি-মোবাইলে সংকেত শোনা, শুকনো খাবার, পানি, ওষুধ, টর্চ, জরুরি কাগজ গুছিয়ে রাখা, আশ্রয়কেন্দ্রের পথ জেনে রাখা |
| সময়ে | বড়দের সঙ্গে দ্রুত আশ্রয়কেন্দ্রে যাওয়া, বিদ্যুতের মূল সুইচ বন্ধ করা (বড়দের কাজ), শিশু, বৃদ্ধ ও প্রতিবন্ধী মানুষকে আগে নেওয়া |
| পরে | ছেঁড়া তার না ছোঁয়া, ফোটানো পানি খাওয়া, প্রতিবেশীর খোঁজ নেওয়া |

বন্যার পানিতে একা নামা বিপজ্জনক, স্রোত আর সাপ দুটোই থাকতে পারে। জরুরি সাহায্যের জন্য **৯৯৯** নম্বরে ফোন করা যায়।

## নিজে করি

1. পরিবারের সঙ্গে বসে জরুরি ব্যাগের দশটি জিনিসের তালিকা বানাও।
2. কর দেওয়া অধিকার না কর্তব্য?
3. ঝড়ের পরে ছেঁড়া তার দেখলে কী করবে?

**উত্তর:** ২. কর্তব্য। ৩. ছোঁব না, দূরে থেকে বড়দের জানাব।`,
          },
        ],
      },
    ],
  },
  {
    course: 'From Sentence to Paragraph: English for Class Four',
    sections: [
      {
        title: 'A Day at the River',
        lessons: [
          {
            kind: 'text',
            title: 'Reading for the main idea',
            free: true,
            body: `> Last Friday Mitu went to the Meghna with her uncle. The river was wide and brown. A ferry carried buses and people across. Small boats with coloured sails moved slowly near the bank. A fisherman pulled in his net and showed Mitu a silver hilsa. In the evening the water turned orange. Mitu did not want to go home.

## What is it mostly about?

The **main idea** is what nearly every sentence talks about. Test three answers:

- *A hilsa fish*: no, only one sentence is about it.
- *Rivers of Bangladesh*: too big. The passage is about one day.
- *Mitu's day at the river*: yes, every sentence belongs to it.

Too small, too big, just right. Use this test with any passage.

## Words for boats and water

**bank**: the land at the side of a river. **ferry**: a large boat that carries people and buses. **sail**: the cloth that catches the wind. **net**: what fish are caught in.

## Answer in full sentences

*Where did Mitu go?* Do not write only "Meghna". Borrow words from the question: **Mitu went to the Meghna.**

## Try it

1. What did the ferry carry?
2. What colour was the water in the evening?
3. Give the passage a title.

*Answers: 1. The ferry carried buses and people. 2. The water was orange in the evening.*`,
          },
          { kind: 'video', title: 'Watch: who does what, the parts of a sentence', clip: 'sentence' },
        ],
      },
      {
        title: 'Verbs and First Paragraphs',
        lessons: [
          {
            kind: 'text',
            title: "Yesterday's verbs: walked, went, saw",
            body: `A verb can tell us *when*. Compare: *I walk to school every day. I walked to school yesterday.*

## Regular verbs

Most verbs take **-ed** in the past. Watch the spelling.

| Rule | Now | Yesterday |
|---|---|---|
| add ed | play | played |
| ends in e: add d | dance | danced |
| consonant + y: change to ied | carry | carried |
| short vowel + one consonant: double it | stop | stopped |

## Irregular verbs

Some of the most used verbs go their own way. Learn them in small families:

- come, came; become, became
- go, went
- see, saw
- eat, ate; give, gave
- buy, bought; bring, brought; think, thought
- take, took

The past form is the same for everyone: I went, she went, they went.

## Saying no, and asking

Use **did**, and then the verb goes back to its first form: *I did not go. Did you see the kite?* Never write *did not went*. One past mark is enough for a sentence.

## Try it

Turn today's diary into yesterday's story:

> I get up early. I go to the field. I see a red kite. I run, but it drops into a pond.

*Answer: I got up early. I went to the field. I saw a red kite. I ran, but it dropped into a pond.*`,
          },
          {
            kind: 'text',
            title: 'Building a paragraph like a burger',
            body: `A paragraph has three layers. Think of a burger: bread on top, filling in the middle, bread below.

1. **Opening sentence:** tells what the paragraph is about.
2. **Details:** three to five sentences that explain, describe or give examples.
3. **Closing line:** a feeling or a last thought.

## A strong opening

Weak: *I am going to write about winter.* Strong: *Winter is the season I wait for all year.* The strong one makes us ask *why?*, and the details answer.

## A model

> Winter is the season I wait for all year. In the morning the fields are white with fog. My grandmother makes bhapa pitha, and the steam warms my face. We play badminton in the evening under a bright bulb. At night I sleep under a thick quilt and hear the owl. I wish winter could stay a little longer.

Count: one opening, four details, one closing. There is something to see, to taste, to do and to hear.

## Checklist before you copy it neatly

- Is every sentence about the same thing?
- Capital letter at the start, full stop at the end?
- Did I read it aloud once?

## Try it

1. Write a strong opening for *A kind person I met*.
2. Add four details: who, where, what happened, what was said.
3. Finish with one feeling.`,
          },
        ],
      },
    ],
  },
  {
    course: 'ব্যাকরণের সূচনা: পদ, লিঙ্গ ও বচন',
    sections: [
      {
        title: 'পদ পরিচয় ও শব্দের চর্চা',
        lessons: [
          {
            kind: 'text',
            title: 'বাক্যের শব্দে রং দিই',
            free: true,
            body: `বাক্যটি পড়ো: **লাল ঘুড়িটি আকাশে উড়ছে।** চারটি শব্দ, কিন্তু সবার কাজ এক নয়। বাক্যে বসলে শব্দকে বলে **পদ**। রং পেনসিল নিয়ে পদগুলোর কাজ খুঁজি।

| রং | কাজ | পদের নাম | উদাহরণ |
|---|---|---|---|
| নীল | নাম বোঝায় | বিশেষ্য | ঘুড়ি, আকাশ, রিনা, আনন্দ |
| হলুদ | গুণ, দোষ, সংখ্যা, অবস্থা বোঝায় | বিশেষণ | লাল, ভালো, দুটি, গরম |
| সবুজ | নামের বদলে বসে | সর্বনাম | আমি, তুমি, সে, তারা |
| লাল | কাজ বোঝায় | ক্রিয়া | উড়ছে, খায়, গেল |

## প্রশ্ন করে চিনি

- **কে বা কী?** উত্তর আসে বিশেষ্য: কী উড়ছে? ঘুড়ি।
- **কেমন বা কয়টি?** উত্তর আসে বিশেষণ: কেমন ঘুড়ি? লাল।
- **কী করছে?** উত্তর আসে ক্রিয়া: উড়ছে।

## সর্বনাম কেন লাগে

*রিনা স্কুলে যায়। রিনা গান গায়। রিনা ভালো মেয়ে।* বারবার রিনা শুনতে ভালো লাগে না। তাই বলি: রিনা স্কুলে যায়। **সে** গান গায়। **সে** ভালো মেয়ে। সর্বনাম বসানোর আগে নামটি একবার বলা চাই, না হলে শ্রোতা বুঝবে না কার কথা হচ্ছে।

## নিজে করি

1. "মিষ্টি আমটি আমি খেলাম।" প্রতিটি পদের নাম বলো।
2. তোমার বইয়ের তিনটি বাক্যে চার রং দাও।

**উত্তর:** ১. মিষ্টি বিশেষণ, আমটি বিশেষ্য, আমি সর্বনাম, খেলাম ক্রিয়া।`,
          },
          { kind: 'video', title: 'দেখি: বাক্যের কোন অংশের কী কাজ', clip: 'sentence' },
          {
            kind: 'text',
            title: 'ন না ণ, শ ষ না স, আর লিঙ্গ-বচন',
            body: `মুখে ন আর ণ এক রকম শোনায়। তাই লিখতে গিয়ে ভুল হয়। কয়েকটি সহজ সূত্র মনে রাখি, আর সন্দেহ হলে অভিধান খুলে দেখি। অভিধান দেখা লজ্জার নয়, ভালো লেখকের অভ্যাস।

## ন না ণ

- **ঋ, র, ষ**-এর পরে সাধারণত **ণ** বসে: ঋণ, কারণ, বর্ণ, ভীষণ।
- ট-বর্গের সঙ্গে যুক্ত হলে ণ: ঘণ্টা, কণ্ঠ, দণ্ড।
- বিদেশি শব্দে সব সময় **ন**: ট্রেন, কর্নার, ইরান।

## শ, ষ, স

- সংস্কৃত থেকে আসা শব্দে ট ও ঠ-এর আগে **ষ**: কষ্ট, ষষ্ঠ, পৃষ্ঠা।
- ইংরেজি শব্দের st লিখতে **স্ট**: স্টেশন, পোস্ট, মাস্টার।

## লিঙ্গ ও বচন

| পুরুষবাচক | স্ত্রীবাচক | একবচন | বহুবচন |
|---|---|---|---|
| ছাত্র | ছাত্রী | ছেলেটি | ছেলেরা |
| দাদা | দাদি | বইটি | বইগুলো |
| বাঘ | বাঘিনী | শিক্ষক | শিক্ষকগণ |
| বালক | বালিকা | পাখি | পাখিগুলো |

মানুষের বেলায় **রা**, জিনিস ও প্রাণীর বেলায় **গুলো** বসে। আগে সংখ্যা থাকলে বহুবচনের চিহ্ন লাগে না: *পাঁচজন ছাত্র*, "পাঁচজন ছাত্ররা" নয়।

## নিজে করি

1. ঠিক বানান বাছো: কারন / কারণ, ষ্টেশন / স্টেশন।
2. স্ত্রীবাচক করো: শিক্ষক, চাচা।
3. ভুল শুধরাও: তিনটি বইগুলো আনো।

**উত্তর:** ১. কারণ, স্টেশন। ২. শিক্ষিকা, চাচি। ৩. তিনটি বই আনো।`,
          },
        ],
      },
      {
        title: 'চিঠি ও আবেদন',
        lessons: [
          {
            kind: 'text',
            title: 'বন্ধুকে চিঠি, প্রধান শিক্ষককে আবেদন',
            body: `চিঠি মানে দূরের মানুষের সঙ্গে কাগজে কথা বলা। ব্যক্তিগত চিঠির ছয়টি অংশ।

1. মঙ্গলসূচক শব্দ (ইচ্ছা হলে)
2. স্থান ও তারিখ
3. সম্বোধন: প্রিয় রাফি
4. মূল কথা
5. বিদায় ও নিজের নাম: তোমার বন্ধু, করিম
6. খামে প্রাপক ও প্রেরকের ঠিকানা

## চিঠির মূল কথা

> কেমন আছ? আমাদের গ্রামে এখন আম পেকেছে। গত সপ্তাহে আমরা নৌকায় বিলে গিয়েছিলাম। শাপলা ফুটে বিল সাদা হয়ে আছে। গরমের ছুটিতে চলে এসো, দুজন মিলে মাছ ধরব। চাচা-চাচিকে সালাম দিয়ো।

বন্ধুর চিঠিতে মুখের মতো সহজ কথা লেখা যায়।

## আবেদনপত্র আলাদা

আবেদন ছোট ও ভদ্র ভাষায় লেখা হয়। ক্রমটি মনে রাখো: তারিখ, বরাবর (পদ ও বিদ্যালয়ের নাম), বিষয়, জনাব, মূল কথা, বিনীত, নাম, শ্রেণি ও রোল।

> বিষয়: তিন দিনের ছুটির জন্য আবেদন।
>
> জনাব, বিনীত নিবেদন এই যে, জ্বর হওয়ায় আমি ৫ থেকে ৭ জুন পর্যন্ত বিদ্যালয়ে আসতে পারিনি। অনুগ্রহ করে আমাকে ওই তিন দিনের ছুটি দিলে বাধিত হব।

## নিজে করি

1. আবেদনে "কেমন আছেন, কী খবর" লেখা ঠিক কি?
2. বোনের বিয়ে উপলক্ষে দুই দিনের ছুটির আবেদন লেখো।

**উত্তর:** ১. না, আবেদনে শুধু দরকারি কথা ভদ্রভাবে লিখতে হয়।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Fractions, Decimals and Geometry You Can See',
    sections: [
      {
        title: 'Fractions and Decimals',
        lessons: [
          { kind: 'video', title: 'Watch: a paper strip folded into equal parts', clip: 'fractions', free: true },
          {
            kind: 'text',
            title: 'Why two quarters are one half',
            body: `Cut two paper strips of the same length. Fold the first once: two halves. Fold the second twice: four quarters. Shade one half of the first and two quarters of the second. Lay them side by side. The shaded parts are equally long!

$$\\frac{1}{2} = \\frac{2}{4}$$

Fractions that look different but have the same value are **equivalent**. Fold again and you see $\\frac{4}{8}$ too. Each fold doubles the number of parts *and* the number of shaded parts. So we may multiply top and bottom by the same number:

$$\\frac{3}{5} = \\frac{3 \\times 2}{5 \\times 2} = \\frac{6}{10}$$

## Proper, improper, mixed

- **Proper:** top smaller than bottom, less than one whole, as $\\frac{3}{4}$.
- **Improper:** top as large as the bottom or larger, as $\\frac{7}{4}$.
- **Mixed number:** a whole and a part. $\\frac{7}{4}$ is four quarters and three more: $1\\frac{3}{4}$.

## Adding

With equal denominators only count the parts: $\\frac{2}{7} + \\frac{3}{7} = \\frac{5}{7}$. The bottom stays, because the size of the parts has not changed.

## Try it

1. Fill in the top: $\\frac{2}{3}$ is how many ninths?
2. Write $\\frac{11}{5}$ as a mixed number.
3. $\\frac{3}{8} + \\frac{4}{8}$

**Answers:** 1. six ninths. 2. $2\\frac{1}{5}$. 3. $\\frac{7}{8}$.`,
          },
          {
            kind: 'text',
            title: 'Tenths on a ruler, hundredths in your purse',
            body: `Look at your ruler. Between 3 cm and 4 cm there are ten small steps. Each is one tenth of a centimetre. If a leaf ends at the seventh small step after 3, it is 3 and seven tenths long. We write

$$3.7 = 3 + \\frac{7}{10}$$

The **decimal point** separates whole things from parts. The first place after it is for tenths, the second for hundredths.

| ones | . | tenths | hundredths |
|---|---|---|---|
| 3 | . | 7 | 0 |
| 0 | . | 2 | 5 |

## Taka and paisa

100 paisa make 1 taka, so 1 paisa is one hundredth of a taka. 12 taka 50 paisa is 12.50 taka. And 5 paisa? It is 0.05, not 0.5, which would be fifty paisa!

## Adding decimals

Write point under point, so that tenths meet tenths: 4.6 + 2.75. Fill the empty place with 0, so it becomes 4.60 + 2.75 = 7.35.

Which is larger, 0.8 or 0.35? Not the one with more digits. 0.8 is 0.80, eighty hundredths, so 0.8 is larger.

## Try it

1. Write 7 tenths and 9 hundredths as one decimal.
2. 5.4 + 3.85
3. 10 taka minus 6.25 taka

*Answers: 1. 0.79. 2. 9.25. 3. 3.75 taka.*`,
          },
        ],
      },
      {
        title: 'Angles and Triangles',
        lessons: [
          {
            kind: 'text',
            title: 'Right, acute, obtuse, and three kinds of triangle',
            body: `A **point** only shows a place. A **line** runs straight on both sides without end. A **ray** has a starting point and runs on in one direction, like light from a torch. Two rays from the same point make an **angle**.

## A paper corner as a tool

The corner of a sheet of paper is a **right angle**: 90 degrees. Hold it against other angles.

- Smaller than the corner: **acute**, less than 90°.
- Exactly the corner: **right**, 90°.
- Larger, but not yet a straight line: **obtuse**, between 90° and 180°.

The length of the arms does not matter. Only the opening counts, like a door.

## Triangles by sides

| Name | Sides |
|---|---|
| equilateral | all three equal |
| isosceles | two equal |
| scalene | all different |

By angles a triangle may be acute, right or obtuse. It can never have two right angles: the three angles together always make 180°. Tear off the three corners of a paper triangle, put them side by side, and you will see a straight line.

## Try it

1. Name the angle: 35°, 120°, 90°.
2. Two angles of a triangle are 60° and 70°. Find the third.
3. Sides 5 cm, 5 cm, 8 cm: which kind?

*Answers: 1. acute, obtuse, right. 2. 50°. 3. isosceles.*`,
          },
        ],
      },
    ],
  },
]
