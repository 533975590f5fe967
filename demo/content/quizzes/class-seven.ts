import type { DemoQuiz } from './types.ts'

export const classSeven: DemoQuiz[] = [
  {
    course: 'Mathematics Seven: Proportion, Factors and Congruence',
    title: 'Quiz: numbers, ratios, formulae and proofs',
    questions: [
      {
        kind: 'many',
        text: 'Which of these numbers are irrational?',
        choices: ['$\\sqrt{25}$', '$\\sqrt{18}$', '$0.45$', '$\\sqrt{3}$', '$\\sqrt{\\frac{9}{16}}$'],
        answers: [1, 3],
        explanation:
          'Neither 18 nor 3 is a perfect square, so their roots never end and never repeat. The others can be written as fractions: $\\sqrt{25} = 5$, $0.45 = \\frac{9}{20}$ and $\\sqrt{\\frac{9}{16}} = \\frac{3}{4}$.',
        lesson: 'The number that refuses to be a fraction',
      },
      {
        kind: 'number',
        text: 'The number $\\sqrt{90}$ lies between two whole numbers that follow each other. Which is the smaller of the two?',
        answer: 9,
        explanation: 'Look for the perfect squares on both sides: $81 < 90 < 100$, so $9 < \\sqrt{90} < 10$.',
        lesson: 'The number that refuses to be a fraction',
      },
      {
        kind: 'number',
        text: 'Three friends share a profit of 5400 taka in the ratio 2 : 3 : 4. How many taka does the friend with the largest share get?',
        answer: 2400,
        unit: 'taka',
        explanation:
          'There are $2 + 3 + 4 = 9$ equal parts, so one part is $5400 \\div 9 = 600$ taka. The largest share has 4 parts, which is 2400 taka.',
        lesson: 'Sharing in a ratio',
      },
      {
        kind: 'one',
        text: 'If $a : b = 3 : 4$ and $b : c = 6 : 5$, what is $a : b : c$?',
        choices: ['3 : 4 : 5', '9 : 12 : 10', '3 : 10 : 5', '3 : 24 : 5'],
        answer: 1,
        explanation:
          'Make $b$ the same in both ratios: the LCM of 4 and 6 is 12. Then $a : b = 9 : 12$ and $b : c = 12 : 10$, which fit together.',
        lesson: 'Sharing in a ratio',
      },
      {
        kind: 'one',
        text: 'A lamp is sold for 690 taka, which gives a profit of 15 percent. What was the cost price?',
        choices: ['586.50 taka', '675 taka', '793.50 taka', '600 taka'],
        answer: 3,
        explanation:
          'When the cost price is 100, the selling price is 115, so the cost price is $\\frac{100 \\times 690}{115} = 600$ taka. Taking 15 percent off 690 would be wrong, because the percentage belongs to the cost price.',
        lesson: 'Profit, loss and discount in a small shop',
      },
      {
        kind: 'match',
        text: 'Match each expression with its factors.',
        pairs: [
          ['$x^2 - 16$', '$(x + 4)(x - 4)$'],
          ['$x^2 + 8x + 16$', '$(x + 4)^2$'],
          ['$x^2 + 6x + 8$', '$(x + 2)(x + 4)$'],
          ['$4x^2 + 16x$', '$4x(x + 4)$'],
        ],
        explanation:
          'Look for something common first, then for a difference of two squares, then for two numbers with the right sum and product. Multiplying the factors must bring the expression back.',
        lesson: 'Where (a + b) squared comes from, and how to run it backwards',
      },
      {
        kind: 'order',
        text: 'In triangle ABC, $AB = AC$. Put the steps of the proof that the angles at B and C are equal in order.',
        items: [
          'Draw the bisector of angle A; it meets BC at D',
          'In triangles ABD and ACD: $AB = AC$, $\\angle BAD = \\angle CAD$, and AD is common',
          'So $\\triangle ABD \\cong \\triangle ACD$ by SAS',
          'Therefore $\\angle B = \\angle C$, as matching angles',
        ],
        explanation:
          'A proof draws first, then collects three equal parts with their reasons, then names the test, and only then uses the result.',
        lesson: 'Proving two triangles congruent',
      },
      {
        kind: 'text',
        text: 'In triangles PQR and XYZ, $PQ = XY$, $PR = XZ$ and $\\angle P = \\angle X$. Write the three letters of the test that proves them congruent.',
        answers: ['SAS', 'S.A.S.', 'S-A-S', 'side angle side', 'side-angle-side'],
        explanation:
          'The angle at P lies between the sides PQ and PR, and the angle at X between XY and XZ. Two sides and the angle between them is the test SAS.',
        lesson: 'Proving two triangles congruent',
      },
    ],
  },
  {
    course: 'বিজ্ঞান সপ্তম শ্রেণি: কোষ থেকে পরিপাকতন্ত্র',
    title: 'কুইজ: অণুজীব ও আমাদের শরীর',
    questions: [
      {
        kind: 'one',
        text: 'কুসুম গরম দুধে এক চামচ দই দিলে দুধ জমে যায়। দইয়ের ব্যাকটেরিয়া তখন কী করে?',
        choices: [
          'দুধের সব পানি শুষে নেয়',
          'দুধের আমিষকে শ্বেতসারে বদলায়',
          'দুধের শর্করাকে ল্যাকটিক এসিডে বদলায়',
          'দুধের সব জীবাণু মেরে ফেলে',
        ],
        answer: 2,
        explanation:
          'ব্যাকটেরিয়া দুধের শর্করা থেকে ল্যাকটিক এসিড তৈরি করে, আর সেই এসিডেই দুধ জমে ও টক হয়। অণুজীব মানেই যে রোগ নয়, দই তার প্রমাণ।',
        lesson: 'চোখে দেখা যায় না, তবু চারপাশে আছে',
      },
      {
        kind: 'order',
        text: 'মুখ থেকে বেরিয়ে এক লোকমা ভাত একে একে কোন কোন অঙ্গ পার হয়? ক্রমে সাজাও।',
        items: ['অন্ননালি', 'পাকস্থলী', 'ক্ষুদ্রান্ত্র', 'বৃহদন্ত্র'],
        explanation:
          'অন্ননালি খাবারকে নিচে ঠেলে দেয়, পাকস্থলীতে আমিষ ভাঙা শুরু হয়, ক্ষুদ্রান্ত্রে পরিপাক শেষ হয়ে খাদ্যরস শোষিত হয়। শেষে বৃহদন্ত্র পানি শোষণ করে।',
        lesson: 'এক লোকমা ভাতের ভ্রমণ',
      },
      {
        kind: 'match',
        text: 'রক্তের কোন অংশের কী কাজ? মেলাও।',
        pairs: [
          ['লোহিত কণিকা', 'অক্সিজেন বহন করে'],
          ['শ্বেত কণিকা', 'জীবাণুর সঙ্গে লড়ে'],
          ['অণুচক্রিকা', 'রক্ত জমাট বাঁধায়'],
          ['রক্তরস', 'খাদ্য ও বর্জ্য বহন করে'],
        ],
        explanation:
          'কোথাও কেটে গেলে অণুচক্রিকা রক্ত পড়া থামায়, শ্বেত কণিকা জীবাণু ঠেকায়। লোহিত কণিকা অক্সিজেন বয়, আর তরল রক্তরস বয় খাদ্য ও বর্জ্য।',
        lesson: 'ফুসফুস ও হৃৎপিণ্ড: দুই সঙ্গীর কাজ',
      },
      {
        kind: 'many',
        text: 'কোন কথাগুলো ঠিক?',
        choices: [
          'হৃৎপিণ্ডের ডান দিক ফুসফুসে রক্ত পাঠায়',
          'শিরা হৃৎপিণ্ড থেকে সারা শরীরে রক্ত নিয়ে যায়',
          'হৃৎপিণ্ডের বাঁ দিক সারা শরীরে রক্ত পাঠায়',
          'অ্যালভিওলাইয়ে অক্সিজেন রক্ত ছেড়ে বাতাসে চলে যায়',
        ],
        answers: [0, 2],
        explanation:
          'হৃৎপিণ্ডের ডান দিক রক্ত পাঠায় ফুসফুসে, বাঁ দিক সারা শরীরে। শিরা রক্ত ফিরিয়ে আনে, আর অ্যালভিওলাইয়ে অক্সিজেন রক্তে ঢোকে, কার্বন ডাই-অক্সাইড বেরিয়ে আসে।',
        lesson: 'ফুসফুস ও হৃৎপিণ্ড: দুই সঙ্গীর কাজ',
      },
    ],
  },
  {
    course: 'সাহিত্যপাঠ: সপ্তম শ্রেণির গদ্য ও কবিতা',
    title: 'কুইজ: গল্প পড়া, কবিতা বোঝা',
    questions: [
      {
        kind: 'order',
        text: 'একটি গল্প তিনবার পড়ার পদ্ধতিতে কোন কাজের পর কোন কাজ? ক্রমে সাজাও।',
        items: [
          'না থেমে গল্পটি শেষ পর্যন্ত পড়া',
          'বই বন্ধ করে দুই-তিন বাক্যে ঘটনাটি বলা',
          'আবার পড়ে অচেনা শব্দে দাগ দেওয়া ও অর্থ অনুমান করা',
          'আরেকবার পড়ে লেখক কী বলতে চান, তা খোঁজা',
        ],
        explanation: 'আগে জানতে হয় কী ঘটল, তারপর কঠিন জায়গা বুঝতে হয়। এ দুটি হয়ে গেলে তবেই লেখকের ভাবনা ধরা সহজ হয়।',
        lesson: 'তিনবার পড়া: গল্প থেকে ভাবনায়',
      },
      {
        kind: 'one',
        text: 'কোন বাক্যে উপমা আছে?',
        choices: [
          'উঠানে শিউলি ফুল ঝরে আছে।',
          'নদীর জল আজ খুব ঘোলা।',
          'বৃষ্টির পর মাঠ সবুজ হয়ে উঠেছে।',
          'শরতের মেঘ তুলোর মতো ভাসছে।',
        ],
        answer: 3,
        explanation:
          'মেঘকে তুলোর সঙ্গে তুলনা করা হয়েছে, আর ‘মতো’ শব্দটি সেই মিল দেখিয়ে দিচ্ছে। বাকি বাক্যগুলোতে বর্ণনা আছে, কিন্তু দুটি আলাদা জিনিসের তুলনা নেই।',
        lesson: 'উপমা, চিত্রকল্প ও অন্ত্যমিল চেনা',
      },
      {
        kind: 'text',
        text: '‘আকাশজুড়ে তারার মেলা, দিঘির জলে চাঁদের খেলা।’ এখানে ‘মেলা’ ও ‘খেলা’র মতো চরণের শেষে ধ্বনির মিলকে কী বলে?',
        answers: ['অন্ত্যমিল', 'অন্ত্য-মিল', 'অন্তমিল'],
        explanation:
          'চরণের অন্তে বা শেষে মিল বলে এর নাম অন্ত্যমিল। মিলটি ধরতে হয় কানে, তাই বানান আলাদা হলেও উচ্চারণ মিললে অন্ত্যমিল হয়।',
        lesson: 'উপমা, চিত্রকল্প ও অন্ত্যমিল চেনা',
      },
      {
        kind: 'match',
        text: 'কোন প্রশ্নটি সৃজনশীল প্রশ্নের কোন স্তরের? মেলাও।',
        pairs: [
          ['গল্পের বালকটির নাম কী?', 'জ্ঞান'],
          ['বালকটি টাকা ফেরত দিয়ে শান্তি পেল কেন? বুঝিয়ে লেখো।', 'অনুধাবন'],
          ['উদ্দীপকের সুমনের সঙ্গে বালকটির মিল দেখাও।', 'প্রয়োগ'],
          ['উদ্দীপকটি গল্পের পুরো ভাব প্রকাশ করে কি? যুক্তি দিয়ে বিচার করো।', 'উচ্চতর দক্ষতা'],
        ],
        explanation:
          'জ্ঞান স্তরে মনে রাখা তথ্য, অনুধাবনে বুঝে ব্যাখ্যা, প্রয়োগে উদ্দীপকের সঙ্গে মিল-অমিল লাগে। উচ্চতর দক্ষতায় যুক্তি দিয়ে বিচার করে সিদ্ধান্ত দিতে হয়।',
        lesson: 'সৃজনশীল প্রশ্নের চার ধাপ',
      },
    ],
  },
  {
    course: 'Grammar That Works: Tense, Articles and Voice',
    title: 'Quiz: tense, articles and voice',
    questions: [
      {
        kind: 'one',
        text: 'Which sentence is correct?',
        choices: [
          'I have met her yesterday.',
          'We have moved here two days ago.',
          'She has lived here since 2018.',
          'He has worked here since three years.',
        ],
        answer: 2,
        explanation:
          'The present perfect goes with "since" and a starting point, here 2018. Finished times such as "yesterday" and "two days ago" need the past simple, and a length of time needs "for".',
        lesson: 'I lost my key, I have lost my key',
      },
      {
        kind: 'many',
        text: 'Before which of these do we use "an"?',
        choices: ['hour', 'university', 'honest answer', 'European country', 'umbrella'],
        answers: [0, 2, 4],
        explanation:
          'The sound decides, not the letter. The h in "hour" and "honest" is silent, so they begin with a vowel sound like "umbrella"; "university" and "European" begin with the sound of "you".',
        lesson: 'Three questions that choose the article',
      },
      {
        kind: 'text',
        text: 'Make it passive with two words: "They have cleaned the classroom." "The classroom ____ ____ cleaned."',
        answers: ['has been'],
        explanation:
          'The tense of "be" is the tense of the active verb. "Have cleaned" is present perfect, so "be" becomes "has been", with "has" because there is one classroom.',
        lesson: 'Why the passive exists',
      },
      {
        kind: 'match',
        text: 'Match each active sentence with its passive.',
        pairs: [
          ['They grow tea here.', 'Tea is grown here.'],
          ['They grew tea here.', 'Tea was grown here.'],
          ['They will grow tea here.', 'Tea will be grown here.'],
          ['They must grow tea here.', 'Tea must be grown here.'],
        ],
        explanation:
          'The past participle "grown" stays the same; only the form of "be" follows the tense or the modal of the active sentence.',
        lesson: 'Why the passive exists',
      },
    ],
  },
  {
    course: 'ICT Seven: Documents, Devices and Safe Browsing',
    title: 'Quiz: inside the box, on the page, on the web',
    questions: [
      {
        kind: 'match',
        text: 'Match each part of a computer with its work.',
        pairs: [
          ['Processor', 'follows instructions and calculates'],
          ['RAM', 'holds what is being worked on now'],
          ['SSD', 'keeps files when the power is off'],
          ['Power supply', 'gives each part the right voltage'],
        ],
        explanation:
          'RAM is like the desk and the SSD like the cupboard: both hold things, but only the cupboard keeps them when the power is gone.',
        lesson: 'Inside the system unit',
      },
      {
        kind: 'order',
        text: 'What happens when you work on a saved document? Put the steps in order.',
        items: [
          'The document is copied from storage to RAM',
          'You change the copy in RAM',
          'You press Save',
          'The changed copy goes back to storage',
        ],
        explanation:
          'Until you press Save, your changes exist only in RAM. That is why they are lost if the power fails before that.',
        lesson: 'Inside the system unit',
      },
      {
        kind: 'many',
        text: 'Which habits make a document that looks cared for on every computer?',
        choices: [
          'Using the styles Heading 1 and Heading 2',
          'Pushing words into place with the space bar',
          'Resizing a picture by dragging its corner',
          'Making space with many empty lines',
          'Exporting a PDF before printing',
        ],
        answers: [0, 2, 4],
        explanation:
          'Styles keep all headings alike, a corner keeps the shape of the picture, and a PDF keeps the layout from moving. Spaces and empty lines slip as soon as something changes.',
        lesson: 'A document that looks cared for',
      },
      {
        kind: 'one',
        text: 'A caller says that he works for a bank and asks you for the one-time code on the phone of your mother. What is right?',
        choices: [
          'Do not give the code, and tell your mother',
          'Give the code, because banks need it',
          'Give him only the first half of the code',
          'Send the code in a message instead of saying it',
        ],
        answer: 0,
        explanation:
          'A one-time code is never shared, whoever asks for it. A real bank does not need it from you, and half a code or a message is just as unsafe.',
        lesson: 'Searching well and answering unkind messages',
      },
    ],
  },
  {
    course: 'ইসলাম ও নৈতিক শিক্ষা: আকাইদ থেকে আখলাক',
    title: 'কুইজ: আকাইদ, ইবাদত ও আখলাক',
    questions: [
      {
        kind: 'match',
        text: 'শব্দের সঙ্গে তার অর্থ বা পরিচয় মেলাও।',
        pairs: [
          ['তাওহিদ', 'আল্লাহর একত্বে বিশ্বাস'],
          ['রিসালাত', 'আল্লাহর বাণী মানুষের কাছে পৌঁছে দেওয়ার দায়িত্ব'],
          ['আখিরাত', 'মৃত্যুর পরের জীবন'],
          ['আকিদা', 'দৃঢ় বিশ্বাস'],
        ],
        explanation: 'আকিদা মানে দৃঢ় বিশ্বাস, আর তার বহুবচন আকাইদ। তাওহিদ, রিসালাত ও আখিরাত এই বিশ্বাসের তিনটি মূল কথা।',
        lesson: 'তাওহিদ, রিসালাত ও আখিরাত',
      },
      {
        kind: 'many',
        text: 'সাওম পালনের সময় দিনের বেলা কোন কোন কাজ থেকে বিরত থাকতে হয়?',
        choices: ['পানাহার', 'অন্যকে সাহায্য করা', 'মিথ্যা বলা', 'সালাত আদায় করা', 'পরনিন্দা করা'],
        answers: [0, 2, 4],
        explanation:
          'সাওম শুধু না খেয়ে থাকা নয়; মিথ্যা, ঝগড়া ও পরনিন্দা থেকেও জিহ্বাকে বিরত রাখতে হয়। সালাত ও মানুষের উপকার তো ভালো কাজ, সেগুলো থেকে বিরত থাকার কথা নয়।',
        lesson: 'সাওম ও জাকাত: নিজের জন্য, সমাজের জন্য',
      },
      {
        kind: 'number',
        text: 'জাকাত ফরজ হয়েছে এমন একজনের জমানো টাকা ৩,২০,০০০। শতকরা আড়াই ভাগ হিসাবে তাঁর জাকাত কত টাকা?',
        answer: 8000,
        unit: 'টাকা',
        explanation:
          'জাকাত = ৩,২০,০০০ × ২.৫ ÷ ১০০ = ৮,০০০ টাকা। অন্যভাবে ভাবলে আড়াই শতাংশ মানে ৪০ ভাগের ১ ভাগ: ৩,২০,০০০ ÷ ৪০ = ৮,০০০।',
        lesson: 'সাওম ও জাকাত: নিজের জন্য, সমাজের জন্য',
      },
      {
        kind: 'one',
        text: 'রাফি শ্রেণিতে নেই। কয়েকজন তার একটি সত্যিকারের দোষের কথা বলে হাসাহাসি করছে, যা শুনলে রাফি কষ্ট পাবে। এটি কী?',
        choices: [
          'অপবাদ, কারণ রাফি সেখানে নেই',
          'গিবত, কথাটি সত্য হলেও',
          'উপদেশ, কারণ দোষটি তার আছে',
          'দোষের কিছু নয়, কারণ কথাটি সত্য',
        ],
        answer: 1,
        explanation:
          'কারও অনুপস্থিতিতে এমন দোষের কথা বলা, যা শুনলে সে কষ্ট পাবে, তার নাম গিবত; কথাটি সত্য হলেও। মিথ্যা হলে তা অপবাদ, যা আরও বড় অন্যায়।',
        lesson: 'আমানত রক্ষা ও গিবত থেকে বাঁচা',
      },
    ],
  },
]
