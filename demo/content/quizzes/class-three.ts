import type { DemoQuiz } from './types.ts'

export const classThree: DemoQuiz[] = [
  {
    course: 'তৃতীয় শ্রেণির বাংলা: গল্প, কবিতা ও লেখা',
    title: 'কুইজ: শব্দ, বিরামচিহ্ন ও ভাষা আন্দোলন',
    questions: [
      {
        kind: 'text',
        text: 'নদী যেখানে সাগরে মেশে, সেই জায়গাকে এক কথায় কী বলে?',
        answers: ['মোহনা'],
        explanation: 'নদী সাগরে মেশার জায়গার নাম মোহনা। সেখানে নদী অনেক চওড়া হয়।',
        lesson: 'নদী, মাঠ ও মানুষ: ছবি দেখে বাক্য বলি',
      },
      {
        kind: 'match',
        text: 'এক কথায় প্রকাশ করো। কোনটির সঙ্গে কোনটি মেলে?',
        pairs: [
          ['যিনি নৌকা চালান', 'মাঝি'],
          ['যিনি মাছ ধরেন', 'জেলে'],
          ['যা সহজে ভাঙে', 'ভঙ্গুর'],
          ['একসঙ্গে পড়ে যারা', 'সহপাঠী'],
        ],
        explanation: 'কয়েকটি শব্দের কাজ একটি শব্দে সারা গেলে বাক্য ছোট ও সুন্দর হয়। যেমন "যিনি নৌকা চালান" না লিখে লিখি মাঝি।',
        lesson: 'উল্টো শব্দ, একই অর্থের শব্দ, এক কথায় প্রকাশ',
      },
      {
        kind: 'many',
        text: '"ফুল" শব্দের সমার্থক শব্দ কোনগুলো?',
        choices: ['গগন', 'পুষ্প', 'রবি', 'কুসুম'],
        answers: [1, 3],
        explanation: 'পুষ্প ও কুসুম মানেও ফুল। গগন মানে আকাশ আর রবি মানে সূর্য।',
        lesson: 'উল্টো শব্দ, একই অর্থের শব্দ, এক কথায় প্রকাশ',
      },
      {
        kind: 'one',
        text: 'কোন বাক্যে ময়লা ফেলতে মানা করা হয়েছে?',
        choices: [
          'এখানে ময়লা ফেলবেন না, ফেললে জরিমানা হবে।',
          'এখানে ময়লা ফেলবেন, না ফেললে জরিমানা হবে।',
          'দুটি বাক্যেই মানা করা হয়েছে',
        ],
        answer: 0,
        explanation: '"ফেলবেন না" বলার পরে কমা, তাই এটি মানা। অন্য বাক্যে কমা আছে "ফেলবেন" শব্দের পরে, তাই অর্থ উল্টে গেছে।',
        lesson: 'বিরামচিহ্ন: কোথায় থামব, কতটুকু থামব',
      },
      {
        kind: 'one',
        text: 'রিনা অবাক হয়ে বলল, "বাহ! কী সুন্দর ফুল"। তার কথার শেষে কোন চিহ্ন বসবে?',
        choices: ['দাঁড়ি', 'প্রশ্নচিহ্ন', 'বিস্ময়চিহ্ন'],
        answer: 2,
        explanation: 'রিনা কিছু জানতে চায়নি, সে অবাক ও খুশি হয়েছে। অবাক, খুশি বা ভয় বোঝাতে বিস্ময়চিহ্ন বসে।',
        lesson: 'বিরামচিহ্ন: কোথায় থামব, কতটুকু থামব',
      },
      {
        kind: 'one',
        text: '"আমাদের ছোট নদী" কবিতায় বৈশাখ মাসে নদীতে হাঁটু জল থাকে কেন?',
        choices: ['তখন বর্ষা শুরু হয়', 'গরমে নদী শুকিয়ে আসে', 'নদীটি অনেক গভীর'],
        answer: 1,
        explanation: 'বৈশাখ গরমের মাস, তাই নদী শুকিয়ে পানি হাঁটু পর্যন্ত নেমে আসে। বর্ষায় সেই নদীই আবার ভরে ওঠে।',
        lesson: 'আমাদের ছোট নদী: ছন্দ ও ছবি',
      },
      {
        kind: 'order',
        text: 'ঘটনাগুলো আগে থেকে পরে সাজাও।',
        items: [
          'পাকিস্তান রাষ্ট্রের জন্ম',
          '২১শে ফেব্রুয়ারির মিছিল ও ভাষাশহিদদের আত্মত্যাগ',
          'বাংলা রাষ্ট্রভাষার স্বীকৃতি পায়',
          'ইউনেসকো আন্তর্জাতিক মাতৃভাষা দিবস ঘোষণা করে',
        ],
        explanation: 'সালগুলো পরপর হলো ১৯৪৭, ১৯৫২, ১৯৫৬ ও ১৯৯৯।',
        lesson: 'ভাষা আন্দোলনের কথা',
      },
      {
        kind: 'number',
        text: 'বাংলা রাষ্ট্রভাষার স্বীকৃতি পায় ১৯৫৬ সালে। ভাষাশহিদদের ২১শে ফেব্রুয়ারির মিছিলের কত বছর পরে?',
        answer: 4,
        unit: 'বছর',
        explanation: 'মিছিলটি হয়েছিল ১৯৫২ সালে। ১৯৫৬ থেকে ১৯৫২ বাদ দিলে থাকে ৪ বছর।',
        lesson: 'ভাষা আন্দোলনের কথা',
      },
    ],
  },
  {
    course: 'English for Class Three: Talking About Every Day',
    title: 'Quiz: talking about every day',
    questions: [
      {
        kind: 'order',
        text: 'Tania introduces her cousin. Put the talk in order.',
        items: [
          'Tania: Nadia, this is my cousin, Sabbir.',
          'Nadia: Hello, Sabbir. Nice to meet you.',
          'Sabbir: Nice to meet you too. How old are you?',
          'Nadia: I am eight.',
        ],
        explanation:
          'First Tania introduces Sabbir, then the two greet each other. The answer "I am eight" needs the question before it.',
        lesson: 'This is my cousin: introducing people',
      },
      {
        kind: 'one',
        text: 'Which sentence is right?',
        choices: ['She does not likes tea.', 'She does not like tea.', 'She do not like tea.'],
        answer: 1,
        explanation: 'With she we use does. The s is already in does, so like has no s.',
        lesson: 'I get up, she gets up',
      },
      {
        kind: 'text',
        text: 'Write the right form of the word go: Sabbir … to school by rickshaw every day.',
        answers: ['goes'],
        explanation: 'With he, she or it the doing word takes s or es. I go, but Sabbir goes.',
        lesson: 'I get up, she gets up',
      },
      {
        kind: 'match',
        text: 'What does each question word ask for?',
        pairs: [
          ['Who', 'a person'],
          ['What', 'a thing'],
          ['Where', 'a place'],
          ['When', 'a time'],
        ],
        explanation:
          'Look at the answer first. If the answer is At nine, it is a time, so the question starts with When.',
        lesson: "Where is Sabbir's kite? Place words and question words",
      },
    ],
  },
  {
    course: 'গুণ, ভাগ ও ভগ্নাংশের সহজ পথ',
    title: 'কুইজ: গুণ, ভাগ ও ভগ্নাংশ',
    questions: [
      {
        kind: 'number',
        text: 'এক বাক্সে ২৪টি পেনসিল। এমন ৩টি বাক্সে মোট কয়টি পেনসিল?',
        answer: 72,
        unit: 'টি',
        explanation: '২৪-কে ভেঙে নিই ২০ আর ৪: ২০ × ৩ = ৬০, ৪ × ৩ = ১২। যোগ করলে ৬০ + ১২ = ৭২।',
        lesson: 'সারি ও কলামে গুণ',
      },
      {
        kind: 'match',
        text: '২৯ ÷ ৬ অঙ্কটি করো। তারপর কোনটি কত, মিলিয়ে দাও।',
        pairs: [
          ['ভাজ্য', '২৯'],
          ['ভাজক', '৬'],
          ['ভাগফল', '৪'],
          ['ভাগশেষ', '৫'],
        ],
        explanation: '৬ × ৪ = ২৪, আর ২৯ − ২৪ = ৫। যাচাই করি: ৬ × ৪ + ৫ = ২৯।',
        lesson: 'সমান ভাগ আর ভাগশেষ',
      },
      {
        kind: 'one',
        text: '২৬ জন শিশু নদী পার হবে। এক নৌকায় ৪ জন বসতে পারে। কমপক্ষে কয়টি নৌকা লাগবে?',
        choices: ['৬টি', '২টি', '৭টি'],
        answer: 2,
        explanation: '২৬ ÷ ৪ = ৬, ভাগশেষ ২। ৬টি নৌকায় ২৪ জন যায়, বাকি ২ জনের জন্য আরও একটি লাগে, তাই ৭টি।',
        lesson: 'সমান ভাগ আর ভাগশেষ',
      },
      {
        kind: 'order',
        text: 'একই মাপের রুটির টুকরো। ভগ্নাংশগুলো ছোট থেকে বড় সাজাও।',
        items: ['$\\frac{১}{৮}$', '$\\frac{১}{৪}$', '$\\frac{১}{৩}$', '$\\frac{১}{২}$'],
        explanation: 'প্রতিটিতে এক টুকরো করে নেওয়া হয়েছে। রুটি যত বেশি ভাগ হয়, প্রতিটি টুকরো তত ছোট হয়।',
        lesson: 'লব, হর আর ছোট-বড়',
      },
    ],
  },
  {
    course: 'Elementary Science: Living Things, Water and Air',
    title: 'Quiz: living things, water and air',
    questions: [
      {
        kind: 'many',
        text: 'Which animals have a backbone? Choose all of them.',
        choices: ['prawn', 'frog', 'butterfly', 'lizard', 'cow'],
        answers: [1, 3, 4],
        explanation:
          'Frogs, lizards and cows are vertebrates: they have a backbone. Prawns and butterflies have none, so they are invertebrates.',
        lesson: 'Sorting living things',
      },
      {
        kind: 'one',
        text: 'A glass with paper in it is pushed straight down into water, upside down. Why does the paper stay dry?',
        choices: [
          'Water can never move upwards',
          'The glass is empty, so nothing happens',
          'The air in the glass keeps the water out',
        ],
        answer: 2,
        explanation:
          'The glass looks empty, but it is full of air, and air takes up space. If you tilt the glass, the air leaves as bubbles and water comes in.',
        lesson: 'Does air take up space? An experiment',
      },
      {
        kind: 'match',
        text: 'Match each thing with what it does.',
        pairs: [
          ['rice', 'gives energy'],
          ['egg', 'builds the body'],
          ['spinach', 'protects from illness'],
          ['boiling water', 'kills germs'],
        ],
        explanation:
          'Rice gives energy, eggs build the body, and vegetables protect us. Strong boiling kills the germs in water.',
        lesson: 'Food, safe water and tiny germs',
      },
      {
        kind: 'text',
        text: 'A tube well with arsenic in its water must not be used for drinking or cooking. Which colour is it painted?',
        answers: ['red'],
        explanation:
          'A red tube well means danger, a green one is safe. Boiling does not help here, because it does not remove arsenic.',
        lesson: 'Food, safe water and tiny germs',
      },
    ],
  },
  {
    course: 'Our Society and Environment',
    title: 'Quiz: our society and environment',
    questions: [
      {
        kind: 'many',
        text: 'Which of these were made by people?',
        choices: ['cloud', 'bridge', 'hill', 'tube well'],
        answers: [1, 3],
        explanation: 'People build bridges and tube wells. Clouds and hills belong to the natural environment.',
        lesson: 'What nature gives, what people build',
      },
      {
        kind: 'one',
        text: 'In the morning you stand with your face to the rising sun. Where is north?',
        choices: ['on your left', 'on your right', 'behind you'],
        answer: 0,
        explanation:
          'The sun rises in the east. When you face east, north is on your left, south on your right and west behind you.',
        lesson: 'A map of my road and an interview',
      },
      {
        kind: 'number',
        text: 'How many divisions does Bangladesh have?',
        answer: 8,
        explanation: 'They are Dhaka, Chattogram, Rajshahi, Khulna, Barishal, Sylhet, Rangpur and Mymensingh.',
        lesson: 'Rights, duties and eight divisions',
      },
      {
        kind: 'match',
        text: 'Rights walk together with duties. Match them.',
        pairs: [
          ['My right to go to school', 'to learn and not disturb others'],
          ['My right to play in the park', 'to keep it clean'],
          ['My right to be heard', 'to listen to others'],
          ['My right to follow my religion', 'to respect the religion of others'],
        ],
        explanation: 'What I want for myself, I also give to others. If I want to be heard, I listen too.',
        lesson: 'Rights, duties and eight divisions',
      },
    ],
  },
  {
    course: 'ইসলাম শিক্ষা: ইমান ও ইবাদতের প্রথম পাঠ',
    title: 'কুইজ: ইমান, ইবাদত ও আখলাক',
    questions: [
      {
        kind: 'text',
        text: 'কালিমা তাইয়্যেবার "তাইয়্যেবা" শব্দের অর্থ কী? এক শব্দে লেখো।',
        answers: ['পবিত্র'],
        explanation: 'তাইয়্যেবা অর্থ পবিত্র। তাই কালিমা তাইয়্যেবা মানে পবিত্র বাক্য।',
        lesson: 'আল্লাহর পরিচয় ও কালিমা তাইয়্যেবা',
      },
      {
        kind: 'order',
        text: 'অজুর চারটি ফরজ কাজ ক্রমে সাজাও।',
        items: ['পুরো মুখমণ্ডল ধোয়া', 'দুই হাত কনুইসহ ধোয়া', 'মাথা মাসেহ করা', 'দুই পা টাখনুসহ ধোয়া'],
        explanation: 'প্রথমে মুখ, তারপর হাত, তারপর মাথা মাসেহ, শেষে পা। এই চারটি কাজ অজুতে অবশ্যই করতে হয়।',
        lesson: 'অজু ও পাঁচ ওয়াক্ত সালাত',
      },
      {
        kind: 'match',
        text: 'কোন সালাত কখন? মিলিয়ে দাও।',
        pairs: [
          ['ফজর', 'ভোরে, সূর্য ওঠার আগে'],
          ['জোহর', 'দুপুরে, সূর্য হেলে পড়লে'],
          ['আসর', 'বিকেলে'],
          ['মাগরিব', 'সূর্য ডোবার পরপর'],
        ],
        explanation: 'দিনের ক্রমে ফজর, জোহর, আসর ও মাগরিব। এরপর রাতে এশা, মোট পাঁচ ওয়াক্ত।',
        lesson: 'অজু ও পাঁচ ওয়াক্ত সালাত',
      },
      {
        kind: 'one',
        text: 'মানুষ মহানবি (স.)-কে আল-আমিন বলে ডাকত। আল-আমিন অর্থ কী?',
        choices: ['দয়ালু', 'বিশ্বাসী', 'সাহসী'],
        answer: 1,
        explanation: 'মহানবি (স.) ছোটবেলা থেকেই সত্য বলতেন। তাই সবাই তাঁকে আল-আমিন, অর্থাৎ বিশ্বাসী বলে ডাকত।',
        lesson: 'সত্য কথা, বড়দের সম্মান ও আরবি হরফ',
      },
    ],
  },
]
