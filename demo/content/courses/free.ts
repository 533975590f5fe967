import type { DemoCourse } from '../types.ts'

export const freeCourse: DemoCourse[] = [
  {
    category: 'freeCourse',
    lang: 'en',
    title: 'Touch Typing in Fifteen Days',
    summary:
      'Twenty minutes a day at the keyboard, starting on the home row and ending with full pages typed without looking down.',
    about:
      'Most people type with two fingers because nobody showed them where the other eight belong. This course adds two or three keys a day, with drills made of real words as soon as the letters allow it. Accuracy comes before speed: you move on when a drill is clean, not when it is fast. By the last day you will have typed a letter, a table of numbers and a page of dictation. Any keyboard will do, including an old one from a school lab.',
    instructor: 'Programming 2',
    isOffSubject: true,
    price: 0,
    objective: [
      'Type all letters and numbers without looking at the keys',
      'Reach a steady 30 words a minute with few mistakes',
      'Sit and place your wrists so that long typing does not hurt',
    ],
    syllabus: {
      free: {
        title: 'The home row',
        points: ['Where each finger rests', 'ASDF and JKL drills', 'Chair, screen and wrists'],
      },
      email: {
        title: 'Fifteen daily drills',
        points: ['Top row word lists', 'Bottom row and punctuation', 'Numbers and the shift keys'],
      },
      monologues: {
        title: 'From accurate to fast',
        points: ['Why slow and clean wins', 'Finding your weak keys', 'Typing from dictation'],
      },
    },
    enrolled: 212,
  },
  {
    category: 'freeCourse',
    lang: 'bn',
    title: 'স্পোকেন ইংলিশ: প্রথম দশটি কথোপকথন',
    summary: 'দোকান, বাস, ক্লাস আর ফোনে বলার মতো দশটি ছোট কথোপকথন। শুনুন, থামুন, নিজের গলায় বলুন।',
    about:
      'ইংরেজি পড়তে পারা আর বলতে পারা এক কথা নয়, মুখ খুলতে গেলেই অনেকে আটকে যান। প্রতিটি পাঠে একটি চেনা পরিস্থিতি আছে, যেমন নিজের পরিচয় দেওয়া বা দোকানে দাম জিজ্ঞেস করা। প্রথমে পুরো কথোপকথন শুনবেন, তারপর একজনের অংশ নিজে বলবেন। ব্যাকরণের নিয়ম এসেছে কেবল তখনই, যখন সেটি বাক্যটি বলতে সাহায্য করে। শেষে নিজের কথা রেকর্ড করে প্রথম দিনের রেকর্ডের সঙ্গে মিলিয়ে দেখবেন।',
    instructor: 'English 2',
    price: 0,
    objective: [
      'এক মিনিট ধরে ইংরেজিতে নিজের পরিচয় দেওয়া',
      'দোকান, রাস্তা ও ফোনে দরকারি প্রশ্ন করা ও উত্তর দেওয়া',
      'বুঝতে না পারলে ভদ্রভাবে আবার বলতে অনুরোধ করা',
    ],
    syllabus: {
      free: {
        title: 'আলাপের শুরু',
        points: ['নাম, ক্লাস ও বাড়ির কথা', 'কেমন আছেন, কী করছেন', 'বিদায় নেওয়ার চারটি উপায়'],
      },
      email: {
        title: 'সপ্তাহের কথোপকথন',
        points: ['দোকানে দরদাম', 'রাস্তা চিনতে সাহায্য চাওয়া', 'শিক্ষককে ফোন করা'],
      },
      monologues: {
        title: 'উচ্চারণ ও সাবলীলতা',
        points: ['বাঙালির কঠিন ধ্বনি: v, z ও f', 'কোন শব্দে জোর পড়ে', 'মনে মনে অনুবাদ কমানোর অভ্যাস'],
      },
    },
    enrolled: 236,
  },
  {
    category: 'freeCourse',
    lang: 'en',
    title: 'Spreadsheets from the First Cell',
    summary:
      'Learn rows, formulas and charts by building three useful sheets: a mark list, a family budget and a stock register.',
    about:
      'A spreadsheet is a page that does its own arithmetic, and this course treats it that way. You build one sheet at a time and meet each formula when the sheet needs it. The mark list teaches totals and averages, the budget teaches percentages, and the stock register teaches conditions and lookups. Every lesson comes with a practice file that contains a mistake for you to find. The steps work in any common spreadsheet program, on a computer or a phone.',
    instructor: 'Finance 3',
    price: 0,
    objective: [
      'Write formulas for totals, averages, percentages and conditions',
      'Sort, filter and format a table so that others can read it',
      'Choose a chart that suits the numbers and label it properly',
    ],
    syllabus: {
      free: {
        title: 'A mark list that adds itself up',
        points: ['Cells, rows and columns', 'SUM and AVERAGE', 'Copying a formula safely'],
      },
      email: {
        title: 'Family budget, week by week',
        points: ['Income and expense columns', 'Percentages of the total', 'A bar chart of the month'],
      },
      monologues: {
        title: 'The stock register',
        points: ['IF for low stock warnings', 'Looking up a price', 'Finding errors in a large sheet'],
      },
    },
    enrolled: 187,
  },
  {
    category: 'freeCourse',
    lang: 'bn',
    title: 'নিরাপদ ইন্টারনেট: নিজের তথ্য নিজের হাতে',
    summary: 'পাসওয়ার্ড, ভুয়া লিংক, মোবাইল ব্যাংকিংয়ের প্রতারণা আর অনলাইন হয়রানি থেকে নিজেকে বাঁচানোর সহজ পাঠ।',
    about:
      'ফোনে একটি বার্তা এল, আপনি পুরস্কার জিতেছেন, শুধু পিন নম্বরটি দিন। এমন ফাঁদ কীভাবে কাজ করে, তা উদাহরণ ধরে দেখানো হয়েছে এই কোর্সে। শক্ত পাসওয়ার্ড, দুই ধাপের যাচাই আর ছবির গোপনীয়তা নিজের ফোনেই ঠিক করে নেবেন। হয়রানির শিকার হলে কী প্রমাণ রাখবেন এবং কাকে জানাবেন, সেটিও ধাপে ধাপে বলা আছে। মা-বাবা ও সন্তান একসঙ্গে বসে করলে সবচেয়ে কাজে লাগবে।',
    instructor: 'Programming 4',
    isOffSubject: true,
    price: 0,
    objective: [
      'মনে রাখা যায় অথচ অনুমান করা যায় না, এমন পাসওয়ার্ড বানানো',
      'ভুয়া বার্তা, লিংক ও ফোনকল চিনে ফেলা',
      'অনলাইনে হয়রানি হলে প্রমাণ রাখা ও সাহায্য চাওয়া',
    ],
    syllabus: {
      free: {
        title: 'দরজায় তালা: পাসওয়ার্ড ও পিন',
        points: ['দুর্বল পাসওয়ার্ডের লক্ষণ', 'বাক্য দিয়ে পাসওয়ার্ড তৈরি', 'দুই ধাপের যাচাই চালু করা'],
      },
      email: {
        title: 'সপ্তাহের একটি ফাঁদ',
        points: ['পুরস্কারের বার্তা', 'চেনা মানুষের নামে টাকা চাওয়া', 'চাকরির ভুয়া বিজ্ঞপ্তি'],
      },
      monologues: {
        title: 'গোপনীয়তা ও সম্মান',
        points: ['কোন ছবি কে দেখছে', 'গুজব যাচাইয়ের তিনটি প্রশ্ন', 'হয়রানির প্রমাণ সংরক্ষণ'],
      },
    },
    enrolled: 164,
  },
  {
    category: 'freeCourse',
    lang: 'bn',
    title: 'বাংলা টাইপিং ও দাপ্তরিক চিঠি',
    summary: 'যুক্তবর্ণসহ শুদ্ধ বাংলা টাইপ করতে শিখুন, সঙ্গে দরখাস্ত, আমন্ত্রণপত্র ও ইমেইল লেখার নিয়ম।',
    about:
      'কম্পিউটারে বাংলা লিখতে গিয়ে অনেকেই যুক্তবর্ণে এসে থেমে যান। কোর্সের প্রথম ভাগে স্বরচিহ্ন, ফলা আর যুক্তবর্ণ ছোট ছোট শব্দ দিয়ে অভ্যাস করানো হয়েছে। দ্বিতীয় ভাগে সেই টাইপিং দিয়েই লেখা হবে ছুটির দরখাস্ত, আমন্ত্রণপত্র ও চাকরির আবেদন। বানানের যে ভুলগুলো চিঠিতে বারবার চোখে পড়ে, সেগুলোর একটি আলাদা তালিকা আছে।',
    instructor: 'Bengali 2',
    price: 0,
    objective: [
      'যুক্তবর্ণ ও ফলাসহ বাংলা অনুচ্ছেদ টাইপ করা',
      'দরখাস্ত ও আমন্ত্রণপত্রের কাঠামো মেনে লেখা',
      'ই-কার, ঈ-কার ও ণ-ত্ব, ষ-ত্ব বিধানের সাধারণ ভুল এড়ানো',
    ],
    syllabus: {
      free: {
        title: 'বর্ণ থেকে শব্দ',
        points: ['কিবোর্ডে স্বরবর্ণ ও কার', 'র-ফলা, য-ফলা ও রেফ', 'বিশটি চেনা যুক্তবর্ণ'],
      },
      email: {
        title: 'প্রতি সপ্তাহে একটি চিঠি',
        points: ['প্রধান শিক্ষকের কাছে ছুটির দরখাস্ত', 'অনুষ্ঠানের আমন্ত্রণপত্র', 'ইমেইলে চাকরির আবেদন'],
      },
      monologues: {
        title: 'শুদ্ধ বানানের পাঠ',
        points: ['ই-কার না ঈ-কার', 'ন ও ণ ব্যবহারের নিয়ম', 'বিরামচিহ্ন ও অনুচ্ছেদ ভাগ'],
      },
    },
    enrolled: 121,
  },
  {
    category: 'freeCourse',
    lang: 'en',
    title: 'How to Study: Notes, Memory and a Weekly Plan',
    summary:
      'A short course on learning itself: how memory fades, how to test yourself, and how to fit it all into a school week.',
    about:
      'Reading the same page five times feels like work, but little of it stays. This course shows three habits that do better: recalling with the book closed, spacing your revision, and mixing topics. You try each habit on a chapter you are already studying, so nothing extra has to be learned. The last part helps you draw a weekly plan that leaves room for prayer, play and sleep. It suits students from class 6 upward.',
    instructor: 'Biology 1',
    isOffSubject: true,
    price: 0,
    objective: [
      'Take notes that can be turned into questions',
      'Use recall and spaced revision instead of rereading',
      'Make a weekly timetable and adjust it after one trial week',
    ],
    syllabus: {
      free: {
        title: 'What memory does overnight',
        points: ['Why rereading feels better than it works', 'The closed-book test', 'Sleep and revision'],
      },
      email: {
        title: 'Four weeks, four habits',
        points: ['Two-column notes', 'Question cards from your textbook', 'A revision calendar'],
      },
      monologues: {
        title: 'When it gets hard',
        points: ['Starting when you do not want to', 'Keeping the phone in another room', 'The night before an exam'],
      },
    },
    enrolled: 143,
  },
]
