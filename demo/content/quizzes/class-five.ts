import type { DemoQuiz } from './types.ts'

export const classFive: DemoQuiz[] = [
  {
    course: 'পঞ্চম শ্রেণির গণিত: গুণিতক থেকে শতকরা',
    title: 'কুইজ: গুণিতক থেকে শতকরা',
    questions: [
      {
        kind: 'many',
        text: 'কোনগুলো মৌলিক সংখ্যা? সব কটি বেছে নাও।',
        choices: ['১', '২', '৯', '১৩', '২৯'],
        answers: [1, 3, 4],
        explanation:
          'মৌলিক সংখ্যার গুণনীয়ক ঠিক দুটি: ১ আর সে নিজে। ১-এর গুণনীয়ক মাত্র একটি, আর ৯-কে ৩ দিয়ে ভাগ করা যায়, তাই এ দুটি মৌলিক নয়।',
        lesson: 'মৌলিক ও যৌগিক সংখ্যা',
      },
      {
        kind: 'number',
        text: 'একটি ঘণ্টা ১০ মিনিট পরপর বাজে, আরেকটি ১৫ মিনিট পরপর। এখন দুটি একসঙ্গে বাজল। আবার কত মিনিট পরে একসঙ্গে বাজবে?',
        answer: 30,
        unit: 'মিনিট',
        explanation: '১০-এর গুণিতক ১০, ২০, ৩০ আর ১৫-এর গুণিতক ১৫, ৩০। সবচেয়ে ছোট সাধারণ গুণিতক, অর্থাৎ লসাগু ৩০।',
        lesson: 'লসাগু ও গসাগু: ঘণ্টা আর টাইলসের অঙ্ক',
      },
      {
        kind: 'one',
        text: '৩০টি কলম ও ৪৫টি খাতা সর্বাধিক কতজনের মধ্যে সমানভাবে ভাগ করে দেওয়া যাবে?',
        choices: ['৫ জন', '৯০ জন', '১৫ জন', '৭৫ জন'],
        answer: 2,
        explanation: '"সর্বাধিক কতজন" বললে গসাগু লাগে, লসাগু (৯০) নয়। ৩০ ও ৪৫-এর গসাগু ১৫, প্রত্যেকে পাবে ২টি কলম ও ৩টি খাতা।',
        lesson: 'লসাগু ও গসাগু: ঘণ্টা আর টাইলসের অঙ্ক',
      },
      {
        kind: 'one',
        text: '$\\frac{২}{৩} \\div \\frac{৪}{৫}$ কত?',
        choices: ['$\\frac{৮}{১৫}$', '$\\frac{৬}{৫}$', '$\\frac{১৫}{৮}$', '$\\frac{৫}{৬}$'],
        answer: 3,
        explanation:
          'শুধু ভাজককে উল্টে গুণ করি: $\\frac{২}{৩} \\times \\frac{৫}{৪} = \\frac{১০}{১২} = \\frac{৫}{৬}$। প্রথম ভগ্নাংশ যেমন আছে তেমনই থাকে।',
        lesson: 'ভগ্নাংশের গুণ ও ভাগ, ছবি দিয়ে',
      },
      {
        kind: 'order',
        text: 'ছোট থেকে বড় সাজাও।',
        items: ['১০%', '$\\frac{১}{৫}$', '০.২৫', '$\\frac{৩}{৪}$'],
        explanation: 'সব কটিকে এক পোশাকে, শতকরায় আনি: ১০%, ২০%, ২৫%, ৭৫%। তখন তুলনা করা সহজ।',
        lesson: 'এক সংখ্যার তিন পোশাক: ভগ্নাংশ, দশমিক, শতকরা',
      },
      {
        kind: 'number',
        text: 'বার্ষিক মুনাফার হার ৬%। ৪০০ টাকার ২ বছরের মুনাফা কত টাকা?',
        answer: 48,
        unit: 'টাকা',
        explanation: '১০০ টাকায় ১ বছরে ৬ টাকা। ৪০০ টাকায় ১ বছরে ৬ × ৪ = ২৪ টাকা, ২ বছরে ২৪ × ২ = ৪৮ টাকা।',
        lesson: 'এক সংখ্যার তিন পোশাক: ভগ্নাংশ, দশমিক, শতকরা',
      },
      {
        kind: 'number',
        text: 'রাফি চার দিনে পড়েছে ৬০, ০, ৪৫ ও ৩৫ মিনিট। দিনে গড়ে কত মিনিট পড়েছে?',
        answer: 35,
        unit: 'মিনিট',
        explanation: 'যোগফল ৬০ + ০ + ৪৫ + ৩৫ = ১৪০ মিনিট। শূন্যের দিনটিও গুনতে হয়, তাই ১৪০ ÷ ৪ = ৩৫।',
        lesson: 'গড় কীভাবে কাজ করে',
      },
      {
        kind: 'match',
        text: 'কোনটির সূত্র কী? মিলিয়ে দাও।',
        pairs: [
          ['আয়তের ক্ষেত্রফল', 'দৈর্ঘ্য × প্রস্থ'],
          ['সামান্তরিকের ক্ষেত্রফল', 'ভূমি × উচ্চতা'],
          ['ত্রিভুজের ক্ষেত্রফল', 'ভূমি × উচ্চতা ÷ ২'],
          ['বৃত্তের ব্যাস', 'ব্যাসার্ধ × ২'],
        ],
        explanation: 'সামান্তরিক কেটে জোড়া দিলে আয়ত হয়। একই রকম দুটি ত্রিভুজ মিলে সামান্তরিক হয়, তাই ত্রিভুজ তার অর্ধেক।',
        lesson: 'ক্ষেত্রফলের সূত্র কোথা থেকে এল',
      },
    ],
  },
  {
    course: 'English Five: Comprehension, Letters and Forms',
    title: 'Quiz: passages, letters and questions',
    questions: [
      {
        kind: 'one',
        text: "Read: Lima's class visited a museum on Tuesday. Lima liked the boats most. The class left at three o'clock. Which statement is not given in the passage, neither as true nor as false?",
        choices: [
          'The visit was on Tuesday.',
          'Lima liked the coins most.',
          "The class left at three o'clock.",
          'The bus ride took one hour.',
        ],
        answer: 3,
        explanation:
          'The passage says nothing about a bus ride, so it is not given. The statement about the coins is false, because the passage says that Lima liked the boats most.',
        lesson: 'Skim, scan, support: how to read a new passage',
      },
      {
        kind: 'order',
        text: 'Put the parts of a letter to a cousin in order, from top to bottom.',
        items: [
          'Bogura, 12 March',
          'Dear Shuvo,',
          'I hope you are well. We now have a school garden!',
          'With love, Mim',
        ],
        explanation:
          'Address and date come first, then the greeting, then the opening with the news, and at the end the closing with your name.',
        lesson: 'A letter to a cousin and a club form',
      },
      {
        kind: 'match',
        text: 'Which WH word asks for this answer?',
        pairs: [
          ['by bus', 'How'],
          ['because it rained', 'Why'],
          ['in Khulna', 'Where'],
          ["at four o'clock", 'When'],
        ],
        explanation: 'How asks for a way, Why for a reason, Where for a place and When for a time.',
        lesson: 'Grammar clinic: making WH questions',
      },
      {
        kind: 'text',
        text: 'Rafi lives in Khulna. Make the question and write the missing word: Where … Rafi live?',
        answers: ['does'],
        explanation:
          'The sentence has no helper, so we bring does. It takes over the s, and lives becomes live: Where does Rafi live?',
        lesson: 'Grammar clinic: making WH questions',
      },
    ],
  },
  {
    course: 'Primary Science Five: Air, Matter and Energy',
    title: 'Quiz: air, heat and climate',
    questions: [
      {
        kind: 'one',
        text: 'Which gas makes up the largest part of the air?',
        choices: ['Oxygen', 'Nitrogen', 'Carbon dioxide', 'Water vapour'],
        answer: 1,
        explanation:
          'About 78 parts in 100 are nitrogen. Oxygen, which we need for breathing, is about 21 parts in 100.',
        lesson: 'What air is made of',
      },
      {
        kind: 'text',
        text: 'A candle goes out when a glass is put over it. Which gas has become too little?',
        answers: ['oxygen', 'oxygen gas', 'O2'],
        explanation: 'Burning needs oxygen. When too little of it is left in the glass, the flame goes out.',
        lesson: 'What air is made of',
      },
      {
        kind: 'many',
        text: 'In which cases does heat travel by radiation?',
        choices: [
          'The handle of a spoon in hot tea becomes warm',
          'Sunlight warms the earth',
          'Warm water rises in a pot',
          'Your face feels hot when it is turned towards a fire',
        ],
        answers: [1, 3],
        explanation:
          'Radiation travels as rays and needs no particles. The spoon shows conduction, the rising water shows convection.',
        lesson: 'Three ways heat travels',
      },
      {
        kind: 'order',
        text: 'How does climate change reach our coast? Put the steps in order, from cause to effect.',
        items: [
          'People burn much coal, oil and gas',
          'More carbon dioxide collects in the air',
          'The air holds back more heat and the earth becomes warmer',
          'The sea level rises and salt water creeps into the fields',
        ],
        explanation:
          'The gases from burning make the quilt of air thicker. A warmer earth lets the sea rise, and low, flat land feels it first.',
        lesson: 'Climate change at home in Bangladesh',
      },
    ],
  },
  {
    course: 'আমাদের মুক্তিযুদ্ধ ও ঐতিহ্য',
    title: 'কুইজ: মুক্তিযুদ্ধ ও ঐতিহ্য',
    questions: [
      {
        kind: 'order',
        text: 'ঘটনাগুলো আগে থেকে পরে সাজাও।',
        items: ['ভাষা আন্দোলনে ২১শে ফেব্রুয়ারির মিছিল', 'ছয় দফা', 'গণ-অভ্যুত্থান', 'সাধারণ নির্বাচন ও ক্ষমতা হস্তান্তর না হওয়া'],
        explanation: 'সালগুলো পরপর হলো ১৯৫২, ১৯৬৬, ১৯৬৯ ও ১৯৭০। এই ধাপগুলো পেরিয়েই ১৯৭১ সালে মুক্তিযুদ্ধ শুরু হয়।',
        lesson: 'ভাষা আন্দোলন থেকে স্বাধীনতা: পটভূমি',
      },
      {
        kind: 'number',
        text: 'মুক্তিযুদ্ধ চালাতে সারা দেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল?',
        answer: 11,
        unit: 'টি',
        explanation: 'সারা দেশকে ১১টি সেক্টরে ভাগ করা হয়। মুক্তিবাহিনীর প্রধান সেনাপতি ছিলেন জেনারেল এম এ জি ওসমানী।',
        lesson: 'নয় মাসের যুদ্ধ, এগারোটি সেক্টর, বিজয়',
      },
      {
        kind: 'match',
        text: '১৯৭১ সালের কোন ঘটনা বা দিবস কোন তারিখের? মিলিয়ে দাও।',
        pairs: [
          ['বাংলাদেশের প্রথম সরকার গঠন', '১০ই এপ্রিল'],
          ['মুজিবনগর সরকারের শপথ', '১৭ই এপ্রিল'],
          ['শহিদ বুদ্ধিজীবী দিবস', '১৪ই ডিসেম্বর'],
          ['বিজয় দিবস', '১৬ই ডিসেম্বর'],
        ],
        explanation: 'সরকার গঠনের এক সপ্তাহ পরে শপথ হয়। বুদ্ধিজীবী হত্যার দুই দিন পরে, ১৬ই ডিসেম্বর, আসে বিজয়।',
        lesson: 'নয় মাসের যুদ্ধ, এগারোটি সেক্টর, বিজয়',
      },
      {
        kind: 'one',
        text: 'উয়ারী-বটেশ্বরে ছাপাঙ্কিত মুদ্রা পাওয়া গেছে। এ থেকে কী বোঝা যায়?',
        choices: ['সেখানে বাণিজ্য হতো', 'সেটি ছিল মোগল দুর্গ', 'সেখানে বৌদ্ধ ভিক্ষুরা থাকতেন', 'সেটি ছিল ঈসা খাঁর রাজধানী'],
        answer: 0,
        explanation: 'মুদ্রা দিয়ে কেনাবেচা হয়, তাই মুদ্রা পেলে বোঝা যায় সেখানে বাণিজ্য হতো। মোগল দুর্গ হলো লালবাগ কেল্লা।',
        lesson: 'মহাস্থানগড় থেকে লালবাগ কেল্লা',
      },
    ],
  },
  {
    course: 'বাংলা রচনা ও পাঠ অনুধাবন',
    title: 'কুইজ: রচনা ও পাঠ অনুধাবন',
    questions: [
      {
        kind: 'match',
        text: 'প্রশ্নে কোন শব্দ থাকলে উত্তরে কী লিখতে হয়? মিলিয়ে দাও।',
        pairs: [
          ['কী', 'নাম'],
          ['কেন', 'কারণ'],
          ['কীভাবে', 'উপায়'],
          ['বর্ণনা করো', 'কয়েকটি বাক্য'],
        ],
        explanation: 'উত্তর লেখার আগে প্রশ্ন কী চায়, তা বুঝে নিতে হয়। "কেন" প্রশ্নের উত্তরে কারণ না থাকলে উত্তর অসম্পূর্ণ থাকে।',
        lesson: 'মূলশব্দ দাগাই, প্রশ্ন বুঝি',
      },
      {
        kind: 'order',
        text: 'রচনা লেখার ধাপগুলো পরপর সাজাও।',
        items: [
          'ভাবনার জাল আঁকি',
          'একই ধরনের ভাবনা এক দলে আনি',
          'সূচনা লিখে প্রতিটি দলকে একেকটি অনুচ্ছেদ করি',
          'উপসংহারে লেখার সুর গুটিয়ে আনি',
        ],
        explanation: 'আগে ভাবনা জোগাড়, তারপর সাজানো, তারপর লেখা। উপসংহারে নতুন তথ্য না এনে লেখাটি গুটিয়ে আনতে হয়।',
        lesson: 'ভাবনার জাল থেকে রচনা: বর্ষাকাল',
      },
      {
        kind: 'one',
        text: 'কোন বাক্যে সাধু ও চলিত রূপ মেশানো হয়নি?',
        choices: ['সে বাড়ি যাইয়া ভাত খেল।', 'তাহার ভাই বাড়ি গেছে।', 'সে বাড়ি গিয়ে ভাত খেল।', 'তারা মাঠে খেলা করিতেছে।'],
        answer: 2,
        explanation: '"গিয়ে" ও "খেল" দুটিই চলিত। অন্য বাক্যগুলোতে যাইয়া, তাহার ও করিতেছে সাধু রূপ, বাকি অংশ চলিত।',
        lesson: 'চলিত ক্রিয়া, যুক্তবর্ণ ও ফরম পূরণ',
      },
      {
        kind: 'text',
        text: '"আমি কাল ঢাকা যাইব।" এই বাক্যের সাধু ক্রিয়াটি চলিত রূপে লেখো।',
        answers: ['যাব', 'যাবো'],
        explanation: 'সাধু "যাইব" চলিত ভাষায় হয় "যাব"। বাক্যটি হবে: আমি কাল ঢাকা যাব।',
        lesson: 'চলিত ক্রিয়া, যুক্তবর্ণ ও ফরম পূরণ',
      },
    ],
  },
  {
    course: 'Faith and Good Conduct: Islamic Studies for Class Five',
    title: 'Quiz: faith and good conduct',
    questions: [
      {
        kind: 'match',
        text: 'Match each word with its meaning.',
        pairs: [
          ['Iman', 'faith'],
          ['Ar-Rahman', 'the Most Merciful'],
          ['Al-Khaliq', 'the Creator'],
          ['As-Sami', 'the All-Hearing'],
        ],
        explanation: 'Iman means faith. Ar-Rahman, Al-Khaliq and As-Sami are three of the beautiful names of Allah.',
        lesson: 'What a Muslim believes',
      },
      {
        kind: 'number',
        text: 'How many pillars does Islam stand on?',
        answer: 5,
        explanation:
          'The five pillars are the declaration of faith, prayer, zakat, fasting in Ramadan and the hajj for those who are able.',
        lesson: 'Prayer, fasting and charity: how and why',
      },
      {
        kind: 'many',
        text: 'Which of these are acts of sadaqah?',
        choices: [
          'Helping an old neighbour carry a heavy bag',
          'Laughing at somebody who asks for help',
          'A kind word to a sad classmate',
          'Sharing some of your food with a hungry child',
        ],
        answers: [0, 2, 3],
        explanation:
          'Sadaqah is any good given freely: money or food, time, or a kind word. Good giving never shames the one who receives.',
        lesson: 'Prayer, fasting and charity: how and why',
      },
      {
        kind: 'one',
        text: "You promised to return a friend's book today, but you really cannot come. What is the right thing to do?",
        choices: [
          'Say nothing, because nobody will punish you',
          'Tell your friend early and say sorry',
          'Say tomorrow that you never promised it',
          'Wait until your friend gets angry',
        ],
        answer: 1,
        explanation:
          'Keeping a promise means remembering the other person. If you cannot keep it, tell the person early, so that he or she can plan, and say sorry.',
        lesson: 'Promises, parents, and the sounds of recitation',
      },
    ],
  },
]
