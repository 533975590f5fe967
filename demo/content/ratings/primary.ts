// Sample ratings for classes one to five, mostly written as parents.
import type { DemoRatings } from './types.ts'

export const primaryRatings: DemoRatings = {
  'বর্ণ চিনি, শব্দ গড়ি': {
    stars: [0, 0, 1, 6, 17],
    quotes: [
      [4, 'মেয়ে এখন দোকানের সাইনবোর্ড বানান করে পড়ে। ঙ আর ঞ নিয়ে আরেকটু সময় দিলে ভালো হতো।'],
      [5, 'হাতের লেখার পাতাগুলো ছাপিয়ে নিয়েছি, রোজ সন্ধ্যায় একটা করে হয়।'],
      [5, 'ছেলে আগে খাতা দেখলেই পালাত, এখন নিজে থেকে অক্ষর সাজায়।'],
    ],
  },
  'First English: Letters, Sounds and Greetings': {
    stars: [0, 1, 2, 5, 9],
    quotes: [
      [5, 'My daughter greets her grandmother in English every morning now.'],
      [3, 'Good sounds, but b and d still get mixed up. A few more games with those two, please.'],
      [4, 'Short lessons, which is all a six-year-old can take after school.'],
    ],
  },
  'গণিতের প্রথম পাঠ: গুনি ১ থেকে ১০০': {
    stars: [0, 0, 0, 4, 8],
    quotes: [
      [5, 'কাঠি দিয়ে দশের আঁটি বাঁধার খেলাটা আমাদের ঘরে রোজ চলে।'],
      [4, 'উনচল্লিশ আর উনপঞ্চাশ নিয়ে গোলমাল এখন প্রায় নেই।'],
    ],
  },
  'ছড়ায় ছড়ায় বাংলা বলা': {
    stars: [0, 0, 1, 3, 12],
    quotes: [
      [5, 'লাজুক ছেলেটা আত্মীয়দের সামনে পুরো ছড়া বলে শোনাল।'],
      [5, 'হাততালির তালে তালে উচ্চারণ শেখানোটা খুব ভালো লেগেছে।'],
    ],
  },
  'My World: Family, Home and School': {
    stars: [0, 0, 0, 1, 2],
    quotes: [[5, 'We drew our own family tree with the lesson, three generations on one page.']],
  },
  'যুক্তবর্ণ থেকে বাক্য: দ্বিতীয় শ্রেণির বাংলা': {
    stars: [0, 0, 2, 5, 14],
    quotes: [
      [5, 'ক্ষ আর হ্ম আলাদা করে চেনার কৌশলটা মা-ছেলে দুজনেরই কাজে লেগেছে।'],
      [3, 'অনুশীলনী ভালো, তবে শেষের দিকের শব্দগুলো দ্বিতীয় শ্রেণির জন্য কঠিন।'],
      [5, 'পত্রিকার শিরোনাম পড়ে বাবাকে চমকে দিয়েছে।'],
    ],
  },
  'Adding, Taking Away and First Times Tables': {
    stars: [0, 0, 1, 7, 11],
    quotes: [
      [4, 'The number line on the floor was a hit. We taped one in the corridor.'],
      [5, 'He knows his fives because of the clock lesson, not because I nagged.'],
    ],
  },
  'টাকা, ঘড়ি ও মাপজোখ': {
    stars: [0, 0, 0, 6, 13],
    quotes: [
      [5, 'বাজারে গিয়ে এখন সে-ই খুচরো গুনে নেয়।'],
      [4, 'সোয়া আর পৌনে বুঝতে দুবার দেখতে হয়েছে, তারপর আর ভোলেনি।'],
    ],
  },
  'Read and Retell: Short Stories for Young Readers': {
    stars: [0, 1, 0, 4, 6],
    quotes: [
      [5, 'The three questions after each story now get asked about cartoons too.'],
      [2, 'Sweet stories, but my son finished all of them in one weekend.'],
    ],
  },
  'গুণ, ভাগ ও ভগ্নাংশের সহজ পথ': {
    stars: [0, 0, 1, 8, 21],
    quotes: [
      [5, 'রুটি ভাগ করে ভগ্নাংশ শেখানো, এর চেয়ে সহজ আর কী হতে পারে!'],
      [4, 'নামতা মুখস্থ না করেও গুণ মেলাতে পারছে, দেখে অবাক হলাম।'],
      [5, 'ভাগশেষ কেন থাকে, প্রথমবার সেটা বুঝিয়ে বলতে পারল আমাকে।'],
    ],
  },
  'English for Class Three: Talking About Every Day': {
    stars: [0, 0, 3, 4, 7],
    quotes: [
      [4, 'She describes her lunch box in full sentences. Small thing, big smile.'],
      [3, 'I wanted more speaking and fewer fill-in-the-blanks.'],
    ],
  },
  'Elementary Science: Living Things, Water and Air': {
    stars: [0, 0, 0, 3, 9],
    quotes: [
      [5, 'The jar with the bean has been on our window sill for a month.'],
      [5, 'Explains the water cycle with a kettle and a cold plate. We tried it at once.'],
    ],
  },
  'ব্যাকরণের সূচনা: পদ, লিঙ্গ ও বচন': {
    stars: [0, 0, 2, 4, 6],
    quotes: [
      [4, 'বিশেষ্য আর বিশেষণ গুলিয়ে ফেলতাম, ছবির কার্ডগুলো দেখে ঠিক হয়েছে।'],
      [5, 'উদাহরণগুলো আমাদের পাড়ার মতোই, তাই মনে থাকে।'],
    ],
  },
  'From Sentence to Paragraph: English for Class Four': {
    stars: [1, 0, 1, 5, 8],
    quotes: [
      [5, 'My first paragraph without copying from the guide book. Teacher gave me a star.'],
      [4, 'The joining words list is taped inside my copy.'],
    ],
  },
  'Fractions, Decimals and Geometry You Can See': {
    stars: [0, 0, 1, 5, 16],
    quotes: [
      [5, 'I folded paper for half the course and it was the best half.'],
      [4, 'Decimals with taka and poisha made sense to me on the first day.'],
    ],
  },
  'পঞ্চম শ্রেণির গণিত: গুণিতক থেকে শতকরা': {
    stars: [0, 1, 2, 11, 24],
    quotes: [
      [5, 'লসাগু কখন আর গসাগু কখন, সেই প্রশ্নটা আর আটকায় না।'],
      [4, 'শতকরার অঙ্কে দোকানের ছাড়ের উদাহরণ দারুণ। বৃত্তি পরীক্ষার আগে আবার দেখব।'],
      [2, 'ভিডিও ভালো, কিন্তু অনুশীলনীর উত্তর সব এক জায়গায় চাই।'],
    ],
  },
  'আমাদের মুক্তিযুদ্ধ ও ঐতিহ্য': {
    stars: [0, 0, 0, 5, 19],
    quotes: [
      [5, 'নানা পাশে বসে দেখলেন, তারপর নিজের গল্প শোনালেন।'],
      [5, 'তারিখ মুখস্থ নয়, ঘটনাগুলো পরপর বুঝেছি।'],
    ],
  },
  'Faith and Good Conduct: Islamic Studies for Class Five': {
    stars: [0, 0, 0, 2, 6],
    quotes: [
      [5, 'Calm voice, clear meaning, and a small task for each day.'],
      [4, 'We talk about the conduct tasks at dinner.'],
    ],
  },
}
