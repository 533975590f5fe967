import type { DemoCourse } from '../types.ts'

export const specialCourse: DemoCourse[] = [
  {
    category: 'specialCourse',
    lang: 'en',
    title: 'University Admission Maths in Six Weeks',
    summary:
      'Functions, trigonometry, calculus and coordinate geometry, revised at admission test pace with a timed paper every week.',
    about:
      'Admission papers rarely ask for long proofs; they ask for the right method in under two minutes. Each week covers one block of the higher secondary syllabus, first untimed and then against the clock. Worked solutions show a full method and, where one exists, a shorter route with the conditions under which it is safe. After each paper you fill in an error log, and the following week opens with the errors seen most often. You should have finished the class 12 syllabus once before joining.',
    instructor: 'Mathematics 1',
    price: 35,
    objective: [
      'Choose a method for a question within twenty seconds',
      'Solve calculus and trigonometry items with few slips',
      'Decide which questions to skip when marks are deducted',
    ],
    syllabus: {
      free: {
        title: 'Week zero: finding your gaps',
        points: ['A thirty-question diagnostic', 'Reading your own result', 'Setting up the error log'],
      },
      email: {
        title: 'Six timed papers',
        points: [
          'Functions and inverse trigonometry',
          'Straight lines, circles and conics',
          'Limits, derivatives and integrals',
        ],
      },
      monologues: {
        title: 'Methods under pressure',
        points: ['Substituting options backwards', 'Estimating before calculating', 'Negative marking and skipping'],
      },
    },
    enrolled: 148,
  },
  {
    category: 'specialCourse',
    lang: 'bn',
    title: 'এসএসসি পদার্থবিজ্ঞান: চার সপ্তাহে রিভিশন',
    summary: 'গতি থেকে চল তড়িৎ পর্যন্ত চার সপ্তাহের রিভিশন, প্রতিদিন দুটি সৃজনশীল প্রশ্ন আর সপ্তাহ শেষে মডেল টেস্ট।',
    about:
      'পরীক্ষার আগে পুরো বই আবার পড়ার সময় থাকে না, তাই দরকার বাছাই করা পরিকল্পনা। এই কোর্সে প্রতি সপ্তাহে তিনটি করে অধ্যায়, প্রতিটির সূত্র, একক ও সচরাচর ভুল এক পাতায় গোছানো। গাণিতিক সমস্যায় প্রথমে ছবি আঁকা, তারপর জানা রাশি লেখা, শেষে সূত্র বসানো, এই তিন ধাপ অভ্যাস করানো হয়। সৃজনশীল প্রশ্নের গ ও ঘ অংশের উত্তর কতটুকু লিখলে পূর্ণ নম্বর পাওয়া যায়, তা নমুনা উত্তর কেটে দেখানো হয়েছে।',
    instructor: 'Physics 1',
    price: 18,
    objective: [
      'বারোটি অধ্যায়ের মূল সূত্র এককসহ মনে করা',
      'গাণিতিক সমস্যা তিন ধাপে সাজিয়ে সমাধান করা',
      'সময় ভাগ করে পূর্ণ মডেল টেস্ট শেষ করা',
    ],
    syllabus: {
      free: {
        title: 'গতি ও বল ঝালাই',
        points: ['দূরত্ব, সরণ ও বেগের লেখচিত্র', 'গতির সমীকরণ বাছাই', 'বল, ভর ও ত্বরণের সম্পর্ক'],
      },
      email: {
        title: 'সাপ্তাহিক মডেল টেস্ট',
        points: ['কাজ, ক্ষমতা ও শক্তি', 'তরঙ্গ, শব্দ ও আলো', 'স্থির ও চল তড়িৎ'],
      },
      monologues: {
        title: 'সৃজনশীল উত্তরের কৌশল',
        points: ['উদ্দীপক পড়ার নিয়ম', 'গ অংশে একক ও ধাপ', 'ঘ অংশে তুলনা ও সিদ্ধান্ত'],
      },
    },
    enrolled: 205,
  },
  {
    category: 'specialCourse',
    lang: 'en',
    title: 'Python Sprint: Ten Days, Ten Small Programs',
    summary:
      'One finished program a day, from a tip calculator to a quiz game that saves its scores, for complete beginners.',
    about:
      'Each day begins with a program that does not exist yet and ends with one that runs. Day one prints a bus fare, day four sorts a class list and day ten keeps quiz scores in a file. New ideas such as loops, lists and functions appear because that day needs them. You will meet error messages early and learn to read them from the last line upward. Plan for about two hours a day; a slow laptop is enough.',
    instructor: 'Programming 1',
    price: 22,
    objective: [
      'Write programs with variables, conditions, loops and functions',
      'Store data in lists, dictionaries and text files',
      'Read an error message and find the faulty line',
    ],
    syllabus: {
      free: {
        title: 'Days one to three',
        points: ['Bus fare calculator', 'Number guessing game', 'Multiplication table printer'],
      },
      email: {
        title: 'Days four to seven',
        points: ['Sorting a class list', 'A phone book with dictionaries', 'Counting words in a poem'],
      },
      monologues: {
        title: 'Days eight to ten',
        points: [
          'Splitting a program into functions',
          'Saving to and reading from files',
          'The quiz game, start to finish',
        ],
      },
    },
    enrolled: 131,
  },
  {
    category: 'specialCourse',
    lang: 'bn',
    title: 'মেডিকেল ভর্তি প্রস্তুতি: জীববিজ্ঞান ক্র্যাশ কোর্স',
    summary: 'উদ্ভিদ ও প্রাণিবিজ্ঞানের গুরুত্বপূর্ণ অধ্যায় আট সপ্তাহে, ছক, চিত্র আর বহুনির্বাচনি অনুশীলন দিয়ে।',
    about:
      'ভর্তি পরীক্ষায় জীববিজ্ঞানের প্রশ্ন আসে বইয়ের ছোট ছোট তথ্য থেকে, আর সেগুলোই মানুষ সবচেয়ে দ্রুত ভোলে। কোর্সে প্রতিটি অধ্যায় একটি ছক ও একটি চিত্রে নামিয়ে আনা হয়েছে, যা থেকে বই বন্ধ রেখে নিজেকে প্রশ্ন করা যায়। তিন দিন, সাত দিন ও একুশ দিন পর একই অধ্যায় আবার ফিরে আসে। প্রায় একই রকম বিকল্পগুলো কীভাবে আলাদা করবেন, তার জন্য আছে বাছাই করা প্রশ্নের ব্যাখ্যা। উচ্চমাধ্যমিকের দুই পত্র অন্তত একবার পড়া থাকলে কোর্সটি কাজে আসবে।',
    instructor: 'Biology 3',
    price: 45,
    objective: [
      'কোষ, জিনতত্ত্ব ও মানব শারীরতত্ত্বের মূল তথ্য দ্রুত মনে করা',
      'কাছাকাছি বিকল্পের মধ্যে পার্থক্য ধরতে পারা',
      'নির্দিষ্ট সময়ে একশো প্রশ্নের পূর্ণ পরীক্ষা দেওয়া',
    ],
    syllabus: {
      free: {
        title: 'কোষ ও কোষ বিভাজন',
        points: ['অঙ্গাণুর কাজ এক ছকে', 'মাইটোসিস ও মিয়োসিসের তুলনা', 'চিত্র দেখে ধাপ চেনা'],
      },
      email: {
        title: 'সাপ্তাহিক একশো প্রশ্ন',
        points: ['উদ্ভিদ শারীরতত্ত্ব', 'রক্ত ও সংবহন', 'জিনতত্ত্ব ও বিবর্তন'],
      },
      monologues: {
        title: 'কঠিন অধ্যায়ের গভীরে',
        points: ['সালোকসংশ্লেষণের দুই পর্যায়', 'বৃক্কের গঠন ও মূত্র তৈরি', 'বংশগতির ব্যতিক্রমী অনুপাত'],
      },
    },
    enrolled: 189,
  },
  {
    category: 'specialCourse',
    lang: 'bn',
    title: 'এইচএসসি জৈব রসায়ন: তিন সপ্তাহের অনুশীলন',
    summary: 'নামকরণ, বিক্রিয়ার কৌশল আর রূপান্তরের ধাঁধা, তিন সপ্তাহে জৈব রসায়নের ভয় কাটানোর পরিকল্পিত অনুশীলন।',
    about:
      'জৈব রসায়ন মুখস্থ করার বিষয় নয়, ইলেকট্রন কোথা থেকে কোথায় যাচ্ছে তা দেখার বিষয়। প্রথম সপ্তাহে নামকরণ ও সমাণুতা, দ্বিতীয় সপ্তাহে হাইড্রোকার্বনের বিক্রিয়া, তৃতীয় সপ্তাহে কার্যকরী মূলকের রূপান্তর। প্রতিটি বিক্রিয়া তীরচিহ্ন দিয়ে ধীরে আঁকা হয়, তারপর একই ধরনের তিনটি নিজে আঁকতে দেওয়া হয়। শেষে আছে রূপান্তরের একটি বড় মানচিত্র, যা নিজের হাতে পূরণ করবেন।',
    instructor: 'Chemistry 1',
    price: 16.5,
    objective: [
      'গঠন দেখে যৌগের নাম এবং নাম থেকে গঠন লেখা',
      'সংযোজন, প্রতিস্থাপন ও অপসারণ বিক্রিয়া আলাদা করা',
      'এক যৌগ থেকে অন্য যৌগে রূপান্তরের পথ বের করা',
    ],
    syllabus: {
      free: {
        title: 'নামকরণ ও সমাণুতা',
        points: ['মূল শিকল খুঁজে বের করা', 'কার্যকরী মূলকের অগ্রাধিকার', 'গাঠনিক ও জ্যামিতিক সমাণু'],
      },
      email: {
        title: 'দিনে তিনটি বিক্রিয়া',
        points: ['অ্যালকেন ও অ্যালকিন', 'বেনজিন ও তার জাতক', 'অ্যালকোহল ও অ্যালডিহাইড'],
      },
      monologues: {
        title: 'কৌশল ও রূপান্তর',
        points: ['ইলেকট্রনপ্রেমী ও কেন্দ্রপ্রেমী বিকারক', 'কার্বোক্যাটায়নের স্থায়িত্ব', 'রূপান্তরের মানচিত্র পূরণ'],
      },
    },
    enrolled: 112,
  },
  {
    category: 'specialCourse',
    lang: 'en',
    title: 'English Grammar Repair Before the Exam',
    summary:
      'Twenty-one short lessons on the grammar items that cost most marks: tense, articles, prepositions, voice and narration.',
    about:
      'This is a repair course, so it begins by finding out what is broken. A forty-item test sorts your mistakes into groups, and you study only the lessons for those groups. Each lesson compares a Bengali sentence with its English partner, because many errors come from carrying over Bengali order. Gap-filling, transformation and completing sentences are practised in the layout used in class 9 to 12 papers. A final test uses fresh sentences, so you can compare it fairly with the first.',
    instructor: 'English 1',
    price: 12,
    objective: [
      'Recognise your own three most frequent grammar errors',
      'Change voice, narration and degree without losing meaning',
      'Use articles and prepositions correctly in a full paragraph',
    ],
    syllabus: {
      free: {
        title: 'Find the faults',
        points: ['The forty-item test', 'Sorting errors into groups', 'Choosing your seven lessons'],
      },
      email: {
        title: 'Exam-style exercises',
        points: ['Right form of verbs', 'Gap filling without clues', 'Changing sentences'],
      },
      monologues: {
        title: 'Why Bengali speakers slip',
        points: ['Articles where Bengali has none', 'Prepositions after verbs', 'Reported questions and commands'],
      },
    },
    enrolled: 97,
  },
]
