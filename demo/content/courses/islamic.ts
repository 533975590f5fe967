import type { DemoCourse } from '../types.ts'

export const islamicCourse: DemoCourse[] = [
  {
    category: 'islamicCourse',
    lang: 'bn',
    title: 'সহজ তাজবিদ: শুদ্ধ তিলাওয়াতের প্রথম পাঠ',
    summary: 'হরফের মাখরাজ, গুন্নাহ, মাদ ও ওয়াকফের নিয়ম ছোট সুরার আয়াত ধরে ধীরে ধীরে শেখার কোর্স।',
    about:
      'যাঁরা আরবি হরফ চেনেন, কিন্তু তিলাওয়াতে ভুল হচ্ছে কি না বুঝতে পারেন না, কোর্সটি তাঁদের জন্য। প্রতিটি পাঠে একটি নিয়ম, তার উদাহরণ আর একটি ছোট সুরায় সেই নিয়ম খুঁজে বের করার কাজ আছে। মাখরাজ বোঝাতে মুখ ও জিহ্বার ছবি ব্যবহার করা হয়েছে, যাতে কাছাকাছি হরফগুলো আলাদা শোনা যায়। নিজের তিলাওয়াত রেকর্ড করে উস্তাদের তিলাওয়াতের সঙ্গে মিলিয়ে নেবেন। নিয়ম জানার পরও একজন শিক্ষকের সামনে পড়ে শোনানোর অভ্যাস রাখতে বলা হয়েছে।',
    instructor: 'Religion 1',
    price: 12,
    objective: [
      'প্রতিটি হরফ তার মাখরাজ থেকে উচ্চারণ করা',
      'নুন সাকিন ও তানবিনের চারটি নিয়ম চিনে পড়া',
      'মাদ ও ওয়াকফ মেনে আমপারার ছোট সুরা তিলাওয়াত করা',
    ],
    syllabus: {
      free: {
        title: 'হরফ ও মাখরাজ',
        points: ['কণ্ঠনালির ছয় হরফ', 'জিহ্বার বিভিন্ন অংশের হরফ', 'মোটা ও পাতলা হরফ'],
      },
      email: {
        title: 'সপ্তাহে একটি সুরা',
        points: ['সুরা ফাতিহায় মাদ খোঁজা', 'সুরা ইখলাসে কলকলা', 'সুরা নাসে গুন্নাহ'],
      },
      monologues: {
        title: 'নিয়মের গভীরে',
        points: ['ইজহার, ইদগাম, ইকলাব ও ইখফা', 'মাদের প্রকারভেদ', 'কোথায় থামা যায়, কোথায় নয়'],
      },
    },
    enrolled: 196,
  },
  {
    category: 'islamicCourse',
    lang: 'en',
    title: 'The Arabic Alphabet: Read and Write 28 Letters',
    summary:
      'Learn each Arabic letter in its joined and separate shapes, add the vowel signs and read short words within seven weeks.',
    about:
      'Four letters a week is a pace that children and working adults can both keep. Letters are grouped by shape, so that ba, ta and tha are learned together and told apart by their dots. Every letter is traced, copied and then found in a line of printed text. Vowel signs come in from the third week, and from then on each lesson ends with real words to read aloud. The course stops at confident reading of vowelled text; meaning and grammar belong to a later step.',
    instructor: 'Religion 2',
    price: 8,
    objective: [
      'Recognise every letter at the start, middle and end of a word',
      'Write joined words neatly from right to left',
      'Read words with fatha, kasra, damma, sukun and shadda',
    ],
    syllabus: {
      free: {
        title: 'Letters that share a shape',
        points: ['Ba, ta and tha', 'Jim, ha and kha', 'Writing from right to left'],
      },
      email: {
        title: 'Tracing and reading sheets',
        points: ['Six letters that never join to the left', 'Short vowels on known words', 'Sukun and shadda'],
      },
      monologues: {
        title: 'Sounds Bengali does not have',
        points: ['The two kinds of ha', 'Ayn and ghayn', 'Sad, dad, ta and za'],
      },
    },
    enrolled: 154,
  },
  {
    category: 'islamicCourse',
    lang: 'bn',
    title: 'প্রতিদিনের দোয়া ও আদব',
    summary: 'ঘুম থেকে ওঠা, খাওয়া, বাইরে যাওয়া ও পড়তে বসার দোয়া অর্থসহ, সঙ্গে পরিবারে ও পথে চলার আদব।',
    about:
      'দোয়া মুখস্থ করা সহজ, কিন্তু ঠিক সময়ে মনে পড়াই আসল অভ্যাস। তাই এই কোর্স সাজানো হয়েছে একটি দিনের ক্রমে, ভোর থেকে রাত পর্যন্ত। প্রতিটি দোয়া আরবি, বাংলা উচ্চারণ ও সরল অর্থসহ দেওয়া, আর ধীরে পড়া অডিও শুনে মিলিয়ে নেওয়া যায়। দোয়ার সঙ্গে আছে একটি করে আদবের গল্প, যেমন সালাম দেওয়া, প্রতিবেশীর খোঁজ নেওয়া বা খাবার নষ্ট না করা। সাত বছর বয়স থেকে বড়দের সঙ্গে বসে শেখা যায়।',
    instructor: 'Religion 4',
    price: 5,
    objective: [
      'দৈনন্দিন পঁচিশটি দোয়া শুদ্ধ উচ্চারণে বলা',
      'প্রতিটি দোয়ার অর্থ নিজের ভাষায় বোঝানো',
      'ঘরে, স্কুলে ও পথে ভালো আচরণের অভ্যাস গড়া',
    ],
    syllabus: {
      free: {
        title: 'ভোর থেকে স্কুল',
        points: ['ঘুম থেকে ওঠার দোয়া', 'খাবারের আগে ও পরে', 'ঘর থেকে বের হওয়া'],
      },
      email: {
        title: 'সপ্তাহের দোয়া ও কাজ',
        points: ['পড়তে বসার দোয়া', 'সফর ও যানবাহনের দোয়া', 'অসুস্থ কাউকে দেখতে যাওয়া'],
      },
      monologues: {
        title: 'আদবের গল্প',
        points: ['আগে সালাম কে দেবে', 'মা-বাবার সঙ্গে কথা বলা', 'প্রতিবেশীর হক'],
      },
    },
    enrolled: 178,
  },
  {
    category: 'islamicCourse',
    lang: 'en',
    title: 'Seerah for Young Readers',
    summary:
      'The life of the Prophet (peace be upon him) in twenty-four short episodes with maps, timelines and questions to discuss.',
    about:
      'Each episode tells one event in language a ten-year-old can follow, and then asks what a listener might do in the same place. Maps of Makkah, Madinah and the trade routes make clear how far people walked and why. The course follows the order of events, from the Year of the Elephant to the farewell sermon. Where early sources differ on a detail, the lesson says so plainly. Families can use the discussion cards after dinner; no earlier reading is needed.',
    instructor: 'Religion 3',
    price: 9.5,
    objective: [
      'Place the main events of the seerah on a timeline',
      'Explain why the migration to Madinah took place',
      'Connect an event with a quality such as honesty or patience',
    ],
    syllabus: {
      free: {
        title: 'Childhood in Makkah',
        points: ['The Year of the Elephant', 'Growing up in the desert', 'The trader called trustworthy'],
      },
      email: {
        title: 'An episode and a map each week',
        points: ['The first revelation', 'The years of the boycott', 'The journey to Madinah'],
      },
      monologues: {
        title: 'Madinah and after',
        points: [
          'Brotherhood between two towns',
          'The treaty of Hudaybiyyah',
          'The return to Makkah and the farewell sermon',
        ],
      },
    },
    enrolled: 126,
  },
  {
    category: 'islamicCourse',
    lang: 'bn',
    title: 'রোজা ও জাকাত: নিয়ম ও হিসাব',
    summary: 'রোজার ফরজ, ভঙ্গের কারণ ও কাজার নিয়ম, আর জাকাতের নিসাব থেকে হিসাব পর্যন্ত উদাহরণসহ সহজ আলোচনা।',
    about:
      'রমজান এলে একই প্রশ্ন বারবার ওঠে: এতে কি রোজা ভাঙে, আর এই সঞ্চয়ে কি জাকাত দিতে হবে। কোর্সের প্রথম ভাগে রোজার নিয়ত, সাহরি, ইফতার, কাজা ও ফিদইয়ার কথা প্রশ্নোত্তরে সাজানো। দ্বিতীয় ভাগে তিনটি পরিবারের কাল্পনিক হিসাব ধরে নিসাব, ঋণ ও আড়াই শতাংশের অঙ্ক মেলানো হয়েছে। যেখানে মাজহাবের মধ্যে মতভেদ আছে, সেখানে তা জানিয়ে নিজের আলেমের পরামর্শ নিতে বলা হয়েছে।',
    instructor: 'Religion 3',
    price: 7,
    objective: [
      'রোজা ভঙ্গের কারণ এবং কাজা, কাফফারা ও ফিদইয়ার পার্থক্য বোঝা',
      'নিজের সম্পদের তালিকা করে জাকাতের পরিমাণ বের করা',
      'জাকাতের আট খাত ও ফিতরার উদ্দেশ্য ব্যাখ্যা করা',
    ],
    syllabus: {
      free: {
        title: 'রোজার মূল কথা',
        points: ['কার ওপর রোজা ফরজ', 'নিয়ত, সাহরি ও ইফতার', 'রোগী ও মুসাফিরের ছাড়'],
      },
      email: {
        title: 'হিসাবের খাতা',
        points: ['নগদ ও সঞ্চয়ের জাকাত', 'সোনা-রুপার নিসাব', 'ব্যবসার মাল ও ঋণ'],
      },
      monologues: {
        title: 'ইবাদতের উদ্দেশ্য',
        points: ['সংযম কেন শেখানো হয়', 'জাকাত পাওয়ার আট খাত', 'ঈদের আগে ফিতরা'],
      },
    },
    enrolled: 88,
  },
  {
    category: 'islamicCourse',
    lang: 'en',
    title: 'Arabic Calligraphy: From Reed Pen to First Panel',
    summary:
      'Cut a reed or bamboo pen, learn the dot measure of the naskh hand and finish one framed panel of your own.',
    about:
      'Calligraphy is slow on purpose, and the first lessons are only strokes and dots. You learn how the diamond-shaped dot of the pen measures the height of an alif and the bowl of a nun. After the single letters come pairs, then words, and finally a short phrase arranged inside a border. Short history lessons explain how copyists, tile makers and coin engravers used the same letters in different lands. A bamboo pen, black ink and smooth paper from a local shop are enough.',
    instructor: 'Religion 2',
    price: 15,
    objective: [
      'Cut and hold a pen so that thick and thin strokes are even',
      'Measure naskh letters with the dot system',
      'Compose, ink and frame a short phrase',
    ],
    syllabus: {
      free: {
        title: 'Pen, ink and dot',
        points: ['Cutting a bamboo pen', 'Straight and curved strokes', 'Measuring alif with dots'],
      },
      email: {
        title: 'Letters and pairs',
        points: ['The ba family', 'Bowls of nun, sin and sad', 'Joining lam and alif'],
      },
      monologues: {
        title: 'Composition and history',
        points: [
          'Kufic, naskh and thuluth compared',
          'Letters on tiles, coins and domes',
          'Planning and inking a panel',
        ],
      },
    },
    enrolled: 41,
  },
]
