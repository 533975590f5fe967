import type { DemoCourse } from '../types.ts'

export const classXiXii: DemoCourse[] = [
  {
    category: 'classXI-XII',
    lang: 'en',
    title: 'HSC Physics First Paper: Vectors to Waves',
    summary:
      'Mechanics, gravitation, properties of matter, oscillation and gases for the first paper, with derivations and problems.',
    about:
      'College physics asks for vectors and calculus from the first week, and the opening chapter makes both usable. Each derivation is written slowly, with the physical meaning of every term stated before moving on. Rotational motion, gravitation and simple harmonic motion are linked by the idea of a restoring or central force. Problem sessions begin with a standard question, change one condition and ask what must now be different. Practical chapters cover the pendulum, the flywheel and the spring balance with sample data and error estimates.',
    instructor: 'Physics 4',
    price: 45,
    objective: [
      'Resolve, add and multiply vectors in physical problems',
      'Derive and apply equations of linear and rotational motion',
      'Analyse oscillations and waves with energy methods',
    ],
    syllabus: {
      free: {
        title: 'Vectors',
        points: ['Components and unit vectors', 'Dot and cross products', 'River and boat problems'],
      },
      email: {
        title: 'Mechanics Problem Sets',
        points: ['Dynamics and projectile motion', 'Moment of inertia and torque', 'Work, energy and power'],
      },
      monologues: {
        title: 'Gravitation, Matter and Waves',
        points: [
          'Gravitation and satellites',
          'Elasticity, surface tension and viscosity',
          'Periodic motion and waves',
        ],
      },
    },
    enrolled: 238,
  },
  {
    category: 'classXI-XII',
    lang: 'bn',
    title: 'রসায়ন দ্বিতীয় পত্র: জৈব ও তড়িৎ রসায়ন',
    summary: 'পরিবেশ রসায়ন, জৈব যৌগ, পরিমাণগত রসায়ন ও তড়িৎ রসায়নের সূত্র, বিক্রিয়া ও গাণিতিক প্রয়োগ।',
    about:
      'জৈব রসায়নের শত বিক্রিয়া আলাদা করে মনে রাখার চেয়ে ক্রিয়াকৌশল বোঝা বেশি কাজের, কোর্সটি সেই পথ ধরে। কার্যকরী মূলক অনুযায়ী যৌগ সাজিয়ে এক যৌগ থেকে অন্য যৌগে যাওয়ার একটি মানচিত্র বানানো হয়। গ্যাসের সূত্র ও টাইট্রেশনের অঙ্কে একক রূপান্তরের ভুলগুলো আগে থেকে দেখিয়ে দেওয়া হয়েছে। তড়িৎ রসায়নে কোষ বিভব নির্ণয় ও তড়িৎ বিশ্লেষণের পরিমাণ একসঙ্গে মিলিয়ে পড়ানো হয়।',
    instructor: 'Chemistry 4',
    price: 46.5,
    objective: [
      'জৈব যৌগের নামকরণ ও সমাণুতা নির্ণয় করা',
      'প্রতিস্থাপন, সংযোজন ও অপসারণ বিক্রিয়ার কৌশল লেখা',
      'টাইট্রেশন ও কোষ বিভবের গাণিতিক সমস্যা সমাধান করা',
    ],
    syllabus: {
      free: {
        title: 'পরিবেশ রসায়ন',
        points: ['বায়ুমণ্ডল ও গ্যাসের সূত্র', 'আদর্শ ও বাস্তব গ্যাস', 'পানির বিশুদ্ধতার মানদণ্ড'],
      },
      email: {
        title: 'পরিমাণগত রসায়নের অনুশীলনী',
        points: ['মোলারিটি ও লঘুকরণ', 'এসিড-ক্ষারক টাইট্রেশন', 'জারণ-বিজারণ টাইট্রেশন'],
      },
      monologues: {
        title: 'জৈব ও তড়িৎ রসায়ন',
        points: ['হাইড্রোকার্বন ও অ্যারোমেটিক যৌগ', 'অ্যালকোহল, অ্যালডিহাইড ও কিটোন', 'তড়িৎদ্বার বিভব ও কোষ'],
      },
    },
    enrolled: 207,
  },
  {
    category: 'classXI-XII',
    lang: 'en',
    title: 'Higher Mathematics: Calculus from Limits to Area',
    summary:
      'Limits, differentiation, applications of derivatives and integration for college students, built on graphs and reasoning.',
    about:
      'Calculus is the study of change and accumulation, and both ideas appear here as pictures before they become symbols. Limits are approached numerically, graphically and then by algebra. Standard derivatives are proved once and used often, including in tangents, rates and maximum or minimum problems. Integration is taught as the reverse process and as area, and a decision chart helps learners choose between substitution, parts and partial fractions.',
    instructor: 'Mathematics 4',
    price: 48,
    objective: [
      'Evaluate limits and test a function for continuity',
      'Differentiate composite, implicit and parametric functions',
      'Select a method of integration and find areas between curves',
    ],
    syllabus: {
      free: {
        title: 'Functions and Limits',
        points: ['Graphs of standard functions', 'Left and right limits', 'Continuity at a point'],
      },
      email: {
        title: 'Differentiation Drills',
        points: [
          'First principles and standard forms',
          'Chain, product and quotient rules',
          'Tangents, maxima and minima',
        ],
      },
      monologues: {
        title: 'Integration and Its Uses',
        points: ['Substitution and trigonometric forms', 'Integration by parts', 'Definite integrals and area'],
      },
    },
    enrolled: 175,
  },
  {
    category: 'classXI-XII',
    lang: 'bn',
    title: 'উদ্ভিদবিজ্ঞান: জীববিজ্ঞান প্রথম পত্র',
    summary: 'কোষ রসায়ন, অণুজীব, উদ্ভিদ শারীরতত্ত্ব ও জীবপ্রযুক্তি নিয়ে একাদশ-দ্বাদশ শ্রেণির উদ্ভিদবিজ্ঞান।',
    about:
      'প্রথম পত্রের অধ্যায়গুলো দেখতে আলাদা হলেও কোষ থেকে বাস্তুতন্ত্র পর্যন্ত একটি ধারা আছে, সেই ধারাতেই পাঠ সাজানো হয়েছে। ডিএনএ প্রতিলিপন ও প্রোটিন সংশ্লেষণ অ্যানিমেশনের মতো ধাপচিত্রে দেখানো হয়। আবৃতবীজী উদ্ভিদের গোত্র শনাক্ত করতে পুষ্প সংকেত ও পুষ্প প্রতীক আঁকার নিয়ম হাতে-কলমে শেখানো হয়। ভর্তি পরীক্ষায় আসে এমন সূক্ষ্ম তথ্যগুলো অধ্যায় শেষে তুলনামূলক ছকে রাখা আছে।',
    instructor: 'Biology 4',
    price: 42,
    objective: [
      'ডিএনএ প্রতিলিপন ও প্রোটিন সংশ্লেষণের ধাপ ব্যাখ্যা করা',
      'পুষ্প সংকেত দেখে উদ্ভিদের গোত্র শনাক্ত করা',
      'টিস্যু কালচার ও জিন প্রকৌশলের প্রয়োগ মূল্যায়ন করা',
    ],
    syllabus: {
      free: {
        title: 'কোষ ও এর গঠন',
        points: ['কোষপ্রাচীর ও প্লাজমামেমব্রেন', 'নিউক্লিয়াস ও ক্রোমোজোম', 'ডিএনএ, আরএনএ ও জিন'],
      },
      email: {
        title: 'শনাক্তকরণ ও চিত্রের কাজ',
        points: ['ভাইরাস ও ব্যাকটেরিয়ার গঠনচিত্র', 'নগ্নবীজী ও আবৃতবীজী উদ্ভিদ', 'পুষ্প সংকেত ও পুষ্প প্রতীক'],
      },
      monologues: {
        title: 'উদ্ভিদ শারীরতত্ত্ব ও জীবপ্রযুক্তি',
        points: ['খনিজ লবণ শোষণ ও প্রস্বেদন', 'সি-থ্রি ও সি-ফোর চক্র', 'টিস্যু কালচার ও জিন প্রকৌশল'],
      },
    },
    enrolled: 129,
  },
  {
    category: 'classXI-XII',
    lang: 'bn',
    title: 'এইচএসসি আইসিটি: সংখ্যা পদ্ধতি, ওয়েব ও সি প্রোগ্রামিং',
    summary: 'সংখ্যা পদ্ধতি ও লজিক গেট, এইচটিএমএল, সি প্রোগ্রামিং ও ডেটাবেজ, কোড লিখে লিখে শেখার কোর্স।',
    about:
      'আইসিটির গাণিতিক ও ব্যবহারিক অধ্যায়গুলোতে নম্বর বেশি, ভয়ও বেশি, তাই এখানে সেগুলোতেই সময় দেওয়া হয়েছে। সংখ্যা রূপান্তর শেখানো হয় স্থানীয় মান থেকে, সূত্র মুখস্থ না করে। লজিক বর্তনী সরল করার প্রতিটি ধাপ সত্যক সারণি দিয়ে যাচাই করা হয়। একটি কলেজের ওয়েবপেজ, ফলাফল বের করার সি প্রোগ্রাম ও ছোট একটি ডেটাবেজ তৈরি করে শিক্ষার্থী কোর্স শেষ করে।',
    instructor: 'Programming 4',
    price: 38,
    objective: [
      'বাইনারি, অক্টাল ও হেক্সাডেসিমেল সংখ্যা রূপান্তর করা',
      'তালিকা, টেবিল ও লিংকসহ এইচটিএমএল পেজ তৈরি করা',
      'শর্ত, লুপ ও অ্যারে ব্যবহার করে সি প্রোগ্রাম লেখা',
    ],
    syllabus: {
      free: {
        title: 'সংখ্যা পদ্ধতি ও ডিজিটাল ডিভাইস',
        points: ['সংখ্যা পদ্ধতির রূপান্তর', 'দুইয়ের পরিপূরক', 'লজিক গেট ও সত্যক সারণি'],
      },
      email: {
        title: 'কোড লেখার সাপ্তাহিক কাজ',
        points: ['এইচটিএমএল টেবিল ও ফর্ম', 'সি ভাষায় শর্ত ও লুপ', 'অ্যারে ও ফাংশন'],
      },
      monologues: {
        title: 'নেটওয়ার্ক ও ডেটাবেজ',
        points: ['ডেটা ট্রান্সমিশন মোড ও মাধ্যম', 'ডেটাবেজ রিলেশন ও কী', 'এসকিউএল কুয়েরি'],
      },
    },
    enrolled: 191,
  },
  {
    category: 'classXI-XII',
    lang: 'en',
    title: 'Accounting First Paper: Journal to Final Accounts',
    summary:
      'The full accounting cycle for commerce students, from source documents and adjustments to financial statements.',
    about:
      'Commerce students often know the rules of debit and credit but lose their way when adjustments appear. This course follows one trading firm through a full year, so every entry has a reason and a consequence. Bank reconciliation, depreciation and bad debts are each given a slow walk-through and then a timed question. The final chapters prepare income statements and balance sheets, and read them with ratios to judge how the firm is doing.',
    instructor: 'Finance 3',
    price: 40,
    objective: [
      'Record transactions and prepare an adjusted trial balance',
      'Reconcile cash book and bank statement balances',
      'Prepare and interpret the financial statements of a sole trader',
    ],
    syllabus: {
      free: {
        title: 'Introduction to Accounting',
        points: ['Users of accounting information', 'Source documents', 'Concepts and conventions'],
      },
      email: {
        title: 'Books of Accounts Practice',
        points: ['Journal and special journals', 'Ledger and trial balance', 'Bank reconciliation statement'],
      },
      monologues: {
        title: 'Adjustments and Financial Statements',
        points: ['Accruals and prepayments', 'Depreciation of fixed assets', 'Income statement and balance sheet'],
      },
    },
    enrolled: 86,
  },
]
