import type { DemoCourse } from '../types.ts'

export const classFive: DemoCourse[] = [
  {
    category: 'classFive',
    lang: 'bn',
    title: 'পঞ্চম শ্রেণির গণিত: গুণিতক থেকে শতকরা',
    summary: 'গুণিতক-গুণনীয়ক, ভগ্নাংশ, দশমিক, গড় ও শতকরা নিয়ে প্রাথমিক গণিতের পূর্ণাঙ্গ প্রস্তুতি।',
    about:
      'প্রাথমিক স্তরের শেষ বছরে গণিতের ধারণাগুলো একে অন্যের সঙ্গে জুড়ে যায়। লসাগু ও গসাগু শেখা হয় ঘণ্টা বাজা আর টাইলস বসানোর মতো সমস্যার মাধ্যমে। ভগ্নাংশ, দশমিক ও শতকরাকে একই সংখ্যার তিন রকম লেখা হিসেবে দেখানো হয়, ফলে এক রূপ থেকে অন্য রূপে যাওয়া সহজ হয়। গড়ের অধ্যায়ে শিক্ষার্থী নিজের এক সপ্তাহের পড়ার সময় লিখে হিসাব করে। প্রতিটি অধ্যায়ের শেষে কাঠামোবদ্ধ প্রশ্নের ধাপভিত্তিক সমাধান আছে।',
    instructor: 'Mathematics 1',
    price: 12,
    objective: [
      'লসাগু ও গসাগু নির্ণয় করে বাস্তব সমস্যা সমাধান করা',
      'ভগ্নাংশ, দশমিক ও শতকরা এক রূপ থেকে অন্য রূপে লেখা',
      'গড় নির্ণয় ও জনসংখ্যার সহজ সারণি পড়া',
    ],
    syllabus: {
      free: {
        title: 'গুণিতক ও গুণনীয়ক',
        points: ['মৌলিক ও যৌগিক সংখ্যা', 'লসাগু', 'গসাগু'],
      },
      email: {
        title: 'ভগ্নাংশ ও দশমিকের অনুশীলনী',
        points: ['সাধারণ ভগ্নাংশের গুণ ও ভাগ', 'দশমিক ভগ্নাংশের চার প্রক্রিয়া', 'শতকরা ও মুনাফার অঙ্ক'],
      },
      monologues: {
        title: 'গড়, পরিমাপ ও জ্যামিতি',
        points: ['গড় কীভাবে কাজ করে', 'চতুর্ভুজ ও বৃত্ত', 'ক্ষেত্রফলের সূত্র কোথা থেকে এল'],
      },
    },
    enrolled: 224,
  },
  {
    category: 'classFive',
    lang: 'en',
    title: 'English Five: Comprehension, Letters and Forms',
    summary:
      'Seen and unseen passages, informal letters, form filling and rearranging sentences for the end of primary school.',
    about:
      'The course is built around the kinds of task a class five pupil meets in an English paper. For each one, the teacher thinks aloud: where to look first, which words matter and how to check the answer. Passages range from a visit to a museum to instructions for growing tomatoes. Grammar is handled in short clinics on tense, capital letters and question forms. Model answers are compared with weaker ones so that learners see what earns marks.',
    instructor: 'English 2',
    price: 12,
    objective: [
      'Find and support answers in an unseen passage',
      'Write an informal letter in the correct layout',
      'Complete forms and make WH questions from statements',
    ],
    syllabus: {
      free: {
        title: 'Reading an Unseen Passage',
        points: ['Skimming for the topic', 'True, false or not given', 'Short answers in full sentences'],
      },
      email: {
        title: 'Letters and Forms',
        points: ['A letter to a cousin', 'Library and sports club forms', 'Rearranging sentences into a story'],
      },
      monologues: {
        title: 'Grammar Clinics',
        points: ['Making WH questions', 'Choosing between past and present', 'Capital letters and punctuation'],
      },
    },
    enrolled: 158,
  },
  {
    category: 'classFive',
    lang: 'en',
    title: 'Primary Science Five: Air, Matter and Energy',
    summary:
      'Why sound travels, how heat moves and what the atmosphere is made of, explained with simple demonstrations.',
    about:
      'Each chapter opens with an everyday puzzle, such as why a metal spoon feels colder than a wooden one. A demonstration follows, then a diagram, and only after that the scientific term. Learners study the uses of the gases in air, the particles that make up matter and the ways energy changes form. The last chapters look at climate change in Bangladesh and at how technology changes daily life.',
    instructor: 'Physics 1',
    price: 13,
    objective: [
      'Explain conduction, convection and radiation with examples',
      'Name the main gases of air and their uses',
      'Describe causes and effects of climate change in Bangladesh',
    ],
    syllabus: {
      free: {
        title: 'Air Around Us',
        points: ['Gases in the air', 'Uses of oxygen and carbon dioxide', 'Air pollution and its prevention'],
      },
      email: {
        title: 'Matter and Energy Tasks',
        points: ['States of matter and particles', 'Forms of energy', 'Three ways heat travels'],
      },
      monologues: {
        title: 'Weather, Climate and Technology',
        points: ['Temperature and air pressure', 'Climate change at home', 'Technology in farming and medicine'],
      },
    },
    enrolled: 95,
  },
  {
    category: 'classFive',
    lang: 'bn',
    title: 'আমাদের মুক্তিযুদ্ধ ও ঐতিহ্য',
    summary: 'মুক্তিযুদ্ধের ঘটনাপ্রবাহ, প্রাচীন নিদর্শন আর গণতান্ত্রিক মূল্যবোধ নিয়ে পঞ্চম শ্রেণির সমাজ পাঠ।',
    about:
      'সময়রেখা ধরে এগোলে ইতিহাস মনে রাখা সহজ, এই ভাবনা থেকেই কোর্সটি সাজানো। ভাষা আন্দোলন থেকে বিজয় দিবস পর্যন্ত ঘটনাগুলোর কারণ ও ফল পাশাপাশি দেখানো হয়। মহাস্থানগড়, পাহাড়পুর ও লালবাগ কেল্লার পাঠে পুরোনো ছবি ও নকশা দেখে তখনকার জীবন কল্পনা করা হয়। শিক্ষার্থী পরিবারের প্রবীণ কারও কাছ থেকে শোনা স্মৃতি লিখে নিজের একটি ছোট দলিল তৈরি করে।',
    instructor: 'Bengali 4',
    isOffSubject: true,
    price: 11,
    objective: [
      'মুক্তিযুদ্ধের প্রধান ঘটনাগুলো সময়ক্রমে সাজানো',
      'তিনটি ঐতিহাসিক নিদর্শনের গুরুত্ব বর্ণনা করা',
      'গণতান্ত্রিক মনোভাব ও সহনশীলতার উদাহরণ দেওয়া',
    ],
    syllabus: {
      free: {
        title: 'আমাদের মুক্তিযুদ্ধ',
        points: ['মুক্তিযুদ্ধের পটভূমি', 'মুক্তিবাহিনী ও এগারোটি সেক্টর', 'বিজয় ও আমাদের দায়িত্ব'],
      },
      email: {
        title: 'সময়রেখা ও মানচিত্র',
        points: ['১৯৫২ থেকে ১৯৭১-এর সময়রেখা', 'ঐতিহাসিক স্থান মানচিত্রে বসানো', 'প্রবীণের সাক্ষাৎকার লেখা'],
      },
      monologues: {
        title: 'ঐতিহাসিক স্থান ও নিদর্শন',
        points: ['মহাস্থানগড় ও উয়ারী-বটেশ্বর', 'পাহাড়পুর ও ময়নামতি', 'সোনারগাঁ ও লালবাগ কেল্লা'],
      },
    },
    enrolled: 109,
  },
  {
    category: 'classFive',
    lang: 'bn',
    title: 'বাংলা রচনা ও পাঠ অনুধাবন',
    summary: 'অনুচ্ছেদ পড়ে উত্তর লেখা, যুক্তবর্ণ ভেঙে বাক্য গঠন, আবেদনপত্র ও রচনা লেখার নিয়মিত চর্চা।',
    about:
      'অনেকে গল্প ভালো বোঝে কিন্তু লিখতে গিয়ে থমকে যায়, তাদের জন্যই পাঠগুলো তৈরি। প্রথমে একটি অনুচ্ছেদের ভেতর থেকে তথ্য খুঁজে নিজের ভাষায় উত্তর সাজানো শেখানো হয়। রচনার জন্য ভাবনার জাল এঁকে সূচনা, বর্ণনা ও উপসংহার ভাগ করা হয়। ফরম পূরণ ও আবেদনপত্রের নমুনা দেখে শিক্ষার্থী নিজের প্রয়োজনমতো নতুন লেখা তৈরি করে।',
    instructor: 'Bengali 2',
    price: 11.5,
    objective: [
      'অপরিচিত অনুচ্ছেদ পড়ে নিজের ভাষায় উত্তর লেখা',
      'সূচনা, বর্ণনা ও উপসংহার রেখে রচনা লেখা',
      'আবেদনপত্র ও ফরম নির্ভুলভাবে পূরণ করা',
    ],
    syllabus: {
      free: {
        title: 'অনুচ্ছেদ পড়ি, উত্তর লিখি',
        points: ['মূলশব্দ দাগানো', 'প্রশ্ন কী চায় তা বোঝা', 'নিজের ভাষায় উত্তর'],
      },
      email: {
        title: 'রচনার খাতা',
        points: ['আমাদের গ্রাম', 'বর্ষাকাল', 'শখের বাগান'],
      },
      monologues: {
        title: 'ভাষার খুঁটিনাটি',
        points: ['যুক্তবর্ণ বিভাজন ও বাক্যে প্রয়োগ', 'ক্রিয়াপদের চলিত রূপ', 'বিরামচিহ্নের ব্যবহার'],
      },
    },
    enrolled: 79,
  },
  {
    category: 'classFive',
    lang: 'en',
    title: 'Faith and Good Conduct: Islamic Studies for Class Five',
    summary:
      'Beliefs, acts of worship and moral character, taught in clear English with everyday situations to discuss.',
    about:
      'Learners study the articles of faith and what each one asks of a believer in ordinary life. The lessons on prayer, fasting and charity explain both the steps and the reasons behind them. Honesty, patience and care for parents are explored through situations a ten-year-old may really face. Basic rules of recitation are practised with short chapters of the Quran, repeated slowly after the teacher.',
    instructor: 'Religion 2',
    price: 11,
    objective: [
      'Explain the articles of faith in simple words',
      'Describe how and why prayer, fasting and charity are performed',
      'Recite five short chapters with basic rules of pronunciation',
    ],
    syllabus: {
      free: {
        title: 'Belief in Allah and the Prophets',
        points: ['The beautiful names and their meaning', 'Why prophets were sent', 'Belief in the life to come'],
      },
      email: {
        title: 'Worship Through the Week',
        points: ['Preparing for prayer', 'Fasting in Ramadan', 'Giving charity with sincerity'],
      },
      monologues: {
        title: 'Character and Recitation',
        points: ['Keeping promises', 'Kindness to parents and neighbours', 'Points of articulation in recitation'],
      },
    },
    enrolled: 38,
  },
]
