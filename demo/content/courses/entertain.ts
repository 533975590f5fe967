import type { DemoCourse } from '../types.ts'

export const entertainCourse: DemoCourse[] = [
  {
    category: 'entertainCourse',
    lang: 'bn',
    title: 'হারমোনিয়ামে হাতেখড়ি',
    summary: 'সা থেকে সা পর্যন্ত হাত বসানো, পাল্টা সাধা আর দুটি তালে চারটি সহজ লোকসুর বাজানো শেখার কোর্স।',
    about:
      'ঘরের কোণে পড়ে থাকা হারমোনিয়ামটি আবার খোলার একটি কারণ দিতে চায় এই কোর্স। প্রথমে বেলো টানা, আঙুলের নম্বর আর সাত স্বরের জায়গা চেনা। তারপর ধীর লয়ে পাল্টা, যাতে গলা ও আঙুল একসঙ্গে চলে। দাদরা ও কাহারবা তালে চারটি প্রচলিত লোকসুর শেখানো হয়েছে স্বরলিপিসহ। দিনে কুড়ি মিনিট সময় দিলে তিন মাসে শেষ হবে।',
    instructor: 'Bengali 4',
    isOffSubject: true,
    price: 14,
    objective: ['এক সপ্তকের সব স্বর সঠিক আঙুলে বাজানো', 'স্বরলিপি দেখে সহজ সুর তোলা', 'দাদরা ও কাহারবা তালে গেয়ে ও বাজিয়ে যাওয়া'],
    syllabus: {
      free: {
        title: 'যন্ত্রের সঙ্গে পরিচয়',
        points: ['বেলো ও বসার ভঙ্গি', 'নিজের গলার সা খুঁজে নেওয়া', 'সাত স্বরে আঙুল বসানো'],
      },
      email: {
        title: 'সপ্তাহের রেওয়াজ',
        points: ['তিন স্বরের পাল্টা', 'কোমল ও কড়ি স্বর', 'হাততালিতে ছয় ও আট মাত্রা'],
      },
      monologues: {
        title: 'চারটি লোকসুর',
        points: ['স্বরলিপি পড়ার নিয়ম', 'ভাটিয়ালির টানা সুর', 'গান ধরলে বাজনা কমানো'],
      },
    },
    enrolled: 83,
  },
  {
    category: 'entertainCourse',
    lang: 'en',
    title: 'Phone Photography: Light, Frame and Story',
    summary:
      'Use the phone you own to photograph people, food and streets, and learn why light matters more than megapixels.',
    about:
      'A camera phone records light, so the course starts by looking at windows, shade and the hour before sunset. You then practise framing with one subject photographed in ten ways. Later lessons cover portraits, food on a table and busy streets, including how to ask strangers for permission. Editing is kept to four sliders, with examples of when to stop. The final task is a story in five pictures about one place you know well.',
    instructor: 'Physics 2',
    isOffSubject: true,
    price: 11,
    objective: [
      'Find and use soft, side and back light',
      'Lock focus and exposure on the right part of the scene',
      'Tell a short story in five connected photographs',
    ],
    syllabus: {
      free: {
        title: 'Looking for light',
        points: ['Window light on a face', 'Hard and soft shadows', 'The hour before sunset'],
      },
      email: {
        title: 'One photo task a week',
        points: ['Ten frames of one cup', 'A portrait in open shade', 'Market colours at noon'],
      },
      monologues: {
        title: 'From picture to story',
        points: [
          'Exposure, focus and motion explained',
          'Asking permission to photograph',
          'Choosing five out of fifty',
        ],
      },
    },
    enrolled: 119,
  },
  {
    category: 'entertainCourse',
    lang: 'bn',
    title: 'বিজ্ঞানের জাদু: রান্নাঘরের বারোটি পরীক্ষা',
    summary: 'হলুদ দিয়ে গোপন চিঠি, লবণজলে ভাসা ডিম আর সোডার আগ্নেয়গিরি। দেখতে জাদু, বুঝলে বিজ্ঞান।',
    about:
      'জাদুকর কৌশল লুকিয়ে রাখেন, বিজ্ঞানী তা খুলে দেখান। এই কোর্সে বারোটি পরীক্ষা প্রথমে দর্শকের চোখে, তারপর কারণসহ ভেতর থেকে দেখানো হয়েছে। উপকরণ বলতে হলুদ, ভিনেগার, সাবান, ডিম ও বরফের মতো ঘরের জিনিস। আগুন বা বিপজ্জনক রাসায়নিক কোথাও নেই, তবু ছোটদের পাশে একজন বড় মানুষ থাকা চাই। প্রতিটি পরীক্ষার শেষে একটি জিনিস বদলে আবার করতে বলা হয়, যেন অনুমান যাচাই করা যায়।',
    instructor: 'Chemistry 3',
    price: 9,
    objective: [
      'ঘরের উপকরণে বারোটি পরীক্ষা নিরাপদে করা',
      'অম্ল, ক্ষার, ঘনত্ব ও পৃষ্ঠটানের ধারণা ব্যাখ্যা করা',
      'একটি শর্ত বদলে ফলাফলের তুলনা করা',
    ],
    syllabus: {
      free: {
        title: 'রং বদলের খেলা',
        points: ['হলুদ আর সাবানের লাল', 'জবা ফুলের নির্দেশক', 'হলুদ দিয়ে গোপন চিঠি'],
      },
      email: {
        title: 'সপ্তাহের একটি জাদু',
        points: ['লবণজলে ভাসা ডিম', 'দুধের ওপর রঙের নাচ', 'সোডা ও ভিনেগারের আগ্নেয়গিরি'],
      },
      monologues: {
        title: 'জাদুর পেছনের বিজ্ঞান',
        points: ['অম্ল ও ক্ষারের লড়াই', 'ঘনত্ব মাপার সহজ উপায়', 'পৃষ্ঠটান কেন ভাঙে'],
      },
    },
    enrolled: 141,
  },
  {
    category: 'entertainCourse',
    lang: 'en',
    title: 'Chess from First Move to First Tournament',
    summary:
      'Rules, simple openings, tactics and endgames for players who want to sit down at a school tournament with a plan.',
    about:
      'Beginners lose most games to a piece left unguarded, so safety comes before brilliance here. After the rules, you solve short puzzles on forks, pins and skewers until the patterns jump out. The endgame lessons show how to win with a queen, with a rook and with one extra pawn. Openings are taught as ideas about the centre and the king, not as lists to memorise. The last lessons explain clocks, touch-move and how to write down a game.',
    instructor: 'Mathematics 3',
    isOffSubject: true,
    price: 13,
    objective: [
      'Check every move for threats before playing it',
      'Spot forks, pins and skewers in your own games',
      'Win basic endgames and record a game in notation',
    ],
    syllabus: {
      free: {
        title: 'Pieces and their jobs',
        points: ['How each piece moves and captures', 'Check, checkmate and stalemate', 'What the pieces are worth'],
      },
      email: {
        title: 'Ten puzzles a week',
        points: ['Forks with knights and pawns', 'Pins and skewers', 'Checkmate in two'],
      },
      monologues: {
        title: 'Thinking through a whole game',
        points: ['Centre, development and castling', 'King and pawn endgames', 'Clocks, touch-move and notation'],
      },
    },
    enrolled: 92,
  },
  {
    category: 'entertainCourse',
    lang: 'bn',
    title: 'মঞ্চে প্রথম দিন: অভিনয় ও উচ্চারণ',
    summary: 'শ্বাস, উচ্চারণ, শরীরের ভাষা আর সংলাপ বলা শিখে দশ মিনিটের একটি নাটিকা মঞ্চে তোলার প্রস্তুতি।',
    about:
      'স্কুলের অনুষ্ঠানে নাটক করতে গিয়ে অনেকে সংলাপ মুখস্থ করেন, কিন্তু চরিত্রটিকে চেনেন না। কোর্সের শুরুতে তাই শ্বাস ও গলার ব্যায়াম, তারপর হাঁটা, থামা ও তাকানোর অনুশীলন। আঞ্চলিক টান ও প্রমিত উচ্চারণ কখন কোনটি দরকার, তা সংলাপ ধরে বোঝানো হয়েছে। শেষে চার চরিত্রের একটি মৌলিক নাটিকার পাণ্ডুলিপি দেওয়া আছে, যা নিয়ে বন্ধুরা মিলে মহড়া দেওয়া যায়।',
    instructor: 'Bengali 2',
    isOffSubject: true,
    price: 10.5,
    objective: [
      'শেষ সারি পর্যন্ত শোনা যায় এমন স্পষ্ট গলায় সংলাপ বলা',
      'চরিত্রের বয়স ও মন বুঝে হাঁটা-চলা বদলানো',
      'দল নিয়ে দশ মিনিটের নাটিকার মহড়া চালানো',
    ],
    syllabus: {
      free: {
        title: 'শ্বাস ও স্বর',
        points: ['পেট থেকে শ্বাস নেওয়া', 'জিভের জড়তা কাটানোর ছড়া', 'জোরে নয়, স্পষ্ট করে বলা'],
      },
      email: {
        title: 'সপ্তাহের চরিত্র',
        points: ['বাসের কন্ডাক্টর', 'পরীক্ষার আগের রাতের ছাত্র', 'রাগ লুকিয়ে কথা বলা দোকানি'],
      },
      monologues: {
        title: 'মহড়া থেকে মঞ্চ',
        points: ['পাণ্ডুলিপিতে দাগ দেওয়া', 'মঞ্চে দাঁড়ানোর জায়গা', 'ভুলে গেলে সামলে নেওয়া'],
      },
    },
    enrolled: 58,
  },
  {
    category: 'entertainCourse',
    lang: 'en',
    title: 'Home Cooking Start: Dal, Bhorta and Five Rice Dishes',
    summary:
      'A first cooking course for students living away from home, with safe knife work, one burner and a small budget.',
    about:
      'If you can boil water and follow a clock, you can finish this course. It opens with holding a knife, washing rice and judging heat by sound and smell. Three kinds of bhorta and two kinds of dal come next, then rice from plain to khichuri and tehari. Each recipe gives the cost per plate, what can be replaced and how long leftovers stay safe. A little food science explains why onions brown and why lentils turn soft.',
    instructor: 'Biology 2',
    isOffSubject: true,
    price: 7,
    objective: [
      'Chop, boil, fry and temper safely on a single burner',
      'Cook ten everyday dishes without a written recipe',
      'Plan, shop for and store a week of simple meals',
    ],
    syllabus: {
      free: {
        title: 'Knife, rice and heat',
        points: ['A safe grip on the knife', 'Plain rice by the absorption method', 'Low, medium and high heat'],
      },
      email: {
        title: 'A plate for each week',
        points: [
          'Potato, aubergine and lentil bhorta',
          'Thin dal with a garlic tempering',
          'Khichuri for a rainy evening',
        ],
      },
      monologues: {
        title: 'Why it works',
        points: ['What happens when onions brown', 'Spices in oil and in water', 'Keeping leftovers safe in the heat'],
      },
    },
    enrolled: 106,
  },
]
