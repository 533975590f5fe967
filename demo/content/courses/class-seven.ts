import type { DemoCourse } from '../types.ts'

export const classSeven: DemoCourse[] = [
  {
    category: 'classSeven',
    lang: 'en',
    title: 'Mathematics Seven: Proportion, Factors and Congruence',
    summary: 'Rational and irrational numbers, profit and loss, algebraic factors and the congruence of triangles.',
    about:
      'The square root of two cannot be written as a fraction, and that surprise opens the course. Proportion is then used for recipes, wages, partnership and discount, always with a table before a formula. In algebra, area models show where the product formulae come from and how to run them backwards as factors. Geometry moves from drawing to reasoning, with each congruence proof written in numbered steps.',
    instructor: 'Mathematics 1',
    price: 18,
    objective: [
      'Tell rational from irrational numbers and find square roots',
      'Solve profit, loss and proportion problems',
      'Factorise simple expressions and prove triangles congruent',
    ],
    syllabus: {
      free: {
        title: 'Rational and Irrational Numbers',
        points: ['Perfect squares and square roots', 'Square root by division', 'Placing roots on a number line'],
      },
      email: {
        title: 'Proportion, Profit and Loss',
        points: ['Multiple and continued ratio', 'Proportional division', 'Time, work and distance'],
      },
      monologues: {
        title: 'Algebraic Formulae and Geometry',
        points: ['Squares of a sum and a difference', 'Factors and algebraic fractions', 'Congruence of triangles'],
      },
    },
    enrolled: 144,
  },
  {
    category: 'classSeven',
    lang: 'bn',
    title: 'বিজ্ঞান সপ্তম শ্রেণি: কোষ থেকে পরিপাকতন্ত্র',
    summary: 'অণুজীব, কোষের গঠন, শ্বসন, পরিপাক ও রক্ত সংবহন নিয়ে ছবি ও মডেলভিত্তিক বিজ্ঞান কোর্স।',
    about:
      'খালি চোখে দেখা যায় না এমন জীবের জগৎ দিয়ে পাঠ শুরু হয়, দই জমার কারণ থেকে টিকার কাজ পর্যন্ত। এরপর উদ্ভিদকোষ ও প্রাণিকোষের চিত্র ধাপে ধাপে এঁকে প্রতিটি অঙ্গাণুর কাজ লেখা হয়। খাবার মুখ থেকে ক্ষুদ্রান্ত্র পর্যন্ত কীভাবে বদলায়, তা একটি কাগজের মডেলে দেখানো হয়। প্রতিটি অধ্যায়ের শেষে সৃজনশীল প্রশ্নের চারটি স্তর আলাদা করে আলোচনা করা হয়েছে।',
    instructor: 'Biology 4',
    price: 19,
    objective: [
      'উদ্ভিদকোষ ও প্রাণিকোষের চিহ্নিত চিত্র আঁকা',
      'পরিপাক ও শ্বসনের ধাপগুলো ব্যাখ্যা করা',
      'অণুজীবের উপকারী ও ক্ষতিকর ভূমিকা তুলনা করা',
    ],
    syllabus: {
      free: {
        title: 'নিম্নশ্রেণির জীব',
        points: ['ভাইরাস ও ব্যাকটেরিয়া', 'শৈবাল ও ছত্রাক', 'অ্যামিবা ও এন্টামিবা'],
      },
      email: {
        title: 'কোষ ও টিস্যুর চিত্রাঙ্কন',
        points: ['উদ্ভিদকোষ', 'প্রাণিকোষ', 'প্রাণিটিস্যুর প্রকারভেদ'],
      },
      monologues: {
        title: 'শ্বসন, পরিপাক ও সংবহন',
        points: ['শ্বসনতন্ত্র ও গ্যাস বিনিময়', 'পরিপাকতন্ত্রের অংশ ও কাজ', 'রক্ত ও রক্ত সংবহন'],
      },
    },
    enrolled: 127,
  },
  {
    category: 'classSeven',
    lang: 'bn',
    title: 'সাহিত্যপাঠ: সপ্তম শ্রেণির গদ্য ও কবিতা',
    summary: 'গদ্য ও কবিতার মূলভাব, শব্দার্থ আর সৃজনশীল প্রশ্নের উত্তর লেখার কৌশল নিয়ে সপ্তম শ্রেণির বাংলা।',
    about:
      'একটি লেখা একবার পড়ে ফেলা আর তাকে বুঝে ওঠা এক কথা নয়, পার্থক্যটি এই কোর্সে ধরা পড়ে। প্রতিটি গদ্য থেকে চরিত্র, ঘটনা ও ভাবনা আলাদা করে একটি ছকে লেখা হয়। কবিতায় উপমা, চিত্রকল্প ও অন্ত্যমিল খুঁজে কবির বক্তব্যে পৌঁছানো হয়। উদ্দীপকের সঙ্গে মূল পাঠের মিল-অমিল ধরার জন্য আলাদা লেখার কর্মশালা আছে।',
    instructor: 'Bengali 2',
    price: 16,
    objective: ['গদ্যের চরিত্র ও ঘটনা বিশ্লেষণ করা', 'কবিতার উপমা ও চিত্রকল্প চিহ্নিত করা', 'উদ্দীপক থেকে চার স্তরের উত্তর গুছিয়ে লেখা'],
    syllabus: {
      free: {
        title: 'গদ্যপাঠের পদ্ধতি',
        points: ['শব্দার্থ ও প্রসঙ্গ', 'চরিত্র ও ঘটনার ছক', 'পাঠের উদ্দেশ্য বোঝা'],
      },
      email: {
        title: 'সৃজনশীল প্রশ্নের চর্চা',
        points: ['জ্ঞান ও অনুধাবনমূলক উত্তর', 'প্রয়োগমূলক উত্তর', 'উচ্চতর দক্ষতার উত্তর'],
      },
      monologues: {
        title: 'কবিতা ও আনন্দপাঠ',
        points: ['দেশপ্রেমের কবিতা', 'প্রকৃতি ও মানুষের কবিতা', 'কিশোর উপযোগী অনুবাদ গল্প'],
      },
    },
    enrolled: 70,
  },
  {
    category: 'classSeven',
    lang: 'en',
    title: 'Grammar That Works: Tense, Articles and Voice',
    summary: 'The three grammar areas that cost class seven learners most marks, each taught from real sentences.',
    about:
      'Instead of a list of rules, each lesson starts with two similar sentences and asks what has changed in meaning. The twelve tenses are arranged on a timeline and practised in pairs that are easily confused. Articles are taught by questions: is it new, is it known, can it be counted? Active and passive voice are compared in news items, notices and instructions, where the choice matters. Error-hunting pages train the eye for the examination.',
    instructor: 'English 1',
    price: 17,
    objective: [
      'Choose the correct tense from clues in the sentence',
      'Use a, an, the or no article for a clear reason',
      'Change sentences between active and passive voice',
    ],
    syllabus: {
      free: {
        title: 'Tense on a Timeline',
        points: ['Habit or happening now', 'Past simple and present perfect', 'Talking about the future'],
      },
      email: {
        title: 'Error Hunt',
        points: ['Articles in a paragraph', 'Subject and verb agreement', 'Right forms of verbs'],
      },
      monologues: {
        title: 'Voice and Sentence Types',
        points: ['Why the passive exists', 'Assertive, interrogative and imperative', 'Affirmative to negative'],
      },
    },
    enrolled: 178,
  },
  {
    category: 'classSeven',
    lang: 'en',
    title: 'ICT Seven: Documents, Devices and Safe Browsing',
    summary:
      'A practical computing course on hardware, well-made documents, learning online and protecting personal data.',
    about:
      'Learners look inside a computer to see what the processor, memory and storage actually do. They then produce a two-page school magazine with headings, images and tables, saving versions as they go. Searching is taught as a skill: choosing words, judging a page and noting where a fact came from. Strong passwords, privacy settings and what to do about an unkind message complete the course.',
    instructor: 'Programming 2',
    price: 17.5,
    objective: [
      'Explain how hardware and software work together',
      'Produce a formatted document with tables and images',
      'Search, judge and credit information from the internet',
    ],
    syllabus: {
      free: {
        title: 'ICT in Everyday Life',
        points: ['ICT at work and at home', 'Services a citizen can use online', 'Jobs that ICT has changed'],
      },
      email: {
        title: 'Word Processing Projects',
        points: ['Headings, lists and margins', 'Tables and pictures', 'Preparing a file for print'],
      },
      monologues: {
        title: 'Hardware and Safe Use',
        points: ['Inside the system unit', 'Viruses and how they spread', 'Privacy and good manners online'],
      },
    },
    enrolled: 49,
  },
  {
    category: 'classSeven',
    lang: 'bn',
    title: 'ইসলাম ও নৈতিক শিক্ষা: আকাইদ থেকে আখলাক',
    summary: 'আকাইদ, ইবাদত, কুরআন-হাদিস ও আখলাক, সপ্তম শ্রেণির চার মূল অধ্যায়ের সহজ ও যুক্তিপূর্ণ আলোচনা।',
    about:
      'তাওহিদ ও আখিরাতের আলোচনা দিয়ে শুরু করে কোর্সটি ধীরে ধীরে দৈনন্দিন আচরণে এসে পৌঁছায়। সাওম, জাকাত ও জামাতে সালাতের নিয়মের পাশাপাশি এগুলোর সামাজিক গুরুত্ব ব্যাখ্যা করা হয়। তাজবিদের কয়েকটি নিয়ম শুনে শুনে অনুশীলনের সুযোগ আছে। পরোপকার, আমানত রক্ষা ও গিবত থেকে বাঁচার মতো বিষয়ে শিক্ষার্থী নিজের জীবনের ঘটনা লিখে ভাবে।',
    instructor: 'Religion 3',
    price: 16,
    objective: [
      'আকাইদের মূল বিষয়গুলো নিজের ভাষায় ব্যাখ্যা করা',
      'সাওম ও জাকাতের নিয়ম ও সামাজিক গুরুত্ব বলা',
      'উত্তম ও নিন্দনীয় চরিত্রের উদাহরণ বিচার করা',
    ],
    syllabus: {
      free: {
        title: 'আকাইদ',
        points: ['তাওহিদের অর্থ', 'রিসালাত ও নবুয়ত', 'আখিরাতের স্তরসমূহ'],
      },
      email: {
        title: 'ইবাদত ও তিলাওয়াত',
        points: ['জামাতে সালাত', 'সাওমের বিধান', 'মাদ ও ওয়াকফের নিয়ম'],
      },
      monologues: {
        title: 'হাদিস ও আখলাক',
        points: ['নৈতিক গুণাবলি বিষয়ক হাদিস', 'পরোপকার ও আমানত', 'গিবত ও হিংসার ক্ষতি'],
      },
    },
    enrolled: 62,
  },
]
