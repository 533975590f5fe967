import type { DemoQuiz } from './types.ts'

export const classSix: DemoQuiz[] = [
  {
    course: 'ষষ্ঠ শ্রেণির গণিত: সংখ্যা থেকে বীজগণিত',
    title: 'কুইজ: সংখ্যা থেকে সমীকরণ',
    questions: [
      {
        kind: 'many',
        text: 'ভাগ না করেই বলো: ৫২৩২ সংখ্যাটি নিচের কোনগুলো দিয়ে বিভাজ্য?',
        choices: ['২', '৩', '৪', '৫', '৯'],
        answers: [0, 1, 2],
        explanation:
          'শেষ অঙ্ক ২ বলে সংখ্যাটি ২ দিয়ে, আর শেষ দুই অঙ্কে ৩২ = ৪ × ৮ বলে ৪ দিয়ে বিভাজ্য। অঙ্কগুলোর যোগফল ১২, যা ৩ দিয়ে বিভাজ্য কিন্তু ৯ দিয়ে নয়।',
        lesson: 'ভাগ না করেই বিভাজ্যতা বোঝা',
      },
      {
        kind: 'number',
        text: 'সকাল ৭টায় দুটি বাস একসঙ্গে ছাড়ল। এরপর একটি বাস ৩০ মিনিট পরপর, অন্যটি ৪৫ মিনিট পরপর ছাড়ে। কত মিনিট পর বাস দুটি আবার একসঙ্গে ছাড়বে?',
        answer: 90,
        unit: 'মিনিট',
        explanation: '‘আবার কখন একসঙ্গে’ মানে লসাগু। ৩০ = ২ × ৩ × ৫ আর ৪৫ = ৩ × ৩ × ৫, তাই লসাগু = ২ × ৩ × ৩ × ৫ = ৯০।',
        lesson: 'গসাগু ও লসাগু: কখন কোনটি লাগে',
      },
      {
        kind: 'one',
        text: '৪০ মিনিট ও ২ ঘণ্টার অনুপাতের সরল রূপ কোনটি?',
        choices: ['২০ : ১', '৩ : ১', '১ : ৩', '১ : ৫'],
        answer: 2,
        explanation:
          'আগে একক এক করতে হয়: ২ ঘণ্টা = ১২০ মিনিট। তাই অনুপাত ৪০ : ১২০ = ১ : ৩; যেটির কথা আগে বলা হয়েছে, সেটি আগে বসে।',
        lesson: 'অনুপাত, ঐকিক নিয়ম ও শতকরা: তিনটি একই গল্প',
      },
      {
        kind: 'order',
        text: 'সংখ্যাগুলো ছোট থেকে বড় সাজাও।',
        items: ['−৮', '−৩', '০', '৫'],
        explanation: 'সংখ্যারেখায় যে সংখ্যা যত ডানে, সে তত বড়। −৮ আছে −৩-এর বাঁয়ে, তাই −৮ সবচেয়ে ছোট।',
        lesson: 'শূন্যের নিচেও সংখ্যা আছে',
      },
      {
        kind: 'number',
        text: 'মান বের করো: (−৪) − (−৯)',
        answer: 5,
        explanation:
          'ঋণাত্মক সংখ্যা বিয়োগ করা আর তার বিপরীত সংখ্যা যোগ করা একই কথা। তাই (−৪) − (−৯) = (−৪) + ৯ = ৫, অর্থাৎ −৪ থেকে ডানে ৯ ধাপ।',
        lesson: 'শূন্যের নিচেও সংখ্যা আছে',
      },
      {
        kind: 'match',
        text: '৬x + y − ৪ রাশিটি দেখে বাঁ পাশের সঙ্গে ডান পাশ মেলাও।',
        pairs: [
          ['x-এর সহগ', '৬'],
          ['y-এর সহগ', '১'],
          ['ধ্রুবক', '−৪'],
          ['পদের সংখ্যা', '৩'],
        ],
        explanation:
          'চলকের সামনের সংখ্যাটি সহগ, আর শুধু y লেখা থাকলে তার সহগ ১। যোগ-বিয়োগ চিহ্ন রাশিটিকে তিনটি পদে ভাগ করেছে: ৬x, y ও −৪।',
        lesson: 'দেশলাইয়ের কাঠি থেকে চলক',
      },
      {
        kind: 'one',
        text: '৫a + ২b − ৩a + ৪b সরল করলে কী পাওয়া যায়?',
        choices: ['২a + ৬b', '৮a + ৬b', '৮ab', '২a − ২b'],
        answer: 0,
        explanation:
          'শুধু সদৃশ পদ একসঙ্গে আনা যায়: (৫a − ৩a) + (২b + ৪b) = ২a + ৬b। a আর b মিলিয়ে এক পদ বানানো যায় না, যেমন আম আর কলা মিলে শুধু আম হয় না।',
        lesson: 'দেশলাইয়ের কাঠি থেকে চলক',
      },
      {
        kind: 'text',
        text: 'চলকের যে মান বসালে সমীকরণের দুই পক্ষ সমান হয়, তাকে এক শব্দে কী বলে?',
        answers: ['মূল', 'সমাধান', 'সমীকরণের মূল', 'সমীকরণের সমাধান'],
        explanation: 'সেই মানটি সমীকরণের মূল বা সমাধান। যেমন x + ৩ = ১১ সমীকরণে x-এর জায়গায় ৮ বসালে দুই পক্ষ সমান হয়, তাই মূল ৮।',
        lesson: 'দাঁড়িপাল্লার মতো সমীকরণ',
      },
    ],
  },
  {
    course: 'Discovering Science: Class Six',
    title: 'Quiz: measuring, testing and separating',
    questions: [
      {
        kind: 'one',
        text: 'Karim wants to know whether bean plants grow taller in sunlight than in shade. Which plan is a fair test?',
        choices: [
          'One pot in the sun with plenty of water, one pot in the shade with little water',
          'Beans in the sunny pot, peas in the shady pot, the same soil and water for both',
          'One bean in good soil in the sun, ten beans in sand in the shade',
          'Ten beans in the sun and ten in the shade, with the same soil, pots and water',
        ],
        answer: 3,
        explanation:
          'In a fair test only one thing is changed, here the light. If the water, the soil or the kind of seed changes as well, nobody can tell what made the difference.',
        lesson: 'Planning a fair test',
      },
      {
        kind: 'number',
        text: 'A pile of 50 sheets of card is 6 mm thick. How thick is one sheet, in millimetres?',
        answer: 0.12,
        unit: 'mm',
        explanation:
          'Small things are measured together and then divided: $6 \\div 50 = 0.12$. A ruler could never show such a small thickness directly.',
        lesson: 'Measuring length, mass and time well',
      },
      {
        kind: 'order',
        text: 'Sand, salt and iron pins lie mixed in one bowl. Put the steps for getting all three back in order.',
        items: [
          'Move a magnet over the dry mixture and lift out the pins',
          'Add water and stir until the salt has dissolved',
          'Pour everything through filter paper, so that the sand stays behind',
          'Leave the salt water in a wide dish in the sun',
        ],
        explanation:
          'Each step uses something only one substance can do: iron is magnetic, salt dissolves, sand does not. Evaporation comes last, because the salt has to be alone in the water first.',
        lesson: 'Getting mixtures apart again',
      },
      {
        kind: 'text',
        text: 'You stir sugar into a glass of water until the water is clear again. Sugar is the solute. What do we call the water in this solution?',
        answers: ['solvent', 'the solvent', 'a solvent'],
        explanation:
          'The substance that dissolves is the solute, and the liquid it dissolves in is the solvent. Together they form a solution.',
        lesson: 'Getting mixtures apart again',
      },
    ],
  },
  {
    course: 'English Six: Reading Aloud, Dialogue and Description',
    title: 'Quiz: reading, asking and describing',
    questions: [
      {
        kind: 'many',
        text: 'Read aloud: "The tired farmer sat on a bench." Which of these words do you say more strongly?',
        choices: ['the', 'tired', 'farmer', 'sat', 'a'],
        answers: [1, 2, 3],
        explanation:
          'Words that carry meaning are stressed: nouns, main verbs and adjectives. Small words such as "the" and "a" are said quickly and lightly.',
        lesson: 'Stress and pauses: reading so that others listen',
      },
      {
        kind: 'text',
        text: 'Write the missing word: "Excuse me, how much ____ those two maps?"',
        answers: ['are'],
        explanation:
          'We ask "How much is" for one thing and "How much are" for more than one. Here there are two maps.',
        lesson: 'Asking about prices and saying what you think',
      },
      {
        kind: 'match',
        text: 'Match each note about a school gate with the sense it belongs to.',
        pairs: [
          ['the bell ringing twice', 'hear'],
          ['fresh paint on the gate', 'smell'],
          ['the rough bark of the old tree', 'touch'],
          ['a slice of sour green mango', 'taste'],
        ],
        explanation:
          'A good description uses more than the eyes. Collect notes for several senses first, and choose the best ones for your paragraph.',
        lesson: 'From five senses to one paragraph',
      },
      {
        kind: 'order',
        text: 'A writer describes the view from a window, going from far to near. Put the sentences in that order.',
        items: [
          'On the other side of the river a boat raises its brown sail.',
          'On our side of the water, children are washing a cow.',
          'At the end of our garden a hen scratches in the leaves.',
          'The wood of the window under my hand is warm from the sun.',
        ],
        explanation:
          'The eye travels from the far bank to the near bank, then to the garden, and at last to the hand of the writer. Such an order keeps the reader from getting lost.',
        lesson: 'From five senses to one paragraph',
      },
    ],
  },
  {
    course: 'তথ্য ও যোগাযোগ প্রযুক্তি পরিচিতি',
    title: 'কুইজ: উপাত্ত, যোগাযোগ ও যন্ত্র',
    questions: [
      {
        kind: 'one',
        text: 'নিচের কোনটি উপাত্ত নয়, তথ্য?',
        choices: [
          'খাতায় লেখা ৭২, ৮৫, ৬৪, ৯১',
          'সারা মাসের প্রতিদিনের হাজিরার দাগ',
          'বৃহস্পতিবারে উপস্থিতি সবচেয়ে কম থাকে',
          'সারা দিনে মাপা তাপমাত্রার তালিকা',
        ],
        answer: 2,
        explanation: 'হাজিরা গুনে ও তুলনা করে বৃহস্পতিবারের কথাটি জানা গেছে, তাই এর অর্থ আছে; এটি তথ্য। বাকিগুলো এখনো প্রক্রিয়াকরণ হয়নি।',
        lesson: 'উপাত্ত কখন তথ্য হয়ে ওঠে',
      },
      {
        kind: 'number',
        text: 'রিনা পাঁচ দিনে পানি খেয়েছে ৬, ৮, ৭, ৯ ও ৫ গ্লাস। দিনে গড়ে সে কত গ্লাস পানি খেয়েছে?',
        answer: 7,
        unit: 'গ্লাস',
        explanation:
          'সব কটি যোগ করে দিনের সংখ্যা দিয়ে ভাগ করতে হয়: (৬ + ৮ + ৭ + ৯ + ৫) ÷ ৫ = ৩৫ ÷ ৫ = ৭। এভাবেই উপাত্ত থেকে তথ্য পাওয়া গেল।',
        lesson: 'উপাত্ত কখন তথ্য হয়ে ওঠে',
      },
      {
        kind: 'many',
        text: 'কোন মাধ্যমগুলোতে দ্বিমুখী যোগাযোগ হয়?',
        choices: ['টেলিফোন', 'সংবাদপত্র', 'ভিডিও কল', 'টেলিভিশন', 'ই-মেইল'],
        answers: [0, 2, 4],
        explanation:
          'টেলিফোন, ভিডিও কল ও ই-মেইলে দুই পক্ষই নিজের কথা জানাতে পারে। সংবাদপত্র ও টেলিভিশনে আমরা শুধু পড়ি, দেখি বা শুনি, তাই সেগুলো একমুখী।',
        lesson: 'চিঠি থেকে ভিডিও কল: যোগাযোগের বদল',
      },
      {
        kind: 'match',
        text: 'কোন যন্ত্রের কী কাজ? মেলাও।',
        pairs: [
          ['মাইক্রোফোন', 'কম্পিউটারে উপাত্ত ঢোকায়'],
          ['প্রিন্টার', 'কাজের ফল বের করে দেয়'],
          ['র‍্যাম', 'কাজ চলার সময় লেখা ধরে রাখে, বিদ্যুৎ গেলে মুছে যায়'],
          ['পেনড্রাইভ', 'বিদ্যুৎ না থাকলেও লেখা ধরে রাখে'],
        ],
        explanation:
          'মাইক্রোফোন ইনপুট যন্ত্র, প্রিন্টার আউটপুট যন্ত্র। র‍্যাম রাঁধুনির হাতের কাছের টেবিলের মতো, আর পেনড্রাইভ আলমারির মতো স্টোরেজ।',
        lesson: 'ইনপুট, প্রসেসিং, আউটপুট আর স্মৃতি',
      },
    ],
  },
  {
    course: 'বাংলা ভাষা ও ব্যাকরণ: ধ্বনি থেকে বাক্য',
    title: 'কুইজ: রীতি, ধ্বনি ও সন্ধি',
    questions: [
      {
        kind: 'text',
        text: '‘সে চিঠি লিখিতেছে’ বাক্যের ক্রিয়াপদ ‘লিখিতেছে’। এর চলিত রূপ কী?',
        answers: ['লিখছে'],
        explanation: 'সাধু রীতিতে ক্রিয়াপদের রূপ বড়, চলিত রীতিতে ছোট। যাইতেছে যেমন যাচ্ছে হয়, তেমনি লিখিতেছে হয় লিখছে।',
        lesson: 'সাধু ও চলিত: একই কথা দুই সাজে',
      },
      {
        kind: 'match',
        text: 'শব্দগুলোর প্রথম বর্ণের উচ্চারণস্থান অনুযায়ী নাম মেলাও।',
        pairs: [
          ['ঘর', 'কণ্ঠ্য'],
          ['জল', 'তালব্য'],
          ['ঢাক', 'মূর্ধন্য'],
          ['দই', 'দন্ত্য'],
        ],
        explanation: 'ঘ আছে ক-বর্গে, জ চ-বর্গে, ঢ ট-বর্গে আর দ ত-বর্গে। এক বর্গের সব বর্ণের উচ্চারণস্থান এক।',
        lesson: 'আয়নার সামনে উচ্চারণস্থান',
      },
      {
        kind: 'many',
        text: 'মুখের সামনে হাত রেখে বলো। কোন বর্ণগুলো মহাপ্রাণ?',
        choices: ['ঘ', 'চ', 'থ', 'ব', 'ফ'],
        answers: [0, 2, 4],
        explanation:
          'প্রতিটি বর্গের দ্বিতীয় ও চতুর্থ বর্ণ মহাপ্রাণ: ঘ চতুর্থ, থ ও ফ দ্বিতীয়। চ প্রথম আর ব তৃতীয় বর্ণ, তাই এ দুটি অল্পপ্রাণ।',
        lesson: 'আয়নার সামনে উচ্চারণস্থান',
      },
      {
        kind: 'one',
        text: '‘পরোপকার’ শব্দের ঠিক সন্ধিবিচ্ছেদ কোনটি?',
        choices: ['পরো + পকার', 'পর + উপকার', 'পর + অপকার', 'পর + ওপকার'],
        answer: 1,
        explanation:
          'অ + উ = ও, তাই পর + উপকার = পরোপকার, যেমন সূর্য + উদয় = সূর্যোদয়। দুটি অংশেরই অর্থ আছে: পর মানে অন্য, উপকার মানে ভালো করা।',
        lesson: 'স্বরসন্ধির সূত্র নিজেই খুঁজে বের করি',
      },
    ],
  },
  {
    course: 'Ancient Bengal and Early Civilisations',
    title: 'Quiz: old cities and what they tell us',
    questions: [
      {
        kind: 'many',
        text: 'Which of these belong to Wari-Bateshwar?',
        choices: [
          'It lies in Narsingdi',
          'It stands on the bank of the Karatoya',
          'Punch-marked silver coins were found there',
          'It was the ancient city of Pundranagara',
          'Many beads of coloured stone were found there',
        ],
        answers: [0, 2, 4],
        explanation:
          'Wari-Bateshwar in Narsingdi gave us coins, beads and a fort. Pundranagara on the Karatoya is the place we now call Mahasthangarh, in Bogura.',
        lesson: 'Wari-Bateshwar and Mahasthangarh',
      },
      {
        kind: 'match',
        text: 'Four people talk about an old clay pot. What kind of statement does each of them make?',
        pairs: [
          ['The pot is 20 cm tall and made of red clay.', 'Fact'],
          [
            'People cooked here, because many pots with burnt bottoms were found in one place.',
            'Conclusion from evidence',
          ],
          ['Perhaps it belonged to the daughter of a chief.', 'Guess'],
          ['It is the loveliest pot in the whole museum.', 'Opinion'],
        ],
        explanation:
          'Anyone can check a fact. A conclusion follows from evidence, a guess is possible but not proved, and an opinion can be neither proved nor disproved.',
        lesson: 'Fact, opinion and guess: reading a coin',
      },
      {
        kind: 'order',
        text: 'How did a river help a city to grow? Put the chain in order.',
        items: [
          'The river floods and leaves fine mud on the fields',
          'Grain grows well in the mud',
          'Farmers harvest more than they eat',
          'Other people can become potters, builders or writers',
        ],
        explanation:
          'The extra grain is the turning point: only when farmers can feed others do some people have time for other work, and cities grow.',
        lesson: 'Why rivers? Egypt, Mesopotamia and the Indus',
      },
      {
        kind: 'one',
        text: 'Why do we know the drains of the Indus cities better than their stories?',
        choices: [
          'The people of the Indus had no writing at all',
          'Their signs on seals have not yet been read',
          'Their books were written in hieroglyphs',
          'Their cities were washed away by the Nile',
        ],
        answer: 1,
        explanation:
          'The Indus people did leave signs on seals, but nobody can read them so far. Streets and drains, however, can be dug up and studied.',
        lesson: 'Why rivers? Egypt, Mesopotamia and the Indus',
      },
    ],
  },
]
