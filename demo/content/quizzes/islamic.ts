import type { DemoQuiz } from './types.ts'

export const islamicCourse: DemoQuiz[] = [
  {
    course: 'সহজ তাজবিদ: শুদ্ধ তিলাওয়াতের প্রথম পাঠ',
    title: 'কুইজ: মাখরাজ থেকে ওয়াকফ',
    questions: [
      {
        kind: 'match',
        text: 'কোন হরফ কোথা থেকে বের হয়, মেলান।',
        pairs: [
          ['ه', 'কণ্ঠনালির শুরু (বুকের দিকে)'],
          ['ع', 'কণ্ঠনালির মাঝখান'],
          ['خ', 'কণ্ঠনালির শেষ (মুখের দিকে)'],
          ['ق', 'জিহ্বার গোড়া'],
        ],
        explanation:
          'কণ্ঠনালির তিন জায়গা থেকে দুটি দুটি করে ছয়টি হরফ বের হয়: ء ه, তারপর ع ح, তারপর غ خ। ق গলার কাছের মনে হলেও বের হয় জিহ্বার গোড়া থেকে।',
        lesson: 'কণ্ঠনালির ছয় হরফ',
      },
      {
        kind: 'one',
        text: 'কোন হরফটি সব সময় মোটা করে পড়তে হয়?',
        choices: ['س', 'ت', 'ط', 'ك'],
        answer: 2,
        explanation: 'ط সাতটি মোটা হরফের একটি; পড়তে জিহ্বার গোড়া তালুর দিকে ওঠে। س, ت ও ك পাতলা হরফ।',
        lesson: 'মোটা ও পাতলা হরফ',
      },
      {
        kind: 'many',
        text: 'সাকিন হলে কোন কোন হরফে কলকলা হয়?',
        choices: ['ب', 'ن', 'د', 'م', 'ق'],
        answers: [0, 2, 4],
        explanation: 'কলকলার পাঁচ হরফ ق ط ب ج د, একসঙ্গে "কুতবু জাদ"। ن ও م-এ তাশদিদ থাকলে গুন্নাহ হয়, কলকলা নয়।',
        lesson: 'সুরা ইখলাসে কলকলা, সুরা নাসে গুন্নাহ',
      },
      {
        kind: 'text',
        text: 'ن বা م-এর ওপর তাশদিদ থাকলে নাক থেকে যে গুনগুন ধ্বনি আসে, তার নাম কী? (এক শব্দে)',
        answers: ['গুন্নাহ', 'গুন্নাহ্', 'গুন্না', 'ghunnah', 'gunnah'],
        explanation: 'এর নাম গুন্নাহ, এক আলিফ পরিমাণ সময় ধরে করতে হয়। নাক চেপে ধরলে ধ্বনি আটকে যায়, তাতেই বোঝা যায় গুন্নাহ হচ্ছিল।',
        lesson: 'সুরা ইখলাসে কলকলা, সুরা নাসে গুন্নাহ',
      },
      {
        kind: 'number',
        text: 'নুন সাকিনের নিয়মে ২৮ হরফ চার ভাগে পড়ে। ইজহারের হরফ ৬টি, ইদগামের ৬টি, ইকলাবের ১টি। ইখফার হরফ কয়টি?',
        answer: 15,
        unit: 'টি',
        explanation: 'প্রথম তিন নিয়মে আছে ৬ + ৬ + ১ = ১৩টি হরফ। ২৮ থেকে ১৩ বাদ দিলে ইখফার জন্য থাকে ১৫টি।',
        lesson: 'নুন সাকিন ও তানবিন: ইজহার, ইদগাম, ইকলাব, ইখফা',
      },
      {
        kind: 'one',
        text: 'مِنْ خَوْفٍ : নুন সাকিনের পরে خ এসেছে। এখানে কোন নিয়ম?',
        choices: ['ইখফা', 'ইকলাব', 'ইদগাম', 'ইজহার'],
        answer: 3,
        explanation: 'خ কণ্ঠনালির ছয় হরফের একটি, তাই ইজহার: নুন স্পষ্ট করে, গুন্নাহ ছাড়া পড়তে হয়।',
        lesson: 'নুন সাকিন ও তানবিন: ইজহার, ইদগাম, ইকলাব, ইখফা',
      },
      {
        kind: 'one',
        text: 'মাদের হরফের পরে কী এলে টান এক আলিফের চেয়ে বাড়তে পারে?',
        choices: ['যেকোনো মোটা হরফ', 'হামজা বা সাকিন', 'জবরওয়ালা যেকোনো হরফ', 'কেবল ي হরফ'],
        answer: 1,
        explanation: 'মূল মাদের টান এক আলিফ। মাদের হরফের পরে হামজা বা সাকিন এলে সেটি শাখা মাদ হয়, আর তখনই টান বাড়ে।',
        lesson: 'মাদ: কোথায় টানব, কতটুকু টানব',
      },
      {
        kind: 'order',
        text: 'থামার চিহ্নের আগেই দম ফুরিয়ে আসছে। কী করবেন, ঠিক ক্রমে সাজান।',
        items: [
          'মাঝখানে না থেমে শব্দটি শেষ করা',
          'থেমে দম নেওয়া',
          'দু-এক শব্দ পেছনে অর্থ মেলে এমন জায়গা ধরা',
          'সেখান থেকে আবার পড়ে এগিয়ে যাওয়া',
        ],
        explanation: 'শব্দের মাঝখানে থামলে শব্দটি ভেঙে যায়। আর একটু পেছন থেকে ধরলে থেমে যাওয়া কথার অর্থ আবার জোড়া লাগে।',
        lesson: 'ওয়াকফ: কোথায় থামা যায়, কোথায় নয়',
      },
    ],
  },
  {
    course: 'The Arabic Alphabet: Read and Write 28 Letters',
    title: 'Quiz: dots, joins and sounds',
    questions: [
      {
        kind: 'match',
        text: 'Match each letter with its dots.',
        pairs: [
          ['ب', 'one dot below'],
          ['ت', 'two dots above'],
          ['ث', 'three dots above'],
          ['ح', 'no dot'],
        ],
        explanation:
          'Many letters share one shape, and only the dots tell them apart. Ba, ta and tha are the same boat; ha is the hook without a dot.',
        lesson: 'Ba, ta, tha and jim, ha, kha: look at the dots',
      },
      {
        kind: 'many',
        text: 'Which of these letters let go, so that the next letter is not joined to them?',
        choices: ['د', 'ب', 'ر', 'ك', 'و'],
        answers: [0, 2, 4],
        explanation: 'Six letters join only to the letter before them: ا د ذ ر ز و. Ba and kaf join on both sides.',
        lesson: 'Six letters that let go, and the vowel signs',
      },
      {
        kind: 'text',
        text: 'Which sign says that a letter is doubled and held for a moment? (one word)',
        answers: ['shadda', 'shaddah', 'tashdid', 'tashdeed', 'শাদ্দা', 'তাশদিদ'],
        explanation:
          'Shadda, like a small w, doubles a letter, as on the ba of رَبّ. Sukun, the small ring, says that no vowel follows.',
        lesson: 'Six letters that let go, and the vowel signs',
      },
      {
        kind: 'one',
        text: 'You want to say ح, but a rasp can be heard in it. Which letter are you near?',
        choices: ['ه', 'خ', 'ع', 'س'],
        answer: 1,
        explanation:
          'The rasp belongs to خ. A clean ح is like the breath with which you mist a cold mirror, and ه is lighter still.',
        lesson: 'Sounds that Bengali does not have',
      },
    ],
  },
  {
    course: 'প্রতিদিনের দোয়া ও আদব',
    title: 'কুইজ: দোয়া ও আদব',
    questions: [
      {
        kind: 'one',
        text: 'খাওয়ার শুরুতে বিসমিল্লাহ বলতে ভুলে গেছ। মাঝখানে মনে পড়ল। কী করবে?',
        choices: ['মনে পড়ামাত্র বলে নেব', 'আর বলার দরকার নেই, শুরু তো হয়ে গেছে', 'খাওয়া ফেলে উঠে যাব', 'পরের দিন দুবার বলব'],
        answer: 0,
        explanation: 'শুরুতে ভুলে গেলে মনে পড়ামাত্র বলে নেওয়া যায়। খাবারও নষ্ট করতে হয় না।',
        lesson: 'ঘুম থেকে ওঠা ও খাওয়ার দোয়া',
      },
      {
        kind: 'order',
        text: 'পড়তে বসার কাজগুলো ঠিক ক্রমে সাজাও।',
        items: ['"রাব্বি জিদনি ইলমা" ধীরে বলা', 'বই খোলা', 'কোন পাতা বা কোন অঙ্ক, তা ঠিক করা', 'সেই কাজটি শুরু করা'],
        explanation: 'দোয়ায় আমরা আল্লাহর কাছে জ্ঞান চাই, তারপর নিজের চেষ্টা শুরু করি। দোয়া করে বই না খুললে দোয়ার সঙ্গে কাজ মেলে না।',
        lesson: 'ঘর থেকে বের হওয়া ও পড়তে বসার দোয়া',
      },
      {
        kind: 'many',
        text: 'কোনগুলো পথের আদব?',
        choices: [
          'পথ আটকে দাঁড়িয়ে গল্প করা',
          'বাসে বয়স্ক মানুষকে জায়গা দেওয়া',
          'বাসের জানালা দিয়ে খোসা ফেলা',
          'পথের কলার খোসা সরিয়ে দেওয়া',
        ],
        answers: [1, 3],
        explanation:
          'পথের আদব মানে অন্যের কষ্ট কমানো: জায়গা ছেড়ে দেওয়া, বিপদের জিনিস সরানো। পথ আটকালে বা ময়লা ফেললে অন্যের কষ্ট বাড়ে।',
        lesson: 'ঘর থেকে বের হওয়া ও পড়তে বসার দোয়া',
      },
      {
        kind: 'text',
        text: '"আসসালামু আলাইকুম" বলে আমরা অন্যের জন্য কী চাই? (এক শব্দে)',
        answers: ['শান্তি', 'শান্তি চাই', 'peace'],
        explanation: 'এর অর্থ "তোমার ওপর শান্তি বর্ষিত হোক"। উত্তরে আমরাও বলি, "তোমার ওপরও শান্তি।"',
        lesson: 'সালাম, মা-বাবা ও প্রতিবেশী',
      },
    ],
  },
  {
    course: 'Seerah for Young Readers',
    title: 'Quiz: from Makkah to Madinah',
    questions: [
      {
        kind: 'match',
        text: 'Who was who in the early life of the Prophet (peace be upon him)?',
        pairs: [
          ['Halima', 'the nurse who cared for him in the desert'],
          ['Abdul Muttalib', 'the grandfather who took him in'],
          ['Abu Talib', 'the uncle with whom he lived afterwards'],
          ['Khadijah', 'the merchant who trusted him and later married him'],
        ],
        explanation:
          'His father died before he was born and his mother when he was six. His grandfather and then his uncle took care of him; as a young man he traded for Khadijah.',
        lesson: 'A childhood in Makkah and the trader called trustworthy',
      },
      {
        kind: 'number',
        text: 'In which year did the migration to Madinah take place, the year from which the Islamic calendar counts?',
        answer: 622,
        explanation:
          'In 622 the believers left Makkah for Yathrib, which became known as Madinah. The years of the Islamic calendar are counted from then.',
        lesson: 'From the first revelation to the road to Madinah',
      },
      {
        kind: 'order',
        text: 'Put these events in order, the earliest first.',
        items: [
          'The first revelation in the cave of Hira',
          'The migration to Madinah',
          'The treaty of Hudaybiyyah',
          'The farewell sermon',
        ],
        explanation:
          'The first revelation came about 610, the migration in 622, the treaty in 628 and the farewell sermon in 632.',
        lesson: 'Brotherhood, a treaty and a farewell',
      },
      {
        kind: 'one',
        text: 'In 630 the Prophet (peace be upon him) came back to Makkah with a large following. How did he treat those who had driven him out?',
        choices: [
          'He sent them away from the city',
          'He took their houses for his companions',
          'He did not take revenge; he forgave',
          'He left again without speaking to them',
        ],
        answer: 2,
        explanation:
          'There was very little fighting, and he forgave those who had driven him out, although he now had the power.',
        lesson: 'Brotherhood, a treaty and a farewell',
      },
    ],
  },
  {
    course: 'রোজা ও জাকাত: নিয়ম ও হিসাব',
    title: 'কুইজ: রোজা, জাকাত ও ফিতরা',
    questions: [
      {
        kind: 'match',
        text: 'শব্দের সঙ্গে অর্থ মেলান।',
        pairs: [
          ['নিয়ত', 'মনের সংকল্প'],
          ['সাহরি', 'শেষ রাতের খাবার'],
          ['কাজা', 'একটির বদলে একটি রোজা পরে রাখা'],
          ['ফিদইয়া', 'প্রতি রোজার বদলে একজন অভাবীর খাবার'],
        ],
        explanation: 'অসুস্থ মানুষ সুস্থ হলে কাজা রাখেন। যিনি বার্ধক্য বা স্থায়ী রোগে আর রাখতে পারবেন না, তিনি ফিদইয়া দেন।',
        lesson: 'কার ওপর রোজা ফরজ, কার জন্য ছাড়',
      },
      {
        kind: 'many',
        text: 'জাকাতের হিসাবে কোনগুলো ধরা হয়?',
        choices: ['নগদ টাকা', 'থাকার ঘর', 'ব্যবসার মাল', 'ব্যবহারের কাপড়', 'ব্যাংকের সঞ্চয়'],
        answers: [0, 2, 4],
        explanation: 'নগদ, সঞ্চয় ও ব্যবসার মাল হিসাবে আসে। থাকার ঘর, আসবাব ও কাপড় নিজের ব্যবহারের জিনিস, তাই ধরা হয় না।',
        lesson: 'নিসাব থেকে আড়াই শতাংশ: একটি পরিবারের হিসাব',
      },
      {
        kind: 'number',
        text: 'একটি পরিবারের নগদ ও সঞ্চয় ১,৫০,০০০ টাকা, দোকানের মাল ২,২০,০০০ টাকা, চলতি ঋণ ৫০,০০০ টাকা। সম্পদ নিসাবের বেশি এবং বছর পূর্ণ হয়েছে। জাকাত কত টাকা?',
        answer: 8000,
        unit: 'টাকা',
        explanation:
          'ঋণ বাদে সম্পদ $150000 + 220000 - 50000 = 320000$ টাকা। আড়াই শতাংশ মানে চল্লিশ ভাগের এক ভাগ: $320000 \\div 40 = 8000$ টাকা।',
        lesson: 'নিসাব থেকে আড়াই শতাংশ: একটি পরিবারের হিসাব',
      },
      {
        kind: 'one',
        text: 'সদকাতুল ফিতর (ফিতরা) কখন দিয়ে দিতে হয়?',
        choices: ['সম্পদ এক চান্দ্র বছর থাকার পর', 'ঈদের পরের সপ্তাহে', 'রমজান শুরুর আগের মাসে', 'ঈদুল ফিতরের নামাজের আগে'],
        answer: 3,
        explanation: 'নামাজের আগে দিলে গরিব মানুষও ঈদের দিন ভালো খেতে পারেন। এক বছর পূর্ণ হওয়ার শর্তটি জাকাতের, ফিতরার নয়।',
        lesson: 'জাকাতের আট খাত ও ঈদের আগে ফিতরা',
      },
    ],
  },
  {
    course: 'Arabic Calligraphy: From Reed Pen to First Panel',
    title: 'Quiz: pen, letters and scripts',
    questions: [
      {
        kind: 'order',
        text: 'Put the steps of cutting a bamboo pen in order.',
        items: [
          'Shave one end into a long scoop',
          'Narrow both sides of the tip',
          'Split the tip along the middle',
          'Lay the tip on wood and cut it at a slant',
        ],
        explanation:
          'First the end gets its shape, then the slit that carries the ink. The slanting cut comes last; it makes strokes thick in one direction and thin in another.',
        lesson: 'Cutting a bamboo pen and measuring alif',
      },
      {
        kind: 'number',
        text: 'Your teacher draws the alif five dots high. With your pen one dot is 4 mm high. How many millimetres high is your alif?',
        answer: 20,
        unit: 'mm',
        explanation:
          'The dot is the ruler of the script: $5 \\times 4 = 20$ mm. With a wider pen the dot grows, and the alif grows with it.',
        lesson: 'Cutting a bamboo pen and measuring alif',
      },
      {
        kind: 'many',
        text: 'Which of these letters end in the same round bowl?',
        choices: ['ن', 'ب', 'س', 'ص', 'ت'],
        answers: [0, 2, 3],
        explanation:
          'The round bowl of nun returns in sin and sad. Ba and ta share a long shallow boat, whose bottom is almost flat.',
        lesson: 'The ba family, the bowls and lam-alif',
      },
      {
        kind: 'one',
        text: 'A builder wants to lay a word in brick, with straight lines only. Which script suits this best?',
        choices: ['Kufic', 'Naskh', 'Thuluth', 'All three equally'],
        answer: 0,
        explanation:
          'Kufic is angular, with strong horizontals, so it can be laid in brick and tile. Naskh and thuluth live from their curves.',
        lesson: 'Kufic, naskh, thuluth, and planning a panel',
      },
    ],
  },
]
