import type { DemoQuiz } from './types.ts'

export const classEight: DemoQuiz[] = [
  {
    course: 'অষ্টম শ্রেণির গণিত: প্যাটার্ন, মুনাফা ও বীজগণিত',
    title: 'কুইজ: প্যাটার্ন থেকে চতুর্ভুজ',
    questions: [
      {
        kind: 'number',
        text: '৭, ১২, ১৭, ২২, … প্যাটার্নের ৪০তম সংখ্যাটি কত?',
        answer: 202,
        explanation:
          'প্রতি ধাপে ৫ বাড়ে, আর প্রতিটি সংখ্যা ৫n-এর চেয়ে ২ বেশি। তাই n-তম সংখ্যা ৫n + ২, আর ৪০তম সংখ্যা ৫ × ৪০ + ২ = ২০২।',
        lesson: 'সংখ্যার ভেতরে নিয়ম খোঁজা',
      },
      {
        kind: 'one',
        text: '৩, ৬, ১১, ১৮, ২৭, … প্যাটার্নের n-তম সংখ্যা কোনটি?',
        choices: [
          '$\\text{৩}n$',
          '$n^{\\text{২}} - \\text{২}$',
          '$n^{\\text{২}} + \\text{২}$',
          '$\\text{২}n^{\\text{২}} + \\text{১}$',
        ],
        answer: 2,
        explanation: 'পার্থক্যগুলো ৩, ৫, ৭, ৯, তাই বর্গসংখ্যা ১, ৪, ৯, ১৬, ২৫-এর সঙ্গে মেলাতে হয়। প্রতিটি সংখ্যা বর্গের চেয়ে ২ বেশি।',
        lesson: 'সংখ্যার ভেতরে নিয়ম খোঁজা',
      },
      {
        kind: 'number',
        text: '১ থেকে ৯ দিয়ে বানানো ৩ × ৩ ম্যাজিক বর্গের প্রতিটি সংখ্যার সঙ্গে ৪ যোগ করা হলো। নতুন ম্যাজিক সংখ্যা কত?',
        answer: 27,
        explanation: 'আগের ম্যাজিক সংখ্যা ১৫। প্রতি সারিতে তিনটি সংখ্যা, প্রতিটিতে ৪ বাড়লে যোগফল বাড়ে ১২, তাই ১৫ + ১২ = ২৭।',
        lesson: 'ম্যাজিক বর্গ ও টাইলসের নকশা',
      },
      {
        kind: 'one',
        text: '৬,০০০ টাকার বার্ষিক ৫% হারে ৮ মাসের সরল মুনাফা কত?',
        choices: ['২০০ টাকা', '৩০০ টাকা', '২,৪০০ টাকা', '২০,০০০ টাকা'],
        answer: 0,
        explanation:
          'আগে সময়কে বছরে বদলাতে হয়: ৮ মাস = $\\frac{\\text{৮}}{\\text{১২}} = \\frac{\\text{২}}{\\text{৩}}$ বছর। এক বছরের মুনাফা ৩০০ টাকা, তাই ৮ মাসের মুনাফা ৩০০ × $\\frac{\\text{২}}{\\text{৩}}$ = ২০০ টাকা।',
        lesson: 'সরল মুনাফা: চারটি রাশির সম্পর্ক',
      },
      {
        kind: 'number',
        text: '২০,০০০ টাকার বার্ষিক ৫% হারে ২ বছরের চক্রবৃদ্ধি মুনাফা কত টাকা?',
        answer: 2050,
        unit: 'টাকা',
        explanation: 'দুই বছর পর টাকা হয় ২০০০০ × ১.০৫ × ১.০৫ = ২২০৫০। আসল বাদ দিলে মুনাফা ২২০৫০ − ২০০০০ = ২০৫০ টাকা।',
        lesson: 'চক্রবৃদ্ধি মুনাফা: মুনাফারও মুনাফা',
      },
      {
        kind: 'many',
        text: 'কোন সূত্রগুলো ঠিক?',
        choices: [
          '$(a+b)^{\\text{৩}} = a^{\\text{৩}} + b^{\\text{৩}}$',
          '$a^{\\text{৩}} - b^{\\text{৩}} = (a-b)(a^{\\text{২}} + ab + b^{\\text{২}})$',
          '$a^{\\text{৩}} + b^{\\text{৩}} = (a+b)(a^{\\text{২}} + ab + b^{\\text{২}})$',
          '$(a-b)^{\\text{৩}} = a^{\\text{৩}} - \\text{৩}a^{\\text{২}}b + \\text{৩}ab^{\\text{২}} - b^{\\text{৩}}$',
        ],
        answers: [1, 3],
        explanation:
          'প্রথমটিতে মাঝের ছয়টি টুকরা বাদ পড়েছে। উৎপাদকের সূত্রে দ্বিতীয় বন্ধনীর মাঝের চিহ্ন প্রথম বন্ধনীর উল্টো হয়, তাই $a^{\\text{৩}} + b^{\\text{৩}}$-এর বেলায় সেখানে −ab বসে।',
        lesson: 'ঘনের সূত্র: একটি ঘনককে আট টুকরা করা',
      },
      {
        kind: 'order',
        text: 'একটি শ্রেণির মোট শিক্ষার্থী, দুটি খেলার প্রতিটি কতজন খেলে এবং দুটিই কতজন খেলে, তা জানা আছে। কোনোটিই খেলে না কতজন? ভেনচিত্রে সমাধানের ধাপগুলো সাজাও।',
        items: [
          'দুই বৃত্তের মাঝের অংশে দুটিই খেলে এমন সংখ্যা বসানো',
          'প্রতিটি খেলার সংখ্যা থেকে মাঝের সংখ্যা বাদ দিয়ে ‘শুধু’ অংশ বের করা',
          'তিন অংশ যোগ করে অন্তত একটি খেলে কতজন, তা বের করা',
          'মোট শিক্ষার্থী থেকে সেই যোগফল বাদ দেওয়া',
        ],
        explanation: 'মাঝের অংশ থেকে শুরু করলে কাউকে দুবার গোনা হয় না। সব অংশ আলাদা হওয়ার পরেই যোগ করা আর মোট থেকে বাদ দেওয়া যায়।',
        lesson: 'ভেনচিত্রে সেট, যুক্তিতে চতুর্ভুজ',
      },
      {
        kind: 'match',
        text: 'চতুর্ভুজের নামের সঙ্গে পরিচয় মেলাও।',
        pairs: [
          ['সামান্তরিক', 'বিপরীত বাহুগুলো সমান্তরাল'],
          ['আয়ত', 'এমন সামান্তরিক, যার একটি কোণ সমকোণ'],
          ['রম্বস', 'এমন সামান্তরিক, যার চার বাহু সমান'],
          ['বর্গ', 'একসঙ্গে আয়তও, রম্বসও'],
        ],
        explanation:
          'আয়ত ও রম্বস দুটিই সামান্তরিকের বিশেষ রূপ, আর দুটির গুণ একসঙ্গে থাকলে তা বর্গ। ভেনচিত্রে বর্গ তাই আয়ত ও রম্বসের ছেদ অংশে থাকে।',
        lesson: 'ভেনচিত্রে সেট, যুক্তিতে চতুর্ভুজ',
      },
    ],
  },
  {
    course: 'Science Eight: Atoms, Reactions and Acids',
    title: 'Quiz: atoms, equations and acids',
    questions: [
      {
        kind: 'number',
        text: 'Phosphorus has atomic number 15, and its atom has mass number 31. How many neutrons are in the nucleus?',
        answer: 16,
        explanation:
          'The mass number counts protons and neutrons together, the atomic number only the protons. So there are $31 - 15 = 16$ neutrons.',
        lesson: 'Building atoms from counters',
      },
      {
        kind: 'match',
        text: 'Match each atom with the arrangement of its electrons.',
        pairs: [
          ['Nitrogen, 7 electrons', '2, 5'],
          ['Neon, 10 electrons', '2, 8'],
          ['Aluminium, 13 electrons', '2, 8, 3'],
          ['Potassium, 19 electrons', '2, 8, 8, 1'],
        ],
        explanation:
          'The shells fill in the order 2, 8, 8 and then 2 more. What is left over stands in the last shell, so all the numbers together must give the number of electrons.',
        lesson: 'Building atoms from counters',
      },
      {
        kind: 'one',
        text: 'Sodium burns in chlorine gas and gives common salt, NaCl. Which equation is balanced?',
        choices: [
          '$\\text{Na} + \\text{Cl}_2 \\rightarrow \\text{NaCl}_2$',
          '$2\\text{Na} + \\text{Cl}_2 \\rightarrow 2\\text{NaCl}$',
          '$\\text{Na} + \\text{Cl}_2 \\rightarrow 2\\text{NaCl}$',
          '$2\\text{Na} + \\text{Cl}_2 \\rightarrow \\text{NaCl}$',
        ],
        answer: 1,
        explanation:
          'With 2 in front of Na and NaCl there are two sodium and two chlorine atoms on each side. Changing the small numbers, as in $\\text{NaCl}_2$, would make a different substance.',
        lesson: 'From valency to a balanced equation',
      },
      {
        kind: 'many',
        text: 'Which statements are true of an acid such as lemon juice?',
        choices: [
          'It turns blue litmus red',
          'It feels slippery like soap',
          'It gives hydrogen ions in water',
          'It turns cabbage water green',
        ],
        answers: [0, 2],
        explanation:
          'Acids give hydrogen ions in water and turn blue litmus red and cabbage water pink or red. A slippery feel and green cabbage water are signs of a base.',
        lesson: 'Red cabbage, lemon and soda',
      },
    ],
  },
  {
    course: 'English Eight: Stories, Summaries and Emails',
    title: 'Quiz: gaps, summaries and emails',
    questions: [
      {
        kind: 'match',
        text: 'What kind of word is missing? Match each sentence with the answer.',
        pairs: [
          ['We could see the ____ of the mountain.', 'a noun'],
          ['She ____ the window and looked out.', 'a verb'],
          ['It was a very ____ night.', 'an adjective'],
          ['It was late, ____ we went home.', 'a joining word'],
        ],
        explanation:
          'The neighbours of a gap tell its kind: "the ... of" needs a noun, a subject before an object needs a verb, "a very ..." needs an adjective, and two sentences need a joining word.',
        lesson: 'Cloze tests: let the sentence help you',
      },
      {
        kind: 'text',
        text: 'Fill the gap with one word: "Our success depends ____ our own hard work."',
        answers: ['on', 'upon'],
        explanation: 'The verb "depend" is followed by the preposition "on" (or the more formal "upon").',
        lesson: 'Cloze tests: let the sentence help you',
      },
      {
        kind: 'many',
        text: 'What belongs in a good summary?',
        choices: [
          'Your own opinion of the passage',
          'The main point of each paragraph',
          'All the examples of the passage',
          'Joining words that show a turn of thought',
          'What people said, in direct speech',
        ],
        answers: [1, 3],
        explanation:
          'A summary keeps the main points and joins them in your own words; "however" and similar words show how they hang together. Opinions, examples and direct speech are left out.',
        lesson: 'From a page to five lines',
      },
      {
        kind: 'order',
        text: 'Put the sentences of this formal email in order.',
        items: [
          'Dear Sir,',
          'I am a student of Class Eight and I borrowed a dictionary from the library on Monday.',
          'When I opened it at home, I found that pages 40 to 56 are missing.',
          'Could you please exchange it for another copy? Thank you for your help.',
        ],
        explanation:
          'After the greeting you say who you are, then come the facts in order, and at the end one clear, polite request with thanks. So the reader knows at once what to do.',
        lesson: 'A formal email that gets an answer',
      },
    ],
  },
  {
    course: 'ঔপনিবেশিক যুগ থেকে স্বাধীনতা',
    title: 'কুইজ: পলাশি থেকে মুক্তিযুদ্ধ',
    questions: [
      {
        kind: 'order',
        text: 'ঘটনাগুলো আগে থেকে পরে, সময়ের ক্রমে সাজাও।',
        items: ['পলাশির যুদ্ধ', 'কোম্পানির দেওয়ানি লাভ', 'চিরস্থায়ী বন্দোবস্ত', 'কোম্পানির শাসনের অবসান'],
        explanation:
          'পলাশির যুদ্ধ ১৭৫৭, দেওয়ানি লাভ ১৭৬৫, চিরস্থায়ী বন্দোবস্ত ১৭৯৩ আর কোম্পানির শাসনের অবসান ১৮৫৮ সালে। প্রভাব থেকে রাজস্ব, রাজস্ব থেকে জমির ব্যবস্থা, এভাবে কোম্পানির ক্ষমতা বেড়েছিল।',
        lesson: 'বণিক থেকে শাসক: পলাশি ও তার পর',
      },
      {
        kind: 'text',
        text: 'দেওয়ানি পাওয়ার পর রাজস্ব নিত কোম্পানি, অথচ দেশ শাসনের দায় থাকত নবাবের। এই ব্যবস্থাকে কী বলে?',
        answers: ['দ্বৈত শাসন', 'দ্বৈতশাসন', 'দ্বৈত শাসনব্যবস্থা', 'দ্বৈত শাসন ব্যবস্থা', 'দ্বৈত-শাসন'],
        explanation:
          'ক্ষমতা ও দায়িত্ব দুই পক্ষের হাতে ভাগ হয়ে গিয়েছিল বলে এর নাম দ্বৈত শাসন। ক্ষমতা একজনের, দায়িত্ব আরেকজনের, আর ভোগান্তি হয়েছিল সাধারণ মানুষের।',
        lesson: 'বণিক থেকে শাসক: পলাশি ও তার পর',
      },
      {
        kind: 'match',
        text: 'সালের সঙ্গে ঘটনা মেলাও।',
        pairs: [
          ['১৯৫২', 'ভাষা আন্দোলন'],
          ['১৯৫৪', 'যুক্তফ্রন্টের জয়'],
          ['১৯৬৬', 'ছয় দফা'],
          ['১৯৬৯', 'গণ-অভ্যুত্থান'],
        ],
        explanation:
          'ভাষা আন্দোলনের আত্মবিশ্বাস ১৯৫৪ সালের ভোটে দেখা যায়। পরে ছয় দফায় বৈষম্য দূর করার স্পষ্ট কর্মসূচি আসে, আর ১৯৬৯ সালের গণ-অভ্যুত্থানে আইয়ুব খানের পতন হয়।',
        lesson: '১৯৪৭ থেকে ১৯৭১: একটি পথের ধাপগুলো',
      },
      {
        kind: 'one',
        text: 'মুক্তিযুদ্ধের চল্লিশ বছর পরে লেখা একটি স্মৃতিকথা হাতে পেলে। উৎস হিসেবে সেটি কীভাবে ব্যবহার করা ঠিক?',
        choices: [
          'লেখক নিজে দেখেছেন, তাই প্রতিটি কথা যাচাই ছাড়াই মেনে নেব',
          'অনেক পরে লেখা, তাই একেবারেই ব্যবহার করব না',
          'শুধু তারিখগুলো নেব, অনুভূতির কথা বাদ দেব',
          'অনুভূতির কথা মন দিয়ে পড়ব, তারিখ ও ঘটনা অন্য উৎসের সঙ্গে মিলিয়ে নেব',
        ],
        answer: 3,
        explanation:
          'স্মৃতিকথায় ভেতরের অনুভূতি পাওয়া যায়, যা আর কোথাও নেই। তবে অনেক পরে লেখা হলে ভুল থাকতে পারে, তাই সংবাদপত্র বা মানচিত্রের মতো অন্য উৎসের সঙ্গে মিলিয়ে দেখতে হয়।',
        lesson: 'পোস্টার, মানচিত্র আর মানুষের কথা: উৎস বিশ্লেষণ',
      },
    ],
  },
  {
    course: 'ICT Eight: Networks, Spreadsheets and Digital Safety',
    title: 'Quiz: networks, cells and tricks',
    questions: [
      {
        kind: 'number',
        text: 'Eight computers are joined in a full mesh, each one to every other. How many links are needed?',
        answer: 28,
        explanation:
          'A full mesh of $n$ computers needs $\\frac{n(n-1)}{2}$ links. For eight computers that is $\\frac{8 \\times 7}{2} = 28$, while a star would need only 8.',
        lesson: 'Bus, ring, star and mesh',
      },
      {
        kind: 'one',
        text: 'Cell D2 contains =B2-C2. You drag its corner down to D5. Which formula stands in D5?',
        choices: ['=B5-C5', '=B2-C2', '=B2-C5', '=E2-F2'],
        answer: 0,
        explanation:
          'The addresses in the formula are relative. Three rows further down, the row numbers grow by three as well, and the columns stay the same.',
        lesson: 'A family budget that calculates itself',
      },
      {
        kind: 'match',
        text: 'Match each kind of malware with what it does.',
        pairs: [
          ['Virus', 'hides in a file and spreads when the file is opened'],
          ['Worm', 'spreads by itself through a network'],
          ['Trojan', 'pretends to be something useful'],
          ['Ransomware', 'locks your files and demands money'],
        ],
        explanation:
          'A virus needs you to open its file, a worm does not; a trojan deceives you, and ransomware wants a ransom. Updates, backups and care help against all four.',
        lesson: 'Spotting a trick, respecting a work',
      },
      {
        kind: 'many',
        text: 'Which signs tell you that a message is probably phishing?',
        choices: [
          'It hurries you: "Only today!"',
          'It uses your name and asks for nothing',
          'It asks for your PIN',
          'It frightens you or promises money',
          'It tells you to ring the number printed on your card',
        ],
        answers: [0, 2, 3],
        explanation:
          'Phishing wants you to act before you think, so it hurries, frightens or tempts you, and then asks for a secret. Ringing the number on the card is exactly what you should do to check.',
        lesson: 'Spotting a trick, respecting a work',
      },
    ],
  },
  {
    course: 'ব্যাকরণ ও নির্মিতি: অষ্টম শ্রেণি',
    title: 'কুইজ: শব্দগঠন, বানান, কারক ও সমাস',
    questions: [
      {
        kind: 'many',
        text: 'কোন শব্দগুলো কৃৎ প্রত্যয় দিয়ে গঠিত?',
        choices: ['উড়ন্ত', 'ঢাকাই', 'খেলনা', 'দোকানদার', 'মিষ্টিওয়ালা'],
        answers: [0, 2],
        explanation:
          'উড়্ ও খেল্ কাজ বোঝায়, অর্থাৎ ধাতু; তাই উড়ন্ত ও খেলনা কৃৎ প্রত্যয়ে গঠিত। ঢাকা, দোকান ও মিষ্টি নাম শব্দ, তাই বাকি তিনটি তদ্ধিত।',
        lesson: 'একটি মূল, অনেক শব্দ: উপসর্গ ও প্রত্যয়',
      },
      {
        kind: 'one',
        text: 'কোন বানানটি শুদ্ধ?',
        choices: ['পোষ্টার', 'কারন', 'ঘণ্টা', 'আবিস্কার'],
        answer: 2,
        explanation:
          'ট-বর্গের সঙ্গে যুক্ত হলে ণ হয়, তাই ঘণ্টা। অন্যগুলোর শুদ্ধ রূপ: পোস্টার (বিদেশি শব্দ), কারণ (র-এর পরে ণ) ও আবিষ্কার (ই-এর পরে ষ)।',
        lesson: 'কোথায় ণ, কোথায় ষ',
      },
      {
        kind: 'match',
        text: '‘কৃষক ভোরে কাস্তে দিয়ে ধান কাটলেন।’ এই বাক্যের কোন পদ কোন কারক? মেলাও।',
        pairs: [
          ['কৃষক', 'কর্তৃকারক'],
          ['ধান', 'কর্মকারক'],
          ['কাস্তে দিয়ে', 'করণ কারক'],
          ['ভোরে', 'অধিকরণ কারক'],
        ],
        explanation:
          'ক্রিয়াকে প্রশ্ন করো: কে কাটলেন, কী কাটলেন, কী দিয়ে কাটলেন, কখন কাটলেন? উত্তরগুলো একে একে কর্তা, কর্ম, করণ ও অধিকরণ।',
        lesson: 'প্রশ্ন করে কারক ও সমাস চেনা',
      },
      {
        kind: 'text',
        text: '‘দিনরাত’ মানে দিন ও রাত। এখানে দুটি পদের অর্থই প্রধান। এটি কোন সমাস?',
        answers: ['দ্বন্দ্ব', 'দ্বন্দ্ব সমাস'],
        explanation: 'যে সমাসে দুটি পদের অর্থই সমান প্রধান, তা দ্বন্দ্ব সমাস। মা-বাবা, ভাই-বোনও একইভাবে গঠিত।',
        lesson: 'প্রশ্ন করে কারক ও সমাস চেনা',
      },
    ],
  },
]
