import type { DemoQuiz } from './types.ts'

export const classTwo: DemoQuiz[] = [
  {
    course: 'যুক্তবর্ণ থেকে বাক্য: দ্বিতীয় শ্রেণির বাংলা',
    title: 'কুইজ: যুক্তবর্ণ, ফলা ও বাক্য',
    questions: [
      {
        kind: 'many',
        text: 'কোন কোন শব্দে একই বর্ণের জোড়া আছে? সব কটি বেছে নাও।',
        choices: ['ছক্কা', 'লম্বা', 'বাচ্চা', 'শান্ত', 'আম্মা'],
        answers: [0, 2, 4],
        explanation: 'ছক্কায় ক + ক, বাচ্চায় চ + চ, আম্মায় ম + ম। লম্বায় আছে ম + ব আর শান্ত শব্দে ন + ত, এগুলো ভিন্ন বর্ণের জোড়া।',
        lesson: 'একই বর্ণের জোড়া, ভিন্ন বর্ণের জোড়া',
      },
      {
        kind: 'match',
        text: 'ছদ্মবেশী যুক্তবর্ণের ভেতরে কারা আছে? মিলিয়ে দাও।',
        pairs: [
          ['ক্ষ', 'ক + ষ'],
          ['জ্ঞ', 'জ + ঞ'],
          ['ঞ্চ', 'ঞ + চ'],
          ['হ্ম', 'হ + ম'],
        ],
        explanation: 'শব্দ ধরে মনে রাখো: শিক্ষক, বিজ্ঞান, পঞ্চম, ব্রহ্মপুত্র। দেখে চেনা না গেলেও ভেতরে দুটি করে বর্ণ লুকিয়ে আছে।',
        lesson: 'ছদ্মবেশী যুক্তবর্ণ',
      },
      {
        kind: 'text',
        text: 'এক কথায় লেখো: পাঁচ নম্বর শ্রেণির নাম … শ্রেণি।',
        answers: ['পঞ্চম', 'পঞ্চম শ্রেণি'],
        explanation: 'পাঁচ শব্দে চ আছে, পঞ্চম শব্দেও চ আছে। তাই লিখি ঞ্চ, ঞ্জ নয়।',
        lesson: 'ছদ্মবেশী যুক্তবর্ণ',
      },
      {
        kind: 'one',
        text: 'কোন শব্দে রেফ আছে?',
        choices: ['গ্রাম', 'ব্যাঙ', 'বর্ষা'],
        answer: 2,
        explanation: 'বর্ষা বলতে আগে র, তারপর ষ, তাই র উঠে বসে ষ-এর মাথায়, হয় রেফ। গ্রাম শব্দে র-ফলা, ব্যাঙ শব্দে য-ফলা।',
        lesson: 'য-ফলা, র-ফলা ও রেফ',
      },
      {
        kind: 'one',
        text: 'কোন শব্দে ফলার ধ্বনিটি স্পষ্ট শোনা যায়?',
        choices: ['জ্বর', 'ক্লাস', 'স্বাধীন'],
        answer: 1,
        explanation: 'ল-ফলা লুকায় না, তাই ক্লাস শব্দে ল শোনা যায়। জ্বর ও স্বাধীন শব্দের শুরুতে ব-ফলা আছে, কিন্তু ব শোনা যায় না।',
        lesson: 'ব-ফলা, ম-ফলা ও ল-ফলা: লিখি, কিন্তু সব সময় শুনি না',
      },
      {
        kind: 'order',
        text: 'জলপরি ও কাঠুরের গল্পের ঘটনাগুলো পরপর সাজাও।',
        items: [
          'কাঠুরের কুড়াল নদীতে পড়ে গেল',
          'জলপরি সোনার কুড়াল নিয়ে এল',
          'জলপরি রুপার কুড়াল নিয়ে এল',
          'কাঠুরে তিনটি কুড়ালই পুরস্কার পেল',
        ],
        explanation: 'জলপরি প্রথমে সোনার, পরে রুপার, শেষে লোহার কুড়াল আনে। কাঠুরে প্রতিবার সত্য বলেছিল, তাই শেষে সব কটি পেল।',
        lesson: 'জলপরি ও কাঠুরের গল্প',
      },
      {
        kind: 'number',
        text: 'এখানে কয়টি বাক্য আছে? আমার নাম রাফি। আমি মাঠে খেলি। তুমি কোথায় খেলো? চলো, একসঙ্গে খেলি।',
        answer: 4,
        unit: 'টি',
        explanation: 'তিনটি দাঁড়ি আর একটি প্রশ্নচিহ্ন আছে। দাঁড়ি ও প্রশ্নচিহ্ন দুটোই বাক্যের শেষে বসে, তাই বাক্য ৪টি।',
        lesson: 'জলপরি ও কাঠুরের গল্প',
      },
      {
        kind: 'one',
        text: 'ফাঁকা জায়গায় কোন শব্দটি বসবে? আমি ছাতা নিলাম, … বৃষ্টি হচ্ছে।',
        choices: ['কারণ', 'কখন', 'কোথায়'],
        answer: 0,
        explanation: 'কেন ছাতা নিলাম, তা বলতে "কারণ" লাগে। কখন আর কোথায় দিয়ে প্রশ্ন করা হয়।',
        lesson: 'আমার পছন্দের খেলা: পাঁচ বাক্যের অনুচ্ছেদ',
      },
    ],
  },
  {
    course: 'English Words Around Me',
    title: 'Quiz: words around me',
    questions: [
      {
        kind: 'one',
        text: 'Which sentence is right?',
        choices: ['This is a umbrella.', 'This is an umbrella.', 'These is an umbrella.'],
        answer: 1,
        explanation: 'Umbrella starts with a vowel sound, so we say an umbrella. For one thing near us we use this.',
        lesson: 'This is a book, that is an umbrella',
      },
      {
        kind: 'many',
        text: 'Which animals can live both on land and in water?',
        choices: ['goat', 'frog', 'dolphin', 'crocodile'],
        answers: [1, 3],
        explanation: 'A frog and a crocodile can live in both. A goat lives on land, a dolphin lives in water.',
        lesson: 'My picture dictionary: food, animals, clothes',
      },
      {
        kind: 'number',
        text: 'Say the word and clap its beats: pumpkin. How many claps?',
        answer: 2,
        explanation: 'Pump-kin has two beats, so we clap two times. Po-ta-to has three.',
        lesson: 'My picture dictionary: food, animals, clothes',
      },
      {
        kind: 'match',
        text: 'One and many: match the words.',
        pairs: [
          ['one egg', 'six eggs'],
          ['one box', 'six boxes'],
          ['one child', 'six children'],
          ['one fish', 'six fish'],
        ],
        explanation:
          'Most words take s, but box ends with a hissing sound, so it takes es. Child changes to children, and fish stays the same.',
        lesson: 'One mango, six mangoes',
      },
    ],
  },
  {
    course: 'Adding, Taking Away and First Times Tables',
    title: 'Quiz: adding, taking away, times tables',
    questions: [
      {
        kind: 'number',
        text: 'Rafi has 38 marbles. His sister gives him 27. How many marbles does he have now?',
        answer: 65,
        explanation:
          '8 ones and 7 ones make 15: write 5 and carry 1 ten. 3 tens, 2 tens and 1 ten make 6 tens, so the answer is 65.',
        lesson: 'Carrying: when ten ones make a ten',
      },
      {
        kind: 'many',
        text: 'Which numbers are even? Choose all of them.',
        choices: ['72', '47', '63', '90', '18'],
        answers: [0, 3, 4],
        explanation:
          'Even numbers end in 0, 2, 4, 6 or 8. In 47 and 63 one of the ones is left alone, so they are odd.',
        lesson: 'Carrying: when ten ones make a ten',
      },
      {
        kind: 'one',
        text: 'What is 73 − 48?',
        choices: ['35', '121', '25'],
        answer: 2,
        explanation:
          'We cannot take 8 from 3, so we open a ten: 13 − 8 = 5, and 6 tens − 4 tens = 2 tens. Check: 25 + 48 = 73.',
        lesson: 'Borrowing, and checking backwards',
      },
      {
        kind: 'match',
        text: 'Match each sum with its answer.',
        pairs: [
          ['2 × 6', '12'],
          ['5 × 4', '20'],
          ['10 × 3', '30'],
          ['15 ÷ 5', '3'],
        ],
        explanation:
          'Multiplying adds equal groups: six twos are 12, four fives are 20, three tens are 30. Sharing 15 among 5 gives 3 to each.',
        lesson: 'Rows of seeds: what a times table means',
      },
    ],
  },
  {
    course: 'টাকা, ঘড়ি ও মাপজোখ',
    title: 'কুইজ: টাকা, ঘড়ি ও মাপ',
    questions: [
      {
        kind: 'number',
        text: 'একটি খাতার দাম ৩৫ টাকা। তুমি দোকানদারকে ৫০ টাকার একটি নোট দিলে। কত টাকা ফেরত পাবে?',
        answer: 15,
        unit: 'টাকা',
        explanation: 'দাম থেকে সামনে গুনি: ৩৫ থেকে ৪০ পর্যন্ত ৫ টাকা, ৪০ থেকে ৫০ পর্যন্ত ১০ টাকা। মোট ১৫ টাকা।',
        lesson: 'দোকান-দোকান: দাম মেলাই, ফেরত গুনি',
      },
      {
        kind: 'one',
        text: 'ঘড়ির বড় কাঁটা ৬-এর ঘরে। ছোট কাঁটা ৪ আর ৫-এর মাঝখানে। কয়টা বাজে?',
        choices: ['সাড়ে পাঁচটা', 'ঠিক ছয়টা', 'সাড়ে চারটা'],
        answer: 2,
        explanation: 'বড় কাঁটা ৬-এ মানে আধা ঘণ্টা পার হয়েছে। ছোট কাঁটা ৪ পেরিয়ে এসেছে, তাই সাড়ে চারটা।',
        lesson: 'ছোট কাঁটা, বড় কাঁটা',
      },
      {
        kind: 'order',
        text: 'এক দিনের সময়গুলো আগে থেকে পরে সাজাও।',
        items: ['সকাল সাড়ে আটটা', 'দুপুর দেড়টা', 'দুপুর আড়াইটা', 'বিকেল সাড়ে চারটা'],
        explanation: 'দেড়টা মানে একটার পরে আধা ঘণ্টা, আর আড়াইটা মানে দুইটার পরে আধা ঘণ্টা। তাই দেড়টা আগে আসে।',
        lesson: 'ছোট কাঁটা, বড় কাঁটা',
      },
      {
        kind: 'match',
        text: 'কোনটি কোন এককে মাপি? মিলিয়ে দাও।',
        pairs: [
          ['পেনসিল কত লম্বা', 'সেন্টিমিটার'],
          ['শাড়ি কত লম্বা', 'মিটার'],
          ['মাছের ওজন', 'কেজি'],
          ['সয়াবিন তেল', 'লিটার'],
        ],
        explanation: 'ছোট জিনিসের দৈর্ঘ্য সেন্টিমিটারে, বড় জিনিসের দৈর্ঘ্য মিটারে মাপি। ওজন মাপি কেজিতে আর তরল জিনিস লিটারে।',
        lesson: 'স্কেল, দাঁড়িপাল্লা ও লিটার',
      },
    ],
  },
  {
    course: 'আমার চারপাশের গাছপালা ও পশুপাখি',
    title: 'কুইজ: গাছপালা ও পশুপাখি',
    questions: [
      {
        kind: 'many',
        text: 'কোনগুলো জীব? সব কটি বেছে নাও।',
        choices: ['সাইকেল', 'মুরগি', 'পেঁপেগাছ', 'মেঘ', 'পিঁপড়া'],
        answers: [1, 2, 4],
        explanation: 'জীবের খাবার লাগে, জীব নিজে বড় হয়, আর জীব থেকে নতুন জীব হয়। সাইকেল ও মেঘ নড়লেও এগুলোর কোনোটিই করে না।',
        lesson: 'কে জীব, কে জড়?',
      },
      {
        kind: 'order',
        text: 'ভেজা তুলায় রাখা ছোলা কীভাবে জাগে? পরপর সাজাও।',
        items: ['ছোলা ফুলে মোটা হয়', 'খোসা ফেটে সাদা মূল বের হয়', 'মূল নিচের দিকে লম্বা হয়', 'ওপরে ছোট সবুজ পাতা দেখা দেয়'],
        explanation: 'পানি পেয়ে ছোলা আগে ফোলে। তারপর প্রথমে বের হয় মূল, পাতা আসে সবার শেষে।',
        lesson: 'ভেজা তুলায় ছোলা: সাত দিনের ডায়েরি',
      },
      {
        kind: 'one',
        text: 'দুটি বাটিতে তুলার ওপর ছোলা রাখা হলো। এক বাটিতে পানি দেওয়া হলো, অন্যটিতে দেওয়া হলো না। শুকনো বাটির ছোলা জাগল না। এতে কী বোঝা গেল?',
        choices: ['বীজ জাগতে পানি লাগে', 'ছোলা আসলে জড়', 'বীজ জাগতে অন্ধকার লাগে'],
        answer: 0,
        explanation: 'দুই বাটির সবকিছু একই, তফাত শুধু পানিতে। তাই বোঝা গেল, বীজ জাগতে পানি লাগে।',
        lesson: 'ভেজা তুলায় ছোলা: সাত দিনের ডায়েরি',
      },
      {
        kind: 'match',
        text: 'কোন পাখি কীভাবে বাসা বানায়? মিলিয়ে দাও।',
        pairs: [
          ['বাবুই', 'ঘাস ও পাতার আঁশ বুনে'],
          ['টুনটুনি', 'পাতা সেলাই করে'],
          ['কাঠঠোকরা', 'গাছের গায়ে গর্ত করে'],
          ['কাক', 'কাঠি ও তার দিয়ে'],
        ],
        explanation: 'বাবুই বাসা বোনে, টুনটুনি পাতা সেলাই করে, কাঠঠোকরা কাঠ ঠুকরে গর্ত করে, কাক উঁচু ডালে কাঠি ও তার সাজায়।',
        lesson: 'বাবুইয়ের বাসা থেকে পোষা বিড়াল',
      },
    ],
  },
  {
    course: 'Read and Retell: Short Stories for Young Readers',
    title: 'Quiz: three stories',
    questions: [
      {
        kind: 'order',
        text: 'Put the story of the thirsty crow in order.',
        items: [
          'The crow sees a jug in a garden',
          'He cannot reach the water with his beak',
          'He drops stones into the jug',
          'He drinks and flies away happily',
        ],
        explanation:
          'First the crow finds the jug, but the water is too low. Only after he drops the stones can he drink.',
        lesson: 'The Thirsty Crow',
      },
      {
        kind: 'one',
        text: 'Why did the water in the jug come up?',
        choices: ['The jug became smaller', 'The stones took up room at the bottom', 'The stones were full of water'],
        answer: 1,
        explanation: 'Where a stone lies, there is no room for water. So the water had to move higher.',
        lesson: 'The Thirsty Crow',
      },
      {
        kind: 'text',
        text: 'Write one word: the mouse cut the ropes of the net with her sharp …',
        answers: ['teeth', 'tooth'],
        explanation: 'The mouse is small, but her teeth are sharp. With them she cut the ropes and the lion was free.',
        lesson: 'The Lion and the Mouse: reading with feeling',
      },
      {
        kind: 'match',
        text: 'Five fingers help you retell a story. Match the finger with its question.',
        pairs: [
          ['Thumb', 'Who is in it?'],
          ['Middle finger', 'What is the problem?'],
          ['Ring finger', 'What happens?'],
          ['Little finger', 'How does it end?'],
        ],
        explanation:
          'We start at the thumb with the people or animals and finish at the little finger with the end of the story.',
        lesson: 'Five fingers to retell a story',
      },
    ],
  },
]
