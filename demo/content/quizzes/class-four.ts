import type { DemoQuiz } from './types.ts'

export const classFour: DemoQuiz[] = [
  {
    course: 'Class Four Mathematics: Large Numbers and the Four Operations',
    title: 'Quiz: large numbers and the four operations',
    questions: [
      {
        kind: 'one',
        text: 'Which number is three lakh, seven thousand and fifty?',
        choices: ['37,050', '3,07,050', '3,70,050', '30,70,050'],
        answer: 1,
        explanation:
          '3 stands in the lakh place, 0 in the ten thousand place and 7 in the thousand place: 3,07,050. The zeros keep the other digits in their seats.',
        lesson: 'Reading lakhs and crores',
      },
      {
        kind: 'number',
        text: 'What is the place value of the digit 6 in 4,62,815?',
        answer: 60000,
        explanation:
          'The places from the left are lakh, ten thousand, thousand and so on. The 6 stands in the ten thousand place, so it is worth 60,000.',
        lesson: 'Reading lakhs and crores',
      },
      {
        kind: 'order',
        text: 'Put the numbers in order, the smallest first.',
        items: ['58,932', '99,876', '1,00,032', '5,08,321'],
        explanation:
          'The numbers with five digits are smaller than those with six. When the digits are as many, compare from the left: 5 is less than 9, and 1 is less than 5.',
        lesson: 'Comparing, ordering and building numbers',
      },
      {
        kind: 'one',
        text: 'Rafi works out 214 × 23. He writes the lines 642 and 428 and gets 1,070. What went wrong?',
        choices: [
          'He multiplied 214 by 3 wrongly',
          'He should have subtracted the two lines',
          'Nothing, 1,070 is right',
          'He forgot the 0 in the second line',
        ],
        answer: 3,
        explanation:
          'The 2 in 23 means 20, so the second line must be 4,280, and 642 + 4,280 = 4,922. The estimate 200 × 20 = 4,000 would have warned him.',
        lesson: 'Long multiplication without fear',
      },
      {
        kind: 'number',
        text: '5,330 mangoes are packed in 26 equal baskets. How many mangoes are in each basket?',
        answer: 205,
        explanation:
          '26 goes into 53 two times, then not into 13, so we must write 0, and then five times into 130. Check: 26 × 205 = 5,330.',
        lesson: 'Division by a two-digit number: four moves',
      },
      {
        kind: 'match',
        text: 'Undo what happened. Which number is x?',
        pairs: [
          ['x + 5 = 60', '55'],
          ['x − 5 = 60', '65'],
          ['x × 5 = 60', '12'],
          ['x ÷ 5 = 60', '300'],
        ],
        explanation:
          'Take away what was added, give back what was taken, divide what was multiplied and multiply what was divided. Put your x back into the sentence to check it.',
        lesson: 'The missing number: from story to number sentence',
      },
      {
        kind: 'text',
        text: 'When 952 is divided by 23, the quotient is 41 and 9 is left over. What do we call the 9? Write one word.',
        answers: ['remainder', 'the remainder', 'remainders'],
        explanation:
          'What is left over in a division is the remainder. Dividend = divisor × quotient + remainder: 23 × 41 + 9 = 952.',
        lesson: 'The missing number: from story to number sentence',
      },
      {
        kind: 'many',
        text: 'Which of these are equal to 14? Choose all of them.',
        choices: ['(2 + 3) × 4', '2 + 3 × 4', '20 − 12 ÷ 2', '(20 − 12) ÷ 2', '7 × (6 − 4)'],
        answers: [1, 2, 4],
        explanation:
          'Brackets come first, then × and ÷, then + and −. So 2 + 12 = 14, 20 − 6 = 14 and 7 × 2 = 14, but the other two give 20 and 4.',
        lesson: 'Brackets, order and a quick check',
      },
    ],
  },
  {
    course: 'প্রাথমিক বিজ্ঞান: উদ্ভিদ, প্রাণী ও মাটি',
    title: 'কুইজ: উদ্ভিদ, প্রাণী ও মাটি',
    questions: [
      {
        kind: 'order',
        text: 'খাদ্যশৃঙ্খলটি সাজাও। যে খাবার, সে আগে; যে তাকে খায়, সে পরে।',
        items: ['ঘাস', 'ঘাসফড়িং', 'ব্যাঙ', 'সাপ'],
        explanation:
          'খাদ্যশৃঙ্খলের শুরুতে সব সময় উদ্ভিদ থাকে, কারণ উদ্ভিদ নিজের খাবার নিজে বানায়। ঘাসফড়িং ঘাস খায়, ব্যাঙ ঘাসফড়িং খায়, সাপ ব্যাঙ খায়।',
        lesson: 'পুকুরের খাদ্যশৃঙ্খল',
      },
      {
        kind: 'one',
        text: 'পুকুরে পোকা শ্যাওলা খায়, ছোট মাছ পোকা খায়, মাছরাঙা ছোট মাছ খায়। সব ছোট মাছ মরে গেলে কী হবে?',
        choices: ['পোকা কমবে, শ্যাওলা বাড়বে', 'মাছরাঙা বেশি খাবার পাবে', 'পোকা বাড়বে, শ্যাওলা কমবে', 'আর কারও কোনো ক্ষতি হবে না'],
        answer: 2,
        explanation: 'পোকা খাওয়ার কেউ না থাকায় পোকা বেড়ে যায়, তারা বেশি শ্যাওলা খেয়ে ফেলে। মাছরাঙাও খাবার পায় না।',
        lesson: 'পুকুরের খাদ্যশৃঙ্খল',
      },
      {
        kind: 'many',
        text: 'এঁটেল মাটি সম্পর্কে কোন কথাগুলো ঠিক?',
        choices: [
          'দানা মিহি, ভিজলে আঠালো',
          'পানি সবচেয়ে কম ধরে রাখে',
          'ধান চাষের জন্য ভালো',
          'পানি বেশি ধরে রাখে',
          'তরমুজের জন্য সবচেয়ে ভালো',
        ],
        answers: [0, 2, 3],
        explanation:
          'এঁটেল মাটির মিহি দানা পানি বেশি ধরে রাখে, তাই ধানের জন্য ভালো। পানি কম ধরে রাখে বেলে মাটি, তরমুজ সেখানেই ভালো হয়।',
        lesson: 'তিন মাটিতে পানি ঢেলে দেখি',
      },
      {
        kind: 'match',
        text: 'খাদ্যের কোন উপাদানের কী কাজ? মিলিয়ে দাও।',
        pairs: [
          ['শর্করা', 'শক্তি দেয়'],
          ['আমিষ', 'শরীর গড়ে'],
          ['ভিটামিন', 'রোগ থেকে বাঁচায়'],
          ['খনিজ লবণ', 'হাড় ও দাঁত ভালো রাখে'],
        ],
        explanation:
          'ভাত-রুটির শর্করা শক্তি দেয়, মাছ-ডালের আমিষ শরীর গড়ে, শাকসবজি ও ফলের ভিটামিন রোগ ঠেকায়, ছোট মাছ ও দুধের খনিজ লবণ হাড়-দাঁত ভালো রাখে।',
        lesson: 'সুষম খাদ্য, নিরাপদ পানি ও আবহাওয়া',
      },
    ],
  },
  {
    course: 'বাংলাদেশ ও বিশ্বপরিচয়: মানুষ, জনপদ ও অধিকার',
    title: 'কুইজ: মানুষ, জনপদ ও অধিকার',
    questions: [
      {
        kind: 'match',
        text: 'কোন উৎসব কাদের? মিলিয়ে দাও।',
        pairs: [
          ['চাকমা', 'বিজু'],
          ['মারমা', 'সাংগ্রাই'],
          ['গারো', 'ওয়ানগালা'],
          ['সাঁওতাল', 'সোহরাই'],
        ],
        explanation: 'বিজু ও সাংগ্রাই নতুন বছরকে ঘিরে পাহাড়ের উৎসব। গারোরা নতুন ফসল ঘরে তুলে ওয়ানগালা করেন, সাঁওতালদের উৎসব সোহরাই।',
        lesson: 'নানা জনগোষ্ঠী, নানা উৎসব',
      },
      {
        kind: 'one',
        text: 'বাংলাদেশের প্লাবন সমভূমির মাটি উর্বর কেন?',
        choices: ['মাটি লালচে বলে', 'সাগরের লোনা পানি আসে বলে', 'জায়গাটি উঁচু বলে', 'নদীর পলি জমে তৈরি বলে'],
        answer: 3,
        explanation: 'নদীর বয়ে আনা পলি জমে সমভূমি তৈরি হয়েছে, তাই মাটি উর্বর। লালচে মাটি দেখা যায় সোপান এলাকায়।',
        lesson: 'পাহাড়, সোপান, সমভূমি ও নদী',
      },
      {
        kind: 'many',
        text: 'কোনগুলো নাগরিকের কর্তব্য?',
        choices: ['আইন মানা', 'চিকিৎসা পাওয়া', 'কর দেওয়া', 'শিক্ষা পাওয়া', 'সরকারি সম্পদ রক্ষা করা'],
        answers: [0, 2, 4],
        explanation: 'রাষ্ট্রের প্রতি আমাদের করণীয় হলো কর্তব্য। শিক্ষা ও চিকিৎসা রাষ্ট্রের কাছে আমাদের পাওনা, তাই সেগুলো অধিকার।',
        lesson: 'অধিকার, কর্তব্য ও দুর্যোগের প্রস্তুতি',
      },
      {
        kind: 'number',
        text: 'জরুরি সাহায্যের জন্য কোন নম্বরে ফোন করা যায়?',
        answer: 999,
        explanation: 'বিপদে পড়লে ৯৯৯ নম্বরে ফোন করে সাহায্য চাওয়া যায়। নম্বরটি মুখস্থ রাখো, আর অকারণে ফোন কোরো না।',
        lesson: 'অধিকার, কর্তব্য ও দুর্যোগের প্রস্তুতি',
      },
    ],
  },
  {
    course: 'From Sentence to Paragraph: English for Class Four',
    title: 'Quiz: from sentence to paragraph',
    questions: [
      {
        kind: 'one',
        text: 'Read: Our school had a book fair on Sunday. There were ten stalls under the trees. Rafi bought a story book. Two writers talked to us. Everybody went home with a smile. What is the main idea?',
        choices: ["Rafi's story book", 'The book fair at our school', 'Books of Bangladesh', 'Two writers'],
        answer: 1,
        explanation:
          'Every sentence belongs to the book fair at the school. The story book and the writers are too small, and Books of Bangladesh is too big.',
        lesson: 'Reading for the main idea',
      },
      {
        kind: 'match',
        text: 'Match each verb with its past form.',
        pairs: [
          ['carry', 'carried'],
          ['stop', 'stopped'],
          ['go', 'went'],
          ['buy', 'bought'],
        ],
        explanation:
          'Carry changes y to ied, and stop doubles its last letter. Go and buy are irregular, so we learn went and bought by heart.',
        lesson: "Yesterday's verbs: walked, went, saw",
      },
      {
        kind: 'text',
        text: 'There is a mistake in this sentence: I did not went to the field. Which word must stand in place of went?',
        answers: ['go'],
        explanation: 'Did already shows the past, so the verb goes back to its first form: I did not go to the field.',
        lesson: "Yesterday's verbs: walked, went, saw",
      },
      {
        kind: 'order',
        text: 'Build the paragraph: opening, details, closing.',
        items: [
          'My uncle is the kindest person I know.',
          'One cold night he saw an old man without warm clothes.',
          'He took off his own shawl and gave it to the man.',
          'I hope I can be like my uncle one day.',
        ],
        explanation:
          'The opening tells what the paragraph is about, the details tell what happened, first seeing and then giving, and the closing line shares a feeling.',
        lesson: 'Building a paragraph like a burger',
      },
    ],
  },
  {
    course: 'ব্যাকরণের সূচনা: পদ, লিঙ্গ ও বচন',
    title: 'কুইজ: পদ, বানান, বচন ও আবেদন',
    questions: [
      {
        kind: 'match',
        text: '"তারা ঠান্ডা পানি খেল।" এই বাক্যের কোন শব্দ কোন পদ? মিলিয়ে দাও।',
        pairs: [
          ['তারা', 'সর্বনাম'],
          ['ঠান্ডা', 'বিশেষণ'],
          ['পানি', 'বিশেষ্য'],
          ['খেল', 'ক্রিয়া'],
        ],
        explanation: '"তারা" নামের বদলে বসেছে, আর "ঠান্ডা" বলে পানি কেমন। "পানি" একটি জিনিসের নাম, আর "খেল" বোঝায় কাজ।',
        lesson: 'বাক্যের শব্দে রং দিই',
      },
      {
        kind: 'many',
        text: 'কোন বানানগুলো ঠিক?',
        choices: ['ষ্টেশন', 'কারণ', 'ট্রেণ', 'ঘণ্টা', 'কষ্ট'],
        answers: [1, 3, 4],
        explanation:
          'কারণ শব্দে র-এর পরে ণ, ঘণ্টা শব্দে ট-এর সঙ্গে ণ, কষ্ট শব্দে ট-এর আগে ষ বসেছে। বিদেশি শব্দে লিখি স্টেশন ও ট্রেন।',
        lesson: 'ন না ণ, শ ষ না স, আর লিঙ্গ-বচন',
      },
      {
        kind: 'one',
        text: 'কোন বাক্যটি ঠিক?',
        choices: ['পাঁচজন ছাত্র এল।', 'পাঁচজন ছাত্ররা এল।', 'পাঁচজন ছাত্রগণ এল।', 'পাঁচজন ছাত্রগুলো এল।'],
        answer: 0,
        explanation: 'আগে সংখ্যা থাকলে বহুবচনের চিহ্ন লাগে না। "পাঁচজন" বলতেই বোঝা যায় অনেকজন।',
        lesson: 'ন না ণ, শ ষ না স, আর লিঙ্গ-বচন',
      },
      {
        kind: 'order',
        text: 'প্রধান শিক্ষকের কাছে আবেদনপত্রের অংশগুলো ওপর থেকে নিচে সাজাও।',
        items: [
          'বরাবর, প্রধান শিক্ষক ও বিদ্যালয়ের নাম',
          'বিষয়: ছুটির জন্য আবেদন',
          'জনাব, বিনীত নিবেদন এই যে…',
          'বিনীত, নিজের নাম, শ্রেণি ও রোল',
        ],
        explanation: 'আগে লিখি কার কাছে, তারপর কী বিষয়ে, তারপর মূল কথা। সবার শেষে থাকে নিজের পরিচয়।',
        lesson: 'বন্ধুকে চিঠি, প্রধান শিক্ষককে আবেদন',
      },
    ],
  },
  {
    course: 'Fractions, Decimals and Geometry You Can See',
    title: 'Quiz: fractions, decimals and angles',
    questions: [
      {
        kind: 'one',
        text: 'Which fraction is equal to $\\frac{2}{3}$?',
        choices: ['$\\frac{4}{5}$', '$\\frac{3}{2}$', '$\\frac{6}{9}$', '$\\frac{4}{9}$'],
        answer: 2,
        explanation:
          'Multiply top and bottom by the same number: 2 × 3 = 6 and 3 × 3 = 9. Adding 2 to both, as in $\\frac{4}{5}$, changes the value.',
        lesson: 'Why two quarters are one half',
      },
      {
        kind: 'order',
        text: 'Put the decimals in order, the smallest first.',
        items: ['0.05', '0.35', '0.5', '0.8'],
        explanation:
          'Write them all as hundredths: 5, 35, 50 and 80 hundredths. More digits do not make a decimal larger.',
        lesson: 'Tenths on a ruler, hundredths in your purse',
      },
      {
        kind: 'number',
        text: 'A rope is 3.7 metres long, another is 2.45 metres long. How long are they together?',
        answer: 6.15,
        unit: 'm',
        explanation: 'Write point under point and fill the empty place with 0: 3.70 + 2.45 = 6.15.',
        lesson: 'Tenths on a ruler, hundredths in your purse',
      },
      {
        kind: 'number',
        text: 'Two angles of a triangle are 40° and 85°. How many degrees has the third angle?',
        answer: 55,
        unit: '°',
        explanation: 'The three angles together make 180°. 40 + 85 = 125, and 180 − 125 = 55.',
        lesson: 'Right, acute, obtuse, and three kinds of triangle',
      },
    ],
  },
]
