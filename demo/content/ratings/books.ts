// Sample ratings for the e-books.
import type { DemoRatings } from './types.ts'

export const bookRatings: DemoRatings = {
  'Motion Made Clear: Physics for Class 9': {
    stars: [0, 0, 1, 7, 13],
    quotes: [
      [5, 'The rickshaw problem has followed me for a week. In a good way.'],
      [4, 'Reads like someone sitting beside you. Six problems are too few.'],
      [5, 'I now check the sign before the number.'],
    ],
  },
  'English Grammar, One Sentence at a Time': {
    stars: [0, 0, 2, 5, 9],
    quotes: [
      [5, 'Seeing the Bengali beside the English showed me why I always drop the article.'],
      [4, 'The spoken notes are a nice surprise on the bus.'],
    ],
  },
  'The Joy of Maths': {
    stars: [0, 0, 0, 3, 11],
    quotes: [
      [5, 'Folded the proof, then folded it again for my father.'],
      [5, 'Hints before answers. More books should do that.'],
    ],
  },
  'Cells and Life': {
    stars: [0, 0, 1, 3, 5],
    quotes: [
      [4, 'Small book, and I drew every figure in it.'],
      [5, 'The mitochondrion finally has a job I can describe in my own words.'],
    ],
  },
  'Python: First Steps': {
    stars: [0, 1, 1, 6, 12],
    quotes: [
      [5, 'Every program fits on one page, so I typed all of them.'],
      [2, 'Good start, but it ends just when it gets interesting.'],
    ],
  },
  'Money Sense for Teens': {
    stars: [0, 0, 0, 4, 8],
    quotes: [
      [5, 'I have three jars on my desk now, and one of them is nearly full.'],
      [4, 'Talks about Eid money like someone who has had some.'],
    ],
  },
  'The Lantern Boat and Other Stories': {
    stars: [0, 0, 1, 5, 17],
    quotes: [
      [5, 'We listen to it at bedtime when the power is out.'],
      [5, 'The reader does the ferryman’s voice so well that my son laughs before the joke.'],
      [4, 'I would love a longer last story.'],
    ],
  },
  'Six Mysteries from a Small Town': {
    stars: [0, 0, 1, 4, 6],
    quotes: [
      [5, 'I guessed two of the six, and I am proud of those two.'],
      [3, 'The third mystery is too easy, the fifth made up for it.'],
    ],
  },
  'বাংলা ব্যাকরণ ও রচনা: বুঝে শেখা': {
    stars: [0, 0, 2, 6, 10],
    quotes: [
      [4, 'নিয়মের আগে উদাহরণ, তাই পড়তে একঘেয়ে লাগে না।'],
      [5, 'রচনা সাজানোর ছকটা বইয়ের সেরা পাতা।'],
    ],
  },
  'গণিতের মজার খাতা': {
    stars: [0, 0, 0, 4, 12],
    quotes: [
      [5, 'ভাইবোন মিলে রাত জেগে ধাঁধা মিলিয়েছি।'],
      [5, 'জাদু বর্গ বানিয়ে স্যারকে দেখিয়েছি, ক্লাসে সবাই অবাক।'],
    ],
  },
  'রসায়নের ভিত গড়ি: দশম শ্রেণি': {
    stars: [0, 0, 1, 5, 7],
    quotes: [
      [4, 'যোজনী নিয়ে এত পরিষ্কার লেখা আর পাইনি।'],
      [5, 'ছোট বই বলে পরীক্ষার আগের রাতেও শেষ করা যায়।'],
    ],
  },
  'ফ্রিল্যান্সিং শুরুর আগে': {
    stars: [0, 1, 2, 4, 5],
    quotes: [
      [4, 'লোভ দেখায় না, উল্টো ঝুঁকির কথা আগে বলে। এটাই পছন্দ হয়েছে।'],
      [2, 'যাঁরা কাজ শুরু করে দিয়েছেন, তাঁদের জন্য নতুন কিছু নেই।'],
    ],
  },
  'কান পেতে শোনো: ছোটদের ছড়া ও কবিতা': {
    stars: [0, 0, 0, 2, 13],
    quotes: [
      [5, 'গাড়িতে বসে শুনি, নামার সময় বাচ্চা নামতেই চায় না।'],
      [5, 'বৃষ্টির ছড়াটা এখন আমাদের ঘুমপাড়ানি।'],
    ],
  },
  'নদীপাড়ের গল্প': {
    stars: [0, 0, 1, 3, 8],
    quotes: [
      [5, 'দাদির কাছে শোনা গল্পের মতো গন্ধ আছে।'],
      [4, 'মাঝির গল্পটা শেষ হতেই আবার শুরু থেকে শুনলাম।'],
    ],
  },
  'প্রমিত বাংলা উচ্চারণ: শুনে শুনে শেখা': {
    stars: [0, 0, 0, 2, 1],
    quotes: [[4, 'স আর শ-এর তফাত কানে ধরা পড়ছে এখন।']],
  },
}
