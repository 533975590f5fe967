import type { DemoCourse } from '../types.ts'

export const classFour: DemoCourse[] = [
  {
    category: 'classFour',
    lang: 'en',
    title: 'Class Four Mathematics: Large Numbers and the Four Operations',
    summary:
      'Reading numbers up to a crore, long multiplication and division, and multi-step problems solved step by step.',
    about:
      'Large numbers appear in population tables, prices and distances, so the lessons use exactly those. Learners group digits by the lakh and crore system, round sensibly and estimate before working out an answer. Long division is broken into four repeated moves that can be checked at every line. The problem-solving lessons show how to turn a paragraph into a number sentence with an unknown.',
    instructor: 'Mathematics 4',
    price: 10,
    objective: [
      'Read, write and compare numbers up to one crore',
      'Divide a four-digit number by a two-digit number with confidence',
      'Solve problems that mix several operations in the right order',
    ],
    syllabus: {
      free: {
        title: 'Large Numbers and Place Value',
        points: ['Lakhs and crores', 'Comparing and ordering', 'The smallest and largest from given digits'],
      },
      email: {
        title: 'Practice in Four Operations',
        points: ['Long multiplication', 'Division by two-digit numbers', 'Relation of divisor, quotient and remainder'],
      },
      monologues: {
        title: 'Solving Everyday Problems',
        points: [
          'Number sentences with an unknown',
          'Brackets and order of operations',
          'Estimating to check an answer',
        ],
      },
    },
    enrolled: 117,
  },
  {
    category: 'classFour',
    lang: 'bn',
    title: 'প্রাথমিক বিজ্ঞান: উদ্ভিদ, প্রাণী ও মাটি',
    summary: 'চতুর্থ শ্রেণির বিজ্ঞানে জীবের পারস্পরিক নির্ভরতা, মাটির গুণ ও সুস্থ থাকার উপায় হাতে-কলমে শেখা।',
    about:
      'একটি পুকুরের দিকে ভালো করে তাকালে উদ্ভিদ, প্রাণী, পানি আর মাটির সম্পর্ক একসঙ্গে দেখা যায়। কোর্সটি সেই রকম পর্যবেক্ষণ দিয়ে খাদ্যশৃঙ্খলের ধারণায় পৌঁছায়। বেলে, দোআঁশ ও এঁটেল মাটিতে পানি ঢেলে তুলনা করার মতো পরীক্ষা শিক্ষার্থী বাড়িতেই করে। শেষ অধ্যায়গুলোতে সুষম খাদ্য, পানিবাহিত রোগ আর আবহাওয়ার পরিবর্তন নিয়ে কথা হয়।',
    instructor: 'Biology 3',
    price: 10,
    objective: ['একটি সহজ খাদ্যশৃঙ্খল এঁকে ব্যাখ্যা করা', 'তিন ধরনের মাটির বৈশিষ্ট্য ও ফসল মেলানো', 'সুষম খাদ্যের তালিকা তৈরি করা'],
    syllabus: {
      free: {
        title: 'জীব ও পরিবেশ',
        points: ['জীবের বেঁচে থাকার উপাদান', 'বাসস্থান ও অভিযোজন', 'খাদ্যশৃঙ্খল'],
      },
      email: {
        title: 'মাটি নিয়ে পরীক্ষা',
        points: ['বেলে, দোআঁশ ও এঁটেল মাটি', 'মাটির উর্বরতা', 'মাটিদূষণ কমানোর উপায়'],
      },
      monologues: {
        title: 'স্বাস্থ্য ও আবহাওয়া',
        points: ['খাদ্যের উপাদান', 'পানিবাহিত রোগ ও প্রতিরোধ', 'আবহাওয়া ও জলবায়ুর তফাত'],
      },
    },
    enrolled: 84,
  },
  {
    category: 'classFour',
    lang: 'bn',
    title: 'বাংলাদেশ ও বিশ্বপরিচয়: মানুষ, জনপদ ও অধিকার',
    summary: 'বাংলাদেশের জাতিগোষ্ঠী, নাগরিক অধিকার, ভূপ্রকৃতি ও দুর্যোগ প্রস্তুতি নিয়ে চতুর্থ শ্রেণির কোর্স।',
    about:
      'দেশকে জানতে হলে দেশের মানুষকে জানতে হয়, তাই শুরুতেই আছে বিভিন্ন জনগোষ্ঠীর ভাষা, পোশাক ও উৎসব। এরপর শিক্ষার্থী জানে নাগরিকের অধিকার কী এবং বিনিময়ে তার কর্তব্য কী। মানচিত্রে পাহাড়, সমভূমি ও নদী খুঁজে ভূপ্রকৃতির অধ্যায়টি পড়া হয়। বন্যা ও ঘূর্ণিঝড়ের আগে পরিবার কী কী গুছিয়ে রাখবে, তার একটি তালিকাও বানানো হয়।',
    instructor: 'Bengali 4',
    isOffSubject: true,
    price: 9,
    objective: [
      'বাংলাদেশের কয়েকটি জনগোষ্ঠীর সংস্কৃতি বর্ণনা করা',
      'নাগরিক অধিকার ও কর্তব্যের সম্পর্ক বোঝানো',
      'দুর্যোগের আগে, সময়ে ও পরে করণীয় ঠিক করা',
    ],
    syllabus: {
      free: {
        title: 'আমাদের পরিবেশ ও সমাজ',
        points: ['প্রাকৃতিক পরিবেশের প্রভাব', 'সমাজে পারস্পরিক সহযোগিতা', 'নানা পেশার মানুষ'],
      },
      email: {
        title: 'মানচিত্রের কাজ',
        points: ['বাংলাদেশের ভূপ্রকৃতি', 'প্রধান নদ-নদী চিহ্নিত করা', 'এশিয়ায় বাংলাদেশের অবস্থান'],
      },
      monologues: {
        title: 'নাগরিক জীবন ও দুর্যোগ',
        points: ['নাগরিক অধিকার ও কর্তব্য', 'ক্ষুদ্র জাতিসত্তার জীবনধারা', 'বন্যা ও ঘূর্ণিঝড় মোকাবিলা'],
      },
    },
    enrolled: 52,
  },
  {
    category: 'classFour',
    lang: 'en',
    title: 'From Sentence to Paragraph: English for Class Four',
    summary:
      'Reading passages, verbs in the past and present, and a clear method for writing the first real paragraphs.',
    about:
      'A good paragraph starts with one strong sentence, and this course teaches learners how to find it. Passages about kites, trains, seasons and kind strangers supply the vocabulary. Regular and common irregular past forms are practised by turning a diary of today into a story of yesterday. Writing is drafted, read aloud, corrected against a short checklist and copied neatly.',
    instructor: 'English 1',
    price: 10,
    objective: [
      'Answer questions on a passage in complete sentences',
      'Use simple past verbs to tell what happened',
      'Write a paragraph with an opening, details and a closing line',
    ],
    syllabus: {
      free: {
        title: 'A Day at the River',
        points: ['Reading for the main idea', 'Words for boats and water', 'Answering in full sentences'],
      },
      email: {
        title: 'Writing Practice',
        points: ['My favourite season', 'A kind person I met', 'How to make a kite'],
      },
      monologues: {
        title: 'Verbs That Tell the Time',
        points: ['Now and every day', 'Regular past with ed', 'Went, saw, came and other irregular verbs'],
      },
    },
    enrolled: 101,
  },
  {
    category: 'classFour',
    lang: 'bn',
    title: 'ব্যাকরণের সূচনা: পদ, লিঙ্গ ও বচন',
    summary: 'উদাহরণ ও খেলার মাধ্যমে বাংলা ব্যাকরণের প্রথম ধারণাগুলো, সঙ্গে বানান আর চিঠি লেখার চর্চা।',
    about:
      'ব্যাকরণ এখানে সংজ্ঞা দিয়ে শুরু হয় না, শুরু হয় চেনা বাক্য দিয়ে। বাক্যের শব্দগুলো রং করে শিক্ষার্থী নিজেই দেখতে পায় কোনটি নাম, কোনটি গুণ আর কোনটি কাজ বোঝায়। ন ও ণ, শ ও স নিয়ে সাধারণ ভুলগুলো আলাদা পাঠে ঠিক করা হয়। বন্ধুকে চিঠি ও প্রধান শিক্ষকের কাছে ছুটির আবেদন লিখে ব্যাকরণের প্রয়োগ হয়।',
    instructor: 'Bengali 3',
    price: 9,
    objective: [
      'বাক্যের মধ্যে বিশেষ্য, বিশেষণ, সর্বনাম ও ক্রিয়া চেনা',
      'লিঙ্গ ও বচন বদলে বাক্য নতুন করে লেখা',
      'ঠিক বিন্যাসে চিঠি ও ছুটির আবেদন লেখা',
    ],
    syllabus: {
      free: {
        title: 'পদ পরিচয়',
        points: ['নাম বোঝায় যে শব্দ', 'গুণ বোঝায় যে শব্দ', 'কাজ বোঝায় যে শব্দ'],
      },
      email: {
        title: 'বানান ও শব্দের চর্চা',
        points: ['ন না ণ', 'শ, ষ ও স', 'লিঙ্গ ও বচন পরিবর্তন'],
      },
      monologues: {
        title: 'চিঠি ও আবেদন',
        points: ['চিঠির ছয়টি অংশ', 'বন্ধুকে লেখা চিঠি', 'ছুটির আবেদনপত্র'],
      },
    },
    enrolled: 67,
  },
  {
    category: 'classFour',
    lang: 'en',
    title: 'Fractions, Decimals and Geometry You Can See',
    summary: 'Folding, shading and drawing to make fractions, decimals, angles and triangles clear before any formula.',
    about:
      'Paper strips of equal length are the main tool of the first lessons: folded, shaded and compared, they show why two quarters equal one half. Decimals follow naturally from a ruler and from taka and paisa. The geometry lessons use a set square, a protractor and a corner of a sheet of paper to find right, acute and obtuse angles. Learners keep a construction page in which each figure is drawn, measured and labelled.',
    instructor: 'Mathematics 3',
    price: 11,
    objective: [
      'Find equivalent fractions and add fractions with a common denominator',
      'Write tenths and hundredths as decimals',
      'Measure angles and sort triangles by sides and angles',
    ],
    syllabus: {
      free: {
        title: 'Fractions on a Paper Strip',
        points: ['Proper and improper fractions', 'Mixed numbers', 'Fractions of equal value'],
      },
      email: {
        title: 'Decimal Drills',
        points: ['Tenths on a ruler', 'Taka and paisa', 'Adding and subtracting decimals'],
      },
      monologues: {
        title: 'Angles and Triangles',
        points: ['Point, line and ray', 'Right, acute and obtuse angles', 'Three kinds of triangle'],
      },
    },
    enrolled: 46,
  },
]
