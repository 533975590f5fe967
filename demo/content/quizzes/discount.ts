import type { DemoQuiz } from './types.ts'

export const discountCourse: DemoQuiz[] = [
  {
    course: 'Graphic Design Basics: Posters, Logos and Colour',
    title: 'Quiz: posters, logos and colour',
    questions: [
      {
        kind: 'one',
        text: 'Rina steps back four metres, half closes her eyes and can make out only the flower border of her poster. What should she change?',
        choices: [
          'Make every line of text as large as the page allows',
          'Give the border a brighter colour, because it already works',
          'Change the sizes so that the message is the largest thing',
          'Fill the empty areas with smaller flowers',
        ],
        answer: 2,
        explanation:
          'What survives the squint test is read first, and that must be the message. If everything were large, nothing would stand out.',
        lesson: 'What the eye sees first: size, contrast and space',
      },
      {
        kind: 'many',
        text: 'A signboard carries a name in Bengali and in English. Which of these would spoil it?',
        choices: [
          'Extra space between the Bengali letters',
          'Bengali set a little larger than the English capitals',
          'Letters stretched sideways to fill a gap',
          'The matra at the height of the upper edge of the capitals',
          'A third and a fourth type family for variety',
        ],
        answers: [0, 2, 4],
        explanation:
          'Spacing breaks the matra, stretching makes some strokes fat and leaves others thin, and more than two families quarrel on one page. Enlarging the Bengali and sharing one line help both scripts to read as one name.',
        lesson: 'Pairing Bengali and English type',
      },
      {
        kind: 'one',
        text: 'Why is yellow text on a white card so hard to read?',
        choices: [
          'Yellow and white are almost equally light',
          'Yellow is a warm colour and white is a cold one',
          'Yellow ink cannot be printed on white paper',
          'The two colours differ too much in hue',
        ],
        answer: 0,
        explanation:
          'Text needs a difference in lightness to its ground. Yellow on white reaches a contrast ratio of only about 1.1 to 1, far below the 4.5 to 1 that ordinary text needs.',
        lesson: 'Colour on screen and on paper',
      },
      {
        kind: 'number',
        text: 'A poster has an area of 5,000 square centimetres. You follow the rule 60, 30, 10. How many square centimetres are left for the strong colour that must be noticed?',
        answer: 500,
        unit: 'square centimetres',
        explanation:
          'The strong colour gets 10 parts of 100: a tenth of 5,000 is 500. The quiet ground takes 3,000 and the second colour 1,500.',
        lesson: 'Colour on screen and on paper',
      },
      {
        kind: 'number',
        text: 'A photo will be printed 127 mm wide at 300 pixels per inch. An inch is 25.4 mm. How many pixels wide must it be?',
        answer: 1500,
        unit: 'pixels',
        explanation: 'The width is $127 \\div 25.4 = 5$ inches, and $5 \\times 300 = 1500$ pixels.',
        lesson: 'Exporting files for the press',
      },
      {
        kind: 'text',
        text: 'Colour that reaches the edge of the sheet runs 3 mm beyond it, in case the knife misses a little. What is this strip called? (one word)',
        answers: ['bleed', 'the bleed', 'bleeds'],
        explanation:
          'The bleed is cut away with the rest. Without it a knife that misses by a millimetre leaves a white edge.',
        lesson: 'Exporting files for the press',
      },
      {
        kind: 'match',
        text: 'Match each use with the file you would send.',
        pairs: [
          ['A poster for the press', 'PDF with bleed, type as outlines'],
          ['A logo for a sign painter', 'SVG'],
          ['A logo for a chat message', 'PNG'],
          ['A photo for a web page', 'JPG'],
        ],
        explanation:
          'Outline files such as SVG stay sharp at any size, so a painter can enlarge them. On the web and in a chat, PNG suits logos and JPG suits photos.',
        lesson: 'Exporting files for the press',
      },
      {
        kind: 'order',
        text: 'Put the steps to a logo for a tea stall in the right order.',
        items: [
          'Write the brief and ask whether it is right',
          'Draw twenty stamp-sized sketches',
          'Put the three best through the same questions',
          'Build the winner from circles, rectangles and lines',
        ],
        explanation:
          'The brief decides what the mark must do, many small sketches bring ideas, and the same questions make the choice fair. Only then is it worth drawing one sketch cleanly.',
        lesson: 'A logo for a tea stall, from brief to three sketches',
      },
    ],
  },
  {
    course: 'ফ্রিল্যান্স লেখালেখি: প্রথম কাজ পর্যন্ত',
    title: 'কুইজ: শিরোনাম, বিবরণ ও প্রস্তাব',
    questions: [
      {
        kind: 'one',
        text: 'ছাদবাগান নিয়ে একটি ব্লগের জন্য কোন শিরোনামটি সবচেয়ে সবল?',
        choices: [
          'ছাদবাগান নিয়ে কিছু কথা',
          'ছাদে গরমের দিনে টমেটোগাছ বাঁচানোর পাঁচটি উপায়',
          'বর্তমান যুগে ছাদবাগানের গুরুত্ব',
          'এক রাতেই ছাদভরা ফসল, জানলে চমকে যাবেন!',
        ],
        answer: 1,
        explanation:
          'ভালো শিরোনাম নির্দিষ্ট, সত্যি এবং পড়লে কী জানা যাবে, সেই কথা দেয়। "এক রাতেই ফসল" মিথ্যা লোভ দেখায়, বাকি দুটি পাঠককে নির্দিষ্ট কিছু বলে না।',
        lesson: 'শিরোনাম ও প্রথম বাক্য: পাঠককে ধরে রাখা',
      },
      {
        kind: 'one',
        text: 'একটি সংখ্যা আপনি দুটি ওয়েবসাইটে পেলেন, কিন্তু দ্বিতীয়টি প্রথমটির লেখা হুবহু নকল করেছে। এখন কী করবেন?',
        choices: [
          'দুটি উৎস মিলেছে, তাই সংখ্যাটি লিখে দেব',
          'দুটি সংখ্যার গড় করে লিখব',
          'সংখ্যাটি বাদ দিয়ে "অনেক" লিখব',
          'মূল প্রতিবেদন বা প্রতিষ্ঠানের নিজের পাতা খুঁজে মিলিয়ে নেব',
        ],
        answer: 3,
        explanation: 'নকল করা লেখা আলাদা উৎস নয়, দুটি মিলে আসলে একটিই উৎস। তাই তথ্যটি যেখান থেকে এসেছে, সেই মূল জায়গায় মেলাতে হয়।',
        lesson: 'শিরোনাম ও প্রথম বাক্য: পাঠককে ধরে রাখা',
      },
      {
        kind: 'many',
        text: 'একটি বাঁশের ঝুড়ির বিবরণ সম্পাদনা করছেন। কোন বাক্যগুলো রাখবেন?',
        choices: [
          'চেরা বাঁশে হাতে বোনা, মুখ ১২ ইঞ্চি চওড়া।',
          'এমন অসাধারণ ঝুড়ি আর কোথাও পাবেন না।',
          'ভেজা কাপড়ে মুছে ছায়ায় শুকিয়ে নেবেন।',
          'মানে সেরা, দেখতে অতুলনীয়।',
          'রান্নাঘরে পেঁয়াজ-আলু রাখার মতো মাপ।',
        ],
        answers: [0, 2, 4],
        explanation:
          'উপাদান, মাপ, যত্ন আর ব্যবহার জানালে ক্রেতা জিনিসটি কল্পনা করতে পারেন। "অসাধারণ" বা "সেরা" যেকোনো জিনিস নিয়েই বলা যায়, তাই সেগুলো কাটা পড়ে।',
        lesson: 'হস্তশিল্পের পণ্যের বিবরণ লেখা',
      },
      {
        kind: 'number',
        text: 'একটি লেখায় তথ্য খুঁজতে ১ ঘণ্টা, খসড়ায় ১ ঘণ্টা, সম্পাদনায় ৩০ মিনিট আর একবার সংশোধনে ৩০ মিনিট লাগে। ঘণ্টায় ২০০ টাকা ধরলে লেখাটির দাম কত টাকা?',
        answer: 600,
        unit: 'টাকা',
        explanation:
          'মোট সময় ৩ ঘণ্টা, তাই দাম $3 \\times 200 = 600$ টাকা। শুধু খসড়ার সময় ধরলে দাম হতো ২০০ টাকা, আর বাকি দুই ঘণ্টা বিনা পয়সায় খাটতেন।',
        lesson: 'দর, সময় ও প্রথম প্রস্তাব',
      },
    ],
  },
  {
    course: 'Build Your First Web Pages with HTML and CSS',
    title: 'Quiz: tags, boxes and forms',
    questions: [
      {
        kind: 'match',
        text: 'Match each tag with its job.',
        pairs: [
          ['h1', 'the title of the whole page'],
          ['h2', 'the heading of a part of the page'],
          ['ol', 'a list whose order matters'],
          ['ul', 'a list whose order does not matter'],
        ],
        explanation:
          'Tags say what a piece of text is, not how it looks. The steps of a recipe go into ol, its ingredients into ul.',
        lesson: 'Headings, lists and a picture that can be heard',
      },
      {
        kind: 'one',
        text: 'A photo shows three pupils planting a mango tree in the school yard. Which alt text is best?',
        choices: [
          'Image of people',
          'photo-0417.jpg',
          'A very nice picture from our school',
          'Three pupils planting a mango tree in the school yard',
        ],
        answer: 3,
        explanation:
          'The alt text is read aloud to people who cannot see the picture, so it should say what there is to see. A file name or praise tells them nothing.',
        lesson: 'Headings, lists and a picture that can be heard',
      },
      {
        kind: 'text',
        text: 'The inspector colours two kinds of space around a box. What is the space inside the border called? (one word)',
        answers: ['padding', 'the padding'],
        explanation: 'Padding lies between the content and the border; margin is the space outside the border.',
        lesson: 'Notice cards in a row with flexbox',
      },
      {
        kind: 'number',
        text: 'A media query changes the grid to four columns from 48 rem. One rem is 16 pixels. How many pixels wide must the window be at least?',
        answer: 768,
        unit: 'pixels',
        explanation:
          '$48 \\times 16 = 768$. In a narrower window, for example on a phone, the two columns written first remain.',
        lesson: 'A product grid, one media query and an order form',
      },
    ],
  },
  {
    course: 'অফিস সফটওয়্যার: চিঠি, হিসাব আর স্লাইড',
    title: 'কুইজ: দলিল, শিট ও স্লাইড',
    questions: [
      {
        kind: 'one',
        text: 'বিশ পাতার একটি দলিলে সব শিরোনামের রং বদলাতে হবে। কোন কাজটি আগে করা থাকলে এটি এক জায়গায় বদলালেই হয়?',
        choices: [
          'প্রতিটি শিরোনাম হাতে মোটা ও বড় করা',
          'দলিলটি পিডিএফ করে রাখা',
          'শিরোনামে সফটওয়্যারের শিরোনামের ধরন (Heading style) ব্যবহার করা',
          'শিরোনামের আগে-পরে কয়েকবার এন্টার চাপা',
        ],
        answer: 2,
        explanation:
          'শিরোনামের ধরন একবার বদলালে ওই ধরনের সব শিরোনাম একসঙ্গে বদলায়। হাতে মোটা করা শিরোনামকে সফটওয়্যার শিরোনাম বলে চেনে না।',
        lesson: 'সভার নোটিশ: মাপ, মার্জিন ও শিরোনামের ধরন',
      },
      {
        kind: 'number',
        text: 'সমিতির চাঁদা মাসে ২০০ টাকা। ছয় মাসে একজন সদস্য মোট ৮৫০ টাকা জমা দিয়েছেন। তাঁর বকেয়া কত টাকা?',
        answer: 350,
        unit: 'টাকা',
        explanation: 'ছয় মাসে দেওয়ার কথা $6 \\times 200 = 1200$ টাকা। জমা ৮৫০ বাদ দিলে বকেয়া $1200 - 850 = 350$ টাকা।',
        lesson: 'চাঁদার খাতা থেকে শিট: বকেয়া বের করার সূত্র',
      },
      {
        kind: 'match',
        text: 'শিটের প্রতিটি সূত্র কী বের করে? B, C, D কলামে তিন মাসের চাঁদা, E-তে জমা, F-এ বকেয়া।',
        pairs: [
          ['=SUM(B2:D2)', 'এক সদস্যের তিন মাসের মোট জমা'],
          ['=3*200-E2', 'এক সদস্যের বকেয়া'],
          ['=AVERAGE(F2:F6)', 'পাঁচ সদস্যের গড় বকেয়া'],
          ['=IF(F2>0,"বাকি আছে","পরিশোধ")', 'বকেয়া থাকা-না থাকার মন্তব্য'],
        ],
        explanation:
          'SUM যোগ করে, AVERAGE গড় করে, আর IF একটি শর্ত দেখে দুই উত্তরের একটি লেখে। প্রতিটি সূত্র সমান চিহ্ন দিয়ে শুরু হয়।',
        lesson: 'চাঁদার খাতা থেকে শিট: বকেয়া বের করার সূত্র',
      },
      {
        kind: 'many',
        text: 'বার্ষিক সভার স্লাইড সাজাতে কোন কাজগুলো ভালো?',
        choices: [
          'বক্তৃতার পুরো কথা স্লাইডে লিখে রাখা',
          'শিরোনামেই মূল সিদ্ধান্তটি লেখা',
          'পার্থক্য বড় দেখাতে স্তম্ভের অক্ষ ৫০ হাজার থেকে শুরু করা',
          'চার্টের অক্ষে একক লেখা',
          'মাসে মাসে ওঠানামা দেখাতে রেখাচার্ট নেওয়া',
        ],
        answers: [1, 3, 4],
        explanation:
          'দর্শক একসঙ্গে পড়তে ও শুনতে পারেন না, তাই লেখা কম থাকে আর শিরোনাম সিদ্ধান্ত জানায়। স্তম্ভের অক্ষ শূন্য থেকে শুরু না হলে সামান্য পার্থক্যও অনেক বড় দেখায়।',
        lesson: 'এক স্লাইডে এক কথা',
      },
    ],
  },
  {
    course: 'মোবাইলে ভিডিও সম্পাদনা',
    title: 'কুইজ: শট, শব্দ ও সাবটাইটেল',
    questions: [
      {
        kind: 'number',
        text: 'তিন মিনিটের একটি ভিডিওতে প্রতিটি শট গড়ে পাঁচ সেকেন্ডের। মোট কয়টি শট লাগবে?',
        answer: 36,
        unit: 'টি',
        explanation: 'তিন মিনিট মানে ১৮০ সেকেন্ড, আর $180 \\div 5 = 36$। তোলার আগেই তাই শটের তালিকা করে নেওয়া ভালো।',
        lesson: 'তিনটি শটে একটি ছোট গল্প',
      },
      {
        kind: 'one',
        text: 'একই জায়গা থেকে তোলা প্রায় একই রকম দুটি শট পাশাপাশি বসাতেই ছবি লাফিয়ে উঠল। কী করবেন?',
        choices: ['মাঝে একটি কাছের শট বসাব', 'দুটি শটেরই রং উজ্জ্বল করব', 'সুরের মাত্রা বাড়িয়ে দেব', 'প্রথম শটটি দুবার বসাব'],
        answer: 0,
        explanation: 'মাঝের কাছের শট চোখকে অন্য কিছু দেখায়, তাই পরের শটে ছোট বদলটি আর লাফ বলে মনে হয় না।',
        lesson: 'তিনটি শটে একটি ছোট গল্প',
      },
      {
        kind: 'order',
        text: 'একটি সাক্ষাৎকারের শব্দের কাজগুলো ঠিক ক্রমে সাজান।',
        items: [
          'পাখা বন্ধ করে ফোন বক্তার কাছে আনা',
          'কথা শেষে দশ সেকেন্ড শুধু ঘরের শব্দ রেকর্ড করা',
          'সুর বন্ধ রেখে শুধু কথা শুনে কাটা',
          'সুর যোগ করে কমানো, যতক্ষণ না প্রতিটি শব্দ বোঝা যায়',
        ],
        explanation: 'শব্দের যত্ন শুরু হয় তোলার সময়। সম্পাদনায় আগে কথা ঠিক করতে হয়, সুর আসে সবার শেষে, যেন কথা ঢাকা না পড়ে।',
        lesson: 'পরিষ্কার শব্দ: কথা আগে, সুর পরে',
      },
      {
        kind: 'one',
        text: 'সাবটাইটেলের কোন ভাঙাটি পড়তে সবচেয়ে সহজ? (/ চিহ্নে লাইন ভাঙে)',
        choices: [
          'মা প্রতিদিন / ভোরে উঠানে ঝাড়ু দেন',
          'মা প্রতিদিন ভোরে উঠানে ঝাড়ু / দেন',
          'মা প্রতিদিন ভোরে / উঠানে ঝাড়ু দেন',
          'মা / প্রতিদিন ভোরে উঠানে ঝাড়ু দেন',
        ],
        answer: 2,
        explanation:
          '"মা প্রতিদিন ভোরে" আর "উঠানে ঝাড়ু দেন" দুটিই অর্থে গোটা। "প্রতিদিন ভোরে" বা "ঝাড়ু দেন" মাঝখানে ভাঙলে পড়তে হোঁচট লাগে।',
        lesson: 'পড়া যায় এমন বাংলা সাবটাইটেল',
      },
    ],
  },
  {
    course: 'Bookkeeping for a Small Shop',
    title: 'Quiz: cash, credit and profit',
    questions: [
      {
        kind: 'number',
        text: "The box opens with 2,000 taka. During the day there are cash sales of 5,400, supplier payments of 3,100 and an owner's drawing of 400. How many taka should be counted in the evening?",
        answer: 3900,
        unit: 'taka',
        explanation:
          '$2000 + 5400 - 3100 - 400 = 3900$. The drawing is not an expense of the shop, but it has left the box.',
        lesson: 'Money in, money out, and closing the day',
      },
      {
        kind: 'one',
        text: 'The cash book says 4,350 taka, but the box holds 4,300. What do you do?',
        choices: [
          'Change an older line so that the sum fits',
          'Write "short 50" in a line of its own',
          'Put 50 taka of your own into the box and write nothing',
          'Wait a week and see whether it evens out',
        ],
        answer: 1,
        explanation:
          'A shortage that is written down can be understood later, for instance if it shows up every Thursday. A changed line hides it for good.',
        lesson: 'Money in, money out, and closing the day',
      },
      {
        kind: 'match',
        text: 'A shop has opening stock 30,000, purchases 55,000, closing stock 25,000, sales 75,000, and rent and wages of 9,000 taka. Match each name with its sum.',
        pairs: [
          ['Cost of goods sold', '60,000 taka'],
          ['Gross profit', '15,000 taka'],
          ['Net profit', '6,000 taka'],
          ['Fall in the stock', '5,000 taka'],
        ],
        explanation:
          'Cost of goods sold is $30000 + 55000 - 25000 = 60000$. Sales less that cost give a gross profit of 15,000, and less 9,000 for rent and wages a net profit of 6,000.',
        lesson: 'Profit is not cash',
      },
      {
        kind: 'many',
        text: 'A shop made a profit this month, yet the box is emptier than before. Which of these can explain it?',
        choices: [
          'The stock on the shelves has grown',
          'Old debts of customers were collected',
          'Many customers bought on credit',
          'Suppliers agreed to be paid next month',
        ],
        answers: [0, 2],
        explanation:
          'Money turned into goods and sales that are not yet paid both count in the profit, but neither is in the box. Collecting debts and paying later leave more cash in it.',
        lesson: 'Profit is not cash',
      },
    ],
  },
]
