import type { DemoQuiz } from './types.ts'

export const specialCourse: DemoQuiz[] = [
  {
    course: 'University Admission Maths in Six Weeks',
    title: 'Quiz: six weeks of admission maths',
    questions: [
      {
        kind: 'match',
        text: 'Which kind of error does each sentence describe?',
        pairs: [
          ['I could not remember the formula of the ellipse.', 'Knowledge'],
          ['I knew every formula but did not see how to begin.', 'Method'],
          ['I copied $-4x$ as $4x$.', 'Slip'],
          ['I never got to the last five questions.', 'Time'],
        ],
        explanation:
          'Each kind has its own cure: learning, more problems of the type, slower writing, or better skipping. That is why the error log gives every mistake a code.',
        lesson: 'Reading your own result and keeping an error log',
      },
      {
        kind: 'one',
        text: 'What is $\\sin^{-1}(\\sin\\frac{5\\pi}{6})$?',
        choices: ['$\\frac{5\\pi}{6}$', '$\\frac{\\pi}{6}$', '$-\\frac{\\pi}{6}$', '$\\frac{\\pi}{3}$'],
        answer: 1,
        explanation:
          '$\\sin\\frac{5\\pi}{6} = \\frac{1}{2}$, and $\\sin^{-1}$ only answers between $-\\frac{\\pi}{2}$ and $\\frac{\\pi}{2}$. There the angle with sine $\\frac{1}{2}$ is $\\frac{\\pi}{6}$.',
        lesson: 'Functions and inverse trigonometry',
      },
      {
        kind: 'number',
        text: 'What is the radius of the circle $x^2 + y^2 - 4x + 6y - 12 = 0$?',
        answer: 5,
        explanation:
          'Here $g = -2$, $f = 3$ and $c = -12$, so the radius is $\\sqrt{g^2 + f^2 - c} = \\sqrt{4 + 9 + 12} = 5$.',
        lesson: 'Straight lines, circles and conics',
      },
      {
        kind: 'text',
        text: 'Which conic has the eccentricity 1? (one word)',
        answers: ['parabola', 'a parabola', 'the parabola', 'পরাবৃত্ত'],
        explanation:
          'For the parabola $e = 1$. For an ellipse that is not a circle $e$ lies between 0 and 1, for a hyperbola it is greater than 1.',
        lesson: 'Straight lines, circles and conics',
      },
      {
        kind: 'number',
        text: 'What is the local maximum value of $f(x) = x^3 - 12x$?',
        answer: 16,
        explanation:
          "$f'(x) = 3x^2 - 12 = 0$ gives $x = \\pm 2$. As $f''(x) = 6x$ is negative at $x = -2$, the maximum is $f(-2) = -8 + 24 = 16$.",
        lesson: 'Limits, derivatives and integrals',
      },
      {
        kind: 'many',
        text: 'Which of these results can be ruled out at once, without calculating?',
        choices: [
          'A probability of $\\frac{7}{5}$',
          'A triangle with the sides 4, 5 and 10',
          'An angle with sine $0.8$',
          '$\\int_0^1 e^{x}\\,dx = -1.7$',
          'A circle with the centre $(-3, -4)$',
        ],
        answers: [0, 1, 3],
        explanation:
          'A probability cannot exceed 1, two sides of a triangle together must be longer than the third, and the area under a positive function cannot be negative. The other two are quite possible.',
        lesson: 'Substituting options backwards and estimating first',
      },
      {
        kind: 'one',
        text: 'A right answer brings 1 mark, a wrong one costs 0.5. Of four options you have safely ruled out two and cannot decide between the rest. What should you do?',
        choices: [
          'Skip it, because a wrong answer costs half a mark',
          'Skip it, because the average is exactly 0',
          'Answer, because it brings 0.5 marks on average',
          'Answer, because it brings 0.25 marks on average',
        ],
        answer: 3,
        explanation:
          'With $p = 0.5$ the average is $0.5 \\times 1 - 0.5 \\times 0.5 = 0.25$. It is positive, since $p$ is above the limit $\\frac{0.5}{1.5} = \\frac{1}{3}$.',
        lesson: 'Negative marking: when to answer and when to skip',
      },
      {
        kind: 'order',
        text: 'How do you go through a timed paper? Put the steps in order.',
        items: [
          'Answer what takes about a minute and mark the others',
          'Do the marked ones for which you know a method',
          'In the rest rule out options, then answer or skip',
          'Use the last three minutes for the answer sheet',
        ],
        explanation:
          'The quick marks are collected first, so no hard question can eat the time for easy ones. The answer sheet gets its own minutes, because one shifted row costs more than any hard integral.',
        lesson: 'Negative marking: when to answer and when to skip',
      },
    ],
  },
  {
    course: 'এসএসসি পদার্থবিজ্ঞান: চার সপ্তাহে রিভিশন',
    title: 'কুইজ: গতি, শক্তি ও উত্তর লেখা',
    questions: [
      {
        kind: 'number',
        text: 'একটি গাড়ি ঘণ্টায় ৭২ কিমি বেগে চলছে। ব্রেক করলে $4 \\text{ m/s}^2$ সুষম মন্দন হয়। থামার আগে গাড়িটি কত মিটার যাবে?',
        answer: 50,
        unit: 'মিটার',
        explanation:
          '$u = 72 \\times \\frac{1000}{3600} = 20 \\text{ m/s}$, $v = 0$, $a = -4 \\text{ m/s}^2$। সময় জানা নেই, তাই $v^2 = u^2 + 2as$ থেকে $s = \\frac{20^2}{2 \\times 4} = 50$ মিটার।',
        lesson: 'গতির সমীকরণ বাছাই: তিন ধাপের অভ্যাস',
      },
      {
        kind: 'match',
        text: 'কোনটি থেকে কী পাওয়া যায়, মেলাও।',
        pairs: [
          ['দূরত্ব-সময় লেখের ঢাল', 'দ্রুতি'],
          ['বেগ-সময় লেখের ঢাল', 'ত্বরণ'],
          ['বেগ-সময় লেখের নিচের ক্ষেত্রফল', 'সরণ'],
          ['ভর ও ত্বরণের গুণফল', 'বল'],
        ],
        explanation:
          'ঢাল মানে সময়ের সঙ্গে বদলের হার: দূরত্ব বদলের হার দ্রুতি, বেগ বদলের হার ত্বরণ। বেগ ও সময়ের গুণফল সরণ, তাই লেখের নিচের ক্ষেত্রফলও সরণ।',
        lesson: 'গতির সমীকরণ বাছাই: তিন ধাপের অভ্যাস',
      },
      {
        kind: 'number',
        text: '৮০ ওয়াটের একটি পাখা দিনে ১০ ঘণ্টা চলে। ৩০ দিনে কত ইউনিট বিদ্যুৎ খরচ হয়?',
        answer: 24,
        unit: 'ইউনিট',
        explanation: 'এক ইউনিট মানে এক কিলোওয়াট-ঘণ্টা। তাই খরচ $\\frac{80 \\times 10 \\times 30}{1000} = 24$ ইউনিট।',
        lesson: 'কাজ, ক্ষমতা, শক্তি আর বিদ্যুৎ বিল',
      },
      {
        kind: 'order',
        text: 'সৃজনশীল প্রশ্নের গ অংশে একটি গাণিতিক উত্তরের লাইনগুলো ঠিক ক্রমে সাজাও।',
        items: ['যা যা দেওয়া আছে, এসআই এককে', 'সূত্র', 'সূত্রে মান বসানো', 'এককসহ উত্তর'],
        explanation:
          'জানা রাশি দেখে সূত্র বাছতে হয়, তারপর মান বসে। প্রতিটি ধাপ খাতায় থাকলে শেষের হিসাবে ভুল হলেও আংশিক নম্বর পাওয়া যেতে পারে।',
        lesson: 'সৃজনশীল প্রশ্ন: গ অংশে ধাপ, ঘ অংশে সিদ্ধান্ত',
      },
    ],
  },
  {
    course: 'Python Sprint: Ten Days, Ten Small Programs',
    title: 'Quiz: text, dictionaries and files',
    questions: [
      {
        kind: 'text',
        text: 'You write distance = input("How many kilometres? ") without float and type 5. Which text does 3 * distance give?',
        answers: ['555', '"555"', "'555'"],
        explanation:
          'The result of input is always text. Multiplying a text by 3 repeats it three times, so "5" becomes "555" and not 15.',
        lesson: 'Day one: the bus fare, and your first error message',
      },
      {
        kind: 'number',
        text: 'The word counter of day six runs on the text "Rain on rain and Rain" without lower. How many different keys does the dictionary have at the end?',
        answer: 4,
        explanation:
          'The keys are "Rain", "on", "rain" and "and": capital and small letters make different keys. With lower there would be only three.',
        lesson: 'Day six: counting the words of a poem',
      },
      {
        kind: 'one',
        text: 'After every game the file scores.txt holds only the newest score. What is the most likely reason?',
        choices: [
          'The file was opened with "w" instead of "a"',
          'The function has no return',
          'The "\\n" at the end of the line is missing',
          'The answer was not made small with lower',
        ],
        answer: 0,
        explanation:
          'With "w" the file is emptied each time it is opened, while "a" appends at the end. A missing "\\n" would only put all scores on one line.',
        lesson: 'Day ten: a quiz that remembers its scores',
      },
      {
        kind: 'match',
        text: 'Match each word of the quiz program with its job.',
        pairs: [
          ['strip', 'removes spaces around a text'],
          ['lower', 'turns capital letters into small ones'],
          ['str', 'turns a number into text'],
          ['return', 'hands the result back to the caller'],
        ],
        explanation:
          'strip and lower clean up what the player typed, so that " Dhaka" counts too. str is needed because a number cannot be joined to text, and return gives the score to the line that called play.',
        lesson: 'Day ten: a quiz that remembers its scores',
      },
    ],
  },
  {
    course: 'মেডিকেল ভর্তি প্রস্তুতি: জীববিজ্ঞান ক্র্যাশ কোর্স',
    title: 'কুইজ: কোষ, বৃক্ক ও সালোকসংশ্লেষণ',
    questions: [
      {
        kind: 'match',
        text: 'অঙ্গাণুর সঙ্গে প্রধান কাজ মেলান।',
        pairs: [
          ['মাইটোকন্ড্রিয়া', 'শ্বসন ও ATP তৈরি'],
          ['রাইবোসোম', 'প্রোটিন সংশ্লেষণ'],
          ['লাইসোসোম', 'অন্তঃকোষীয় পরিপাক'],
          ['গলজি বস্তু', 'ক্ষরণ ও প্যাকেজিং'],
        ],
        explanation:
          'রাইবোসোমে প্রোটিন তৈরি হয়, গলজি বস্তু সেটি প্যাকেট করে ক্ষরণে পাঠায়। লাইসোসোম কোষের ভেতরে পরিপাক করে, আর শক্তি জোগায় মাইটোকন্ড্রিয়া।',
        lesson: 'অঙ্গাণু এক ছকে, মাইটোসিস ও মিয়োসিস পাশাপাশি',
      },
      {
        kind: 'order',
        text: 'ছাঁকা তরল নেফ্রনের যে পথে চলে, সেই ক্রমে সাজান।',
        items: ['বোম্যান্স ক্যাপসুল', 'নিকটবর্তী প্যাঁচানো নালিকা', 'হেনলির লুপ', 'দূরবর্তী প্যাঁচানো নালিকা'],
        explanation:
          'গ্লোমেরুলাসে ছাঁকা তরল বোম্যান্স ক্যাপসুলে জমে। সেখান থেকে নিকটবর্তী নালিকা, হেনলির লুপ ও দূরবর্তী নালিকা পেরিয়ে সংগ্রাহী নালিতে যায়।',
        lesson: 'বৃক্ক: রক্ত থেকে মূত্র, তিন ধাপে',
      },
      {
        kind: 'one',
        text: 'সালোকসংশ্লেষণের আলোক-নিরপেক্ষ পর্যায় সম্পর্কে কোন কথাটি ঠিক?',
        choices: [
          'এটি শুধু রাতে ঘটে',
          'এটি থাইলাকয়েডে ঘটে',
          'এতে আলোকপর্যায়ের ATP ও NADPH লাগে',
          'এতে পানি ভেঙে অক্সিজেন বের হয়',
        ],
        answer: 2,
        explanation:
          'এই পর্যায় স্ট্রোমায় ঘটে এবং সরাসরি আলো লাগে না, কিন্তু আলোকপর্যায়ে তৈরি ATP ও NADPH ছাড়া চলে না। পানি ভেঙে অক্সিজেন বের হয় আলোকনির্ভর পর্যায়ে।',
        lesson: 'সালোকসংশ্লেষণের দুই পর্যায় ও ব্যতিক্রমী অনুপাত',
      },
      {
        kind: 'number',
        text: 'একটি সংকরায়ণে $F_2$-এর ফিনোটাইপ অনুপাত 13 : 3। মোট ৮০টি গাছ হলে কম সংখ্যার ধরনটির কয়টি গাছ আশা করা যায়?',
        answer: 15,
        unit: 'টি',
        explanation: 'দুই জিনের অনুপাতের যোগফল $13 + 3 = 16$। তাই কম সংখ্যার ধরনটি $80 \\times \\frac{3}{16} = 15$টি।',
        lesson: 'সালোকসংশ্লেষণের দুই পর্যায় ও ব্যতিক্রমী অনুপাত',
      },
    ],
  },
  {
    course: 'এইচএসসি জৈব রসায়ন: তিন সপ্তাহের অনুশীলন',
    title: 'কুইজ: নাম, বিক্রিয়া ও রূপান্তর',
    questions: [
      {
        kind: 'text',
        text: '$\\text{CH}_3\\text{CH}_2\\text{CH(OH)CH}_2\\text{CH}_3$ যৌগটির IUPAC নাম কী?',
        answers: ['পেন্টান-৩-অল', 'পেন্টান ৩ অল', '৩-পেন্টানল', 'pentan-3-ol', 'pentan 3 ol', '3-pentanol'],
        explanation: 'মূল শিকলে ৫ কার্বন, তাই পেন্টান। –OH মূলকটি যেদিক থেকেই গোনো ৩ নম্বর কার্বনে, তাই নাম পেন্টান-৩-অল।',
        lesson: 'মূল শিকল থেকে পুরো নাম',
      },
      {
        kind: 'many',
        text: 'কোন কোন যৌগের জ্যামিতিক (সিস-ট্রান্স) সমাণু আছে?',
        choices: ['বিউট-১-ইন', 'বিউট-২-ইন', '২-মিথাইলপ্রোপ-১-ইন', 'পেন্ট-২-ইন'],
        answers: [1, 3],
        explanation:
          'দ্বিবন্ধনের প্রতিটি কার্বনে দুটি আলাদা মূলক চাই। বিউট-১-ইন ও ২-মিথাইলপ্রোপ-১-ইনের প্রথম কার্বনে দুটি একই H, তাই এদের জ্যামিতিক সমাণু নেই।',
        lesson: 'মূল শিকল থেকে পুরো নাম',
      },
      {
        kind: 'one',
        text: 'ব্রোমোইথেনকে অ্যালকোহলীয় KOH-এর সঙ্গে উত্তপ্ত করলে প্রধানত কী পাওয়া যায়, আর বিক্রিয়াটি কোন ধরনের?',
        choices: ['ইথানল, প্রতিস্থাপন', 'ইথেন, সংযোজন', 'ইথান্যাল, জারণ', 'ইথিন, অপসারণ'],
        answer: 3,
        explanation:
          'অ্যালকোহলীয় KOH-এ অণু থেকে H ও Br বেরিয়ে দ্বিবন্ধন তৈরি হয়, তাই ইথিন ও অপসারণ। জলীয় KOH-এ Br-এর জায়গায় OH বসে ইথানল হয়।',
        lesson: 'সংযোজন, প্রতিস্থাপন, অপসারণ: চেনার উপায়',
      },
      {
        kind: 'order',
        text: 'ইথিন থেকে ইথানোয়িক অ্যাসিড বানাতে যৌগগুলো কোন ক্রমে পাওয়া যায়?',
        items: ['ব্রোমোইথেন', 'ইথানল', 'ইথান্যাল', 'ইথানোয়িক অ্যাসিড'],
        explanation: 'ইথিনে HBr যোগ হয়ে ব্রোমোইথেন, জলীয় KOH-এ ইথানল। তারপর আংশিক জারণে ইথান্যাল, আরও জারণে ইথানোয়িক অ্যাসিড।',
        lesson: 'ইলেকট্রন কোথায় যায়: কার্বোক্যাটায়ন থেকে মানচিত্র',
      },
    ],
  },
  {
    course: 'English Grammar Repair Before the Exam',
    title: 'Quiz: verbs, prepositions and the passive',
    questions: [
      {
        kind: 'many',
        text: 'Which of these sentences are right?',
        choices: [
          'I saw him yesterday.',
          'You had better to go now.',
          'She is fond of reading.',
          'I have met her in 2019.',
          'It is time we went home.',
        ],
        answers: [0, 2, 4],
        explanation:
          'After had better comes the base form: You had better go. A finished time such as in 2019 takes the past simple: I met her in 2019.',
        lesson: 'Sorting errors, and the right form of verbs',
      },
      {
        kind: 'match',
        text: 'Which preposition belongs to which word?',
        pairs: [
          ['good ... maths', 'at'],
          ['married ... him', 'to'],
          ['depend ... friends', 'on'],
          ['afraid ... snakes', 'of'],
        ],
        explanation:
          'Bengali does not help here, so learn the preposition together with its word: good-at, married-to, depend-on, afraid-of.',
        lesson: 'Articles and prepositions that Bengali hides',
      },
      {
        kind: 'one',
        text: 'Report this: She said to me, "Where do you work?"',
        choices: [
          'She asked me where did I work.',
          'She asked me where I worked.',
          'She told me that where I worked.',
          'She asked me where do you work?',
        ],
        answer: 1,
        explanation:
          'A reported question stops being a question: the question word, then subject before verb, one step back in time, and no do.',
        lesson: 'Reported questions, commands and the passive',
      },
      {
        kind: 'text',
        text: 'Make it passive: They are repairing the road. The road is ... (write the two missing words)',
        answers: ['being repaired', 'is being repaired', 'the road is being repaired'],
        explanation:
          'The passive keeps the tense. "Are repairing" is present continuous, so it becomes "is being" and the third form: The road is being repaired.',
        lesson: 'Reported questions, commands and the passive',
      },
    ],
  },
]
