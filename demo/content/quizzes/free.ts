import type { DemoQuiz } from './types.ts'

export const freeCourse: DemoQuiz[] = [
  {
    course: 'Touch Typing in Fifteen Days',
    title: 'Quiz: fingers, posture and speed',
    questions: [
      {
        kind: 'text',
        text: 'Your fingers rest on A, S, D, F and on J, K, L. What is this row of keys called?',
        answers: ['home row', 'the home row', 'home', 'home-row'],
        explanation:
          'It is the home row. After every stroke the finger returns there, and the bumps on F and J tell your hands that they are home.',
        lesson: 'Where each finger rests',
      },
      {
        kind: 'many',
        text: 'Which of these are good for your body while you type?',
        choices: [
          'Feet flat on the floor',
          "The keyboard's little feet folded out",
          'Straight wrists that float above the table',
          'A window behind your back',
          "The screen about an arm's length away",
        ],
        answers: [0, 2, 4],
        explanation:
          "The keyboard's feet bend the wrists upwards, and a window behind your back is mirrored in the screen. The other three keep back, wrists and eyes relaxed.",
        lesson: 'Chair, screen and wrists',
      },
      {
        kind: 'match',
        text: 'Which finger presses which key?',
        pairs: [
          ['G', 'left index finger'],
          ['E', 'left middle finger'],
          ['O', 'right ring finger'],
          ['P', 'right little finger'],
        ],
        explanation:
          'Every key belongs to the finger nearest to it. The index fingers also look after the inner keys, so G falls to the left one.',
        lesson: 'Top row and bottom row, with real words',
      },
      {
        kind: 'one',
        text: 'How do you type the capital T of Tania?',
        choices: [
          'The left little finger holds shift, the left index finger presses T',
          'Press caps lock, T, and caps lock again',
          'The right little finger holds shift, the left index finger presses T',
          'The right index finger presses T and shift together',
        ],
        answer: 2,
        explanation:
          'The hand that types the letter does not hold shift. T belongs to the left hand, so the right little finger holds shift.',
        lesson: 'Numbers and the shift keys',
      },
      {
        kind: 'number',
        text: 'You type 1,050 keystrokes in 6 minutes. Five keystrokes count as one word. How many words a minute is that?',
        answer: 35,
        unit: 'words a minute',
        explanation: '$\\frac{1050}{5 \\times 6} = \\frac{1050}{30} = 35$ words a minute.',
        lesson: 'Why slow and clean wins: measuring your speed',
      },
      {
        kind: 'number',
        text: 'In a text of 800 keystrokes 16 were wrong. What is your accuracy in per cent?',
        answer: 98,
        unit: 'per cent',
        explanation: 'Right were $800 - 16 = 784$ keystrokes, and $\\frac{784}{800} \\times 100 = 98$ per cent.',
        lesson: 'Why slow and clean wins: measuring your speed',
      },
      {
        kind: 'one',
        text: 'You reach 30 words a minute, but your accuracy is only 92 per cent. What is the best plan?',
        choices: [
          'Stay at a calm speed until accuracy is 97 per cent or better for two days',
          'Type faster, because mistakes go away with speed',
          'Practise only the keys that already go well',
          'Stop correcting, so that mistakes cost no time',
        ],
        answer: 0,
        explanation:
          'Mending a mistake takes about three seconds, so many mistakes eat up the speed. Typing cleanly also lets the fingers practise the right movements.',
        lesson: 'Why slow and clean wins: measuring your speed',
      },
      {
        kind: 'order',
        text: 'In a dictation you fall behind the reader. Put the steps in order.',
        items: [
          'Leave a gap of three spaces',
          'Go on with the next group of words',
          'When the voice has ended, fill the gaps',
          'Correct spelling, then commas and full stops',
        ],
        explanation:
          'If you mend letters while the voice is speaking, you lose the next group as well. Gaps are easily filled at the end, and the small corrections come last.',
        lesson: 'Typing from dictation and the last test',
      },
    ],
  },
  {
    course: 'স্পোকেন ইংলিশ: প্রথম দশটি কথোপকথন',
    title: 'কুইজ: আলাপ, পথ ও উচ্চারণ',
    questions: [
      {
        kind: 'order',
        text: 'প্রথম আলাপের বাক্যগুলো ঠিক ক্রমে সাজান।',
        items: [
          "Hello, I'm Rina. What's your name?",
          "Hi, Rina. I'm Karim. Where are you from?",
          "I'm from Bogura. Nice to meet you, Karim.",
          'Nice to meet you, too.',
        ],
        explanation:
          'প্রতিটি বাক্য আগেরটির উত্তর: নামের প্রশ্নে নাম, বাড়ির প্রশ্নে বাড়ি। "too" মানে "আপনার সঙ্গেও", তাই সেটি সব শেষে আসে।',
        lesson: 'এক মিনিটে নিজের পরিচয়',
      },
      {
        kind: 'one',
        text: 'কয়েকটি আমের দাম জানতে চান। কোন প্রশ্নটি ঠিক?',
        choices: [
          'How much is these mangoes?',
          'How many are these mangoes?',
          'How much this mangoes?',
          'How much are these mangoes?',
        ],
        answer: 3,
        explanation: 'জিনিস একাধিক হলে these-এর সঙ্গে are বসে। How many দিয়ে সংখ্যা জানতে চাওয়া হয়, দাম নয়।',
        lesson: 'দোকানে দাম, রাস্তায় পথ',
      },
      {
        kind: 'match',
        text: 'পথের কথাগুলোর সঙ্গে বাংলা অর্থ মেলান।',
        pairs: [
          ['turn left', 'বাঁয়ে ঘুরুন'],
          ['opposite the bank', 'ব্যাংকের উল্টো দিকে'],
          ['next to the bank', 'ব্যাংকের পাশেই'],
          ['at the corner', 'মোড়ে'],
        ],
        explanation:
          'opposite মানে রাস্তার অপর পারে মুখোমুখি, আর next to মানে গা ঘেঁষে পাশে। পথ শুনে নিজে আবার বললে ভুল সঙ্গে সঙ্গে ধরা পড়ে।',
        lesson: 'দোকানে দাম, রাস্তায় পথ',
      },
      {
        kind: 'many',
        text: 'van শব্দের v ঠিকমতো বলতে কী কী হয়?',
        choices: ['দুই ঠোঁট পুরো মিলে যায়', 'ওপরের দাঁত নিচের ঠোঁটে আলতো ছোঁয়', 'জিভ তালুতে আটকে যায়', 'গলা কাঁপে'],
        answers: [1, 3],
        explanation: 'v বলতে মুখ থাকে f-এর মতো, শুধু গলা কাঁপে। দুই ঠোঁট মিললে সেটি "ভ" বা b হয়ে যায়, van তখন ban শোনায়।',
        lesson: 'v, z, f আর শব্দের জোর',
      },
    ],
  },
  {
    course: 'Spreadsheets from the First Cell',
    title: 'Quiz: formulas, shares and errors',
    questions: [
      {
        kind: 'number',
        text: 'B2, C2 and D2 hold 48, 66 and 72. What does =AVERAGE(B2:D2) show?',
        answer: 62,
        explanation: 'The sum is $48 + 66 + 72 = 186$, and $186 \\div 3 = 62$.',
        lesson: 'Cells, SUM, AVERAGE and copying a formula',
      },
      {
        kind: 'text',
        text: 'In E2 stands =SUM(B2:D2). You pull the formula down to row 4. Which formula do you find in E4?',
        answers: ['=SUM(B4:D4)', 'SUM(B4:D4)'],
        explanation:
          'The program understands the formula as the three cells to the left and moves it along, so the row number changes from 2 to 4.',
        lesson: 'Cells, SUM, AVERAGE and copying a formula',
      },
      {
        kind: 'one',
        text: 'In the budget C2 holds =B2/B6, and B6 is the total. You pull it down, and C3 complains about dividing by zero. What helps?',
        choices: [
          'Format the column as a percentage',
          'Mark B6 in the formula with dollar signs, so that it stays fixed',
          'Type the total into every row of column B',
          'Write SUM instead of the division',
        ],
        answer: 1,
        explanation:
          'While the item moves from row to row, the total must stay. Without the signs C3 becomes =B3/B7, and B7 is empty.',
        lesson: 'A family budget with percentages and a chart',
      },
      {
        kind: 'match',
        text: 'Match each error with its cause.',
        pairs: [
          ['#DIV/0!', 'division by zero or by an empty cell'],
          ['#N/A', 'a lookup found nothing'],
          ['#VALUE!', 'text where a number was expected'],
          ['#REF!', 'a cell that was deleted'],
        ],
        explanation:
          'The error names the kind of fault: DIV for division, N/A for not available, VALUE for a wrong kind of value, REF for a lost reference.',
        lesson: 'The stock register: IF, a price lookup and hunting errors',
      },
    ],
  },
  {
    course: 'নিরাপদ ইন্টারনেট: নিজের তথ্য নিজের হাতে',
    title: 'কুইজ: পাসওয়ার্ড, ফাঁদ ও সাহায্য',
    questions: [
      {
        kind: 'one',
        text: 'নাসিমা আক্তারের জন্ম ২০১০ সালে। তাঁর জন্য কোন পাসওয়ার্ডটি সবচেয়ে শক্ত?',
        choices: ['nasima2010', 'qwerty12345', 'chata-robibar-diyashlai-begun', '01012010'],
        answer: 2,
        explanation:
          'সম্পর্কহীন চারটি শব্দ জুড়লে পাসওয়ার্ড লম্বা হয় এবং অনুমান করা কঠিন হয়। নাম, জন্মতারিখ আর পরপর অক্ষর সবার আগে যাচাই করে দেখা হয়।',
        lesson: 'বাক্য দিয়ে পাসওয়ার্ড, দুই ধাপে যাচাই',
      },
      {
        kind: 'many',
        text: 'ফোনে বার্তা এল: "অভিনন্দন! আপনি লটারি জিতেছেন। ৩০ মিনিটের মধ্যে ৫০০ টাকা ফি পাঠান, কাউকে বলবেন না।" এতে ফাঁদের কোন লক্ষণগুলো আছে?',
        choices: ['তাড়া দেওয়া', 'চেনা বন্ধু সাজা', 'গোপন রাখতে বলা', 'পুরস্কার পেতে উল্টো টাকা চাওয়া'],
        answers: [0, 2, 3],
        explanation:
          '"৩০ মিনিট" তাড়া দেয়, "কাউকে বলবেন না" গোপন রাখতে বলে, আর সত্যিকারের পুরস্কার পেতে আগে টাকা দিতে হয় না। বন্ধু সাজার চেষ্টা এই বার্তায় নেই।',
        lesson: 'তিনটি চেনা ফাঁদ ও তার লক্ষণ',
      },
      {
        kind: 'one',
        text: 'বন্ধুর অ্যাকাউন্ট থেকে বার্তা এল: "বিপদে আছি, এই নম্বরে এখনই টাকা পাঠা।" প্রথমে কী করবেন?',
        choices: [
          'বন্ধুর চেনা নম্বরে ফোন করে গলা শুনব',
          'অল্প টাকা পাঠিয়ে দেখব, সে পায় কি না',
          'বার্তায় দেওয়া নম্বরে ফোন করব',
          'ওই বার্তার উত্তরে জিজ্ঞেস করব, সে সত্যিই বন্ধু কি না',
        ],
        answer: 0,
        explanation:
          'অ্যাকাউন্টটি অন্যের হাতে গেলে বার্তার উত্তর আর বার্তার নম্বর দুটিই প্রতারকের কাছে যায়। তাই যাচাই করতে হয় আলাদা একটি চেনা পথে।',
        lesson: 'তিনটি চেনা ফাঁদ ও তার লক্ষণ',
      },
      {
        kind: 'text',
        text: 'শিশুদের সহায়তার জন্য কোন নম্বরে ফোন করা যায়? (শুধু নম্বরটি লিখুন)',
        answers: ['১০৯৮', '1098'],
        explanation: 'শিশুদের সহায়তার নম্বর ১০৯৮। জরুরি বিপদে ৯৯৯, আর নারী ও শিশু নির্যাতনে ১০৯ নম্বরে ফোন করা যায়।',
        lesson: 'গুজবের আগে তিন প্রশ্ন, হয়রানির পরে চার ধাপ',
      },
    ],
  },
  {
    course: 'বাংলা টাইপিং ও দাপ্তরিক চিঠি',
    title: 'কুইজ: যুক্তবর্ণ, চিঠি ও বানান',
    questions: [
      {
        kind: 'order',
        text: 'ইউনিকোডে "ধর্ম" শব্দটি কোন ক্রমে টাইপ হয়?',
        items: ['ধ', 'র', 'হসন্ত', 'ম'],
        explanation: 'রেফ চোখে দেখা যায় ম-এর মাথায়, কিন্তু র ও হসন্ত টাইপ করতে হয় ম-এর আগে।',
        lesson: 'যুক্তবর্ণ, ফলা ও রেফ টাইপ করা',
      },
      {
        kind: 'match',
        text: 'প্রতিটি যুক্তবর্ণ ভাঙলে কোন দুটি বর্ণ পাওয়া যায়?',
        pairs: [
          ['ক্ষ', 'ক + ষ'],
          ['জ্ঞ', 'জ + ঞ'],
          ['হ্ম', 'হ + ম'],
          ['ঞ্চ', 'ঞ + চ'],
        ],
        explanation:
          'ছাপায় চেহারা বদলে গেলেও কম্পিউটার যুক্তবর্ণ রাখে ভেঙে: ব্যঞ্জন, হসন্ত, ব্যঞ্জন। বর্ণ দুটি জানলে যেকোনো কিবোর্ডে লেখা যায়।',
        lesson: 'যুক্তবর্ণ, ফলা ও রেফ টাইপ করা',
      },
      {
        kind: 'one',
        text: 'চাকরির আবেদন ইমেইলে পাঠাচ্ছেন। বিষয়ের ঘরে কোনটি লিখবেন?',
        choices: ['খুব জরুরি, দয়া করে পড়ুন', 'কম্পিউটার অপারেটর পদে আবেদন, রফিকুল ইসলাম', 'আবেদন', 'কিছু না, মূল লেখাতেই সব আছে'],
        answer: 1,
        explanation:
          'ব্যস্ত পাঠক বিষয় দেখেই জানতে চান, কে লিখছেন আর কী চান। পদের নাম ও নিজের নাম থাকলে চিঠিটি পরে খুঁজে পাওয়াও সহজ।',
        lesson: 'ছুটির দরখাস্ত থেকে চাকরির ইমেইল',
      },
      {
        kind: 'many',
        text: 'কোন বানানগুলো শুদ্ধ?',
        choices: ['দুর্ঘটনা', 'সরকারী', 'মুহূর্ত', 'কারন', 'কর্নেল'],
        answers: [0, 2, 4],
        explanation: 'সরকারি বিদেশি শব্দ, তাই ই-কার। কারণ তৎসম শব্দ, র-এর পরে ণ; আর কর্নেল বিদেশি বলে র-এর পরেও ন।',
        lesson: 'ই-কার না ঈ-কার, ন না ণ',
      },
    ],
  },
  {
    course: 'How to Study: Notes, Memory and a Weekly Plan',
    title: 'Quiz: memory, notes and plans',
    questions: [
      {
        kind: 'order',
        text: 'Put the steps of the closed-book test in order.',
        items: [
          'Read one section once, with attention',
          'Close the book',
          'Write down everything you remember',
          'Open the book and add what was missing in another colour',
        ],
        explanation:
          'Searching your memory before you look is what makes the trace stronger. The second colour then shows you what to work on tomorrow.',
        lesson: 'The closed-book test, and why rereading deceives',
      },
      {
        kind: 'one',
        text: 'Jamal has read a page three times, and it feels easy. In the test he cannot write it down. What went wrong?',
        choices: [
          'He should have read the page five times',
          'He read too slowly',
          'His memory is too weak for this subject',
          'He learned to recognise the page, not to recall what it says',
        ],
        answer: 3,
        explanation:
          'Rereading makes a page familiar, and that feels like knowing it. Only answering from memory shows, and trains, what you can really tell.',
        lesson: 'The closed-book test, and why rereading deceives',
      },
      {
        kind: 'number',
        text: 'You learn a chapter on the 5th of the month and enter your four dates: tomorrow, in three days, in a week, in three weeks. On which day of the month is the last one?',
        answer: 26,
        explanation: 'Three weeks are 21 days, and $5 + 21 = 26$. The other dates are the 6th, the 8th and the 12th.',
        lesson: 'Two-column notes, question cards and a calendar',
      },
      {
        kind: 'many',
        text: 'Which of these belong to the night before an examination?',
        choices: [
          'Pack pens and papers',
          'Start the chapter you have not learned yet',
          'Go through your questions once, lightly',
          'Stay awake until everything has been read again',
          'Go to bed at the usual hour',
        ],
        answers: [0, 2, 4],
        explanation:
          'While you sleep the brain fastens what it took in, so a night of cramming takes away the very hours it needs. New things learned at the last moment seldom stay.',
        lesson: 'When it gets hard: starting, the phone and the last night',
      },
    ],
  },
]
