import type { DemoCourse } from '../types.ts'

export const classEight: DemoCourse[] = [
  {
    category: 'classEight',
    lang: 'bn',
    title: 'অষ্টম শ্রেণির গণিত: প্যাটার্ন, মুনাফা ও বীজগণিত',
    summary: 'প্যাটার্ন, সরল ও চক্রবৃদ্ধি মুনাফা, বীজগণিতীয় সূত্র, সেট ও চতুর্ভুজ নিয়ে অষ্টম শ্রেণির গণিত কোর্স।',
    about:
      'সংখ্যার ভেতরের নিয়ম খুঁজে তাকে বীজগণিতের ভাষায় লেখা, এই দক্ষতাই কোর্সটির কেন্দ্র। ব্যাংকে রাখা টাকা বছর বছর কীভাবে বাড়ে, সারণি করে দেখে চক্রবৃদ্ধির সূত্রটি নিজেরাই বের করা হয়। ঘনের সূত্র বোঝাতে কাগজের ঘনক কেটে আট টুকরা করা হয়। জ্যামিতিতে চতুর্ভুজ আঁকা ও উপপাদ্য প্রমাণের প্রতিটি ধাপের পাশে কারণ লেখার অভ্যাস গড়ে ওঠে।',
    instructor: 'Mathematics 3',
    price: 21,
    objective: [
      'প্যাটার্নের বীজগণিতীয় রূপ নির্ণয় করা',
      'সরল ও চক্রবৃদ্ধি মুনাফার হিসাব তুলনা করা',
      'বর্গ ও ঘনের সূত্র প্রয়োগ করে উৎপাদকে বিশ্লেষণ করা',
    ],
    syllabus: {
      free: {
        title: 'প্যাটার্ন',
        points: ['স্বাভাবিক সংখ্যার প্যাটার্ন', 'ম্যাজিক বর্গ গঠন', 'জ্যামিতিক প্যাটার্নের রাশি'],
      },
      email: {
        title: 'মুনাফা ও পরিমাপের অনুশীলনী',
        points: ['সরল মুনাফা', 'চক্রবৃদ্ধি মুনাফা', 'ক্ষেত্রফল ও আয়তনের পরিমাপ'],
      },
      monologues: {
        title: 'সূত্রাবলি, সেট ও চতুর্ভুজ',
        points: ['ঘনের সূত্র ও উৎপাদক', 'ভেনচিত্রে সেট', 'চতুর্ভুজ অঙ্কন ও উপপাদ্য'],
      },
    },
    enrolled: 231,
  },
  {
    category: 'classEight',
    lang: 'en',
    title: 'Science Eight: Atoms, Reactions and Acids',
    summary:
      'The chemistry half of class eight science: atomic structure, symbols, chemical change, acids, bases and salts.',
    about:
      'Chemistry becomes manageable once the symbols make sense, so the course spends proper time on them. Learners build atoms from counters, write formulae from valency and balance equations by counting. Kitchen materials such as lemon juice, baking soda and red cabbage show how acids and bases behave. Each reaction is described three times: as something seen, as particles and as an equation.',
    instructor: 'Chemistry 1',
    price: 22,
    objective: [
      'Draw the electron arrangement of the first twenty elements',
      'Write formulae and balance simple equations',
      'Test household substances with an indicator',
    ],
    syllabus: {
      free: {
        title: 'Structure of the Atom',
        points: ['Electrons, protons and neutrons', 'Atomic number and mass number', 'Isotopes and their uses'],
      },
      email: {
        title: 'Symbols and Equations',
        points: ['Valency and formulae', 'Balancing equations', 'Types of chemical reaction'],
      },
      monologues: {
        title: 'Acids, Bases and Salts',
        points: ['Properties of acids', 'Alkalis in daily use', 'Neutralisation and salts'],
      },
    },
    enrolled: 118,
  },
  {
    category: 'classEight',
    lang: 'en',
    title: 'English Eight: Stories, Summaries and Emails',
    summary: 'Cloze tests, summaries, story completion and formal emails, with feedback points for every kind of task.',
    about:
      'Strong readers predict, and each passage here stops midway so that learners can guess what follows. Summary writing is taught by underlining, crossing out and joining, until a page becomes five lines. Learners finish an unfinished story in two different ways and discuss which ending the beginning deserves. Emails to a teacher, a librarian and a newspaper introduce a polite, formal tone.',
    instructor: 'English 4',
    price: 20,
    objective: [
      'Complete a cloze passage using meaning and grammar clues',
      'Reduce a passage to a short summary in own words',
      'Write a formal email with a suitable tone and layout',
    ],
    syllabus: {
      free: {
        title: 'Predict and Complete',
        points: ['Cloze test with clues', 'Cloze test without clues', 'Guessing words from context'],
      },
      email: {
        title: 'Emails for a Purpose',
        points: ['Asking a teacher for help', 'A request to the librarian', 'A complaint about a local problem'],
      },
      monologues: {
        title: 'Summaries and Stories',
        points: ['From underlining to summary', 'Completing a story', 'Direct and indirect speech in stories'],
      },
    },
    enrolled: 104,
  },
  {
    category: 'classEight',
    lang: 'bn',
    title: 'ঔপনিবেশিক যুগ থেকে স্বাধীনতা',
    summary: 'ইংরেজ শাসন, বাংলার নবজাগরণ, ভাষা আন্দোলন ও মুক্তিযুদ্ধ নিয়ে অষ্টম শ্রেণির ইতিহাস ও সমাজ পাঠ।',
    about:
      'বাংলায় বিদেশি বণিকদের আগমন থেকে একাত্তরের বিজয় পর্যন্ত কয়েক শতকের গল্প এই কোর্সে এক সুতোয় গাঁথা। প্রতিটি ঘটনার পেছনে অর্থনীতি, সমাজ ও মানুষের চাওয়া কীভাবে কাজ করেছে, তা আলোচনা করা হয়। মানচিত্র, পোস্টার আর সংবাদপত্রের অংশ দেখে শিক্ষার্থী উৎস বিশ্লেষণ করে। শেষ ভাগে আছে বাংলাদেশের সংস্কৃতি, রাষ্ট্রব্যবস্থা ও জনসম্পদের পাঠ।',
    instructor: 'Bengali 3',
    isOffSubject: true,
    price: 19,
    objective: [
      'ঔপনিবেশিক শাসনের কারণ ও ফল ব্যাখ্যা করা',
      'ভাষা আন্দোলন থেকে মুক্তিযুদ্ধের ধারাবাহিকতা দেখানো',
      'ঐতিহাসিক উৎস থেকে যুক্তিসহ সিদ্ধান্ত টানা',
    ],
    syllabus: {
      free: {
        title: 'ঔপনিবেশিক যুগ ও বাংলার স্বাধীনতা সংগ্রাম',
        points: ['ইউরোপীয় বণিকদের আগমন', 'পলাশির যুদ্ধ ও কোম্পানির শাসন', 'বাংলায় নবজাগরণ'],
      },
      email: {
        title: 'উৎস বিশ্লেষণের কাজ',
        points: ['পুরোনো মানচিত্র তুলনা', 'পোস্টার ও স্লোগানের ভাষা', 'সময়রেখায় ১৯৪৭ থেকে ১৯৭১'],
      },
      monologues: {
        title: 'মুক্তিযুদ্ধ ও নতুন রাষ্ট্র',
        points: ['অসহযোগ আন্দোলন', 'মুক্তিযুদ্ধে সাধারণ মানুষের ভূমিকা', 'বাংলাদেশের সংবিধান ও রাষ্ট্রব্যবস্থা'],
      },
    },
    enrolled: 54,
  },
  {
    category: 'classEight',
    lang: 'en',
    title: 'ICT Eight: Networks, Spreadsheets and Digital Safety',
    summary: 'How computers are connected, how a spreadsheet thinks and how to stay safe and fair in a digital world.',
    about:
      'The course begins by tracing a message from one phone to another, through routers, cables and servers. In the spreadsheet unit learners keep a household budget, then let formulae, sorting and charts answer questions about it. Copyright, plagiarism, malware and phishing are treated with real-looking examples to judge. A closing project compares two network topologies for a school laboratory and defends one of them.',
    instructor: 'Programming 3',
    price: 21,
    objective: [
      'Compare common network topologies and devices',
      'Use formulae, sorting and charts in a spreadsheet',
      'Recognise threats to data and respond sensibly',
    ],
    syllabus: {
      free: {
        title: 'Computer Networks',
        points: ['Server, client and media', 'Bus, ring, star and mesh', 'Hub, switch and router'],
      },
      email: {
        title: 'Spreadsheet Workbook',
        points: ['Cells, rows and formulae', 'A monthly family budget', 'Choosing the right chart'],
      },
      monologues: {
        title: 'Safe and Ethical Use',
        points: ['Malware and passwords', 'Cybercrime and its effects', 'Copyright and fair use'],
      },
    },
    enrolled: 82,
  },
  {
    category: 'classEight',
    lang: 'bn',
    title: 'ব্যাকরণ ও নির্মিতি: অষ্টম শ্রেণি',
    summary: 'সন্ধি, সমাস, উপসর্গ, কারক ও প্রবন্ধ রচনার নিয়ম পরীক্ষার উপযোগী অনুশীলনসহ শেখার কোর্স।',
    about:
      'সমাস আর কারক নিয়ে জটিলতা কাটাতে প্রতিটি নিয়মকে একটি প্রশ্নে রূপ দেওয়া হয়েছে, যার উত্তর বাক্যেই লুকিয়ে থাকে। উপসর্গ ও প্রত্যয় দিয়ে একই মূল থেকে নতুন শব্দ তৈরির খেলা শব্দভান্ডার বাড়ায়। ভুল বানান ও অশুদ্ধ বাক্য ঠিক করার পাঠে পত্রিকার ভাষার নমুনা ব্যবহার করা হয়। নির্মিতি অংশে ভাবসম্প্রসারণ, প্রতিবেদন ও প্রবন্ধ লেখার খসড়া থেকে চূড়ান্ত রূপ পর্যন্ত দেখানো হয়।',
    instructor: 'Bengali 4',
    price: 19,
    objective: ['সমাস ও কারক নির্ণয় করে কারণ দেখানো', 'উপসর্গ ও প্রত্যয়যোগে শব্দ গঠন করা', 'ভাবসম্প্রসারণ ও প্রতিবেদন নিয়ম মেনে লেখা'],
    syllabus: {
      free: {
        title: 'শব্দগঠন',
        points: ['উপসর্গের কাজ', 'কৃৎ ও তদ্ধিত প্রত্যয়', 'একই মূলের নানা শব্দ'],
      },
      email: {
        title: 'শুদ্ধ করে লিখি',
        points: ['ণত্ব ও ষত্ব বিধান', 'অশুদ্ধ বাক্য শুদ্ধ করা', 'বাগধারা ও এক কথায় প্রকাশ'],
      },
      monologues: {
        title: 'সমাস, কারক ও রচনা',
        points: ['সমাস চেনার উপায়', 'কারক ও বিভক্তি', 'প্রতিবেদন ও প্রবন্ধের কাঠামো'],
      },
    },
    enrolled: 89,
  },
]
