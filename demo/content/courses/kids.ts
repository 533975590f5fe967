import type { DemoCourse } from '../types.ts'

export const kidsCourse: DemoCourse[] = [
  {
    category: 'kidsCourse',
    lang: 'en',
    title: 'Draw with Circles, Squares and Triangles',
    summary: 'Children build cats, boats, rickshaws and whole villages out of three simple shapes, one page at a time.',
    about:
      'A rickshaw looks difficult until you see that it is two circles, a triangle and a curved roof. Each lesson shows the plain shapes first, then the lines that join them, then the colours. Pauses are built in, so a child can finish before the video moves on. There is no single right result; the last minute of every lesson suggests a change to invent alone. Ages 5 to 8, with pencil, crayons and the back of any old paper.',
    instructor: 'Bengali 3',
    isOffSubject: true,
    price: 6,
    objective: [
      'See the simple shapes inside everyday things',
      'Draw animals, vehicles and houses step by step',
      'Colour within a plan of light, middle and dark',
    ],
    syllabus: {
      free: {
        title: 'Three shapes, many animals',
        points: ['A cat from two circles', 'Fish and birds from triangles', 'An elephant that fills the page'],
      },
      email: {
        title: 'A picture for the wall each week',
        points: ['Rickshaw on a rainy day', 'Boats on the river', 'My street from the window'],
      },
      monologues: {
        title: 'Making a whole scene',
        points: ['Near things big, far things small', 'Sky, ground and middle', 'Mixing colours with crayons'],
      },
    },
    enrolled: 133,
  },
  {
    category: 'kidsCourse',
    lang: 'bn',
    title: 'গল্প বলার আসর',
    summary: 'রূপকথা শোনা, চরিত্র বানানো আর গলার ওঠানামায় গল্প জমানো। ছয় থেকে দশ বছরের শিশুদের জন্য।',
    about:
      'যে শিশু গল্প বলতে পারে, সে নিজের মনের কথাও গুছিয়ে বলতে পারে। প্রতিটি আসরে প্রথমে একটি গল্প শোনা, তারপর গল্পের মাঝখান থেকে নিজের মতো করে শেষ করা। শেয়াল, কুমির আর চাঁদের বুড়ি নিয়ে পুরোনো গল্প যেমন আছে, তেমনি আছে মেট্রোরেলে হারানো ছাতার মতো নতুন গল্প। ছবি দেখে গল্প বানানো আর পুতুল হাতে অভিনয়ের কাজ বাড়িতেই করা যায়। শেষ আসরে শিশু পরিবারের সামনে নিজের তিন মিনিটের গল্প বলবে।',
    instructor: 'Bengali 1',
    price: 7,
    objective: ['শুরু, মাঝ ও শেষ রেখে গল্প সাজানো', 'চরিত্র অনুযায়ী গলা ও ভঙ্গি বদলানো', 'পরিচিত মানুষের সামনে সাহস করে গল্প বলা'],
    syllabus: {
      free: {
        title: 'এক দেশে এক শেয়াল',
        points: ['মন দিয়ে গল্প শোনা', 'কে, কোথায়, কী হলো', 'গল্পের নতুন শেষ'],
      },
      email: {
        title: 'সপ্তাহের গল্পের ঝুলি',
        points: ['তিনটি ছবি থেকে গল্প', 'হারানো ছাতার খোঁজে', 'দাদি-নানির কাছে শোনা গল্প লেখা'],
      },
      monologues: {
        title: 'গল্প জমানোর কৌশল',
        points: ['কোথায় থামলে কৌতূহল বাড়ে', 'পশুপাখির গলা', 'মোজা দিয়ে পুতুল বানিয়ে অভিনয়'],
      },
    },
    enrolled: 102,
  },
  {
    category: 'kidsCourse',
    lang: 'en',
    title: 'First Coding with Blocks',
    summary:
      'Snap coloured blocks together to move a tiger, draw patterns and make a catching game, with no typing needed.',
    about:
      'Before a child writes code, it helps to see that a program is a list of small, exact steps. The first lessons are played on the floor with arrows cut from paper. Then the same steps move to the screen as blocks, and a tiger begins to walk, turn and repeat. Children learn to test a guess, find the wrong block and fix it, which is the heart of programming. Ages 7 to 11; a parent is useful for the first half hour.',
    instructor: 'Programming 2',
    price: 12,
    objective: [
      'Put steps in order and repeat them with loops',
      'Use if-blocks to make a character react',
      'Finish a small game and explain how it works',
    ],
    syllabus: {
      free: {
        title: 'Steps, turns and repeats',
        points: ['A paper arrow maze', 'Walking the tiger home', 'Repeat blocks for patterns'],
      },
      email: {
        title: 'A small project each week',
        points: ['A birthday card that moves', 'Drawing a star with angles', 'A two-player race'],
      },
      monologues: {
        title: 'The mango catching game',
        points: ['Falling mangoes and a basket', 'Keeping score with a variable', 'Finding the bug together'],
      },
    },
    enrolled: 147,
  },
  {
    category: 'kidsCourse',
    lang: 'bn',
    title: 'মনে মনে অঙ্ক',
    summary: 'খাতা-কলম ছাড়া যোগ, বিয়োগ ও গুণের মজার উপায়, বাজারের টাকা গোনা আর খেলার স্কোর দিয়ে অভ্যাস।',
    about:
      'সাতের সঙ্গে আট যোগ করতে আঙুল গুনতে হয় না, যদি দশ বানানোর কৌশল জানা থাকে। এই কোর্সে প্রতি পাঠে একটি কৌশল, আর সেটি কেন কাজ করে তার ছবি। মুখস্থের বদলে আছে বোতাম, মার্বেল ও তাসের মতো সংখ্যার কার্ড দিয়ে খেলা। নিজের আগের সময়ের সঙ্গে প্রতিযোগিতা, অন্য কারও সঙ্গে নয়। দ্বিতীয় থেকে পঞ্চম শ্রেণির শিশুদের উপযোগী।',
    instructor: 'Mathematics 2',
    price: 8.5,
    objective: ['দশ ও একশো বানিয়ে দ্রুত যোগ-বিয়োগ করা', '৫, ৯ ও ১১ দিয়ে মনে মনে গুণ করা', 'বাজারে দাম ও ফেরত টাকার হিসাব মেলানো'],
    syllabus: {
      free: {
        title: 'দশের বন্ধু',
        points: ['কোন দুটি মিলে দশ', 'দশ বানিয়ে যোগ', 'দ্বিগুণ ও প্রায় দ্বিগুণ'],
      },
      email: {
        title: 'সপ্তাহের সংখ্যার খেলা',
        points: ['কার্ড টেনে যোগফল', 'দোকান-দোকান খেলায় ফেরত টাকা', 'এক মিনিটের নিজের রেকর্ড'],
      },
      monologues: {
        title: 'কৌশল কেন কাজ করে',
        points: ['৯ যোগ মানে ১০ যোগ, ১ বিয়োগ', '১১ দিয়ে গুণের নকশা', 'অর্ধেক করে ৫ দিয়ে গুণ'],
      },
    },
    enrolled: 168,
  },
  {
    category: 'kidsCourse',
    lang: 'en',
    title: 'Phonics Steps: From Sounds to Sentences',
    summary:
      'A gentle path from single letter sounds to reading short English sentences, with songs, cards and tiny stories.',
    about:
      'Children who learn letter names often cannot read a new word, because names are not sounds. Here they hear each sound, see it, trace it and blend it with sounds they know. After six sounds they can already read pin, tap and sit, and the first tiny story uses only those. Every set ends with cards to print and a song to repeat in the kitchen or on the way to school. Made for ages 4 to 7 whose first language is Bengali.',
    instructor: 'English 4',
    price: 10,
    objective: [
      'Say the common sounds of all 26 letters',
      'Blend sounds to read unfamiliar three-letter words',
      'Read a six-sentence story aloud with a parent',
    ],
    syllabus: {
      free: {
        title: 'Six sounds to start',
        points: ['The sounds s, a and t', 'The sounds p, i and n', 'Blending pin, tap and sit'],
      },
      email: {
        title: 'A sound family every week',
        points: ['Short vowels in a row', 'The pairs sh, ch and th', 'Long sounds with silent e'],
      },
      monologues: {
        title: 'Reading together',
        points: [
          'Pointing and blending with a child',
          'Tricky words such as the and said',
          'Six tiny stories to read aloud',
        ],
      },
    },
    enrolled: 159,
  },
  {
    category: 'kidsCourse',
    lang: 'bn',
    title: 'আমার প্রকৃতি খাতা: গাছ, পোকা ও পাখি',
    summary: 'বারান্দা, উঠান বা স্কুলের মাঠে যা দেখা যায় তা এঁকে ও লিখে শিশুরা বানাবে নিজের প্রকৃতির খাতা।',
    about:
      'বিজ্ঞান শুরু হয় মন দিয়ে দেখা থেকে, আর দেখার জন্য দূরে যেতে হয় না। প্রতি সপ্তাহে শিশু একটি জিনিস বেছে নেবে, যেমন পিঁপড়ার সারি, আমপাতা বা চড়ুই। খাতায় তারিখ, আবহাওয়া, ছবি আর একটি প্রশ্ন লেখা হবে। ছোলা ভিজিয়ে অঙ্কুর দেখা আর পাতার ছাপ তোলার মতো সহজ কাজও আছে। কোনো প্রাণীকে কষ্ট না দিয়ে দেখার নিয়ম প্রথম পাঠেই শেখানো হয়।',
    instructor: 'Biology 4',
    price: 5.5,
    objective: ['দেখা জিনিস এঁকে ও লিখে তারিখসহ রাখা', 'পাতা, পোকা ও পাখির পার্থক্য লক্ষ করা', 'নিজের প্রশ্ন থেকে ছোট পরীক্ষা করা'],
    syllabus: {
      free: {
        title: 'খাতা খোলা যাক',
        points: ['পাঁচ মিনিট চুপ করে দেখা', 'পাতার ছাপ তোলা', 'প্রাণীকে কষ্ট না দেওয়ার নিয়ম'],
      },
      email: {
        title: 'সপ্তাহের একটি প্রাণী বা গাছ',
        points: ['পিঁপড়া কোন পথে যায়', 'দোয়েল ও চড়ুই চেনা', 'ছোলার অঙ্কুর সাত দিন'],
      },
      monologues: {
        title: 'কেন এমন হয়',
        points: ['পাতা সবুজ কেন', 'প্রজাপতির জীবনের চার ধাপ', 'বৃষ্টির পর ব্যাঙ ডাকে কেন'],
      },
    },
    enrolled: 76,
  },
]
