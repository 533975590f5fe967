// Sample ratings for the skill courses.
import type { DemoRatings } from './types.ts'

export const skillRatings: DemoRatings = {
  'Graphic Design Basics: Posters, Logos and Colour': {
    stars: [0, 1, 2, 9, 15],
    quotes: [
      [5, 'My first poster hung in the school corridor for a month.'],
      [4, 'Learned more from the bad examples than from the good ones.'],
      [2, 'I expected a certain program. It is about seeing, not about menus.'],
    ],
  },
  'ফ্রিল্যান্স লেখালেখি: প্রথম কাজ পর্যন্ত': {
    stars: [0, 0, 2, 5, 10],
    quotes: [
      [5, 'প্রস্তাব লেখার নমুনা দেখে তিনটা পাঠিয়েছি, একটার উত্তর এসেছে।'],
      [3, 'কাজ পাওয়ার আগে ধৈর্যের কথাটা আরও জোর দিয়ে বলা উচিত ছিল।'],
    ],
  },
  'Build Your First Web Pages with HTML and CSS': {
    stars: [0, 0, 1, 10, 24],
    quotes: [
      [5, 'My page about pigeons is online and my uncle has shared it twice.'],
      [4, 'Typing along is slow, and it is the reason I remember it.'],
      [5, 'Flexbox explained with books on a shelf. That was it for me.'],
    ],
  },
  'অফিস সফটওয়্যার: চিঠি, হিসাব আর স্লাইড': {
    stars: [0, 0, 1, 4, 8],
    quotes: [
      [4, 'চাকরির আবেদনের চিঠি এবার নিজেই সাজিয়েছি।'],
      [5, 'মেইল মার্জ শিখে অফিসে এক দিনের কাজ এক ঘণ্টায় করলাম।'],
    ],
  },
  'Bookkeeping for a Small Shop': {
    stars: [0, 0, 0, 3, 7],
    quotes: [
      [5, 'Found out which biscuits actually earn money. Not the ones I thought.'],
      [4, 'Ten minutes each evening, as promised.'],
    ],
  },
  'Phone Photography: Light, Frame and Story': {
    stars: [0, 0, 1, 7, 13],
    quotes: [
      [5, 'I turn people towards the window now. That one habit changed my pictures.'],
      [4, 'No expensive gear talk. An old phone was enough.'],
    ],
  },
  'হারমোনিয়ামে হাতেখড়ি': {
    stars: [0, 0, 1, 3, 9],
    quotes: [
      [5, 'দুই মাসে প্রথম গান তুলেছি, মা শুনে কেঁদে ফেলেছেন।'],
      [4, 'বেলো ধরার ভঙ্গি আলাদা ক্যামেরায় দেখানোয় সুবিধা হয়েছে।'],
    ],
  },
  'বিজ্ঞানের জাদু: রান্নাঘরের বারোটি পরীক্ষা': {
    stars: [0, 0, 0, 4, 16],
    quotes: [
      [5, 'দুধের ওপর রঙের খেলাটা পাঁচবার করতে হয়েছে, এত মজা!'],
      [5, 'প্রতিটি পরীক্ষার পর কেন হলো, সেটা বুঝিয়ে বলেন।'],
    ],
  },
  'Chess from First Move to First Tournament': {
    stars: [0, 1, 1, 6, 14],
    quotes: [
      [5, 'Won two games at the school tournament. Lost the others properly.'],
      [4, 'The checklist before every move is on my wall.'],
      [3, 'Endgames came late; I would start with them.'],
    ],
  },
  'Home Cooking Start: Dal, Bhorta and Five Rice Dishes': {
    stars: [0, 0, 0, 2, 2],
    quotes: [[5, 'First week in the hostel, and I could cook dal that people finished.']],
  },
  'Touch Typing in Fifteen Days': {
    stars: [0, 1, 3, 12, 21],
    quotes: [
      [4, 'Took me twenty days, not fifteen, but I do not look down any more.'],
      [5, 'From 14 to 38 words a minute. The home row drills are dull and they work.'],
      [3, 'The number row deserves its own day.'],
    ],
  },
  'স্পোকেন ইংলিশ: প্রথম দশটি কথোপকথন': {
    stars: [0, 0, 2, 9, 25],
    quotes: [
      [5, 'আয়নার সামনে বলে বলে ভয় কেটেছে।'],
      [4, 'দোকান আর ডাক্তারের কথোপকথন দুটো সত্যিই কাজে লেগেছে।'],
      [5, 'ভুল হলেও থামতে মানা, এই কথাটাই আমার দরকার ছিল।'],
    ],
  },
  'Spreadsheets from the First Cell': {
    stars: [0, 0, 1, 6, 10],
    quotes: [
      [5, 'Our mess bill is fair now, and nobody argues on the first of the month.'],
      [4, 'Absolute references were explained with one good picture.'],
    ],
  },
  'নিরাপদ ইন্টারনেট: নিজের তথ্য নিজের হাতে': {
    stars: [0, 0, 0, 3, 11],
    quotes: [
      [5, 'ভুয়া লিংক চিনে মাকে বাঁচিয়েছি, ঠিক পাঠে যেমন বলা ছিল।'],
      [4, 'দুই ধাপের যাচাই চালু করার ধাপগুলো পরিষ্কার।'],
    ],
  },
  'How to Study: Notes, Memory and a Weekly Plan': {
    stars: [0, 1, 1, 8, 26],
    quotes: [
      [5, 'Closing the book and writing what I remember hurts, and nothing works better.'],
      [4, 'My weekly plan has empty hours in it on purpose now.'],
      [5, 'I gave up highlighting after lesson two.'],
    ],
  },
  'সহজ তাজবিদ: শুদ্ধ তিলাওয়াতের প্রথম পাঠ': {
    stars: [0, 0, 0, 5, 18],
    quotes: [
      [5, 'মাখরাজের ছবি দেখে নিজের ভুল নিজেই ধরতে পেরেছি।'],
      [4, 'ধীরে ধীরে শোনানো হয়, সঙ্গে পড়তে সুবিধা।'],
    ],
  },
  'The Arabic Alphabet: Read and Write 28 Letters': {
    stars: [0, 0, 1, 4, 7],
    quotes: [
      [5, 'One letter a day with the family, youngest to oldest.'],
      [4, 'Seeing each letter at the start, middle and end side by side helped most.'],
    ],
  },
  'রোজা ও জাকাত: নিয়ম ও হিসাব': {
    stars: [0, 0, 0, 2, 5],
    quotes: [
      [5, 'জাকাতের হিসাবের ছকটা পূরণ করেই এবার সব পরিষ্কার হলো।'],
      [4, 'উদাহরণগুলো আমাদের মতো সাধারণ পরিবারের।'],
    ],
  },
  'Draw with Circles, Squares and Triangles': {
    stars: [0, 0, 0, 4, 14],
    quotes: [
      [5, 'A triangle became a fish and the fish became a whole wall of fish.'],
      [5, 'My four-year-old follows it without me. That is rare.'],
    ],
  },
  'First Coding with Blocks': {
    stars: [0, 0, 2, 5, 12],
    quotes: [
      [4, 'She debugs now. She actually says the word.'],
      [5, 'The maze game kept two brothers busy and friendly.'],
      [3, 'Works on the phone, but a bigger screen is much nicer.'],
    ],
  },
  'মনে মনে অঙ্ক': {
    stars: [0, 0, 1, 6, 15],
    quotes: [
      [5, 'বাজারের ফর্দ যোগ করতে এখন আমাকে হারিয়ে দেয়।'],
      [4, '৯ দিয়ে গুণের কৌশলটা সবাইকে দেখিয়ে বেড়াচ্ছে।'],
    ],
  },
  'University Admission Maths in Six Weeks': {
    stars: [1, 1, 3, 9, 16],
    quotes: [
      [5, 'The list of what not to study was worth the price.'],
      [1, 'Six weeks is not enough if you start from zero, and the page should say so.'],
      [4, 'Timed sets on Fridays kept me honest.'],
    ],
  },
  'এসএসসি পদার্থবিজ্ঞান: চার সপ্তাহে রিভিশন': {
    stars: [0, 0, 2, 8, 22],
    quotes: [
      [5, 'কোন অধ্যায় আগে ধরব, সেই পরিকল্পনাটাই আসল জিনিস।'],
      [4, 'সৃজনশীলের গ আর ঘ আলাদা করে শেখানোয় সময় বাঁচে।'],
    ],
  },
  'Python Sprint: Ten Days, Ten Small Programs': {
    stars: [0, 0, 2, 10, 19],
    quotes: [
      [5, 'Day four, the dice game, is when I understood functions.'],
      [4, 'Ten days if you have two hours a day. I needed sixteen.'],
      [3, 'Nice programs, but files came too late for me.'],
    ],
  },
  'English Grammar Repair Before the Exam': {
    stars: [0, 0, 1, 5, 9],
    quotes: [
      [4, 'Fixed my right-form-of-verbs problem in two evenings.'],
      [5, 'It starts with the mistakes, so no minute is wasted.'],
    ],
  },
}
