import type { DemoCurriculum } from './types.ts'

export const specialCourse: DemoCurriculum[] = [
  {
    course: 'University Admission Maths in Six Weeks',
    sections: [
      {
        title: 'Week zero: finding your gaps',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: numbers as steps on a line, the picture behind domains and signs',
            clip: 'number-line',
            free: true,
          },
          {
            kind: 'text',
            title: 'Reading your own result and keeping an error log',
            free: true,
            body: `A diagnostic paper with 19 right out of 30 tells you almost nothing. The eleven wrong answers tell you everything, if you ask why each of them went wrong.

## Four kinds of error

| Code | Kind | What it sounds like | Cure |
| --- | --- | --- | --- |
| K | knowledge | *I did not know the formula* | learn it, card it |
| M | method | *I knew it all but did not see the way* | more problems of this type |
| S | slip | *I wrote plus instead of minus* | slower writing, a final check |
| T | time | *I never got to it* | skipping, shorter routes |

The cures differ, so the codes matter. A student who answers every slip with more theory will go on slipping.

## The log

Take a notebook and write one line for each wrong or skipped question, on the same day.

> No. 14, limits. Used $\\sin x \\approx x$ although $x$ was going to $\\pi$. Code M. *Check where the variable goes before using a small-angle rule.*

The last sentence is the important one: it says what you will **do** next time. *Be more careful* is not an action; *underline the limit point* is.

## A worked example

Asha's eleven errors:

- K: 2 (both conics)
- M: 3 (two inverse trigonometry, one integration)
- S: 5 (four signs, one copying)
- T: 1

Her first feeling was *I am weak in integration*. The log says something else: nearly half of the loss came from slips, mostly signs. She decides to write one more line per sum, and puts two hours into conics. In her next paper the slips fall from five to two. That is three marks, without learning a single new topic.

## Choosing the plan of the week

Multiply in your head: how often does the topic come up, and how many marks do you lose in it? Start with the largest product, not with the topic you like best.

## Tasks

1. Do any thirty questions in an hour, and code every error.
2. Write three sentences of the form *Next time I will ...*.
3. Karim has K 6, M 2, S 1, T 2. Should he train speed first?

**Answer to 3:** no. Six of eleven errors are missing knowledge; speed will not help there.`,
          },
          { kind: 'audio', title: 'Listen: six weeks, a little every day', clip: 'study-plan' },
        ],
      },
      {
        title: 'Six timed papers',
        lessons: [
          {
            kind: 'text',
            title: 'Functions and inverse trigonometry',
            body: `Two questions appear in almost every paper: where does a function live, and what does its inverse look like?

## Domain and range

A square root needs something not negative under it, a denominator must not be zero, a logarithm needs something positive. Write these conditions down first; the domain is where all of them hold at once.

**Example.** $f(x) = \\sqrt{4 - x^2}$. We need $4 - x^2 \\ge 0$, so $-2 \\le x \\le 2$. The graph is the upper half of a circle of radius 2, so the range is from 0 to 2. The picture was faster than algebra.

## The inverse of a fraction

For $f(x) = \\frac{2x+3}{x-1}$ write $y(x-1) = 2x+3$, collect $x$, and get

$$f^{-1}(x) = \\frac{x+3}{x-2}$$

**Shorter route:** for $\\frac{ax+b}{cx+d}$ exchange $a$ and $d$ and change both their signs:

$$f^{-1}(x) = \\frac{-dx+b}{cx-a}$$

It is safe whenever $ad - bc \\ne 0$. Check: $a=2$, $b=3$, $c=1$, $d=-1$ gives $\\frac{x+3}{x-2}$.

## The trap in inverse trigonometry

$$\\tan^{-1}x + \\tan^{-1}y = \\tan^{-1}\\frac{x+y}{1-xy} \\quad \\text{only if } xy < 1$$

With $\\frac{1}{2}$ and $\\frac{1}{3}$ the product is small, and the sum is $\\tan^{-1} 1 = \\frac{\\pi}{4}$.

With 2 and 3 the product is 6. The formula would give $\\tan^{-1}(-1) = -\\frac{\\pi}{4}$, but two positive angles cannot have a negative sum. For positive $x$ and $y$ with $xy > 1$ add $\\pi$:

$$\\tan^{-1}2 + \\tan^{-1}3 = \\pi - \\frac{\\pi}{4} = \\frac{3\\pi}{4}$$

In the same way $\\sin^{-1}(\\sin\\frac{2\\pi}{3})$ is not $\\frac{2\\pi}{3}$, because $\\sin^{-1}$ only answers between $-\\frac{\\pi}{2}$ and $\\frac{\\pi}{2}$. The right value is $\\frac{\\pi}{3}$. The inverse cosine answers between 0 and $\\pi$.

## Tasks

1. Find the domain of $\\frac{\\sqrt{x-1}}{x-3}$.
2. Find $\\tan^{-1}1 + \\tan^{-1}2 + \\tan^{-1}3$.
3. Find $\\cos^{-1}(\\cos\\frac{4\\pi}{3})$.

**Answers:** 1. $x \\ge 1$, but $x \\ne 3$. 2. $\\pi$. 3. $\\frac{2\\pi}{3}$.`,
          },
          {
            kind: 'text',
            title: 'Straight lines, circles and conics',
            body: `Coordinate geometry rewards a small sketch. Ten seconds with a pencil show the sign of a slope, the side of a line and which option is impossible.

## One formula that serves twice

The distance of the point $(x_1, y_1)$ from the line $ax + by + c = 0$ is

$$d = \\frac{|ax_1 + by_1 + c|}{\\sqrt{a^2 + b^2}}$$

**Use one: distance.** From $(1, 2)$ to $3x + 4y - 1 = 0$: $\\frac{|3 + 8 - 1|}{5} = 2$.

**Use two: tangents.** A line touches a circle exactly when its distance from the centre equals the radius. Does $3x + 4y = 25$ touch $x^2 + y^2 = 25$? The distance from the origin is $\\frac{25}{5} = 5$, which is the radius. Yes, without solving any quadratic.

## Reading a circle

For $x^2 + y^2 + 2gx + 2fy + c = 0$ the centre is $(-g, -f)$ and the radius $\\sqrt{g^2 + f^2 - c}$.

**Example.** $x^2 + y^2 - 6x + 8y - 11 = 0$ has the centre $(3, -4)$ and the radius $\\sqrt{9 + 16 + 11} = 6$.

The length of the tangent from a point outside is the square root of the left side at that point. From $(10, -4)$: $100 + 16 - 60 - 32 - 11 = 13$, so $\\sqrt{13}$. Before using it, see that the value is positive; if it is negative, the point lies inside.

## The conics on one card

| Curve | Equation | Eccentricity | Foci |
| --- | --- | --- | --- |
| Parabola | $y^2 = 4ax$ | 1 | $(a, 0)$ |
| Ellipse, $a > b$ | $\\frac{x^2}{a^2} + \\frac{y^2}{b^2} = 1$ | $\\sqrt{1 - \\frac{b^2}{a^2}}$ | $(\\pm ae, 0)$ |
| Hyperbola | $\\frac{x^2}{a^2} - \\frac{y^2}{b^2} = 1$ | $\\sqrt{1 + \\frac{b^2}{a^2}}$ | $(\\pm ae, 0)$ |

For $\\frac{x^2}{25} + \\frac{y^2}{9} = 1$ we get $e = \\frac{4}{5}$ and the foci $(\\pm 4, 0)$. If the larger number stands under $y^2$, the ellipse is upright and the foci are on the $y$-axis; many marks are lost here.

## Tasks

1. Find focus and directrix of $y^2 = 12x$.
2. Find the eccentricity of $\\frac{x^2}{16} - \\frac{y^2}{9} = 1$.
3. For which positive $c$ does $y = x + c$ touch $x^2 + y^2 = 8$?

**Answers:** 1. $(3, 0)$ and $x = -3$. 2. $\\frac{5}{4}$. 3. $c = 4$.`,
          },
          {
            kind: 'text',
            title: 'Limits, derivatives and integrals',
            body: `Calculus items look long and are usually short. First decide which kind you have in front of you.

## Limits: look before you differentiate

Put the value in. If you get a number, you are done. If you get $\\frac{0}{0}$, choose:

| You see | Do |
| --- | --- |
| polynomials | factor and cancel |
| roots | multiply by the conjugate |
| sines and tangents near 0 | $\\sin x \\approx x$, $\\tan x \\approx x$ |
| anything else of the form $\\frac{0}{0}$ | differentiate top and bottom separately |

$$\\lim_{x \\to 3} \\frac{x^2 - 9}{x - 3} = 6 \\qquad \\lim_{x \\to 0} \\frac{\\sin 3x}{5x} = \\frac{3}{5}$$

The last row of the table may be used only for $\\frac{0}{0}$ or $\\frac{\\infty}{\\infty}$. On a plain fraction such as $\\frac{x+1}{x+2}$ at 0 it gives 1 where the truth is $\\frac{1}{2}$.

## Derivatives: name the outermost action

In $\\ln(\\sin x)$ the last thing done is the logarithm. Its derivative is $\\frac{1}{\\sin x}$, times that of the inside, $\\cos x$: altogether $\\cot x$. For $x^x$ take logarithms first and obtain $x^x(1 + \\ln x)$.

**Extremes.** $f(x) = x^3 - 3x$ has $f'(x) = 3x^2 - 3 = 0$ at $x = \\pm 1$. As $f''(x) = 6x$, the local maximum is $f(-1) = 2$ and the local minimum $f(1) = -2$.

## Integrals: is the derivative lying beside it?

In $\\int x e^{x^2}\\,dx$ the factor $x$ is half the derivative of $x^2$, so the answer is $\\frac{1}{2} e^{x^2} + C$.

A rule that saves minutes:

$$\\int_0^a f(x)\\,dx = \\int_0^a f(a - x)\\,dx$$

Take $I = \\int_0^{\\pi/2} \\frac{\\sin x}{\\sin x + \\cos x}\\,dx$. Replacing $x$ by $\\frac{\\pi}{2} - x$ turns the upper sine into a cosine. Add both forms: $2I = \\int_0^{\\pi/2} 1\\,dx = \\frac{\\pi}{2}$, so $I = \\frac{\\pi}{4}$.

## Tasks

1. $\\lim_{x \\to 0} \\frac{\\tan 2x}{\\sin 3x}$
2. Differentiate $e^{3x} \\sin x$.
3. Find the area under $y = x^2$ from 0 to 3.

**Answers:** 1. $\\frac{2}{3}$. 2. $e^{3x}(3\\sin x + \\cos x)$. 3. 9.`,
          },
          { kind: 'video', title: 'Watch: plan, try, look, improve, between two timed papers', clip: 'practice-loop' },
        ],
      },
      {
        title: 'Methods under pressure',
        lessons: [
          {
            kind: 'text',
            title: 'Substituting options backwards and estimating first',
            body: `In a multiple-choice paper the answer is printed in front of you. Sometimes it is quicker to test four answers than to find one.

## Backwards

**Example.** Solve $\\sqrt{2x+3} = x$. Options: $-1$, $1$, $3$, and both $-1$ and $3$.

The long way squares both sides: $x^2 - 2x - 3 = 0$, so $x = 3$ or $x = -1$. Many tick the last option. Put them in: for $x = 3$ both sides are 3. For $x = -1$ the left side is 1 and the right side $-1$. Only 3 is right. Here going backwards is not only quicker, it also catches the false root that squaring brings in.

Begin with a middle value when the options are ordered numbers; if it is too small, you know in which direction to go on.

## One clever value

Which is equal to $\\frac{\\sin 3x}{\\sin x} - \\frac{\\cos 3x}{\\cos x}$: 1, 2, $\\sin 2x$ or $\\cos 2x$?

Put $x = 45^\\circ$. The first fraction is 1, the second $-1$, so the value is 2. At this $x$ the options are 1, 2, 1 and 0, and only one fits.

**When is it safe?** A value can *refute* an option; it does not prove one. It decides the question only if exactly one option survives and one of them must be right. Avoid 0 and 1, at which many expressions agree. If two survive, try a second value.

## Estimate before you calculate

$\\int_0^1 e^{-x^2}\\,dx$ cannot be found with school methods, and yet the question can be answered. Between 0 and 1 the function falls from 1 to $\\frac{1}{e} \\approx 0.37$. The area must lie between 0.37 and 1. Of the options 0.25, 0.75, 1.2 and 1.5 only 0.75 is possible.

Ask of every result: is the sign right? Is the size possible? Does the unit fit? A probability of 1.3 or a triangle with sides 2, 3 and 7 should never reach the answer sheet.

## Tasks

1. Without solving: which of 2, 4, 6 satisfies $\\log_2 x + \\log_2(x - 2) = 3$?
2. Estimate $\\sqrt{50} + \\sqrt{82}$ to one whole number.
3. Test $x = 30^\\circ$: is $\\cos 2x$ equal to $1 - \\sin^2 x$?

**Answers:** 1. 4. 2. 16. 3. No: $\\frac{1}{2}$ against $\\frac{3}{4}$.`,
          },
          {
            kind: 'text',
            title: 'Negative marking: when to answer and when to skip',
            body: `Suppose a right answer brings 1 mark, a wrong one costs 0.25, and an empty one costs nothing. Rules differ between universities and from year to year, so read the instructions of your own paper first. The arithmetic below works for any rule.

## What a guess is worth

Let $p$ be the chance that you are right and $d$ the deduction. On average an answer brings

$$E = p \\times 1 - (1 - p) \\times d$$

| Options ruled out (of 4) | $p$ | $E$ with $d = 0.25$ | $E$ with $d = 0.5$ |
| --- | --- | --- | --- |
| none | 0.25 | 0.0625 | $-0.125$ |
| one | 0.33 | 0.17 | 0 |
| two | 0.5 | 0.375 | 0.25 |

An answer is worth giving if $E > 0$, which means

$$p > \\frac{d}{1 + d}$$

For $d = 0.25$ that is $p > 0.2$; for $d = 0.5$ it is $p > \\frac{1}{3}$. So ruling out options is the real skill. A blind guess under the first rule brings a sixteenth of a mark on average, hardly worth the ink, and a run of bad luck can hurt. With two options gone, skipping is a mistake.

Beware of $p$ in your head. Distractors are built from typical slips, and a *feeling* of fifty per cent is often less. Your error log shows how good your guesses really are.

## Three rounds

1. **Round one:** answer what you can do in about a minute. Decide within twenty seconds whether a question is of this kind; if not, mark it and go on.
2. **Round two:** the marked ones for which you know a method.
3. **Round three:** the rest. Rule out options, and apply the table.

Keep the last three minutes for the answer sheet. One row shifted by one costs more than any hard integral.

## Tasks

1. Work out $E$ for five options, none ruled out, $d = 0.25$.
2. What is the limit for $p$ if $d = 1$?
3. In your next practice paper write your estimated $p$ beside each guess. Compare afterwards.

**Answers:** 1. 0. 2. One half.`,
          },
        ],
      },
    ],
  },
  {
    course: 'এসএসসি পদার্থবিজ্ঞান: চার সপ্তাহে রিভিশন',
    sections: [
      {
        title: 'গতি ও বল ঝালাই',
        lessons: [
          { kind: 'video', title: 'দেখো: রেখার ওপর ধাপ, দূরত্ব ও সরণ বোঝার আগে', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'গতির সমীকরণ বাছাই: তিন ধাপের অভ্যাস',
            body: `পরীক্ষায় ভুল হয় সূত্র না জানায় কম, ভুল সূত্র বাছায় বেশি। তাই প্রতিটি গাণিতিক সমস্যায় একই তিন ধাপ: **ছবি, জানা রাশি, সূত্র**।

## কোন সমীকরণ

| সমীকরণ | যে রাশি নেই |
| --- | --- |
| $v = u + at$ | $s$ |
| $s = ut + \\frac{1}{2}at^2$ | $v$ |
| $v^2 = u^2 + 2as$ | $t$ |

যে রাশিটি জানা নেই, জানতেও চাওয়া হয়নি, সেটি যে সমীকরণে নেই, সেটিই বেছে নাও। তিনটিই কেবল **সুষম ত্বরণে** খাটে।

## উদাহরণ

একটি বাস ঘণ্টায় ৫৪ কিমি বেগে চলছে। ব্রেক করলে $3 \\text{ m/s}^2$ মন্দন হয়। থামার আগে কত দূর যাবে?

1. **ছবি:** একটি তীর ডান দিকে, শেষে বেগ শূন্য।
2. **জানা:** $u = 54 \\times \\frac{1000}{3600} = 15 \\text{ m/s}$, $v = 0$, $a = -3 \\text{ m/s}^2$, $s = ?$
3. **সূত্র:** $t$ নেই, তাই $v^2 = u^2 + 2as$।

$$0 = 15^2 - 2 \\times 3 \\times s \\quad\\Rightarrow\\quad s = \\frac{225}{6} = 37.5 \\text{ m}$$

## লেখচিত্র

দূরত্ব-সময় লেখের ঢাল হলো দ্রুতি। বেগ-সময় লেখের ঢাল ত্বরণ, আর লেখের নিচের ক্ষেত্রফল সরণ।

## সচরাচর ভুল

- কিমি/ঘণ্টা না বদলে সূত্রে বসানো
- মন্দনে ঋণ চিহ্ন ভুলে যাওয়া

## কাজ

বাসটি থামতে কত সেকেন্ড নেয়? বল কত, যদি ভর ৪০০০ কেজি হয়?

**উত্তর:** ৫ সেকেন্ড; $F = ma = 4000 \\times 3 = 12000 \\text{ N}$, গতির বিপরীতে।`,
          },
        ],
      },
      {
        title: 'শক্তি, তড়িৎ ও উত্তর লেখার কৌশল',
        lessons: [
          {
            kind: 'text',
            title: 'কাজ, ক্ষমতা, শক্তি আর বিদ্যুৎ বিল',
            body: `কাজ, শক্তি ও ক্ষমতা তিনটি আলাদা কথা। **কাজ** হলো বল ও বলের দিকে সরণের গুণফল, **শক্তি** কাজ করার সামর্থ্য, **ক্ষমতা** কাজ করার হার।

| রাশি | সূত্র | একক |
| --- | --- | --- |
| কাজ | $W = Fs$ | জুল |
| বিভব শক্তি | $E_p = mgh$ | জুল |
| গতিশক্তি | $E_k = \\frac{1}{2}mv^2$ | জুল |
| ক্ষমতা | $P = \\frac{W}{t}$ | ওয়াট |

## উদাহরণ: পানির পাম্প

একটি পাম্প ৪ মিনিটে ১২০০ কেজি পানি ১০ মিটার উঁচুতে তোলে।

$$W = mgh = 1200 \\times 9.8 \\times 10 = 117600 \\text{ J}$$

$$P = \\frac{117600}{240} = 490 \\text{ W}$$

পাম্পটি যদি ৭০০ ওয়াট বিদ্যুৎ নেয়, তবে কর্মদক্ষতা $\\frac{490}{700} \\times 100 = 70$ শতাংশ। বাকিটা তাপ ও শব্দ হয়ে যায়; শক্তি ধ্বংস হয় না, রূপ বদলায়।

## ঘরের বিদ্যুৎ

ওহমের সূত্র $V = IR$, তড়িৎ ক্ষমতা $P = VI$। বিলের **এক ইউনিট** মানে এক কিলোওয়াট-ঘণ্টা:

$$\\text{ইউনিট} = \\frac{\\text{ওয়াট} \\times \\text{ঘণ্টা}}{1000}$$

৬০ ওয়াটের বাতি দিনে ৫ ঘণ্টা জ্বললে ৩০ দিনে $\\frac{60 \\times 5 \\times 30}{1000} = 9$ ইউনিট।

মনে রেখো, কিলোওয়াট-ঘণ্টা শক্তির একক, ক্ষমতার নয়। সময় ঘণ্টায় আর ক্ষমতা ওয়াটে বসাতে হয়; মিনিট দেওয়া থাকলে আগে ৬০ দিয়ে ভাগ করে নাও।

## কাজ

1. ২২০ ভোল্টে ১১০ ওয়াটের পাখায় প্রবাহ কত?
2. সেটি দিনে ১০ ঘণ্টা চললে মাসে কত ইউনিট?

**উত্তর:** ১. ০.৫ অ্যাম্পিয়ার। ২. ৩৩ ইউনিট।`,
          },
          {
            kind: 'text',
            title: 'সৃজনশীল প্রশ্ন: গ অংশে ধাপ, ঘ অংশে সিদ্ধান্ত',
            body: `সৃজনশীল প্রশ্নের চার অংশ চার রকম কাজ চায়। সব অংশে সমান লিখলে সময় ফুরায়, নম্বর বাড়ে না।

| অংশ | চায় | নম্বর | কতটুকু |
| --- | --- | --- | --- |
| ক | জানা | ১ | এক বাক্য |
| খ | বোঝা | ২ | কারণসহ তিন-চার বাক্য |
| গ | প্রয়োগ | ৩ | জানা রাশি, সূত্র, হিসাব, একক |
| ঘ | বিচার | ৪ | হিসাব, তুলনা, সিদ্ধান্ত |

## উদ্দীপক পড়া

প্রথমে প্রশ্ন পড়ো, তারপর উদ্দীপক। তথ্যের নিচে দাগ দাও এবং পাশে সঙ্গে সঙ্গে এসআই এককে লিখে ফেলো: ৩৬ কিমি/ঘণ্টা দেখলেই ১০ মি/সে।

## গ অংশ

চারটি লাইন যেন থাকে: দেওয়া আছে, সূত্র, মান বসানো, **এককসহ** উত্তর। মাঝের গুণ-ভাগ ভুল হলেও সঠিক সূত্র ও মান বসানোয় আংশিক নম্বর পাওয়া যেতে পারে, যদি সেগুলো খাতায় লেখা থাকে।

## ঘ অংশ

ধরো প্রশ্ন: "দুই গাড়ির মধ্যে কোনটি আগে থামবে, গাণিতিকভাবে বিশ্লেষণ করো।"

1. প্রথম গাড়ির সময় বের করো।
2. দ্বিতীয় গাড়ির সময় বের করো।
3. তুলনা লেখো: ৫ সেকেন্ড < ৮ সেকেন্ড।
4. সিদ্ধান্ত বাক্যে লেখো: "অতএব প্রথম গাড়িটি ৩ সেকেন্ড আগে থামবে।"

চতুর্থ ধাপ না লিখলে বিচার অসম্পূর্ণ থাকে।

## কাজ

গত সপ্তাহের একটি ঘ উত্তর বের করে দেখো, শেষ বাক্যটি কি প্রশ্নের সরাসরি জবাব? না হলে নতুন করে লেখো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Python Sprint: Ten Days, Ten Small Programs',
    sections: [
      {
        title: 'Days one to seven',
        lessons: [
          {
            kind: 'text',
            title: 'Day one: the bus fare, and your first error message',
            free: true,
            body: `The first program asks for a distance and prints the fare: 10 taka to get on, and 3 taka for each kilometre.

\`\`\`python
distance = float(input("How many kilometres? "))
fare = 10 + 3 * distance
print("The fare is", fare, "taka")
\`\`\`

Three lines, four ideas:

- \`input\` shows a question and waits for what you type. The result is always **text**, even if it looks like a number.
- \`float\` turns the text into a number with decimals.
- \`distance\` and \`fare\` are **variables**: names for values.
- \`print\` shows its values with spaces between them.

Type 4 and you see *The fare is 22.0 taka*.

## Break it on purpose

Leave out \`float\` and its brackets. Type 4 again. Python answers with several lines, and the last one says:

\`\`\`text
TypeError: unsupported operand type(s) for +: 'int' and 'str'
\`\`\`

Read from the last line **upward**. It names the problem: a whole number (*int*) and text (*str*) cannot be added. The lines above name the file and the line. Here \`3 * distance\` became \`"444"\`, the text three times over, and adding 10 to that failed.

## Tasks

1. Let pupils pay half the fare.
2. What does the program print for 2.5 kilometres?

**Answers:** 1. \`fare = (10 + 3 * distance) / 2\`. 2. 17.5 taka.`,
          },
          { kind: 'video', title: 'Watch: plan, run, read the error, improve', clip: 'practice-loop' },
          {
            kind: 'text',
            title: 'Day six: counting the words of a poem',
            body: `Which word does a poem use most? Counting by hand is dull; a **dictionary** does it for us. A dictionary stores pairs: a key and its value, here a word and its number.

\`\`\`python
poem = "rain on the roof and rain on the river"
count = {}
for word in poem.split():
    if word in count:
        count[word] = count[word] + 1
    else:
        count[word] = 1
print(count)
\`\`\`

Follow it with a finger. \`split\` cuts the text at the spaces and gives a list of words. The \`for\` loop takes them one by one. The first *rain* is not yet in the dictionary, so it enters with 1. When the second *rain* comes, its value becomes 2. The indented lines belong to the loop; Python sees by the spaces where it ends.

| Word | rain | on | the | roof | and | river |
| --- | --- | --- | --- | --- | --- | --- |
| Count | 2 | 2 | 2 | 1 | 1 | 1 |

To print the words in alphabetical order:

\`\`\`python
for word in sorted(count):
    print(word, count[word])
\`\`\`

## A trap

*Rain* and *rain* are different keys. Write \`poem.lower().split()\` and both become small.

## Tasks

1. Try a poem from your schoolbook.
2. Change the program to count letters. What must the loop run over?

**Answer to 2:** over the text itself: \`for letter in poem:\``,
          },
        ],
      },
      {
        title: 'Days eight to ten',
        lessons: [
          {
            kind: 'text',
            title: 'Day ten: a quiz that remembers its scores',
            body: `Today everything comes together: a list, a loop, a condition, a function and a file.

\`\`\`python
questions = [("7 * 8 = ", "56"), ("Capital of Bangladesh? ", "dhaka")]

def play():
    score = 0
    for question, answer in questions:
        if input(question).strip().lower() == answer:
            score = score + 1
    return score

name = input("Your name? ")
points = play()
print(name, "has", points, "of", len(questions))
with open("scores.txt", "a") as file:
    file.write(name + "," + str(points) + "\\n")
\`\`\`

- A **function** is a named piece of program. \`return\` hands its result back to the place that called it.
- \`strip\` removes spaces around the answer and \`lower\` makes it small, so *Dhaka* counts too.
- The letter \`"a"\` means append: new lines go to the end. With \`"w"\` every game would wipe out the old scores.
- \`"\\n"\` ends the line, and \`str\` turns the number into text.

To show all earlier scores:

\`\`\`python
with open("scores.txt") as file:
    for line in file:
        print(line.strip())
\`\`\`

## Test it like a stranger

Press Enter without an answer. Type capitals. Play twice, then open the file. A program is finished when silly input cannot surprise it.

## Tasks

1. Add three questions about your own class.
2. Print *Well done* if all answers are right.

**Answer to 2:** \`if points == len(questions): print("Well done")\``,
          },
        ],
      },
    ],
  },
  {
    course: 'মেডিকেল ভর্তি প্রস্তুতি: জীববিজ্ঞান ক্র্যাশ কোর্স',
    sections: [
      {
        title: 'কোষ ও কোষ বিভাজন',
        lessons: [
          { kind: 'video', title: 'দেখুন: উদ্ভিদকোষের অংশগুলো এক নজরে', clip: 'living-cell', free: true },
          {
            kind: 'text',
            title: 'অঙ্গাণু এক ছকে, মাইটোসিস ও মিয়োসিস পাশাপাশি',
            body: `ভর্তি পরীক্ষার বিকল্পগুলো প্রায় একই রকম হয়। তাই আলাদা আলাদা তথ্য নয়, **তুলনা** মনে রাখুন। নিচের ছক দুটি একবার পড়ে ডান দিকের ঘরগুলো হাত দিয়ে ঢেকে নিজেকে প্রশ্ন করুন।

## অঙ্গাণু

| অঙ্গাণু | আবরণী | প্রধান কাজ |
| --- | --- | --- |
| মাইটোকন্ড্রিয়া | দুই স্তর | শ্বসন, ATP তৈরি |
| ক্লোরোপ্লাস্ট | দুই স্তর | সালোকসংশ্লেষণ |
| রাইবোসোম | নেই | প্রোটিন সংশ্লেষণ |
| লাইসোসোম | এক স্তর | অন্তঃকোষীয় পরিপাক |
| গলজি বস্তু | এক স্তর | ক্ষরণ, প্যাকেজিং |
| সেন্ট্রিওল | নেই | প্রাণিকোষে বিভাজনে সাহায্য |

মাইটোকন্ড্রিয়া ও ক্লোরোপ্লাস্ট, দুটিতেই নিজস্ব DNA ও 70S রাইবোসোম আছে। এই মিল থেকে প্রশ্ন ঘুরেফিরে আসে।

## বিভাজন

| বিষয় | মাইটোসিস | মিয়োসিস |
| --- | --- | --- |
| কোথায় | দেহকোষে | জনন মাতৃকোষে |
| নিউক্লিয়াস বিভাজন | একবার | দুবার |
| অপত্য কোষ | ২টি | ৪টি |
| ক্রোমোসোম সংখ্যা | সমান | অর্ধেক |
| ক্রসিং ওভার | সাধারণত হয় না | প্যাকাইটিনে হয় |

মিয়োসিসের প্রোফেজ-১ এর পাঁচ উপপর্যায় ক্রমে: লেপ্টোটিন, জাইগোটিন, প্যাকাইটিন, ডিপ্লোটিন, ডায়াকাইনেসিস। জাইগোটিনে জোড় বাঁধা (সিন্যাপসিস), প্যাকাইটিনে ক্রসিং ওভার, ডিপ্লোটিনে কায়াজমা স্পষ্ট।

## বই বন্ধ করে

1. মানুষের দেহকোষে ৪৬টি ক্রোমোসোম। মিয়োসিস শেষে প্রতি কোষে কয়টি?
2. আবরণীহীন দুটি অঙ্গাণুর নাম কী?
3. সিন্যাপসিস কোন উপপর্যায়ে?

**উত্তর:** ১. ২৩টি। ২. রাইবোসোম ও সেন্ট্রিওল। ৩. জাইগোটিন।

তিন দিন, সাত দিন ও একুশ দিন পর ছক দুটি সাদা কাগজে আবার আঁকুন।`,
          },
        ],
      },
      {
        title: 'কঠিন অধ্যায়ের গভীরে',
        lessons: [
          {
            kind: 'text',
            title: 'বৃক্ক: রক্ত থেকে মূত্র, তিন ধাপে',
            body: `প্রতিটি বৃক্কে প্রায় দশ লাখ **নেফ্রন** আছে। নেফ্রনই বৃক্কের গঠন ও কাজের একক। একটি নেফ্রনের পথ ধরে হাঁটলে পুরো অধ্যায় মনে থাকে।

## পথটি

রেনাল করপাসল (গ্লোমেরুলাস ও বোম্যান্স ক্যাপসুল) → নিকটবর্তী প্যাঁচানো নালিকা → হেনলির লুপ → দূরবর্তী প্যাঁচানো নালিকা → সংগ্রাহী নালি।

## তিন ধাপ

| ধাপ | কোথায় | কী হয় |
| --- | --- | --- |
| অতিসূক্ষ্ম ছাঁকন | গ্লোমেরুলাস | পানি, গ্লুকোজ, ইউরিয়া, লবণ ছেঁকে বেরোয়; রক্তকণিকা ও বড় প্রোটিন থেকে যায় |
| পুনঃশোষণ | প্রধানত নিকটবর্তী নালিকা | স্বাভাবিক অবস্থায় সব গ্লুকোজ, বেশির ভাগ পানি ও লবণ ফেরে |
| ক্ষরণ | প্রধানত দূরবর্তী নালিকা | হাইড্রোজেন ও পটাশিয়াম আয়ন ইত্যাদি নালিকায় যোগ হয় |

## একটি হিসাব

মিনিটে প্রায় ১২৫ মিলিলিটার ছাঁকা তরল তৈরি হয়। দিনে

$$125 \\times 60 \\times 24 = 180000 \\text{ mL} = 180 \\text{ L}$$

অথচ মূত্র হয় মোটামুটি দেড় লিটার। অর্থাৎ ৯৯ শতাংশের বেশি ফিরে যায়।

## কাছাকাছি বিকল্প

- **ADH** সংগ্রাহী নালিতে পানি শোষণ বাড়ায়, মূত্র কমে ও ঘন হয়।
- **অ্যালডোস্টেরন** সোডিয়াম শোষণ বাড়ায়, পানি তার পিছু নেয়।
- অন্তর্বাহী ধমনিকা বহির্বাহীর চেয়ে **চওড়া**, তাই গ্লোমেরুলাসে চাপ বেশি।

## বই বন্ধ করে

1. সুস্থ মানুষের মূত্রে গ্লুকোজ থাকে না কেন?
2. ADH কমলে মূত্রের পরিমাণ বাড়ে, না কমে?

**উত্তর:** ১. পুরোটা পুনঃশোষিত হয়। ২. বাড়ে।`,
          },
          {
            kind: 'text',
            title: 'সালোকসংশ্লেষণের দুই পর্যায় ও ব্যতিক্রমী অনুপাত',
            body: `## দুই পর্যায়

| বিষয় | আলোকনির্ভর | আলোক-নিরপেক্ষ |
| --- | --- | --- |
| স্থান | থাইলাকয়েড | স্ট্রোমা |
| কাঁচামাল | পানি, আলো | $\\text{CO}_2$, ATP, NADPH |
| উৎপন্ন | ATP, NADPH, $\\text{O}_2$ | শর্করা |

অক্সিজেন আসে **পানি** ভেঙে, কার্বন ডাই-অক্সাইড থেকে নয়। আলোক-নিরপেক্ষ পর্যায় "রাতে হয়" এমন নয়; এতে সরাসরি আলো লাগে না, কিন্তু আলোকপর্যায়ের ATP ও NADPH লাগে।

ক্যালভিন চক্রে $\\text{CO}_2$ গ্রহণ করে ৫-কার্বনের RuBP, প্রথম স্থায়ী পদার্থ ৩-কার্বনের 3-PGA। তাই নাম $\\text{C}_3$ চক্র। ভুট্টা ও আখের মতো $\\text{C}_4$ উদ্ভিদে প্রথম স্থায়ী পদার্থ ৪-কার্বনের অক্সালোঅ্যাসিটিক অ্যাসিড।

## মেন্ডেলের অনুপাত কখন বদলায়

| ঘটনা | $F_2$ ফিনোটাইপ |
| --- | --- |
| এক জিন, পূর্ণ প্রকটতা | 3 : 1 |
| অসম্পূর্ণ প্রকটতা | 1 : 2 : 1 |
| লিথাল জিন (হলুদ ইঁদুর) | 2 : 1 |
| দুই জিন, স্বাধীন | 9 : 3 : 3 : 1 |
| পরিপূরক জিন | 9 : 7 |
| প্রকট এপিস্ট্যাসিস (বাধক) | 13 : 3 |

দুই জিনের সব অনুপাতের যোগফল ১৬। যেমন $9 + 7 = 16$, $13 + 3 = 16$। যোগফল না মিললে বিকল্পটি সঙ্গে সঙ্গে বাদ।

## বই বন্ধ করে

1. সন্ধ্যামালতীর লাল ও সাদা ফুলের সংকরে $F_2$-এর কত ভাগ গোলাপি?
2. 9 : 7 অনুপাতে ৩২টি গাছের মধ্যে কয়টি প্রথম ধরনের?

**উত্তর:** ১. অর্ধেক। ২. ১৮টি।`,
          },
        ],
      },
    ],
  },
  {
    course: 'এইচএসসি জৈব রসায়ন: তিন সপ্তাহের অনুশীলন',
    sections: [
      {
        title: 'নামকরণ ও সমাণুতা',
        lessons: [
          {
            kind: 'text',
            title: 'মূল শিকল থেকে পুরো নাম',
            free: true,
            body: `IUPAC নাম আসলে একটি ঠিকানা: কত লম্বা রাস্তা, কোন বাড়িতে কে থাকে। তিনটি প্রশ্নে নাম তৈরি হয়।

## তিন প্রশ্ন

1. **মূল শিকল কোনটি?** প্রধান কার্যকরী মূলক বা বহুবন্ধন আছে, এমন দীর্ঘতম শিকল।
2. **কোন দিক থেকে গুনব?** যেদিক থেকে প্রধান মূলক ছোট সংখ্যা পায়; মূলক না থাকলে বহুবন্ধন, তারপর শাখা।
3. **শাখায় কে আছে?** ইংরেজি বর্ণক্রমে লেখো।

## উদাহরণ

$$\\text{CH}_3\\text{–CH=CH–CH(CH}_3)\\text{–CH}_3$$

দ্বিবন্ধনসহ দীর্ঘতম শিকলে ৫ কার্বন: পেন্ট। বাঁ দিক থেকে দ্বিবন্ধন ২ নম্বরে, ডান দিক থেকে ৩ নম্বরে; তাই বাঁ দিক। মিথাইল ৪ নম্বরে। নাম **৪-মিথাইলপেন্ট-২-ইন**।

## অগ্রাধিকার

কয়েকটি মূলক একসঙ্গে থাকলে ক্রমটি মোটামুটি এই:

> –COOH, –COOR, –CHO, কিটোনের C=O, –OH, –NH₂ (আগেরটির অগ্রাধিকার বেশি)

## সমাণু

একই আণবিক সংকেত, ভিন্ন গঠন। $\\text{C}_4\\text{H}_{10}$-এর ২টি, $\\text{C}_5\\text{H}_{12}$-এর ৩টি, $\\text{C}_6\\text{H}_{14}$-এর ৫টি গাঠনিক সমাণু।

**জ্যামিতিক সমাণু** হতে হলে দ্বিবন্ধনের *প্রতিটি* কার্বনে দুটি আলাদা মূলক চাই। বিউট-২-ইনের সিস ও ট্রান্স রূপ আছে; বিউট-১-ইনের নেই, কারণ প্রথম কার্বনে দুটি একই H।

## কাজ

1. $\\text{CH}_3\\text{CH(OH)CH}_2\\text{CH}_3$-এর নাম লেখো।
2. ২-মিথাইলবিউট-২-ইনের জ্যামিতিক সমাণু আছে কি?

**উত্তর:** ১. বিউটান-২-অল। ২. নেই, এক কার্বনে দুটি মিথাইল।`,
          },
          { kind: 'video', title: 'দেখো: কণার চলাচল, বিক্রিয়ায় অণুর সংঘর্ষ কল্পনা করতে', clip: 'particles' },
        ],
      },
      {
        title: 'কৌশল ও রূপান্তর',
        lessons: [
          {
            kind: 'text',
            title: 'সংযোজন, প্রতিস্থাপন, অপসারণ: চেনার উপায়',
            body: `শত শত বিক্রিয়া মুখস্থ করার আগে দেখো, অণুতে কী **যোগ** হলো আর কী **চলে** গেল। উৎপাদ ও বিক্রিয়কের কার্বন শিকল পাশাপাশি আঁকলে উত্তরটি প্রায়ই চোখে ধরা পড়ে।

| ধরন | কী ঘটে | কারা দেয় |
| --- | --- | --- |
| প্রতিস্থাপন | একজনের জায়গায় আরেকজন | অ্যালকেন, বেনজিন, অ্যালকাইল হ্যালাইড |
| সংযোজন | দ্বিবন্ধন ভেঙে দুজন যোগ | অ্যালকিন, অ্যালকাইন, কার্বনিল |
| অপসারণ | দুজন বেরিয়ে দ্বিবন্ধন তৈরি | অ্যালকোহল, অ্যালকাইল হ্যালাইড |

## তিনটি নমুনা

অতিবেগুনি আলোয় মিথেনে ক্লোরিন প্রতিস্থাপন:

$$\\text{CH}_4 + \\text{Cl}_2 \\rightarrow \\text{CH}_3\\text{Cl} + \\text{HCl}$$

ইথিনে ব্রোমিন সংযোজন, লালচে-বাদামি রং মুছে যায়:

$$\\text{C}_2\\text{H}_4 + \\text{Br}_2 \\rightarrow \\text{C}_2\\text{H}_4\\text{Br}_2$$

গাঢ় সালফিউরিক অ্যাসিডে উত্তপ্ত ইথানল থেকে পানি অপসারণ:

$$\\text{C}_2\\text{H}_5\\text{OH} \\rightarrow \\text{C}_2\\text{H}_4 + \\text{H}_2\\text{O}$$

তাপমাত্রা ও অ্যাসিডের পরিমাণ বদলালে অন্য উৎপাদও আসতে পারে, তাই শর্ত তীরচিহ্নের ওপর লিখতে ভুলো না। (এগুলো শুধু শিক্ষকের তত্ত্বাবধানে পরীক্ষাগারে করার কাজ।)

## বেনজিন কেন আলাদা

বেনজিনে তিনটি দ্বিবন্ধন আঁকা হয়, তবু সে সহজে ব্রোমিন-পানির রং মোছে না। ছয়টি পাই ইলেকট্রন পুরো চক্রে ছড়ানো, এতে অণুটি বেশ স্থায়ী। সংযোজনে এই চক্র ভেঙে যেত, তাই সে প্রতিস্থাপন পছন্দ করে।

## বিকারকের ভূমিকা

একই ব্রোমোইথেন **জলীয়** KOH-এ ইথানল দেয় (প্রতিস্থাপন), **অ্যালকোহলীয়** KOH-এ ইথিন দেয় (অপসারণ)।

## কাজ

$\\text{C}_2\\text{H}_4 + \\text{HBr}$ এবং $\\text{C}_6\\text{H}_6 + \\text{HNO}_3$ কোন ধরনের?

**উত্তর:** সংযোজন; প্রতিস্থাপন।`,
          },
          {
            kind: 'text',
            title: 'ইলেকট্রন কোথায় যায়: কার্বোক্যাটায়ন থেকে মানচিত্র',
            body: `কৌশল আঁকার সময় বাঁকা তীর সব সময় **ইলেকট্রন যেখানে আছে সেখান থেকে**, যেখানে কম সেখানে যায়। তীর দেখায় ইলেকট্রনের চলা, পরমাণুর নয়। উল্টো দিকে তীর আঁকলে পুরো কৌশলটিই ভুল হয়ে যায়।

## দুই রকম বিকারক

- **ইলেকট্রনপ্রেমী:** ইলেকট্রন খোঁজে। $\\text{H}^+$, $\\text{NO}_2^+$, $\\text{Br}^+$
- **কেন্দ্রপ্রেমী:** ইলেকট্রন দেয়। $\\text{OH}^-$, $\\text{CN}^-$, $\\text{NH}_3$

## কার্বোক্যাটায়নের স্থায়িত্ব

$$3^\\circ > 2^\\circ > 1^\\circ > \\text{CH}_3^+$$

পাশের অ্যালকাইল মূলক ইলেকট্রন ঠেলে ধনাত্মক আধান ছড়িয়ে দেয়, তাই যত বেশি অ্যালকাইল, তত স্থায়ী। স্থায়ী ক্যাটায়ন সহজে তৈরি হয়, আর বিক্রিয়াও সেই পথে যায়।

**উদাহরণ:** প্রোপিনে HBr যোগ করলে $\\text{H}^+$ প্রান্তের কার্বনে বসে, কারণ তখন মাঝের কার্বনে ২° ক্যাটায়ন হয়। এরপর $\\text{Br}^-$ সেখানে যায়। প্রধান উৎপাদ **২-ব্রোমোপ্রোপেন**। মার্কভনিকভের নিয়মের পেছনের কারণ এটিই। পারঅক্সাইডের উপস্থিতিতে HBr উল্টোভাবে যোগ হয়, কারণ তখন কৌশলটি মুক্তমূলকের।

## ছোট একটি মানচিত্র

| থেকে | বিকারক | পাওয়া যায় |
| --- | --- | --- |
| ইথিন | HBr | ব্রোমোইথেন |
| ব্রোমোইথেন | জলীয় KOH | ইথানল |
| ইথানল | জারণ, আংশিক | ইথান্যাল |
| ইথান্যাল | জারণ | ইথানোয়িক অ্যাসিড |
| ইথানল | গাঢ় অ্যাসিড, তাপ | ইথিন |

## কাজ

1. ইথিন থেকে ইথানোয়িক অ্যাসিডে যাওয়ার পথ লেখো।
2. প্রোপিন ও HCl-এর প্রধান উৎপাদ কী?

**উত্তর:** ১. ইথিন → ব্রোমোইথেন → ইথানল → ইথান্যাল → ইথানোয়িক অ্যাসিড। ২. ২-ক্লোরোপ্রোপেন।`,
          },
        ],
      },
    ],
  },
  {
    course: 'English Grammar Repair Before the Exam',
    sections: [
      {
        title: 'Find the faults',
        lessons: [
          { kind: 'video', title: 'Watch: who does what, the parts of a sentence', clip: 'sentence', free: true },
          {
            kind: 'text',
            title: 'Sorting errors, and the right form of verbs',
            body: `Before you repair, make a list. Take your last two English papers and put each grammar mistake into one of five boxes: tense, articles, prepositions, voice, narration. The two fullest boxes are your first lessons. For most learners the fullest is the verb.

## Ask two questions

To find the right form of a verb ask **when** and **who**.

| Signal in the sentence | Form | Example |
| --- | --- | --- |
| every day, usually | present simple | He **goes** to school. |
| now, look! | present continuous | Look! It **is raining**. |
| yesterday, in 2019, ago | past simple | She **left** an hour ago. |
| since, for, already, yet | present perfect | I **have lived** here since 2015. |
| by the time + past | past perfect | The train **had left** by the time we came. |

A finished time and the present perfect do not go together: not *I have seen him yesterday* but *I saw him yesterday*.

## After certain words

- *to, can, must, let* + base form, but *look forward **to seeing***
- preposition + *-ing*: *fond of reading*
- *had better* + base form
- *It is time we **went**.*

## Tasks

Put the verb into the right form.

1. He (read) for two hours when I (arrive).
2. She is used to (get) up early.
3. Rahim and his brother (be) here since noon.

**Answers:** 1. had been reading, arrived. 2. getting. 3. have been.`,
          },
        ],
      },
      {
        title: 'Why Bengali speakers slip',
        lessons: [
          {
            kind: 'text',
            title: 'Articles and prepositions that Bengali hides',
            body: `Bengali says *বইটা* and *একটা বই*, but often just *বই*. English nearly always wants a decision.

## A, an or the

1. **First mention, one of many:** *I bought **a** book.*
2. **Known to both of us:** ***The** book is on the table.*
3. **In general, plural or uncountable:** no article. *Books are expensive. Water is life.*

*An* depends on the sound, not on the letter: **an** hour, **an** MA degree, but **a** university, **a** one-taka coin. Rivers, seas and superlatives take *the*: the Padma, the Bay of Bengal, the best.

## Prepositions

| Bengali thought | Wrong | Right |
| --- | --- | --- |
| বিষয়ে আলোচনা | discuss about it | discuss it |
| ঢাকায় পৌঁছানো | reach to Dhaka | reach Dhaka |
| গণিতে ভালো | good in maths | good at maths |
| কাউকে বিয়ে করা | married with him | married to him |
| কলম দিয়ে লেখা | write by a pen | write with a pen |
| শুক্রবারে | in Friday | on Friday |

Learn the preposition together with its word, as if it were one long word: *depend-on, listen-to, afraid-of*.

## Task

Correct this paragraph; it has five mistakes.

> I am student of class ten. I go to the school by a bus. My father is a honest man. I always listen him.

**Answer:** *a* student; *to school*; *by bus*; *an* honest man; listen *to* him.`,
          },
          {
            kind: 'text',
            title: 'Reported questions, commands and the passive',
            body: `## Reported questions

In English a reported question **stops being a question**.

| Direct | Reported |
| --- | --- |
| He said to me, *Where do you live?* | He asked me where I **lived**. |
| She said, *Is it raining?* | She asked **if it was** raining. |

Three steps: *asked* instead of *said to*; the question word, or *if* for yes-no questions; then subject before verb, one step back in time. No *do*, no question mark.

## Commands

*The teacher said to us, Open your books* becomes *The teacher told us **to open** our books*. For *don't* use *not to*: *She told him **not to run**.*

Words of time and place move too: *now* to *then*, *today* to *that day*, *here* to *there*.

## The passive

Object to the front, a form of *be* in the **same tense**, then the third form of the verb.

- They are building a bridge. → A bridge **is being built**.
- Somebody has stolen my pen. → My pen **has been stolen**.

Leave out *by somebody*; it tells nothing.

## Tasks

1. Report: He said to her, *What are you doing now?*
2. Make passive: The boys were singing a song.

**Answers:** 1. He asked her what she was doing then. 2. A song was being sung by the boys.`,
          },
        ],
      },
    ],
  },
]
