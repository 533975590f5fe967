// All people in the demo are invented: these reviews were written for the demo and quote nobody.
import type { DemoReview } from './types.ts'

export const reviews: DemoReview[] = [
  {
    name: 'Shadman, class 11',
    comment: 'I expected live help with my code. The lessons are fine, but I waited four days for an answer.',
    ratting: 2,
  },
  {
    name: 'Samiha, class 10',
    comment: 'The error log before each test showed me I was losing marks on units, not on formulas.',
    ratting: 5,
  },
  {
    name: 'রাফি, অষ্টম শ্রেণি',
    comment: 'জ্যামিতির উপপাদ্য এখন ছবি এঁকে বুঝি, আগে শুধু মুখস্থ করতাম। বাড়ির কাজেও কম ভুল হয়।',
    ratting: 5,
  },
  {
    name: 'Nayeem, class 12',
    comment: 'Timed papers were tough but fair. I wish the solutions came the same evening.',
    ratting: 4,
  },
  { name: 'শিউলি, দুই সন্তানের মা', comment: 'মেয়ে এখন নিজেই গল্প বানিয়ে শোনায়। পাঠগুলো ছোট বলে মনোযোগ হারায় না।', ratting: 5 },
  {
    name: 'Arpita, class 7',
    comment: 'I like that I can read the transcript when the power goes out and the video stops.',
    ratting: 5,
  },
  { name: 'জুবায়ের, চাকরিপ্রার্থী', comment: 'অফিস সফটওয়্যারের কোর্সে চাঁদার শিটটা হাতে-কলমে করায় ইন্টারভিউতে কাজে লেগেছে।', ratting: 5 },
  {
    name: 'Mitu, shop owner',
    comment: 'After the cash book lessons I finally know how much of the drawer is really mine.',
    ratting: 5,
  },
  {
    name: 'তন্ময়, দশম শ্রেণি',
    comment: 'সৃজনশীলের ঘ অংশের নমুনা উত্তর খুব কাজের। আলোর অধ্যায়ে আরও অঙ্ক থাকলে ভালো হতো।',
    ratting: 4,
  },
  {
    name: 'Farhan, father of a class 3 pupil',
    comment: 'The paper arrow maze kept my son busy for an hour before we even opened the laptop.',
    ratting: 4,
  },
  { name: 'লামিয়া, একাদশ শ্রেণি', comment: 'জৈব রসায়নের তীরচিহ্ন আঁকা শিখে বিক্রিয়াগুলো আর আলাদা আলাদা মুখস্থ করতে হয় না।', ratting: 5 },
  {
    name: 'Prottoy, class 9',
    comment: 'Grammar lessons are clear, but some quizzes repeat the same sentence pattern too often.',
    ratting: 3,
  },
  {
    name: 'হালিমা, গৃহিণী',
    comment: 'চল্লিশ বছর বয়সে তাজবিদ শুরু করেছি। মাখরাজের ছবিগুলো দেখে নিজের ভুল ধরতে পেরেছি।',
    ratting: 5,
  },
  {
    name: 'Rusafa, university applicant',
    comment: 'Week zero found gaps in conics I did not know I had. The pace after week four is fast.',
    ratting: 4,
  },
  {
    name: 'সৌরভ, ষষ্ঠ শ্রেণি',
    comment: 'ডিম ভাসানোর পরীক্ষাটা করে ক্লাসে দেখিয়েছি। স্যার ঘনত্ব নিয়ে প্রশ্ন করেছিলেন, পেরেছি।',
    ratting: 5,
  },
  {
    name: 'Oishi, freelance designer',
    comment: 'Useful briefs, though printing was covered too quickly. I had to watch that lesson three times.',
    ratting: 3,
  },
  {
    name: 'মাহির, নবম শ্রেণি',
    comment: 'পড়ানো ভালো, কিন্তু আমাদের এলাকায় নেট ধীর, ভিডিও বারবার আটকে যায়। নোট ডাউনলোড করে পড়ি।',
    ratting: 3,
  },
  {
    name: 'Tuli, class 5',
    comment: 'My teacher asked for sixteen times eleven and I said the answer before anyone wrote it down.',
    ratting: 5,
  },
  {
    name: 'আনিকা, কলেজ শিক্ষক',
    comment: 'বাংলা টাইপিংয়ের যুক্তবর্ণ অংশটি চমৎকার, তবে চিঠির নমুনা আরও কয়েকটি দরকার ছিল।',
    ratting: 4,
  },
  {
    name: 'রিমঝিম, সপ্তম শ্রেণি',
    comment: 'হারমোনিয়ামের স্বরলিপি ধীরে ধীরে দেখানো হয়েছে, তাই একা একাই প্রথম সুরটা তুলতে পেরেছি।',
    ratting: 5,
  },
]
