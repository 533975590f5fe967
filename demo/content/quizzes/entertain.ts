import type { DemoQuiz } from './types.ts'

export const entertainCourse: DemoQuiz[] = [
  {
    course: 'হারমোনিয়ামে হাতেখড়ি',
    title: 'কুইজ: সুর, স্বর ও তাল',
    questions: [
      {
        kind: 'match',
        text: 'হারমোনিয়ামের প্রতিটি অংশের সঙ্গে তার কাজ মেলান।',
        pairs: [
          ['বেলো', 'বাতাস জোগায়'],
          ['চাবি', 'কোন সুর বাজবে, তা ঠিক করে'],
          ['স্টপার', 'বাতাসের পথ খোলে ও বন্ধ করে'],
          ['রিড', 'কেঁপে সুর তোলে'],
        ],
        explanation: 'বেলোর বাতাস খোলা স্টপার দিয়ে রিডের কাছে পৌঁছায়। যে চাবি টেপা হয়, তার রিডটি কেঁপে সুর তোলে।',
        lesson: 'বেলো, রিড ও বসার ভঙ্গি',
      },
      {
        kind: 'one',
        text: 'একটি চাবি চেপে ধরে বেলো আস্তের বদলে একটু জোরে টানলে কী হয়?',
        choices: [
          'সুর চিকন হয়ে ওপরে উঠে যায়',
          'সুর মোটা হয়ে নিচে নামে',
          'পাশের চাবির রিডও বেজে ওঠে',
          'সুরের উচ্চতা প্রায় একই থাকে, শুধু জোর বাড়ে',
        ],
        answer: 3,
        explanation: 'সুরের উচ্চতা ঠিক করে রিডের দৈর্ঘ্য ও গড়ন, যা বেলোর টানে বদলায় না। বাতাসের চাপ বাড়লে বাড়ে শুধু জোর।',
        lesson: 'বেলো, রিড ও বসার ভঙ্গি',
      },
      {
        kind: 'number',
        text: 'পাশাপাশি দুই চাবির দূরত্বকে এক ধাপ ধরলে সা থেকে একই সপ্তকের শুদ্ধ ধা কয় ধাপ ওপরে?',
        answer: 9,
        unit: 'ধাপ',
        explanation: 'সা-রে ২, রে-গা ২, গা-মা ১, মা-পা ২, পা-ধা ২; যোগ করলে ৯। সা যে চাবিতেই হোক, এই ফাঁক বদলায় না।',
        lesson: 'নিজের গলার সা খুঁজে সাত স্বরে আঙুল বসানো',
      },
      {
        kind: 'one',
        text: 'তিন স্বরের পাল্টা বাজাতে গিয়ে আপনি বারবার মাপাধা টুকরায় হোঁচট খাচ্ছেন। কোনটি সবচেয়ে ভালো অভ্যাস?',
        choices: [
          'পুরো পাল্টা আরও দ্রুত বাজানো, যাতে ভুলটি কানে না লাগে',
          'শুধু গামাপা-মাপাধা জোড়াটি ধীরে শুদ্ধ করে বাজানো',
          'টুকরাটি বাদ দিয়ে বাকিটা বাজানো',
          'ভুল নিয়েই পুরো পাল্টা দশবার বাজানো',
        ],
        answer: 1,
        explanation: 'সমস্যার জায়গা ছোট করে ধীরে বাজালে কোথায় ভুল, তা ধরা পড়ে। ভুল নিয়ে দ্রুত বাজালে আঙুল ভুলটিই শিখে ফেলে।',
        lesson: 'তিন স্বরের পাল্টা',
      },
      {
        kind: 'many',
        text: 'কোন কোন স্বরের কোমল রূপ আছে?',
        choices: ['রে', 'সা', 'নি', 'মা', 'গা'],
        answers: [0, 2, 4],
        explanation: 'রে, গা, ধা ও নি কোমল হয়, অর্থাৎ এক ধাপ নিচে নামে। মা শুধু কড়ি হয়, আর সা ও পা অচল।',
        lesson: 'কোমল ও কড়ি স্বর',
      },
      {
        kind: 'text',
        text: 'তালের চক্র শেষ হয়ে যে প্রথম মাত্রায় ফেরে, তাকে কী বলে? (এক শব্দে)',
        answers: ['সম', 'সোম', 'sam', 'som', 'shom'],
        explanation: 'তালের প্রথম মাত্রার নাম সম। দাদরা বা কাহারবা, যে তালই হোক, চক্র ঘুরে সমেই ফেরে।',
        lesson: 'হাততালিতে ছয় ও আট মাত্রা: দাদরা ও কাহারবা',
      },
      {
        kind: 'number',
        text: 'মিনিটে ১২০ মাত্রার গতিতে দাদরার দশ চক্র বাজাতে কত সেকেন্ড লাগে?',
        answer: 30,
        unit: 'সেকেন্ড',
        explanation:
          'দশ চক্রে $10 \\times 6 = 60$ মাত্রা। মিনিটে ১২০ মাত্রা হলে এক সেকেন্ডে ২ মাত্রা, তাই লাগে $60 \\div 2 = 30$ সেকেন্ড।',
        lesson: 'হাততালিতে ছয় ও আট মাত্রা: দাদরা ও কাহারবা',
      },
      {
        kind: 'order',
        text: 'নতুন একটি স্বরলিপি তোলার ধাপগুলো ঠিক ক্রমে সাজান।',
        items: ['তালে শুধু মাত্রা গোনা', 'তালি দিয়ে সুর ছাড়া স্বরের নাম বলা', 'হারমোনিয়ামে বাজানো', 'কথা বসিয়ে গাওয়া'],
        explanation:
          'প্রতি ধাপে একটি করে কাজ যোগ হয়: আগে তাল, তারপর স্বর, তারপর সুর, শেষে কথা। সব একসঙ্গে ধরলে ভুলের জায়গা চেনা যায় না।',
        lesson: 'স্বরলিপি পড়া ও ভাটিয়ালির টানা সুর',
      },
    ],
  },
  {
    course: 'Phone Photography: Light, Frame and Story',
    title: 'Quiz: light, frame and story',
    questions: [
      {
        kind: 'many',
        text: 'Which of these light sources give soft shadows?',
        choices: [
          'A cloudy sky',
          'A bare bulb',
          'A window without direct sun',
          'The midday sun',
          'A white wall that throws light back',
        ],
        answers: [0, 2, 4],
        explanation:
          'Soft shadows come from sources that look large. A bulb is small, and the sun is so far away that it is only a small spot in the sky, so both give sharp edges.',
        lesson: 'Window light, hard shadows and the hour before sunset',
      },
      {
        kind: 'one',
        text: 'You photograph a steaming cup in a dim room without flash, and both the cup and the steam come out blurred. Why?',
        choices: [
          'The lens cannot focus on anything white',
          'The exposure slider was set too dark',
          'In weak light the phone keeps its shutter open longer',
          'Steam always blurs a picture, in any light',
        ],
        answer: 2,
        explanation:
          'While the shutter is open, every movement is recorded, of your hand as well as of the steam. Lean on the table or find more light.',
        lesson: 'Ten frames of one cup: focus, exposure and framing',
      },
      {
        kind: 'order',
        text: 'Fifty pictures should become a story of five. Put the steps in order.',
        items: [
          'Throw out everything blurred or doubled',
          'Of pictures that say the same thing keep one',
          'Choose the five that are parts of the story',
          'Adjust crop, brightness, contrast and warmth',
        ],
        explanation:
          'The fast round comes first, so that you compare only good pictures. Editing comes last, because it is a waste of time on pictures that will not stay.',
        lesson: 'Asking permission, and choosing five out of fifty',
      },
      {
        kind: 'match',
        text: 'A story about a fish market: match each place in the story with a picture.',
        pairs: [
          ['The place', 'the stalls in the morning mist'],
          ['The person', 'the face of a fish seller'],
          ['The work', 'hands cleaning a fish'],
          ['The end', 'empty baskets on the wet floor'],
        ],
        explanation:
          'A story needs different kinds of pictures: where it happens, who is there, what is done and how it ends. Five beautiful pictures of the same thing tell no story.',
        lesson: 'Asking permission, and choosing five out of fifty',
      },
    ],
  },
  {
    course: 'বিজ্ঞানের জাদু: রান্নাঘরের বারোটি পরীক্ষা',
    title: 'কুইজ: রান্নাঘরের বিজ্ঞান',
    questions: [
      {
        kind: 'one',
        text: 'একটি অজানা তরলে জবা ফুলের রস দিতেই রং সবুজাভ হলো। একই তরলে হলুদ-পানি দিলে কোন রং দেখবে?',
        choices: ['লালচে বাদামি', 'হলুদ', 'গোলাপি-লাল', 'কোনো রং থাকবে না'],
        answer: 0,
        explanation: 'জবার রস ক্ষারে সবুজাভ হয়, তাই তরলটি ক্ষারীয়। ক্ষারে হলুদের কারকিউমিন লালচে বাদামি হয়ে যায়।',
        lesson: 'হলুদ দিয়ে গোপন চিঠি',
      },
      {
        kind: 'text',
        text: 'যে পদার্থ নিজের রং বদলে অম্ল ও ক্ষার চিনিয়ে দেয়, তাকে কী বলে? (এক শব্দে)',
        answers: ['নির্দেশক', 'ইন্ডিকেটর', 'indicator'],
        explanation: 'এমন পদার্থকে নির্দেশক বলে। হলুদ আর জবা ফুলের রস রান্নাঘর ও বাগানের দুটি চেনা নির্দেশক।',
        lesson: 'হলুদ দিয়ে গোপন চিঠি',
      },
      {
        kind: 'number',
        text: 'একটি ডিমের ভর ৬৩ গ্রাম, আয়তন ৬০ ঘন সেন্টিমিটার। ডিমটির ঘনত্ব কত?',
        answer: 1.05,
        unit: 'গ্রাম প্রতি ঘন সেন্টিমিটার',
        explanation:
          'ঘনত্ব হলো ভর ভাগ আয়তন: $63 \\div 60 = 1.05$। পানির ঘনত্ব প্রায় $1.00$, তাই ডিমটি সাধারণ পানিতে ডুববে, আর লবণপানির ঘনত্ব $1.05$ ছাড়ালে ভাসবে।',
        lesson: 'লবণজলে ভাসা ডিম: ঘনত্বের খেলা',
      },
      {
        kind: 'many',
        text: 'সোডার আগ্নেয়গিরি ও দুধের ওপর রঙের নাচ নিয়ে কোন কথাগুলো ঠিক?',
        choices: [
          'আগ্নেয়গিরিতে কোনো নতুন পদার্থ তৈরি হয় না',
          'ভিনেগার ও খাবার সোডায় কার্বন ডাই-অক্সাইড গ্যাস তৈরি হয়',
          'গ্যাস জমাতে শিশির মুখ আটকে রাখা ভালো',
          'সাবান যেখানে লাগে, সেখানে দুধের পৃষ্ঠটান কমে যায়',
        ],
        answers: [1, 3],
        explanation:
          'গ্যাস তৈরি হওয়া মানেই নতুন পদার্থ, তাই আগ্নেয়গিরি একটি রাসায়নিক পরিবর্তন। শিশির মুখ আটকালে গ্যাসের চাপে ফেটে যেতে পারে, তাই কখনো আটকাবে না।',
        lesson: 'সোডার আগ্নেয়গিরি ও দুধের ওপর রঙের নাচ',
      },
    ],
  },
  {
    course: 'Chess from First Move to First Tournament',
    title: 'Quiz: mates, tricks and castling',
    questions: [
      {
        kind: 'one',
        text: 'Black has only the king, on h8. White has the king on g6 and the queen on f7. Black is to move. What is it?',
        choices: [
          'Checkmate, White wins',
          'Stalemate, the game is a draw',
          'Check, Black must take the queen',
          'Nothing special, the king goes to h7',
        ],
        answer: 1,
        explanation:
          'The king on h8 is not attacked, but g8, g7 and h7 all are. No check and no legal move: that is stalemate.',
        lesson: 'Check, checkmate, stalemate, and what pieces are worth',
      },
      {
        kind: 'number',
        text: "You give your queen and get a rook and a knight for it. By the price list, how many pawns' worth have you lost?",
        answer: 1,
        explanation:
          'The queen is worth nine, the rook and the knight together $5 + 3 = 8$. The difference is one pawn.',
        lesson: 'Check, checkmate, stalemate, and what pieces are worth',
      },
      {
        kind: 'match',
        text: 'Match each word with its meaning.',
        pairs: [
          ['Fork', 'one piece attacks two targets at once'],
          ['Pin', 'a piece should not move, because a more valuable one stands behind it'],
          ['Skewer', 'the valuable piece in front must move, and the one behind it is lost'],
          ['Check', 'the king is attacked'],
        ],
        explanation:
          'Pin and skewer both need two enemy pieces on one line; what differs is which of them stands in front. A fork needs two targets that one piece can reach.',
        lesson: 'Forks, pins and skewers',
      },
      {
        kind: 'many',
        text: 'White wants to castle on the king side. Which of these forbid it?',
        choices: [
          'The king has moved and gone back to its place',
          'The queen has already moved',
          'The king is in check',
          'The rook in the corner is attacked',
          'A bishop still stands between king and rook',
        ],
        answers: [0, 2, 4],
        explanation:
          'King and rook must not have moved, nothing may stand between them, and the king may not be in check or pass or enter an attacked square. An attacked rook or a moved queen does not matter.',
        lesson: 'A good start, one extra pawn, and tournament manners',
      },
    ],
  },
  {
    course: 'মঞ্চে প্রথম দিন: অভিনয় ও উচ্চারণ',
    title: 'কুইজ: শ্বাস, চরিত্র ও মঞ্চ',
    questions: [
      {
        kind: 'one',
        text: 'শেষ সারির দর্শক বলছেন, "শোনা যাচ্ছে না।" সবার আগে কোন দিকে নজর দেবেন?',
        choices: [
          'যত জোরে পারা যায়, চিৎকার করে বলা',
          'সংলাপ তাড়াতাড়ি শেষ করা',
          'পেট থেকে শ্বাস নিয়ে শব্দগুলো স্পষ্ট উচ্চারণ করা',
          'কাঁধ তুলে বুকভরে ছোট ছোট শ্বাস নেওয়া',
        ],
        answer: 2,
        explanation:
          'সমস্যা প্রায়ই জোরের নয়, শ্বাস আর উচ্চারণের। দম থাকলে বাক্যের শেষ শব্দ হারায় না, আর ব্যঞ্জনধ্বনি স্পষ্ট হলে মৃদু গলাও দূরে পৌঁছায়।',
        lesson: 'পেট থেকে শ্বাস, মুখ থেকে স্পষ্ট কথা',
      },
      {
        kind: 'one',
        text: 'একজন দোকানি ভেতরে রেগে আছেন, কিন্তু ক্রেতা হারাতে চান না। "একটু সরে দাঁড়ান তো" সংলাপটি তাঁর মুখে কেমন মানায়?',
        choices: [
          'চোখ বইয়ে, নিচু ও অন্যমনস্ক গলায়',
          'হাসিমুখে মিষ্টি গলায়, শুধু আঙুল টেবিলে টোকা দেয়',
          'চড়া গলায়, কাঁধ আগে বাড়িয়ে',
          'চিৎকার করে, দরজার দিকে আঙুল তুলে',
        ],
        answer: 1,
        explanation: 'চরিত্র কী চায়, সেখান থেকেই ভঙ্গি আসে। তিনি ক্রেতা রাখতে চান বলে মুখে হাসি, আর লুকানো রাগটুকু বেরোয় আঙুলের টোকায়।',
        lesson: 'চরিত্রকে চেনা: কন্ডাক্টর, ছাত্র ও দোকানি',
      },
      {
        kind: 'match',
        text: 'পাণ্ডুলিপির প্রতিটি দাগের মানে মেলান।',
        pairs: [
          ['একটি বাঁকা দাগ: /', 'ছোট থামা'],
          ['দুটি বাঁকা দাগ: //', 'শ্বাস নেওয়া'],
          ['শব্দের নিচে দাগ', 'শব্দটিতে জোর দেওয়া'],
          ['তীর', 'কোন দিকে হাঁটতে হবে'],
        ],
        explanation: 'দাগ দেখে মহড়ায় বারবার একই জায়গায় থামা, শ্বাস, জোর ও হাঁটা হয়। কোন শব্দে জোর, তা বদলালে সংলাপের অর্থও বদলে যায়।',
        lesson: 'পাণ্ডুলিপির দাগ, মঞ্চের জায়গা ও ভুল সামলানো',
      },
      {
        kind: 'text',
        text: 'একজন দর্শক মঞ্চের দিকে মুখ করে বসে আছেন। "মঞ্চের ডান দিক" তাঁর কোন হাতের দিকে? (এক শব্দে)',
        answers: ['বাঁ', 'বাম', 'বাঁ হাত', 'বাম হাত', 'বাঁ হাতের', 'বাম হাতের', 'বাঁ দিকে', 'বাম দিকে', 'বাঁয়ে', 'বামে', 'left'],
        explanation:
          'মঞ্চের ডান-বাঁ ধরা হয় দর্শকের দিকে মুখ করা অভিনেতার দিক থেকে। দর্শক তাঁর উল্টো দিকে মুখ করে থাকেন, তাই মঞ্চের ডান তাঁর বাঁয়ে পড়ে।',
        lesson: 'পাণ্ডুলিপির দাগ, মঞ্চের জায়গা ও ভুল সামলানো',
      },
    ],
  },
  {
    course: 'Home Cooking Start: Dal, Bhorta and Five Rice Dishes',
    title: 'Quiz: rice, dal and safe leftovers',
    questions: [
      {
        kind: 'order',
        text: 'Put the steps of cooking plain rice in order.',
        items: [
          'Wash the rice and let it soak for twenty minutes',
          'Boil rice and water with the lid off',
          'Lid on, and the heat as low as it goes',
          'Switch off and leave the lid closed for ten minutes',
        ],
        explanation:
          'The lid goes on when the water has sunk to the level of the rice. After that the steam in the closed pot finishes the cooking, so it must not escape.',
        lesson: 'A safe grip and a pot of plain rice',
      },
      {
        kind: 'number',
        text: 'Thin dal for four needs one cup of red lentils and five cups of water. You cook for ten people and keep the same mixture. How many cups of water do you need?',
        answer: 12.5,
        unit: 'cups',
        explanation:
          'Ten people are two and a half times four people, so you take two and a half times the water: $5 \\times 2.5 = 12.5$ cups.',
        lesson: 'Thin dal, three bhortas and a pot of khichuri',
      },
      {
        kind: 'one',
        text: 'You fry a heap of onions in a small pan with the lid on. After ten minutes they are soft but still pale. Why?',
        choices: [
          'There was too little salt in the pan',
          'Onions only turn brown in mustard oil',
          'The pan was too hot for browning',
          'Their water keeps the pan close to 100 °C',
        ],
        answer: 3,
        explanation:
          'As long as water is boiling off, the temperature cannot rise much above 100 °C, and browning needs more. A wide pan, few onions and no lid let the water go.',
        lesson: 'Why onions brown, and how leftovers stay safe',
      },
      {
        kind: 'many',
        text: 'Some rice is left after lunch. Which of these keep it safe?',
        choices: [
          'Spread it on a flat dish so that it cools quickly',
          'Leave it in the warm pot until the evening',
          'Cover it, put it into the fridge and eat it within a day',
          'Smell it and eat it if it smells fine',
          'Reheat it once, until it steams all through',
        ],
        answers: [0, 2, 4],
        explanation:
          'Spores in rice survive cooking and wake up when it stays warm, so it must cool fast and be eaten soon. Smell is no proof; some dangerous food smells fine.',
        lesson: 'Why onions brown, and how leftovers stay safe',
      },
    ],
  },
]
