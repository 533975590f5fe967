import type { DemoQuiz } from './types.ts'

export const classXiXii: DemoQuiz[] = [
  {
    course: 'HSC Physics First Paper: Vectors to Waves',
    title: 'Quiz: from vectors to waves',
    questions: [
      {
        kind: 'many',
        text: 'Forces of 5 N and 9 N act on the same point at an angle you may choose. Which resultants are possible?',
        choices: ['3 N', '4 N', '8 N', '14 N', '15 N'],
        answers: [1, 2, 3],
        explanation:
          'The resultant lies between $9 - 5 = 4$ N (opposite directions) and $9 + 5 = 14$ N (same direction). Both ends of this range can be reached, and everything between them.',
        lesson: 'Components: one slanted arrow, two straight ones',
      },
      {
        kind: 'number',
        text: 'For which value of $a$ are $a\\hat{i} + 3\\hat{j}$ and $6\\hat{i} - 4\\hat{j}$ perpendicular?',
        answer: 2,
        explanation:
          'Perpendicular vectors have a dot product of 0: $6a + 3 \\times (-4) = 0$. So $6a = 12$ and $a = 2$.',
        lesson: 'Dot, cross and the boat on the river',
      },
      {
        kind: 'one',
        text: 'A river flows at 3 km/h, and a boat can do 5 km/h in still water. How must it be steered to reach the other bank in the shortest time?',
        choices: [
          'Upstream, so that the drift is cancelled',
          'Downstream, so that the current helps',
          'Straight across, at right angles to the bank',
          'Along the bank first, then across',
        ],
        answer: 2,
        explanation:
          'Steering straight across uses the full 5 km/h for the crossing; the current only carries the boat along and has no component across. Steering upstream gives the shortest path, but only 4 km/h across.',
        lesson: 'Dot, cross and the boat on the river',
      },
      {
        kind: 'number',
        text: 'A stone is thrown horizontally at 12 m/s from a tower 44.1 m high. Take $g = 9.8$ m/s² and neglect the air. How many metres from the foot of the tower does it land?',
        answer: 36,
        unit: 'm',
        explanation:
          'The fall does not know the sideways motion: $44.1 = \\frac{1}{2} \\times 9.8 \\times t^2$ gives $t = 3$ s. In this time the stone moves $12 \\times 3 = 36$ m sideways.',
        lesson: 'Projectiles: two motions that do not know each other',
      },
      {
        kind: 'match',
        text: 'Match each quantity of linear motion with its partner in rotation.',
        pairs: [
          ['velocity $v$', 'angular velocity $\\omega$'],
          ['mass $m$', 'moment of inertia $I$'],
          ['force $F$', 'torque $\\tau$'],
          ['momentum $mv$', 'angular momentum $I\\omega$'],
        ],
        explanation:
          'With these partners the laws keep their form: $F = ma$ becomes $\\tau = I\\alpha$, and $\\frac{1}{2}mv^2$ becomes $\\frac{1}{2}I\\omega^2$.',
        lesson: 'Rotation: the same story with new letters',
      },
      {
        kind: 'one',
        text: 'A spinning skater pulls in her arms, and her moment of inertia falls to half. No external torque acts. What happens?',
        choices: [
          'Her angular velocity doubles and her kinetic energy stays the same',
          'Her angular velocity stays the same and her kinetic energy halves',
          'Her angular velocity becomes four times as large and her kinetic energy doubles',
          'Her angular velocity doubles and her kinetic energy doubles',
        ],
        answer: 3,
        explanation:
          '$I\\omega$ is constant, so half of $I$ means twice $\\omega$. Then $\\frac{1}{2}I\\omega^2$ changes by the factor $\\frac{1}{2} \\times 4 = 2$; the extra energy comes from her muscles.',
        lesson: 'Rotation: the same story with new letters',
      },
      {
        kind: 'order',
        text: 'A body is launched horizontally close to the surface of the Earth, each time faster than before (no air). Put the results in order, from the slowest launch to the fastest.',
        items: ['It falls back to the ground', 'It moves in a circle', 'It moves in an ellipse', 'It escapes for ever'],
        explanation:
          'Below about 7.9 km/s it falls back, at 7.9 km/s it circles, between 7.9 and 11.2 km/s the orbit is an ellipse, and from 11.2 km/s on it escapes.',
        lesson: 'Why satellites do not fall down',
      },
      {
        kind: 'number',
        text: 'A mass of 0.5 kg on a spring with $k = 50$ N/m swings with an amplitude of 10 cm. What is its speed, in m/s, when it is 6 cm from the middle?',
        answer: 0.8,
        unit: 'm/s',
        explanation:
          '$\\omega = \\sqrt{\\frac{50}{0.5}} = 10$ rad/s, and $v = \\omega\\sqrt{A^2 - x^2} = 10 \\times \\sqrt{0.1^2 - 0.06^2} = 10 \\times 0.08 = 0.8$ m/s.',
        lesson: 'Simple harmonic motion and waves by energy',
      },
    ],
  },
  {
    course: 'রসায়ন দ্বিতীয় পত্র: জৈব ও তড়িৎ রসায়ন',
    title: 'কুইজ: গ্যাস, টাইট্রেশন ও জৈব যৌগ',
    questions: [
      {
        kind: 'number',
        text: '১২৭ °C তাপমাত্রা ও ২ অ্যাটমোস্ফিয়ার চাপে ০.৫ মোল আদর্শ গ্যাসের আয়তন কত লিটার? ($R = 0.0821 \\text{ L atm K}^{-1} \\text{ mol}^{-1}$, ০ °C = ২৭৩ K)',
        answer: 8.21,
        tolerance: 0.05,
        unit: 'লিটার',
        explanation:
          'তাপমাত্রা কেলভিনে নিতে হয়: ১২৭ + ২৭৩ = ৪০০ K। তাই $V = \\frac{nRT}{P} = \\frac{0.5 \\times 0.0821 \\times 400}{2} = 8.21$ লিটার।',
        lesson: 'আদর্শ গ্যাসের সমীকরণ ও এককের ফাঁদ',
      },
      {
        kind: 'one',
        text: '২০ মিলিলিটার $\\text{H}_2\\text{SO}_4$ দ্রবণ পুরোপুরি প্রশমিত করতে ০.২ মোলার NaOH লাগল ৩০ মিলিলিটার। এসিডের ঘনমাত্রা কত?',
        choices: ['০.১৫ মোলার', '০.৩ মোলার', '০.৬ মোলার', '০.০৬৭ মোলার'],
        answer: 0,
        explanation:
          'ক্ষারের মোল $0.2 \\times 0.030 = 0.006$; এক মোল $\\text{H}_2\\text{SO}_4$-এ দুই মোল NaOH লাগে, তাই এসিডের মোল ০.০০৩। ঘনমাত্রা $\\frac{0.003}{0.020} = 0.15$ মোলার; অনুপাতটি ভুলে গেলে উত্তর আসত ০.৩।',
        lesson: 'টাইট্রেশন: ফোঁটা গুনে ঘনমাত্রা',
      },
      {
        kind: 'match',
        text: 'পরিবর্তনের সঙ্গে বিক্রিয়ার ধরন মেলাও।',
        pairs: [
          ['ইথেন → ক্লোরোইথেন', 'মুক্তমূলক প্রতিস্থাপন'],
          ['ক্লোরোইথেন → ইথিন', 'অপসারণ'],
          ['ইথিন → ইথানল', 'সংযোজন'],
          ['ইথানল → ইথান্যাল', 'জারণ'],
        ],
        explanation:
          'অপসারণে দ্বিবন্ধন তৈরি হয়, সংযোজনে ভাঙে। আলোতে ক্লোরিন ইথেনের একটি H-এর জায়গা নেয়, আর ইথানল জারিত হয়ে অ্যালডিহাইড দেয়।',
        lesson: 'কার্যকরী মূলকের মানচিত্র',
      },
      {
        kind: 'order',
        text: 'ইথেন থেকে ইথানয়িক এসিড বানাতে হবে। মাঝপথে জলীয় KOH ব্যবহার করলে উৎপাদগুলো কোন ক্রমে পাওয়া যাবে?',
        items: ['ক্লোরোইথেন', 'ইথানল', 'ইথান্যাল', 'ইথানয়িক এসিড'],
        explanation:
          'অতিবেগুনি আলোয় ক্লোরিন দিয়ে ক্লোরোইথেন, জলীয় KOH দিয়ে ইথানল, তারপর ধাপে ধাপে জারণে অ্যালডিহাইড ও এসিড। অ্যালকোহলীয় KOH নিলে ইথানলের বদলে ইথিন পাওয়া যেত।',
        lesson: 'কার্যকরী মূলকের মানচিত্র',
      },
    ],
  },
  {
    course: 'Higher Mathematics: Calculus from Limits to Area',
    title: 'Quiz: limits, extrema and areas',
    questions: [
      {
        kind: 'one',
        text: 'What is true of $f(x) = \\frac{x^2 - 1}{x - 1}$ at $x = 1$?',
        choices: [
          'It has the value 2 and is continuous there',
          'It has no value there, but the limit is 2',
          'The limit does not exist, because we divide by zero',
          'The left and the right limit are different',
        ],
        answer: 1,
        explanation:
          'For $x \\ne 1$ the fraction equals $x + 1$, which closes in on 2 from both sides. At 1 itself it would be 0 divided by 0, so one point of the line is missing.',
        lesson: 'Coming near without arriving',
      },
      {
        kind: 'number',
        text: 'From each corner of a square sheet of 18 cm you cut a small square of side $x$ and fold up an open box. Which $x$, in centimetres, gives the greatest volume?',
        answer: 3,
        unit: 'cm',
        explanation:
          '$V = x(18 - 2x)^2$ has the derivative $(18 - 2x)(18 - 6x)$, which is 0 for $x = 9$ (no box) and $x = 3$. At 3 it changes from positive to negative, so this is the maximum.',
        lesson: 'The best box: maxima and minima',
      },
      {
        kind: 'match',
        text: 'Match each integral with the method to try first.',
        pairs: [
          ['$\\int \\cos x \\, dx$', 'standard form'],
          ['$\\int 3x^2 e^{x^3} \\, dx$', 'substitution'],
          ['$\\int x \\sin x \\, dx$', 'integration by parts'],
          ['$\\int \\frac{1}{(x - 1)(x + 2)} \\, dx$', 'partial fractions'],
        ],
        explanation:
          'The factor $3x^2$ is the derivative of $x^3$, so substitute. A product of $x$ and another kind of function asks for parts, and a denominator in factors asks for partial fractions.',
        lesson: 'Choosing a method, and finding an area',
      },
      {
        kind: 'number',
        text: 'What is the area between the line $y = 3x$ and the curve $y = x^2$?',
        answer: 4.5,
        explanation:
          'They meet at 0 and 3, and between these points the line lies above. So the area is $\\int_0^3 (3x - x^2) \\, dx = \\frac{27}{2} - 9 = 4.5$.',
        lesson: 'Choosing a method, and finding an area',
      },
    ],
  },
  {
    course: 'উদ্ভিদবিজ্ঞান: জীববিজ্ঞান প্রথম পত্র',
    title: 'কুইজ: ডিএনএ থেকে টিস্যু কালচার',
    questions: [
      {
        kind: 'text',
        text: 'ডিএনএর ছাঁচ সূত্র TAC GTA ATT। এ থেকে তৈরি এমআরএনএর ক্ষারকক্রম ইংরেজি অক্ষরে লেখো।',
        answers: ['AUG CAU UAA', 'AUGCAUUAA', 'AUG-CAU-UAA', 'AUG, CAU, UAA'],
        explanation:
          'A-এর বিপরীতে U, T-এর বিপরীতে A, G-এর বিপরীতে C, C-এর বিপরীতে G বসে। আরএনএতে T থাকে না; AUG সূচনা কোডন আর UAA সমাপ্তি কোডন।',
        lesson: 'ডিএনএ থেকে প্রোটিন: দুই ধাপের অনুবাদ',
      },
      {
        kind: 'match',
        text: 'পুষ্প সংকেতের চিহ্নের সঙ্গে অর্থ মেলাও।',
        pairs: [
          ['K', 'বৃতি'],
          ['C', 'দলমণ্ডল'],
          ['A', 'পুংস্তবক'],
          ['G', 'স্ত্রীস্তবক'],
        ],
        explanation:
          'চিহ্নগুলো ফুলের বাইরে থেকে ভেতরের স্তবকের ক্রমে লেখা হয়: বৃতি, দলমণ্ডল, পুংস্তবক, স্ত্রীস্তবক। পাশের সংখ্যা বলে কয়টি অংশ, বন্ধনী বলে অংশগুলো যুক্ত।',
        lesson: 'পুষ্প সংকেত পড়া ও লেখা',
      },
      {
        kind: 'many',
        text: 'সি-ফোর উদ্ভিদ নিয়ে কোন কথাগুলো ঠিক?',
        choices: [
          'কার্বন ডাই-অক্সাইডের প্রথম গ্রাহক PEP',
          'প্রথম স্থায়ী পদার্থে তিনটি কার্বন থাকে',
          'পাতায় ক্রাঞ্জ অ্যানাটমি দেখা যায়',
          'ধান ও গম এর উদাহরণ',
          'বেশি তাপমাত্রায় ভালো বাড়ে',
        ],
        answers: [0, 2, 4],
        explanation:
          'ভুট্টা ও আখের মতো সি-ফোর উদ্ভিদে PEP আগে কার্বন ধরে, তাই গরমেও ক্ষতি কম হয়। তিন কার্বনের প্রথম পদার্থ আর ধান-গম সি-থ্রি উদ্ভিদের কথা।',
        lesson: 'সি-ফোর উদ্ভিদ ও টিস্যু কালচার',
      },
      {
        kind: 'order',
        text: 'টিস্যু কালচারের ধাপগুলো ক্রমে সাজাও।',
        items: ['এক্সপ্ল্যান্ট বাছাই ও জীবাণুমুক্ত করা', 'আবাদ মাধ্যমে ক্যালাস তৈরি', 'হরমোন দিয়ে মূল ও কাণ্ড গজানো', 'চারা টবে ও মাঠে স্থানান্তর'],
        explanation: 'জীবাণুমুক্ত না করলে আবাদ মাধ্যমে জীবাণুই বেড়ে উঠত। ক্যালাস থেকে মূল ও কাণ্ড গজালে তবেই চারা মাটিতে টিকতে পারে।',
        lesson: 'সি-ফোর উদ্ভিদ ও টিস্যু কালচার',
      },
    ],
  },
  {
    course: 'এইচএসসি আইসিটি: সংখ্যা পদ্ধতি, ওয়েব ও সি প্রোগ্রামিং',
    title: 'কুইজ: সংখ্যা, লজিক ও কোড',
    questions: [
      {
        kind: 'number',
        text: 'হেক্সাডেসিমেল সংখ্যা $(3B)_{16}$ দশমিকে কত?',
        answer: 59,
        explanation: 'হেক্সাডেসিমেলে B মানে ১১, আর বাঁ পাশের ঘর ডান পাশের ঘরের ষোলো গুণ। তাই $3 \\times 16 + 11 = 59$।',
        lesson: 'স্থানীয় মান থেকে বাইনারি ও হেক্সাডেসিমেল',
      },
      {
        kind: 'match',
        text: 'গেটের সঙ্গে তার আচরণ মেলাও।',
        pairs: [
          ['AND', 'দুটি ইনপুটই ১ হলে তবেই আউটপুট ১'],
          ['OR', 'অন্তত একটি ইনপুট ১ হলেই আউটপুট ১'],
          ['XOR', 'দুই ইনপুট আলাদা হলে আউটপুট ১'],
          ['NAND', 'দুটি ইনপুটই ১ হলে আউটপুট ০, নইলে ১'],
        ],
        explanation:
          'NAND-এর আউটপুট AND-এর ঠিক উল্টো। OR ও XOR-এর তফাত শুধু শেষ সারিতে: দুটি ইনপুটই ১ হলে OR দেয় ১, XOR দেয় ০।',
        lesson: 'লজিক গেট ও সত্যক সারণিতে যাচাই',
      },
      {
        kind: 'one',
        text: 'সি প্রোগ্রামে int ধরনের চলক sum-এর মান 172। তাহলে sum / 5 রাশিটির মান কত?',
        choices: ['34.4', '35', '34', '2'],
        answer: 2,
        explanation: 'দুটিই পূর্ণসংখ্যা বলে ভাগও পূর্ণসংখ্যায় হয়, দশমিক অংশ হারিয়ে যায়। 34.4 পেতে চাইলে sum / 5.0 লিখতে হয়।',
        lesson: 'সি ভাষায় শর্ত ও লুপ, এসকিউএলে প্রশ্ন',
      },
      {
        kind: 'order',
        text: 'result টেবিল থেকে ৮০ বা তার বেশি নম্বর পাওয়া শিক্ষার্থীদের নাম, বেশি নম্বর থেকে কমের ক্রমে দেখাতে হবে। এসকিউএলের লাইনগুলো সাজাও।',
        items: ['SELECT name, marks', 'FROM result', 'WHERE marks >= 80', 'ORDER BY marks DESC;'],
        explanation:
          'আগে বলতে হয় কী চাই (SELECT), তারপর কোথা থেকে (FROM), কোন শর্তে (WHERE), শেষে কোন ক্রমে (ORDER BY)। DESC মানে বড় থেকে ছোট।',
        lesson: 'সি ভাষায় শর্ত ও লুপ, এসকিউএলে প্রশ্ন',
      },
    ],
  },
  {
    course: 'Accounting First Paper: Journal to Final Accounts',
    title: 'Quiz: concepts, bank and adjustments',
    questions: [
      {
        kind: 'match',
        text: 'Match each concept with an example.',
        pairs: [
          ['Business entity', 'The house of the owner is not in the books'],
          ['Accrual', 'December rent paid in January belongs to December'],
          ['Prudence', 'Stock is shown at cost or market value, whichever is lower'],
          ['Consistency', 'The same method of depreciation is used every year'],
        ],
        explanation:
          'Entity separates firm and owner, accrual looks at when a cost arises and not at when it is paid, prudence expects losses, and consistency makes the years comparable.',
        lesson: 'Who reads accounts, and which rules protect them',
      },
      {
        kind: 'number',
        text: 'The cash book shows a bank balance of 40 000 taka. Unpresented cheque: 7000. Deposit not yet collected: 4500. Bank charges: 250. Interest credited by the bank: 150. The last two are not yet in the cash book. What balance does the bank statement show, in taka?',
        answer: 42400,
        unit: 'taka',
        explanation:
          'The bank has not paid the cheque yet (add), has not got the deposit yet (subtract), has taken charges (subtract) and given interest (add): $40000 + 7000 - 4500 - 250 + 150 = 42400$.',
        lesson: 'Why the bank and the cash book disagree',
      },
      {
        kind: 'one',
        text: 'A machine costs 90 000 taka, lasts 8 years and will then fetch 10 000 taka. What is the yearly depreciation by the straight line method?',
        choices: ['11 250 taka', '12 500 taka', '80 000 taka', '10 000 taka'],
        answer: 3,
        explanation:
          'Only the value that is really lost is spread over the years: $\\frac{90000 - 10000}{8} = 10000$ taka. Forgetting the final value would give 11 250 taka.',
        lesson: 'Adjust first, then judge the year',
      },
      {
        kind: 'many',
        text: 'At the end of the year salaries of 6000 taka are still unpaid. Which two effects does this adjustment have?',
        choices: [
          'It is added to salaries in the income statement',
          'It is subtracted from salaries in the income statement',
          'It is shown as a current asset in the balance sheet',
          'It is shown as a current liability in the balance sheet',
        ],
        answers: [0, 3],
        explanation:
          'The work was done this year, so the cost belongs to this year, and the firm owes the money, so it is a liability. Every adjustment has two effects, or the balance sheet would not balance.',
        lesson: 'Adjust first, then judge the year',
      },
    ],
  },
]
