import type { DemoCourse } from '../types.ts'

export const classThree: DemoCourse[] = [
  {
    category: 'classThree',
    lang: 'bn',
    title: 'তৃতীয় শ্রেণির বাংলা: গল্প, কবিতা ও লেখা',
    summary: 'দেশ, ঋতু ও মানুষের গল্প-কবিতা পড়ে মূলভাব বোঝা এবং গুছিয়ে অনুচ্ছেদ লেখার কোর্স।',
    about:
      'পাঠ্যধারার গল্প ও কবিতাগুলো এখানে প্রথমে শোনা হয়, তারপর শব্দের অর্থ ধরে ধরে পড়া হয়। কবিতার ক্ষেত্রে ছন্দ ও থামার জায়গা চিনে আবৃত্তির চর্চা চলে। প্রতিটি গদ্যের পর শিক্ষার্থী দুই বাক্যে মূলকথা বলে এবং একটি প্রশ্ন নিজে তৈরি করে। লেখার পাঠে শব্দভান্ডার, বিপরীত শব্দ আর অনুচ্ছেদের শুরু-শেষ নিয়ে আলাদা কাজ আছে।',
    instructor: 'Bengali 1',
    price: 8,
    objective: [
      'অচেনা গদ্য পড়ে মূলভাব দুই-তিন বাক্যে বলা',
      'ছন্দ ও বিরাম মেনে কবিতা আবৃত্তি করা',
      'দেখা ঘটনা নিয়ে আট-দশ বাক্যের অনুচ্ছেদ লেখা',
    ],
    syllabus: {
      free: {
        title: 'ছবি ও কথা: আমাদের দেশ',
        points: ['ছবি দেখে বাক্য বলা', 'নদী, মাঠ ও মানুষের কথা', 'নতুন শব্দের অর্থ'],
      },
      email: {
        title: 'শব্দ ও বাক্যের অনুশীলন',
        points: ['বিপরীত শব্দ ও সমার্থক শব্দ', 'এক কথায় প্রকাশের সহজ উদাহরণ', 'বিরামচিহ্ন বসানো'],
      },
      monologues: {
        title: 'গল্প ও কবিতার গভীরে',
        points: ['ঋতুর কবিতা: ছন্দ ও ছবি', 'একটি লোকগল্পের শিক্ষা', 'ভাষা আন্দোলনের কথা'],
      },
    },
    enrolled: 120,
  },
  {
    category: 'classThree',
    lang: 'en',
    title: 'English for Class Three: Talking About Every Day',
    summary: 'Conversation, reading and guided writing on daily routines, hobbies, food and the people we meet.',
    about:
      'Lessons follow two cousins through an ordinary week, from the morning bell to a Friday visit. Learners practise asking and answering in pairs, with recorded voices they can pause and copy. The simple present tense, prepositions of place and question words are introduced only when the story needs them. Each unit closes with five or six guided sentences in the exercise book.',
    instructor: 'English 2',
    price: 8,
    objective: [
      'Ask and answer questions about routines and likes',
      'Describe where things are with in, on, under and beside',
      'Write a short guided paragraph about oneself',
    ],
    syllabus: {
      free: {
        title: 'Meeting New Friends',
        points: [
          'Introducing a classmate',
          'Asking about age and hobbies',
          'Polite words: please, sorry and thank you',
        ],
      },
      email: {
        title: 'My Week in Sentences',
        points: ['I get up at six', 'On Fridays we visit', 'What I like and do not like'],
      },
      monologues: {
        title: 'Grammar Inside the Story',
        points: ['Simple present with he and she', 'Prepositions of place', 'Who, what, where and when'],
      },
    },
    enrolled: 88,
  },
  {
    category: 'classThree',
    lang: 'bn',
    title: 'গুণ, ভাগ ও ভগ্নাংশের সহজ পথ',
    summary: 'তৃতীয় শ্রেণির গণিতের তিনটি কঠিন জায়গা, গুণ, ভাগ ও ভগ্নাংশ, ছবি ও বাস্তব উদাহরণে শেখা।',
    about:
      'নামতা মুখস্থ করার আগে গুণ কেন কাজ করে, তা সারি ও কলামের ছবিতে দেখানো হয়। ভাগ শেখা হয় সমান করে বাঁটা আর বারবার বিয়োগের মাধ্যমে, পরে আসে ভাগশেষের ধারণা। রুটি, কেক ও কাগজ ভাঁজ করে অর্ধেক, তিন ভাগের এক ভাগ ও চার ভাগের এক ভাগ চেনানো হয়। মিশ্র সমস্যায় শিক্ষার্থী আগে ঠিক করে কোন প্রক্রিয়া লাগবে, তারপর অঙ্ক কষে।',
    instructor: 'Mathematics 2',
    price: 9,
    objective: [
      'দুই অঙ্কের সংখ্যাকে এক অঙ্কের সংখ্যা দিয়ে গুণ করা',
      'ভাজক, ভাগফল ও ভাগশেষ চিনে ভাগ করা',
      'ছবিতে ভগ্নাংশ দেখানো এবং সমহর ভগ্নাংশ তুলনা করা',
    ],
    syllabus: {
      free: {
        title: 'গুণের ধারণা ও নামতা',
        points: ['সারি ও কলামে গুণ', 'নামতার ভেতরের ধারা', 'গুণ্য, গুণক ও গুণফল'],
      },
      email: {
        title: 'ভাগের সাপ্তাহিক অঙ্ক',
        points: ['সমান ভাগে বণ্টন', 'ভাগশেষ থাকলে কী করি', 'গুণ দিয়ে ভাগের উত্তর যাচাই'],
      },
      monologues: {
        title: 'ভগ্নাংশ বুঝে নেওয়া',
        points: ['পূর্ণ বস্তুর অংশ', 'লব ও হর', 'সমহর ভগ্নাংশের ছোট-বড়'],
      },
    },
    enrolled: 193,
  },
  {
    category: 'classThree',
    lang: 'en',
    title: 'Elementary Science: Living Things, Water and Air',
    summary: 'A first science course of looking, sorting and testing, using safe materials found in any home.',
    about:
      'Science begins here with noticing: which things grow, which dissolve, which float. Learners sort plants and animals by what they can see, then test water, air and soil in small experiments with a glass, a balloon and a candle lit by an adult. Each experiment is written up in three lines: what I did, what I saw, what I think. Healthy food and clean water are treated as science questions too.',
    instructor: 'Biology 2',
    price: 9,
    objective: [
      'Classify living things by simple visible features',
      'Describe the three states of water and how they change',
      'Carry out and record a small experiment safely',
    ],
    syllabus: {
      free: {
        title: 'Living and Non-living Things',
        points: [
          'What makes something alive',
          'Plants with and without flowers',
          'Animals with and without a backbone',
        ],
      },
      email: {
        title: 'Try It at Home',
        points: ['Ice, water and steam', 'Does air take up space', 'What soil is made of'],
      },
      monologues: {
        title: 'Staying Healthy',
        points: ['Food that builds and food that protects', 'Making water safe to drink', 'Germs and how they travel'],
      },
    },
    enrolled: 76,
  },
  {
    category: 'classThree',
    lang: 'en',
    title: 'Our Society and Environment',
    summary: 'Bangladesh and world studies for class three: neighbours, work, rights, maps and the land we live on.',
    about:
      'The course starts at the front door and moves outwards to the village or ward, the district and the country. Learners interview a family member about their work, draw a map of their own road and list what everyone needs to live well. Topics such as respecting differences and looking after public property are explored through short situations with a choice to make. A simple map of Bangladesh and its divisions ties the lessons together.',
    instructor: 'English 3',
    isOffSubject: true,
    price: 8,
    objective: [
      'Explain how people of different occupations depend on each other',
      'Name basic rights and duties of a child',
      'Find the eight divisions on a map of Bangladesh',
    ],
    syllabus: {
      free: {
        title: 'Our Natural and Social Environment',
        points: ['What nature gives us', 'What people have built', 'How the two affect each other'],
      },
      email: {
        title: 'Neighbourhood Notebook',
        points: ['Mapping my road', 'Interview about a job', 'Caring for public places'],
      },
      monologues: {
        title: 'Living Together',
        points: ['Rights and duties of children', 'Different festivals, one society', 'Our country on the map'],
      },
    },
    enrolled: 29,
  },
  {
    category: 'classThree',
    lang: 'bn',
    title: 'ইসলাম শিক্ষা: ইমান ও ইবাদতের প্রথম পাঠ',
    summary: 'কালিমা, অজু, সালাতের নিয়ম এবং সুন্দর আচরণ নিয়ে তৃতীয় শ্রেণির উপযোগী ইসলাম শিক্ষা।',
    about:
      'শিশুর বোঝার মতো ভাষায় ইমানের মূল কথা, কালিমার অর্থ আর আল্লাহর পরিচয় তুলে ধরা হয়েছে। অজু ও সালাতের প্রতিটি ধাপ ছবি দেখে অনুশীলন করা যায়। সত্য বলা, বড়দের সম্মান ও প্রতিবেশীকে সাহায্য করার মতো গুণগুলো দৈনন্দিন ঘটনার মাধ্যমে আলোচিত হয়। আরবি হরফ চেনা ও কয়েকটি ছোট সূরা শুনে শেখার পাঠও এতে যুক্ত আছে।',
    instructor: 'Religion 1',
    price: 7.5,
    objective: ['কালিমা তাইয়্যেবা অর্থসহ বলা', 'অজু ও সালাতের ধাপগুলো ক্রম মেনে করা', 'দৈনন্দিন জীবনে সত্যবাদিতা ও শিষ্টাচারের চর্চা করা'],
    syllabus: {
      free: {
        title: 'ইমান ও আকাইদ',
        points: ['আল্লাহর পরিচয়', 'কালিমা তাইয়্যেবা', 'নবি-রাসুলের প্রতি বিশ্বাস'],
      },
      email: {
        title: 'ইবাদতের অভ্যাস',
        points: ['অজুর ফরজ ও নিয়ম', 'পাঁচ ওয়াক্ত সালাতের নাম ও সময়', 'খাওয়া ও ঘুমের দোয়া'],
      },
      monologues: {
        title: 'আখলাক ও কুরআন পাঠ',
        points: ['সত্য কথা ও বড়দের সম্মান', 'আরবি হরফ ও হরকত', 'সূরা ফাতিহা ও সূরা ইখলাস'],
      },
    },
    enrolled: 149,
  },
]
