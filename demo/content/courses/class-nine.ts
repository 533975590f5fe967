import type { DemoCourse } from '../types.ts'

export const classNine: DemoCourse[] = [
  {
    category: 'classNine',
    lang: 'bn',
    title: 'নবম শ্রেণির পদার্থবিজ্ঞান: গতি, বল ও শক্তি',
    summary: 'পরিমাপ থেকে শুরু করে গতির সমীকরণ, বল, কাজ-ক্ষমতা-শক্তি ও চাপ পর্যন্ত ধারণা ও গাণিতিক সমস্যা।',
    about:
      'রাস্তার গাড়ি, ক্রিকেট বল আর পানির পাম্পের মতো চেনা ঘটনা থেকে পদার্থবিজ্ঞানের সূত্রে পৌঁছানো এই কোর্সের ধরন। স্লাইড ক্যালিপার্স ও স্ক্রুগজের পাঠ নেওয়ার পদ্ধতি কাছ থেকে দেখানো হয়। গতির লেখচিত্র এঁকে ঢাল ও ক্ষেত্রফলের অর্থ বোঝার পর সমীকরণ ব্যবহার শুরু হয়। গাণিতিক সমস্যায় প্রথমে ছবি, তারপর জানা-অজানা রাশি, শেষে সূত্র, এই ক্রম মেনে সমাধান করা হয়।',
    instructor: 'Physics 2',
    price: 26,
    objective: [
      'যন্ত্রের পাঠ ও পরিমাপের ত্রুটি নির্ণয় করা',
      'গতির সমীকরণ ও লেখচিত্র ব্যবহার করে সমস্যা সমাধান করা',
      'কাজ, শক্তি ও ক্ষমতার সম্পর্ক প্রয়োগ করা',
    ],
    syllabus: {
      free: {
        title: 'ভৌত রাশি ও পরিমাপ',
        points: ['মৌলিক ও লব্ধ রাশি', 'মাত্রা ও একক', 'স্লাইড ক্যালিপার্স ও স্ক্রুগজ'],
      },
      email: {
        title: 'গতি ও বলের গাণিতিক সমস্যা',
        points: ['বেগ-সময় লেখচিত্র', 'পড়ন্ত বস্তু', 'ভরবেগ ও ঘর্ষণ'],
      },
      monologues: {
        title: 'শক্তি ও পদার্থের অবস্থা',
        points: ['কাজ, ক্ষমতা ও শক্তি', 'তরলের চাপ ও প্লবতা', 'স্থিতিস্থাপকতা'],
      },
    },
    enrolled: 198,
  },
  {
    category: 'classNine',
    lang: 'en',
    title: 'Chemistry Nine: From Particles to Chemical Bonds',
    summary: 'States of matter, atomic structure, the periodic table and bonding, taught as one connected story.',
    about:
      'Why is salt brittle while copper bends? The answer lies in how particles are arranged and bonded, and the course works towards it chapter by chapter. Diffusion and heating curves introduce the particle model. Electron configuration then explains the shape of the periodic table and the trends across it. Dot and cross diagrams, drawn by hand in every bonding lesson, make ionic, covalent and metallic bonds easy to tell apart.',
    instructor: 'Chemistry 2',
    price: 27,
    objective: [
      'Interpret heating curves with the particle model',
      'Predict properties of an element from its place in the table',
      'Draw ionic and covalent bonding diagrams',
    ],
    syllabus: {
      free: {
        title: 'States of Matter',
        points: ['Kinetic theory of particles', 'Diffusion and effusion', 'Heating and cooling curves'],
      },
      email: {
        title: 'Structure of Matter Exercises',
        points: ['Electron configuration by shells', 'Relative atomic mass', 'Isotopes and radioactivity'],
      },
      monologues: {
        title: 'Periodic Table and Bonding',
        points: ['Groups, periods and trends', 'Ionic and covalent bonds', 'Metallic bonding and conduction'],
      },
    },
    enrolled: 153,
  },
  {
    category: 'classNine',
    lang: 'en',
    title: 'General Mathematics Nine: Sets, Algebra and Logarithms',
    summary:
      'Real numbers, sets and functions, algebraic expressions, indices and logarithms with worked exam problems.',
    about:
      'This course covers the algebra on which the rest of the secondary syllabus stands. Each topic is introduced with a small problem that older methods cannot solve neatly, so the need for a new idea is clear. Functions are shown as machines, as tables and as graphs before the notation is fixed. Worked problems are left on screen line by line, with a pause before each step for the learner to try it alone.',
    instructor: 'Mathematics 4',
    price: 25,
    objective: [
      'Classify real numbers and work with recurring decimals',
      'Use set operations and find the domain and range of a function',
      'Simplify expressions with indices and logarithms',
    ],
    syllabus: {
      free: {
        title: 'Real Numbers',
        points: ['The family of numbers', 'Recurring decimals as fractions', 'Proving that a root is irrational'],
      },
      email: {
        title: 'Sets and Expressions Practice',
        points: ['Union, intersection and complement', 'Relations and functions', 'Factor theorem'],
      },
      monologues: {
        title: 'Exponents and Logarithms',
        points: ['Laws of indices', 'Meaning of a logarithm', 'Scientific form and characteristic'],
      },
    },
    enrolled: 217,
  },
  {
    category: 'classNine',
    lang: 'bn',
    title: 'জীববিজ্ঞান: কোষ, টিস্যু ও জীবনীশক্তি',
    summary: 'জীবকোষ ও টিস্যু, কোষ বিভাজন, সালোকসংশ্লেষণ ও শ্বসনের চিত্রভিত্তিক পাঠ, নবম শ্রেণির জন্য।',
    about:
      'জীববিজ্ঞানকে মুখস্থের বিষয় না ভেবে প্রক্রিয়া হিসেবে দেখলে মনে রাখা অনেক সহজ হয়। কোষ বিভাজনের প্রতিটি দশা সুতা ও বোতাম দিয়ে সাজিয়ে দেখানো হয়, যাতে ক্রোমোজোমের চলাচল চোখে ধরা পড়ে। সালোকসংশ্লেষণ ও শ্বসনকে পাশাপাশি রেখে শক্তির প্রবাহ ব্যাখ্যা করা হয়। ব্যবহারিক অংশে পেঁয়াজের কোষ পর্যবেক্ষণ ও স্টার্চ পরীক্ষার পূর্ণ বিবরণ লেখা শেখানো হয়েছে।',
    instructor: 'Biology 2',
    price: 26,
    objective: [
      'কোষের অঙ্গাণু ও টিস্যুর গঠন-কাজ মিলিয়ে বলা',
      'মাইটোসিস ও মিয়োসিসের ধাপ তুলনা করা',
      'সালোকসংশ্লেষণ ও শ্বসনে শক্তির রূপান্তর ব্যাখ্যা করা',
    ],
    syllabus: {
      free: {
        title: 'জীবন পাঠ',
        points: ['জীববিজ্ঞানের শাখা', 'জীবের শ্রেণিবিন্যাস', 'দ্বিপদ নামকরণের নিয়ম'],
      },
      email: {
        title: 'চিত্র ও ব্যবহারিক খাতা',
        points: ['পেঁয়াজের কোষ পর্যবেক্ষণ', 'মাইটোসিসের দশা আঁকা', 'পাতায় স্টার্চের পরীক্ষা'],
      },
      monologues: {
        title: 'জীবনীশক্তি',
        points: ['শক্তির মুদ্রা এটিপি', 'আলোকনির্ভর ও আলোকনিরপেক্ষ পর্যায়', 'সবাত ও অবাত শ্বসন'],
      },
    },
    enrolled: 134,
  },
  {
    category: 'classNine',
    lang: 'bn',
    title: 'হিসাববিজ্ঞানের ভিত: লেনদেন থেকে রেওয়ামিল',
    summary: 'দুতরফা দাখিলা, জাবেদা, খতিয়ান ও রেওয়ামিল ছোট দোকানের বাস্তব হিসাব ধরে শেখার কোর্স।',
    about:
      'একটি কাল্পনিক বইয়ের দোকানের এক মাসের লেনদেন নিয়ে পুরো কোর্সটি এগিয়ে চলে। প্রথমে ঠিক করা হয় কোন ঘটনা লেনদেন আর কোনটি নয়, তারপর হিসাব সমীকরণে তার প্রভাব দেখা হয়। একই লেনদেন জাবেদা থেকে খতিয়ান হয়ে রেওয়ামিলে কীভাবে পৌঁছায়, তা রঙিন রেখায় অনুসরণ করা যায়। রেওয়ামিল না মিললে ভুল খোঁজার একটি ক্রমও শেখানো হয়।',
    instructor: 'Finance 1',
    price: 24,
    objective: [
      'লেনদেন চিহ্নিত করে হিসাব সমীকরণে প্রভাব দেখানো',
      'ডেবিট-ক্রেডিট নির্ণয় করে জাবেদা ও খতিয়ান তৈরি করা',
      'রেওয়ামিল প্রস্তুত ও ভুল অনুসন্ধান করা',
    ],
    syllabus: {
      free: {
        title: 'লেনদেন ও হিসাব সমীকরণ',
        points: ['লেনদেনের বৈশিষ্ট্য', 'সম্পদ, দায় ও মালিকানা স্বত্ব', 'সমীকরণে পরিবর্তন'],
      },
      email: {
        title: 'জাবেদা ও খতিয়ানের অনুশীলন',
        points: ['সাধারণ জাবেদা', 'ক্রয় ও বিক্রয় জাবেদা', 'চলমান জের ছকে খতিয়ান'],
      },
      monologues: {
        title: 'দুতরফা দাখিলা ও রেওয়ামিল',
        points: ['ডেবিট ও ক্রেডিটের যুক্তি', 'নগদান বই', 'রেওয়ামিলে যে ভুল ধরা পড়ে না'],
      },
    },
    enrolled: 77,
  },
  {
    category: 'classNine',
    lang: 'en',
    title: 'Writing for a Reader: English Nine',
    summary: 'Paragraphs, reports, graphs and letters written for a real purpose, with editing taught as a habit.',
    about:
      'Every task in this course names a reader: a headteacher, a visitor, a younger cousin, the public. Knowing the reader decides what to include, how formal to be and where to begin. Learners describe graphs and charts with the language of change, write reports on school events and answer formal letters. In the editing lessons the same draft is improved three times, first for ideas, then for sentences, then for spelling.',
    instructor: 'English 3',
    price: 25,
    objective: [
      'Plan a paragraph by listing, comparing or giving causes',
      'Describe trends in a graph with accurate language',
      'Edit a draft in three separate passes',
    ],
    syllabus: {
      free: {
        title: 'Paragraphs with a Plan',
        points: ['Listing and narration', 'Comparison and contrast', 'Cause and effect'],
      },
      email: {
        title: 'Weekly Writing Desk',
        points: ['A report on a school event', 'An application to the headteacher', 'Describing a bar chart'],
      },
      monologues: {
        title: 'The Craft of Editing',
        points: ['Linking words that fit', 'Cutting repeated ideas', 'Modals for polite requests'],
      },
    },
    enrolled: 68,
  },
]
