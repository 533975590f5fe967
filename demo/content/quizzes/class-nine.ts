import type { DemoQuiz } from './types.ts'

export const classNine: DemoQuiz[] = [
  {
    course: 'নবম শ্রেণির পদার্থবিজ্ঞান: গতি, বল ও শক্তি',
    title: 'কুইজ: পরিমাপ, গতি, বল ও শক্তি',
    questions: [
      {
        kind: 'match',
        text: 'রাশির সঙ্গে তার মাত্রা মেলাও।',
        pairs: [
          ['বেগ', '$LT^{-1}$'],
          ['ত্বরণ', '$LT^{-2}$'],
          ['বল', '$MLT^{-2}$'],
          ['কাজ', '$ML^2T^{-2}$'],
        ],
        explanation:
          'বেগকে সময় দিয়ে ভাগ করলে ত্বরণ, ত্বরণকে ভর দিয়ে গুণ করলে বল, বলকে সরণ দিয়ে গুণ করলে কাজ। মাত্রাতেও প্রতি ধাপে সেই গুণ বা ভাগটুকুই যোগ হয়।',
        lesson: 'রাশি, একক ও মাত্রা: পদার্থবিজ্ঞানের ভাষা',
      },
      {
        kind: 'number',
        text: 'স্লাইড ক্যালিপার্সে প্রধান স্কেলের পাঠ ৩১ মিমি, ভার্নিয়ার সমপাতন ৪, ভার্নিয়ার ধ্রুবক ০.১ মিমি। যন্ত্রের শূন্য ত্রুটি +০.২ মিমি। প্রকৃত দৈর্ঘ্য কত মিলিমিটার?',
        answer: 31.2,
        unit: 'মিমি',
        explanation:
          'পাওয়া পাঠ ৩১ + ৪ × ০.১ = ৩১.৪ মিমি। শূন্য ত্রুটি প্রতিটি পাঠ থেকে বাদ দিতে হয়, তাই প্রকৃত দৈর্ঘ্য ৩১.৪ − ০.২ = ৩১.২ মিমি।',
        lesson: 'স্লাইড ক্যালিপার্স ও স্ক্রুগজের পাঠ',
      },
      {
        kind: 'one',
        text: 'একটি গাড়ির আদিবেগ, শেষ বেগ ও অতিক্রান্ত দূরত্ব জানা আছে। সময় জানা নেই, চাওয়াও হয়নি। সমত্বরণ বের করতে কোন সূত্র নেবে?',
        choices: ['$v = u + at$', '$s = ut + \\frac{1}{2}at^2$', '$F = ma$', '$v^2 = u^2 + 2as$'],
        answer: 3,
        explanation:
          'যে সূত্রে সময় $t$ নেই, সেটিই দরকার: $v^2 = u^2 + 2as$। প্রথম দুটি সূত্রে $t$ লাগে, আর $F = ma$ সূত্রে বল ও ভর জানা চাই।',
        lesson: 'লেখচিত্র থেকে গতির সমীকরণ',
      },
      {
        kind: 'number',
        text: 'সেতুর ওপর থেকে একটি পাথর ছেড়ে দিলে ৩ সেকেন্ডে পানিতে পড়ে। বাতাসের বাধা না ধরলে পানি থেকে সেতুর উচ্চতা কত মিটার? ($g = 9.8 \\text{ m s}^{-2}$)',
        answer: 44.1,
        unit: 'মিটার',
        explanation:
          'ছেড়ে দেওয়া পাথরের আদিবেগ শূন্য। তাই $h = \\frac{1}{2}gt^2 = \\frac{1}{2} \\times 9.8 \\times 3^2 = 44.1$ মিটার।',
        lesson: 'লেখচিত্র থেকে গতির সমীকরণ',
      },
      {
        kind: 'one',
        text: 'ক্যাচ ধরার সময় ফিল্ডার হাত পেছনে টানেন। এতে হাতে ব্যথা কম লাগে কেন?',
        choices: [
          'ক্রিকেট বলের ভর কমে যায়',
          'ভরবেগ শূন্য হতে বেশি সময় লাগে, তাই হাতে কম বল লাগে',
          'ভরবেগের মোট পরিবর্তন কমে যায়',
          'হাত ও ক্রিকেট বলের মধ্যে ঘর্ষণ থাকে না',
        ],
        answer: 1,
        explanation:
          'ভরবেগের মোট পরিবর্তন একই থাকে, কারণ ক্রিকেট বলটিকে থামাতেই হবে। কিন্তু $F = \\frac{mv - mu}{t}$ সূত্রে সময় বাড়লে বল $F$ কমে।',
        lesson: 'ভরবেগ, বল ও ঘর্ষণ',
      },
      {
        kind: 'many',
        text: 'কাজ, শক্তি ও ক্ষমতা নিয়ে কোন কথাগুলো ঠিক?',
        choices: [
          'বেগ দ্বিগুণ হলে গতিশক্তি চার গুণ হয়',
          'মাথায় বোঝা নিয়ে দাঁড়িয়ে থাকলে বোঝার ওপর কাজ হয়',
          'বাতাসের বাধা না থাকলে পড়ন্ত বস্তুর মোট যান্ত্রিক শক্তি একই থাকে',
          'ক্ষমতার একক জুল',
          'কোনো যন্ত্রের কর্মদক্ষতাই ১০০ শতাংশ হয় না',
        ],
        answers: [0, 2, 4],
        explanation:
          'গতিশক্তিতে বেগের বর্গ আছে, পড়ার সময় বিভবশক্তি গতিশক্তিতে বদলায়, আর সব যন্ত্রেই কিছু শক্তি তাপ ও শব্দে যায়। সরণ না থাকলে কাজ হয় না, আর ক্ষমতার একক ওয়াট।',
        lesson: 'কাজ, শক্তি ও ক্ষমতা',
      },
      {
        kind: 'order',
        text: 'শুধু পানির চাপ ধরে জায়গাগুলো কম চাপ থেকে বেশি চাপের ক্রমে সাজাও।',
        items: ['পুকুরে ১ মিটার গভীরে', 'পুকুরে ৩ মিটার গভীরে', 'পুকুরে ৫ মিটার গভীরে', 'লোনা পানির সাগরে ৫ মিটার গভীরে'],
        explanation: '$P = h\\rho g$, তাই গভীরতা বাড়লে চাপ বাড়ে। একই গভীরতায় লোনা পানির ঘনত্ব বেশি বলে সাগরে চাপ আরও বেশি।',
        lesson: 'তরলের চাপ, প্লবতা ও স্থিতিস্থাপকতা',
      },
      {
        kind: 'text',
        text: 'বাতাসে ৪০ নিউটন ওজনের একটি পাথর পানিতে ডোবালে ২৮ নিউটন মনে হয়। পানি যে ১২ নিউটন বলে পাথরটিকে ওপরের দিকে ঠেলছে, তার নাম কী?',
        answers: ['প্লবতা', 'প্লবতা বল', 'প্লব বল', 'প্লবতার বল'],
        explanation:
          'ডোবানো বস্তুর নিচের তলে চাপ বেশি, ওপরের তলে কম; এই পার্থক্য থেকে জন্মানো ঊর্ধ্বমুখী বলই প্লবতা। এর মান অপসারিত পানির ওজনের সমান।',
        lesson: 'তরলের চাপ, প্লবতা ও স্থিতিস্থাপকতা',
      },
    ],
  },
  {
    course: 'Chemistry Nine: From Particles to Chemical Bonds',
    title: 'Quiz: particles and bonds',
    questions: [
      {
        kind: 'match',
        text: 'Crushed ice is heated slowly. Match each part of the heating curve with what the particles do.',
        pairs: [
          ['Rising, below 0 °C', 'vibrate faster in their places'],
          ['Flat at 0 °C', 'leave their fixed places'],
          ['Rising, from 0 to 100 °C', 'slide past each other faster'],
          ['Flat at 100 °C', 'break away from each other completely'],
        ],
        explanation:
          'On the rising parts the particles become faster. On the flat parts the energy goes into overcoming the attraction between them, so the temperature waits until the change is complete.',
        lesson: 'Reading a heating curve',
      },
      {
        kind: 'order',
        text: 'Four gases are at the same temperature. Put them in order, from the one that diffuses fastest to the slowest.',
        items: ['hydrogen ($M = 2$)', 'ammonia ($M = 17$)', 'oxygen ($M = 32$)', 'hydrogen chloride ($M = 36.5$)'],
        explanation:
          'At the same temperature light molecules move faster than heavy ones, so the gas with the smallest mass spreads first.',
        lesson: 'Reading a heating curve',
      },
      {
        kind: 'number',
        text: 'In natural boron about 20 percent of the atoms have mass number 10 and about 80 percent have mass number 11. What is the relative atomic mass?',
        answer: 10.8,
        explanation:
          'Take a hundred atoms and find their average: $\\frac{20 \\times 10 + 80 \\times 11}{100} = \\frac{200 + 880}{100} = 10.8$. It lies nearer to 11, because most atoms have that mass.',
        lesson: 'Why chlorine weighs 35.5',
      },
      {
        kind: 'many',
        text: 'A solid has a high melting point. It carries no current as a solid, but it does when it is melted. Which substances fit?',
        choices: ['copper', 'sodium chloride', 'carbon dioxide', 'magnesium oxide', 'water'],
        answers: [1, 3],
        explanation:
          'These are the signs of an ionic bond: the ions are fixed in the solid lattice and can move only after melting. Copper conducts as a solid too, and molecules such as carbon dioxide and water have low melting points.',
        lesson: 'Salt is brittle, copper bends',
      },
    ],
  },
  {
    course: 'General Mathematics Nine: Sets, Algebra and Logarithms',
    title: 'Quiz: numbers, functions and logarithms',
    questions: [
      {
        kind: 'one',
        text: 'Which fraction is equal to $0.363636\\ldots$?',
        choices: ['$\\frac{9}{25}$', '$\\frac{2}{5}$', '$\\frac{4}{11}$', '$\\frac{3}{8}$'],
        answer: 2,
        explanation:
          'Two digits repeat, so $100x - x = 36$, that is $99x = 36$ and $x = \\frac{36}{99} = \\frac{4}{11}$. The fraction $\\frac{9}{25}$ is only $0.36$, where nothing repeats.',
        lesson: 'Recurring decimals, and a proof about the root of 2',
      },
      {
        kind: 'order',
        text: 'Put the steps of the proof that $\\sqrt{2}$ is irrational in order.',
        items: [
          'Suppose $\\sqrt{2} = \\frac{p}{q}$ in lowest terms',
          'Squaring gives $p^2 = 2q^2$, so $p$ is even',
          'Write $p = 2k$; then $q^2 = 2k^2$, so $q$ is even too',
          'So $\\frac{p}{q}$ could be reduced by 2, which contradicts the first line',
        ],
        explanation:
          'A proof by contradiction supposes the opposite, reasons step by step and arrives at something impossible. Therefore the supposition must be wrong.',
        lesson: 'Recurring decimals, and a proof about the root of 2',
      },
      {
        kind: 'many',
        text: 'Which numbers are not in the domain of $f(x) = \\frac{x}{x^2 - 9}$?',
        choices: ['−9', '−3', '0', '3', '9'],
        answers: [1, 3],
        explanation:
          'We may not divide by zero, and $x^2 - 9 = 0$ when $x = 3$ or $x = -3$. The input 0 is allowed: it gives $\\frac{0}{-9} = 0$.',
        lesson: 'A function is a machine with rules',
      },
      {
        kind: 'match',
        text: 'Match each logarithm with its value.',
        pairs: [
          ['$\\log_2 16$', '4'],
          ['$\\log_5 125$', '3'],
          ['$\\log_3 \\frac{1}{9}$', '−2'],
          ['$\\log_7 1$', '0'],
        ],
        explanation:
          'A logarithm is an exponent, so turn each one into a power: $2^4 = 16$, $5^3 = 125$, $3^{-2} = \\frac{1}{9}$ and $7^0 = 1$.',
        lesson: 'What question does a logarithm answer?',
      },
    ],
  },
  {
    course: 'জীববিজ্ঞান: কোষ, টিস্যু ও জীবনীশক্তি',
    title: 'কুইজ: নাম, কোষ বিভাজন ও শক্তি',
    questions: [
      {
        kind: 'one',
        text: 'বড় ও ছোট হাতের অক্ষরের নিয়ম মেনে সিংহের বৈজ্ঞানিক নাম কোনটিতে ঠিক লেখা হয়েছে?',
        choices: ['Panthera leo', 'panthera leo', 'Panthera Leo', 'panthera Leo'],
        answer: 0,
        explanation:
          'প্রথম অংশ গণ, তার আদ্যক্ষর বড় হাতের; দ্বিতীয় অংশ প্রজাতি, তা ছোট হাতের অক্ষরে। ছাপায় নামটি ইটালিকে লেখা হয়, হাতে লিখলে দুই অংশের নিচে আলাদা দাগ দিতে হয়।',
        lesson: 'নামের ভেতরে পরিচয়: দ্বিপদ নামকরণ',
      },
      {
        kind: 'order',
        text: 'মাইটোসিসে ক্রোমোজোমের কাজগুলো ক্রমে সাজাও।',
        items: [
          'খাটো ও মোটা হয়ে দেখা দেয়',
          'কোষের মাঝ বরাবর সারি বাঁধে',
          'সেন্ট্রোমিয়ার ভাগ হয়ে দুই অংশ দুই মেরুর দিকে সরে',
          'মেরুতে পৌঁছে লম্বা ও সরু হয়, দুটি নিউক্লিয়াস গড়ে ওঠে',
        ],
        explanation: 'ধাপগুলো একে একে প্রোফেজ, মেটাফেজ, অ্যানাফেজ ও টেলোফেজ। মাঝ বরাবর সারি বাঁধা হয় বলেই ভাগটা সমান হয়।',
        lesson: 'বোতাম আর সুতায় মাইটোসিস',
      },
      {
        kind: 'number',
        text: 'একটি উদ্ভিদের দেহকোষে ক্রোমোজোম ১৪টি। মিয়োসিসে তৈরি তার প্রতিটি জননকোষে ক্রোমোজোম কয়টি?',
        answer: 7,
        unit: 'টি',
        explanation:
          'মিয়োসিসে নিউক্লিয়াস দুবার ভাগ হলেও ক্রোমোজোম ভাগ হয় একবার, তাই সংখ্যা অর্ধেক হয়: ১৪ ÷ ২ = ৭। নিষেকে ৭ + ৭ মিলে আবার ১৪ ফিরে আসে।',
        lesson: 'বোতাম আর সুতায় মাইটোসিস',
      },
      {
        kind: 'many',
        text: 'সবুজ গাছের সবাত শ্বসন নিয়ে কোন কথাগুলো ঠিক?',
        choices: [
          'দিন-রাত সব সময় চলে',
          'ক্লোরোপ্লাস্টে ঘটে',
          'এটিপি হিসেবে শক্তি মুক্ত হয়',
          'অক্সিজেন বেরোয়',
          'কার্বন ডাই-অক্সাইড বেরোয়',
        ],
        answers: [0, 2, 4],
        explanation:
          'সবাত শ্বসনে শর্করা অক্সিজেনে ভেঙে এটিপি ও কার্বন ডাই-অক্সাইড হয়, আর তা দিন-রাত চলে। ক্লোরোপ্লাস্টে ঘটা আর অক্সিজেন বেরোনো সালোকসংশ্লেষণের কথা।',
        lesson: 'সালোকসংশ্লেষণ ও শ্বসন: একই পথের দুই দিক',
      },
    ],
  },
  {
    course: 'হিসাববিজ্ঞানের ভিত: লেনদেন থেকে রেওয়ামিল',
    title: 'কুইজ: লেনদেন থেকে রেওয়ামিল',
    questions: [
      {
        kind: 'many',
        text: 'একটি দোকানের জন্য কোন ঘটনাগুলো লেনদেন?',
        choices: [
          'ধারে ১২,০০০ টাকার আসবাব কেনা হলো',
          'মাসে ৮,০০০ টাকা বেতনে কর্মচারী নিয়োগ করা হলো',
          'দোকানভাড়া ৩,০০০ টাকা নগদে দেওয়া হলো',
          '৫,০০০ টাকার বইয়ের ফরমায়েশ দেওয়া হলো',
          'আসবাবের অবচয় হলো ৫০০ টাকা',
        ],
        answers: [0, 2, 4],
        explanation:
          'লেনদেন হতে হলে টাকায় মাপা যেতে হবে এবং আর্থিক অবস্থা বদলাতে হবে। শুধু নিয়োগ বা ফরমায়েশে টাকা, সম্পদ বা দায় কিছুই এখনো বদলায়নি।',
        lesson: 'কোন ঘটনা লেনদেন, আর কোনটি নয়',
      },
      {
        kind: 'number',
        text: 'একটি দোকানের সম্পদ ৯০,০০০ টাকা, দায় ৩০,০০০ টাকা, মালিকানা স্বত্ব ৬০,০০০ টাকা। পাওনাদারকে নগদ ১২,০০০ টাকা শোধ করার পর মোট সম্পদ কত টাকা?',
        answer: 78000,
        unit: 'টাকা',
        explanation:
          'নগদ কমায় সম্পদ হয় ৯০,০০০ − ১২,০০০ = ৭৮,০০০ টাকা, দায় কমে হয় ১৮,০০০ টাকা, স্বত্ব বদলায় না। সমীকরণ মেলে: ৭৮,০০০ = ১৮,০০০ + ৬০,০০০।',
        lesson: 'কোন ঘটনা লেনদেন, আর কোনটি নয়',
      },
      {
        kind: 'match',
        text: 'লেনদেনের সঙ্গে তার জাবেদা মেলাও।',
        pairs: [
          ['নগদে বই বিক্রি', 'নগদান ডেবিট, বিক্রয় ক্রেডিট'],
          ['নগদে ভাড়া পরিশোধ', 'ভাড়া ডেবিট, নগদান ক্রেডিট'],
          ['বিক্রির জন্য ধারে বই কেনা', 'ক্রয় ডেবিট, পাওনাদার ক্রেডিট'],
          ['মালিকের নগদ মূলধন আনা', 'নগদান ডেবিট, মূলধন ক্রেডিট'],
        ],
        explanation:
          'সম্পদ ও ব্যয় বাড়লে ডেবিট; দায়, মালিকানা স্বত্ব ও আয় বাড়লে ক্রেডিট। ভাড়া দেওয়ার সময় সম্পদ নগদ কমে, তাই সেখানে নগদান ক্রেডিট।',
        lesson: 'ডেবিট-ক্রেডিটের যুক্তি ও জাবেদা',
      },
      {
        kind: 'one',
        text: 'রেওয়ামিলে ক্রেডিটের যোগফল ডেবিটের চেয়ে ৮,০০০ টাকা বেশি। বেতন হিসাবের জের ৪,০০০ টাকা। কোন ভুলে ঠিক এমন পার্থক্য হতে পারে?',
        choices: [
          'বেতনের জেরটি রেওয়ামিলে তোলাই হয়নি',
          'বেতনের লেনদেনটি জাবেদাতেই লেখা হয়নি',
          'বেতনের জেরটি ক্রেডিট ঘরে বসেছে',
          'দুই দিকেই ৪,০০০ টাকার বদলে ৮,০০০ টাকা লেখা হয়েছে',
        ],
        answer: 2,
        explanation:
          'ডেবিটের জের ক্রেডিটে বসলে ডেবিট ৪,০০০ কমে, ক্রেডিট ৪,০০০ বাড়ে; পার্থক্য হয় দ্বিগুণ, ৮,০০০ টাকা। জেরটি বাদ পড়লে পার্থক্য হতো ৪,০০০, আর বাকি দুই ভুল রেওয়ামিলে ধরাই পড়ে না।',
        lesson: 'রেওয়ামিল মেলে না? যেভাবে ভুল খুঁজবে',
      },
    ],
  },
  {
    course: 'Writing for a Reader: English Nine',
    title: 'Quiz: planning, describing and editing',
    questions: [
      {
        kind: 'one',
        text: 'Which sentence belongs in a cause and effect paragraph?',
        choices: [
          'Both villages have a market, whereas only one has a bank.',
          'Because the lane floods every June, the school opens late.',
          'First, a bicycle is cheaper than a bus ticket every day.',
          'On the other hand, a town offers more work.',
        ],
        answer: 1,
        explanation:
          '"Because" shows why something happens: the flood is the cause, the late opening the effect. "Whereas" and "on the other hand" compare, and "first" begins a list.',
        lesson: 'One topic, three plans',
      },
      {
        kind: 'order',
        text: 'Put the sentences of this chart description in order.',
        items: [
          'The chart shows where the families of a village got their drinking water in 2000 and 2020.',
          'Overall, far fewer families used ponds and more used tube-wells.',
          'The share of ponds fell from 50 to 10 percent, while that of tube-wells rose from 45 to 85 percent.',
          'Only the share of rainwater stayed the same, at 5 percent.',
        ],
        explanation:
          'First introduce the chart, then give the main trend, then support it with figures, and mention the rest at the end. So the reader gets the story before the details.',
        lesson: 'Describing a bar chart',
      },
      {
        kind: 'number',
        text: 'The share of pupils who come by bicycle rose from 24 percent to 39 percent. By how many percentage points did it rise?',
        answer: 15,
        unit: 'percentage points',
        explanation:
          'The difference between two percentages is counted in percentage points: $39 - 24 = 15$. It would be wrong to call this a rise of 15 percent.',
        lesson: 'Describing a bar chart',
      },
      {
        kind: 'match',
        text: 'Match each linking word with its work.',
        pairs: [
          ['however', 'turns the thought'],
          ['moreover', 'adds something'],
          ['therefore', 'draws a conclusion'],
          ['for example', 'illustrates'],
        ],
        explanation:
          'A linking word must fit the step you take. If it can be removed without any loss, it was only decoration.',
        lesson: 'Three passes over one draft',
      },
    ],
  },
]
