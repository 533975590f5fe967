import type { DemoCourse } from '../types.ts'

export const classSix: DemoCourse[] = [
  {
    category: 'classSix',
    lang: 'bn',
    title: 'ষষ্ঠ শ্রেণির গণিত: সংখ্যা থেকে বীজগণিত',
    summary: 'স্বাভাবিক সংখ্যা, অনুপাত ও পূর্ণসংখ্যা পেরিয়ে বীজগণিতীয় রাশি ও সরল সমীকরণে প্রথম পদক্ষেপ।',
    about:
      'ষষ্ঠ শ্রেণিতে গণিতে প্রথমবার অক্ষর আসে, আর সেখানেই অনেকের ভয় শুরু হয়। তাই দেশলাইয়ের কাঠি দিয়ে নকশা বানিয়ে অজানা সংখ্যার জায়গায় অক্ষর বসানোর কারণ বোঝানো হয়। ঋণাত্মক সংখ্যা শেখা হয় সংখ্যারেখা, তাপমাত্রা ও দেনা-পাওনার উদাহরণে। সরল সমীকরণকে দাঁড়িপাল্লার সঙ্গে তুলনা করে দুই পাশে একই কাজ করার নিয়ম দেখানো হয়। জ্যামিতির অঙ্কনগুলো কম্পাস ও চাঁদা হাতে নিয়ে একসঙ্গে করা যায়।',
    instructor: 'Mathematics 2',
    price: 15,
    objective: [
      'পূর্ণসংখ্যার যোগ-বিয়োগ সংখ্যারেখায় দেখানো',
      'অনুপাত ও শতকরার সমস্যা ঐকিক নিয়মে সমাধান করা',
      'এক চলকের সরল সমীকরণ গঠন ও সমাধান করা',
    ],
    syllabus: {
      free: {
        title: 'স্বাভাবিক সংখ্যা ও ভগ্নাংশ',
        points: ['অঙ্কপাতন ও বিভাজ্যতা', 'গসাগু ও লসাগু', 'দশমিক ভগ্নাংশের হিসাব'],
      },
      email: {
        title: 'অনুপাত ও পূর্ণসংখ্যার অনুশীলনী',
        points: ['অনুপাতের সরল রূপ', 'ঐকিক নিয়ম ও শতকরা', 'পূর্ণসংখ্যার যোগ ও বিয়োগ'],
      },
      monologues: {
        title: 'বীজগণিতীয় রাশি ও সরল সমীকরণ',
        points: ['চলক, সহগ ও পদ', 'সদৃশ পদের যোগ-বিয়োগ', 'সমীকরণের দুই পক্ষ'],
      },
    },
    enrolled: 212,
  },
  {
    category: 'classSix',
    lang: 'en',
    title: 'Discovering Science: Class Six',
    summary:
      'Measurement, the variety of life, plant organs, the properties of matter and simple machines in one steady course.',
    about:
      'Secondary science begins with how scientists work: observing, asking, measuring and testing. From there the course moves through the classification of living things, cell structure and the external parts of a plant. The second half covers matter, mixtures, light and simple machines. Sketching is part of every biology lesson and a small calculation part of every physics one, so that both habits are formed early.',
    instructor: 'Biology 1',
    price: 16,
    objective: [
      'Plan a fair test and record measurements with units',
      'Group organisms using a classification key',
      'Separate simple mixtures by a suitable method',
    ],
    syllabus: {
      free: {
        title: 'Scientific Process and Measurement',
        points: ['Steps of a scientific enquiry', 'Basic and derived quantities', 'Measuring length, mass and time'],
      },
      email: {
        title: 'Life Science Tasks',
        points: ['Classification of the living world', 'Plant and animal cells', 'Root, stem, leaf and their work'],
      },
      monologues: {
        title: 'Matter, Light and Machines',
        points: ['Metals and non-metals', 'Solutions and separating mixtures', 'Levers, pulleys and inclined planes'],
      },
    },
    enrolled: 136,
  },
  {
    category: 'classSix',
    lang: 'en',
    title: 'English Six: Reading Aloud, Dialogue and Description',
    summary: 'Build fluent reading, natural dialogue and vivid description while the parts of speech fall into place.',
    about:
      'Learners step from primary to secondary English with longer texts and more freedom in writing. Dialogues at a station, a clinic and a book fair are rehearsed, changed and performed. Description is taught through the five senses, beginning with a photograph and ending with a full paragraph. The eight parts of speech are discovered inside these texts and then collected in a notebook of examples.',
    instructor: 'English 3',
    price: 15,
    objective: [
      'Hold a short dialogue in a practical situation',
      'Identify parts of speech in a given text',
      'Describe a place or person in a well-ordered paragraph',
    ],
    syllabus: {
      free: {
        title: 'At the Book Fair',
        points: ['Asking prices and opinions', 'Stress and pauses in reading', 'Adjectives for books and people'],
      },
      email: {
        title: 'Dialogue Workshop',
        points: ['Buying a train ticket', 'Talking to a doctor', 'Inviting a friend home'],
      },
      monologues: {
        title: 'Parts of Speech in Use',
        points: ['Nouns and pronouns', 'Verbs and adverbs', 'Joining words and prepositions'],
      },
    },
    enrolled: 91,
  },
  {
    category: 'classSix',
    lang: 'bn',
    title: 'তথ্য ও যোগাযোগ প্রযুক্তি পরিচিতি',
    summary: 'কম্পিউটারের অংশ, নিরাপদ ব্যবহার, লেখালেখির সফটওয়্যার আর ইন্টারনেটের সঙ্গে ষষ্ঠ শ্রেণির প্রথম পরিচয়।',
    about:
      'মোবাইল ফোন হাতে থাকলেও তথ্যপ্রযুক্তি কী কাজে লাগে, তা আলাদা করে জানা দরকার। কোর্সের প্রথম ভাগে দৈনন্দিন জীবনে তথ্যের আদান-প্রদান ও প্রযুক্তির ভূমিকা আলোচিত হয়েছে। এরপর ইনপুট, প্রসেসিং ও আউটপুট যন্ত্র ছবি দেখে চেনা এবং তাদের যত্ন নেওয়া শেখানো হয়। ওয়ার্ড প্রসেসরে একটি বাংলা আমন্ত্রণপত্র টাইপ করে ব্যবহারিক কাজ শেষ হয়।',
    instructor: 'Programming 1',
    price: 15,
    objective: [
      'কম্পিউটারের প্রধান যন্ত্রাংশের কাজ বর্ণনা করা',
      'ওয়ার্ড প্রসেসরে নথি লেখা, সাজানো ও সংরক্ষণ করা',
      'ইন্টারনেটে নিরাপদে তথ্য খোঁজা',
    ],
    syllabus: {
      free: {
        title: 'তথ্য ও যোগাযোগ প্রযুক্তির ধারণা',
        points: ['উপাত্ত ও তথ্যের পার্থক্য', 'দৈনন্দিন জীবনে প্রযুক্তি', 'যোগাযোগের পুরোনো ও নতুন মাধ্যম'],
      },
      email: {
        title: 'ওয়ার্ড প্রসেসিংয়ের কাজ',
        points: ['নতুন নথি খোলা ও সংরক্ষণ', 'বাংলা টাইপিংয়ের চর্চা', 'আমন্ত্রণপত্র তৈরি'],
      },
      monologues: {
        title: 'যন্ত্রপাতি ও নিরাপদ ব্যবহার',
        points: ['ইনপুট ও আউটপুট যন্ত্র', 'মেমোরি ও স্টোরেজ', 'চোখ, শরীর ও তথ্যের নিরাপত্তা'],
      },
    },
    enrolled: 83,
  },
  {
    category: 'classSix',
    lang: 'bn',
    title: 'বাংলা ভাষা ও ব্যাকরণ: ধ্বনি থেকে বাক্য',
    summary: 'ধ্বনি, বর্ণ, সন্ধি, শব্দ ও বাক্যের নিয়ম উদাহরণ ধরে শেখা, সঙ্গে সারাংশ ও ভাবসম্প্রসারণের শুরু।',
    about:
      'মাধ্যমিকের ব্যাকরণ অনেকটা বড়, তাই ছোট ছোট ধাপে ধ্বনি থেকে বাক্য পর্যন্ত পথটি ভাগ করা হয়েছে। উচ্চারণস্থান বোঝার জন্য আয়নার সামনে বলা ও নিজের কণ্ঠ রেকর্ড করার কাজ থাকে। সন্ধির সূত্রগুলো শব্দ ভেঙে নিজেই বের করতে হয়, তারপর সূত্রের সঙ্গে মিলিয়ে দেখা হয়। নির্মিতি অংশে একটি গদ্যাংশ থেকে অপ্রয়োজনীয় কথা বাদ দিয়ে সারাংশ লেখা শেখানো হয়।',
    instructor: 'Bengali 1',
    price: 14,
    objective: [
      'বর্ণের উচ্চারণস্থান অনুযায়ী শ্রেণি নির্ণয় করা',
      'স্বরসন্ধি ও ব্যঞ্জনসন্ধির সহজ উদাহরণ বিচ্ছেদ করা',
      'গদ্যাংশের সারাংশ তিন-চার বাক্যে লেখা',
    ],
    syllabus: {
      free: {
        title: 'ভাষা ও বাংলা ভাষা',
        points: ['ভাষার সংজ্ঞা ও রূপ', 'সাধু ও চলিত রীতি', 'মাতৃভাষা ও আঞ্চলিক ভাষা'],
      },
      email: {
        title: 'সন্ধি ও শব্দের অনুশীলন',
        points: ['স্বরসন্ধি', 'ব্যঞ্জনসন্ধি', 'তৎসম, তদ্ভব ও দেশি শব্দ'],
      },
      monologues: {
        title: 'ধ্বনি, বাক্য ও নির্মিতি',
        points: ['ধ্বনি ও উচ্চারণস্থান', 'উদ্দেশ্য ও বিধেয়', 'সারাংশ লেখার পদ্ধতি'],
      },
    },
    enrolled: 57,
  },
  {
    category: 'classSix',
    lang: 'en',
    title: 'Ancient Bengal and Early Civilisations',
    summary:
      'A history and society course on the first settlements of Bengal and the great river civilisations of the world.',
    about:
      'How do we know about people who left no books? The course answers with coins, pottery, seals and ruins, and teaches learners to read them as evidence. Settlements of ancient Bengal are placed next to the civilisations of the Nile, the Indus and the Tigris, so that similarities stand out. Later chapters turn to family, culture and citizenship in present-day Bangladesh. Short source exercises ask learners to separate a fact from a guess.',
    instructor: 'English 4',
    isOffSubject: true,
    price: 14,
    objective: [
      'Explain what historians learn from material evidence',
      'Compare two early river civilisations',
      'Describe the role of family and culture in society',
    ],
    syllabus: {
      free: {
        title: 'History of Bangladesh: The First Settlements',
        points: ['Sources of history', 'Ancient janapadas of Bengal', 'Wari-Bateshwar and Mahasthangarh'],
      },
      email: {
        title: 'Evidence Exercises',
        points: ['Reading a coin', 'Dating with a timeline', 'Fact, opinion and guess'],
      },
      monologues: {
        title: 'Civilisations of the World',
        points: ['Egypt and the Nile', 'Mesopotamia between two rivers', 'The Indus cities'],
      },
    },
    enrolled: 33,
  },
]
