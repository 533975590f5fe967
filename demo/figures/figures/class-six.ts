import {
  steps,
  numberLine,
  columns,
  timeline,
  layers,
  balance,
  words,
  hub,
  venn,
  sketch,
  type Drawing,
} from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classSix: Record<string, Drawing> = {
  '1-02': words(['৪ + ৭ + ৫ + ২', 'অঙ্কের যোগফল'], ['১৮', '৩ দিয়ে বিভাজ্য'], ['৪৭৫২', 'তাই এটিও']),
  '1-03': venn('২', '২ × ২ × ৩', '৩', ['২৪', '৩৬']),
  '1-05': words(['৬টি', '২১০ টাকা'], ['১টি', '৩৫ টাকা'], ['৯টি', '৩১৫ টাকা']),
  '1-06': numberLine({
    ticks: ['−৪', '−৩', '−২', '−১', '০', '১', '২', '৩', '৪'],
    points: [
      [1, ''],
      [8, ''],
    ],
    jumps: [[1, 8, 'ডানে ৭ ধাপ']],
  }),
  '1-08': sketch(
    {
      line: [
        [60, 120],
        [140, 120],
        [140, 200],
        [60, 200],
        [60, 120],
      ],
    },
    {
      line: [
        [240, 120],
        [320, 120],
        [320, 200],
        [240, 200],
        [240, 120],
      ],
    },
    {
      line: [
        [320, 120],
        [400, 120],
        [400, 200],
        [320, 200],
      ],
    },
    { text: '৪টি কাঠি', at: [100, 246] },
    { text: '৭টি কাঠি', at: [320, 246] },
    { text: '৩n + ১', at: [530, 164], size: 30 },
  ),
  '1-09': balance('x + ৩', '১১', 'দুই পাশে একই কাজ করো'),
  '2-01': steps('Question', 'Guess', 'Change one thing', 'Measure', 'Conclude'),
  '2-02': columns(['Length', 'ruler', 'metre'], ['Mass', 'balance', 'kilogram'], ['Time', 'clock', 'second']),
  '2-04': columns(['Filter', 'sand and water'], ['Evaporate', 'salt and water'], ['Magnet', 'iron and sand']),
  '3-01': words(['The OLD man', 'stress'], ['|', 'breathe'], ['GAVE me', 'stress'], ['his LAST copy', 'stress']),
  '3-02': steps('How much is it?', 'That is a bit high.', 'What about 80?', 'I will take it.'),
  '3-04': hub('the market', 'see', 'hear', 'smell', 'touch', 'taste'),
  '4-01': steps('উপাত্ত', 'সাজানো', 'তথ্য'),
  '4-02': timeline(['আগে', 'চিঠি'], ['পরে', 'টেলিফোন'], ['তারপর', 'ইমেইল'], ['এখন', 'ভিডিও কল']),
  '4-03': steps('ইনপুট', 'প্রসেসর', 'আউটপুট'),
  '5-01': columns(['সাধু', 'করিয়াছি', 'তাহারা'], ['চলিত', 'করেছি', 'তারা']),
  '5-02': layers('ওষ্ঠ: প ব ম', 'দন্ত: ত দ ন', 'মূর্ধা: ট ড ণ', 'তালু: চ জ', 'কণ্ঠ: ক গ ঙ'),
  '5-03': words(['বিদ্যা', 'আ'], ['আলয়', 'আ'], ['বিদ্যালয়', 'আ + আ = আ']),
  '6-02': columns(['Mahasthangarh', 'walled city', 'old writing'], ['Wari-Bateshwar', 'beads, coins', 'river trade']),
  '6-03': columns(['Fact', 'it is silver'], ['Conclusion', 'they traded'], ['Guess', 'it was a gift']),
  '6-04': hub('River', 'water', 'rich soil', 'boats and trade', 'fish'),
}
