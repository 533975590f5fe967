import { steps, numberLine, columns, timeline, grid, words, hub, dots, sketch, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classTwo: Record<string, Drawing> = {
  '1-02': columns(['একই বর্ণ', 'ক + ক = ক্ক', 'চাক্কা'], ['ভিন্ন বর্ণ', 'স + ক = স্ক', 'স্কুল']),
  '1-03': words(['ক্ষ', 'ক + ষ'], ['ঞ্চ', 'ঞ + চ'], ['ঞ্জ', 'ঞ + জ'], ['ষ্ণ', 'ষ + ণ']),
  '1-04': words(['গ্রাম', 'র-ফলা'], ['বর্ষা', 'রেফ'], ['ব্যাঙ', 'য-ফলা']),
  '1-05': columns(['শুনি', 'বাল্ব', 'ম্লান'], ['শুনি না', 'শ্বাস', 'স্মৃতি']),
  '1-08': steps('কুড়াল পড়ল', 'সোনার কুড়াল?', 'না, আমার নয়', 'তিনটিই পেল'),
  '1-09': hub('আমার খেলা', 'কে', 'কোথায়', 'কখন', 'কীভাবে', 'কেন'),
  '2-01': columns(['this', 'near', 'this book'], ['that', 'far', 'that umbrella']),
  '2-03': columns(['Food', 'mango', 'rice'], ['Animals', 'cow', 'cat'], ['Clothes', 'shirt', 'shawl']),
  '2-04': columns(
    ['+ s', 'one book', 'two books'],
    ['+ es', 'one mango', 'six mangoes'],
    ['changed', 'one child', 'ten children'],
  ),
  '3-02': grid(['', '1', ''], ['', '2', '7'], ['+', '1', '5'], ['*', '*4', '*2']),
  '3-03': grid(['', '4', '2'], ['−', '1', '5'], ['*', '*2', '*7']),
  '3-04': dots([5, 'row 1'], [5, 'row 2']),
  '4-01': numberLine({
    ticks: ['৩৫', '৪০', '৫০'],
    points: [
      [0, ''],
      [2, ''],
    ],
    jumps: [
      [0, 1, '৫'],
      [1, 2, '১০'],
    ],
  }),
  '4-03': sketch(
    { circle: [200, 180, 130], isWhite: true },
    {
      line: [
        [200, 180],
        [200, 90],
      ],
    },
    {
      line: [
        [200, 180],
        [140, 240],
      ],
      isGold: true,
    },
    { text: '১২', at: [200, 76] },
    { text: '৬', at: [200, 286] },
    { text: '৩', at: [304, 180] },
    { text: '৯', at: [96, 180] },
    { text: 'বড় কাঁটা: মিনিট', at: [480, 130], width: 220 },
    { text: 'ছোট কাঁটা: ঘণ্টা', at: [480, 230], width: 220 },
  ),
  '4-04': columns(['দৈর্ঘ্য', 'স্কেল', 'সেন্টিমিটার'], ['ওজন', 'দাঁড়িপাল্লা', 'কিলোগ্রাম'], ['তরল', 'মাপের পাত্র', 'লিটার']),
  '5-01': columns(['জীব', 'খায়', 'বাড়ে', 'বংশ বাড়ায়'], ['জড়', 'খায় না', 'বাড়ে না', 'সাইকেল']),
  '5-02': timeline(['১ম দিন', 'ভিজল'], ['৩য় দিন', 'মূল বেরোল'], ['৫ম দিন', 'কাণ্ড'], ['৭ম দিন', 'পাতা']),
  '5-04': columns(['পানিতে', 'মাছ'], ['ডাঙায়', 'গরু, বিড়াল'], ['দুই জায়গায়', 'ব্যাঙ']),
  '6-01': steps('thirsty', 'finds a jug', 'drops stones', 'drinks'),
  '6-02': columns(['Teller', 'calm'], ['Mouse', 'small, afraid'], ['Lion', 'deep, loud']),
  '6-04': hub('My story', 'who', 'where', 'problem', 'what happens', 'end'),
}
