// Sample ratings for classes six to twelve.
import type { DemoRatings } from './types.ts'

export const secondaryRatings: DemoRatings = {
  'ষষ্ঠ শ্রেণির গণিত: সংখ্যা থেকে বীজগণিত': {
    stars: [0, 1, 2, 9, 18],
    quotes: [
      [4, 'দেশলাইয়ের কাঠির নকশা গুনতে গুনতে কখন x বসিয়েছি টেরই পাইনি।'],
      [5, 'দাঁড়িপাল্লার ছবিটা মনে রাখলেই সমীকরণ হয়ে যায়।'],
      [3, 'জ্যামিতির অঙ্কনে ক্যামেরা একটু দূরে, কম্পাসের কাঁটা দেখা যায় না।'],
    ],
  },
  'Discovering Science: Class Six': {
    stars: [0, 0, 1, 6, 10],
    quotes: [
      [5, 'I finally know what makes a test fair. My paper boats sank, but fairly.'],
      [4, 'Drawing the cell ourselves was slower and better than copying it.'],
    ],
  },
  'English Six: Reading Aloud, Dialogue and Description': {
    stars: [0, 0, 2, 3, 5],
    quotes: [
      [4, 'Recording my own voice was embarrassing for two days, then useful.'],
      [3, 'The dialogues are fun, but we needed a partner for half of them.'],
    ],
  },
  'বাংলা ভাষা ও ব্যাকরণ: ধ্বনি থেকে বাক্য': {
    stars: [0, 0, 1, 4, 9],
    quotes: [
      [5, 'সন্ধির নিয়ম গানের মতো করে মনে আছে।'],
      [4, 'ণ-ত্ব বিধান নিয়ে যে ভয় ছিল, সেটা গেছে।'],
    ],
  },
  'Ancient Bengal and Early Civilisations': {
    stars: [0, 0, 0, 1, 3],
    quotes: [[5, 'I asked my parents to take me to Mahasthangarh after the second lesson.']],
  },
  'Mathematics Seven: Proportion, Factors and Congruence': {
    stars: [0, 1, 1, 8, 12],
    quotes: [
      [4, 'Cutting out the triangles made congruence obvious. My sister used the pieces as bookmarks.'],
      [5, 'The middle-term lesson saved me before the half-yearly.'],
      [2, 'Too fast in the proportion part. I had to pause after every line.'],
    ],
  },
  'বিজ্ঞান সপ্তম শ্রেণি: কোষ থেকে পরিপাকতন্ত্র': {
    stars: [0, 0, 1, 5, 13],
    quotes: [
      [5, 'এক লোকমা ভাতের যাত্রা, এই পাঠটা তিনবার দেখেছি।'],
      [4, 'চিত্র আঁকার ধাপগুলো আলাদা করে দেখানোয় পরীক্ষায় সুবিধা হয়েছে।'],
    ],
  },
  'Grammar That Works: Tense, Articles and Voice': {
    stars: [0, 0, 3, 7, 15],
    quotes: [
      [5, 'I used to guess between a and the. Now I ask one question and know.'],
      [3, 'Passive voice could use ten more sentences to practise.'],
      [4, 'Examples are about rickshaws and exams, not about London. Thank you.'],
    ],
  },
  'ICT Seven: Documents, Devices and Safe Browsing': {
    stars: [0, 0, 1, 4, 4],
    quotes: [
      [4, 'I changed three passwords after the safety lesson.'],
      [5, 'We have no computer at home; the phone screenshots helped.'],
    ],
  },
  'অষ্টম শ্রেণির গণিত: প্যাটার্ন, মুনাফা ও বীজগণিত': {
    stars: [1, 1, 3, 12, 27],
    quotes: [
      [5, 'চক্রবৃদ্ধি মুনাফা ব্যাংকের পাসবই দেখিয়ে বুঝিয়েছেন, আর ভুলব না।'],
      [4, 'প্যাটার্নের অঙ্ক এখন ধাঁধার মতো লাগে।'],
      [1, 'আমার ফোনে ভিডিও বারবার আটকে যাচ্ছিল।'],
      [5, 'অনুসিদ্ধান্ত প্রয়োগের অঙ্কগুলো ধাপে ধাপে লেখা, খাতায় তুলে নিয়েছি।'],
    ],
  },
  'Science Eight: Atoms, Reactions and Acids': {
    stars: [0, 0, 2, 6, 11],
    quotes: [
      [5, 'Red cabbage as an indicator! Our kitchen turned into a lab.'],
      [4, 'Balancing equations clicked when she counted atoms like marbles.'],
    ],
  },
  'ঔপনিবেশিক যুগ থেকে স্বাধীনতা': {
    stars: [0, 0, 1, 3, 8],
    quotes: [
      [5, 'কারণ আর ফল আলাদা করে লেখায় বড় প্রশ্নের উত্তর সাজাতে পারি।'],
      [4, 'মানচিত্র ধরে ধরে বোঝানোটা ভালো লেগেছে।'],
    ],
  },
  'ICT Eight: Networks, Spreadsheets and Digital Safety': {
    stars: [0, 0, 0, 2, 1],
    quotes: [[4, 'Made a sheet of our cricket scores with the sum formula.']],
  },
  'নবম শ্রেণির পদার্থবিজ্ঞান: গতি, বল ও শক্তি': {
    stars: [0, 1, 3, 14, 33],
    quotes: [
      [5, 'বাসে বসে ব্রেক কষলেই এখন জড়তার কথা মনে পড়ে।'],
      [4, 'লেখচিত্রের ঢাল বুঝে গেছি, বোর্ডের প্রশ্ন আরও কয়েকটা থাকলে ভালো হতো।'],
      [5, 'একক লিখতে ভুলতাম। প্রতিটি অঙ্কে মনে করিয়ে দেওয়ায় নম্বর বেড়েছে।'],
      [3, 'শক্তির অধ্যায়টা তাড়াহুড়ো করে শেষ মনে হলো।'],
    ],
  },
  'Chemistry Nine: From Particles to Chemical Bonds': {
    stars: [0, 0, 2, 8, 14],
    quotes: [
      [5, 'Dot and cross diagrams stopped being art class for me.'],
      [4, 'The comparison of ionic and covalent with lending a pen is silly and perfect.'],
    ],
  },
  'General Mathematics Nine: Sets, Algebra and Logarithms': {
    stars: [0, 2, 2, 9, 16],
    quotes: [
      [4, 'Logs were magic words before. Now they are just powers read backwards.'],
      [2, 'Venn diagrams take too long for people who know them already.'],
      [5, 'I do the warm-up sums on the bus and the rest at night.'],
    ],
  },
  'হিসাববিজ্ঞানের ভিত: লেনদেন থেকে রেওয়ামিল': {
    stars: [0, 0, 1, 5, 11],
    quotes: [
      [5, 'বাবার দোকানের খাতা দিয়ে জাবেদা প্র্যাকটিস করেছি।'],
      [4, 'রেওয়ামিল না মিললে কোথায় খুঁজব, সেই তালিকাটা দারুণ।'],
    ],
  },
  'Writing for a Reader: English Nine': {
    stars: [0, 0, 1, 4, 7],
    quotes: [
      [5, 'I cut my paragraph from 200 words to 120 and it got better marks.'],
      [4, 'Honest feedback examples. Some of those mistakes were exactly mine.'],
    ],
  },
  'Physics Ten: Waves, Light and Electricity': {
    stars: [0, 1, 2, 10, 22],
    quotes: [
      [5, 'The ray diagrams are drawn slowly enough to draw along.'],
      [4, 'Circuits with a torch and two batteries, no lab needed.'],
      [5, 'Solved the 2024 board question on the first try after the lens lesson.'],
    ],
  },
  'দশম শ্রেণির রসায়ন: মোল, বিক্রিয়া ও শক্তি': {
    stars: [0, 0, 3, 9, 17],
    quotes: [
      [5, 'মোলকে ডজনের মতো ভাবতে বলায় অঙ্ক সহজ হয়ে গেল।'],
      [4, 'তড়িৎ বিশ্লেষণের ছবিগুলো বারবার দেখেছি।'],
      [3, 'লিমিটিং বিক্রিয়কের অঙ্ক আরও দরকার।'],
    ],
  },
  'Human Biology and Heredity for Class Ten': {
    stars: [0, 0, 0, 5, 9],
    quotes: [
      [5, 'Filled a Punnett square for our cats. It worked out.'],
      [4, 'The heart lesson with the two pumps is the clearest I have seen.'],
    ],
  },
  'বাংলা দ্বিতীয় পত্র: এসএসসির পূর্ণ প্রস্তুতি': {
    stars: [0, 0, 1, 7, 15],
    quotes: [
      [5, 'ভাবসম্প্রসারণ লেখার কাঠামোটা পরীক্ষার হলে বাঁচিয়ে দিয়েছে।'],
      [4, 'সমাস নিয়ে এত ভালো ক্লাস আগে পাইনি।'],
    ],
  },
  'HSC Physics First Paper: Vectors to Waves': {
    stars: [0, 1, 4, 11, 20],
    quotes: [
      [4, 'Vectors with the river crossing problem finally made sense to me.'],
      [5, 'He writes every unit. My college sir does not.'],
      [3, 'Rotation needs one more lesson. The jump to torque was steep.'],
    ],
  },
  'Higher Mathematics: Calculus from Limits to Area': {
    stars: [0, 0, 2, 7, 19],
    quotes: [
      [5, 'Zooming into the curve until it looks straight: that is the whole idea, and nobody had told me.'],
      [4, 'Integration by parts in three clean examples.'],
    ],
  },
  'উদ্ভিদবিজ্ঞান: জীববিজ্ঞান প্রথম পত্র': {
    stars: [0, 0, 1, 6, 9],
    quotes: [
      [4, 'কোষ বিভাজনের ধাপ মনে রাখার ছন্দটা বন্ধুদেরও শিখিয়েছি।'],
      [5, 'বৈজ্ঞানিক নামগুলো গল্পের সঙ্গে বলায় মাথায় থেকে গেছে।'],
    ],
  },
  'এইচএসসি আইসিটি: সংখ্যা পদ্ধতি, ওয়েব ও সি প্রোগ্রামিং': {
    stars: [0, 1, 1, 8, 18],
    quotes: [
      [5, 'হেক্সাডেসিমেল এখন আঙুলে গুনে করি।'],
      [4, 'সি-এর লুপ বুঝতে খাতায় ট্রেস করার পদ্ধতিটা খুব কাজের।'],
      [2, 'এইচটিএমএল অংশে আরও বেশি হাতে-কলমে কাজ আশা করেছিলাম।'],
    ],
  },
}
