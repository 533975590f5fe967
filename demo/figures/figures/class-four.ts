import {
  steps,
  cycle,
  numberLine,
  bars,
  shares,
  columns,
  layers,
  grid,
  words,
  hub,
  page,
  sketch,
  type Drawing,
} from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classFour: Record<string, Drawing> = {
  '1-02': grid(['lakh', 'ten th.', 'thous.', 'hund.', 'tens', 'ones'], ['47', '', '38', '2', '0', '*5']),
  '1-03': words(['7', 'same'], ['4', 'same'], ['3 | 8', 'here!']),
  '1-04': grid(['×', '20', '*7'], ['346', '6920', '2422']),
  '1-05': cycle('Divide', 'Multiply', 'Subtract', 'Bring down'),
  '1-08': steps('? ', '+ 78', '145'),
  '1-09': layers('1. Brackets', '2. Multiply and divide', '3. Add and subtract'),
  '2-02': steps('শেওলা', 'ছোট মাছ', 'বড় মাছ', 'বক'),
  '2-03': bars(['বেলে', 90, 'দ্রুত'], ['দোআঁশ', 55, 'মাঝারি'], ['এঁটেল', 20, 'ধীরে']),
  '2-04': hub('সুষম খাদ্য', 'শর্করা', 'আমিষ', 'স্নেহ', 'ভিটামিন', 'পানি'),
  '3-01': columns(['চাকমা', 'বিজু উৎসব'], ['গারো', 'ওয়ানগালা'], ['সাঁওতাল', 'সোহরাই']),
  '3-02': layers('পাহাড়', 'সোপান', 'সমভূমি', 'বঙ্গোপসাগর'),
  '3-04': columns(['অধিকার', 'পড়ার সুযোগ', 'নিরাপত্তা', 'খেলাধুলা'], ['কর্তব্য', 'নিয়ম মানা', 'কর দেওয়া', 'পরিবেশ রক্ষা']),
  '4-01': hub('Main idea', 'who', 'where', 'what happens', 'why'),
  '4-03': columns(['Regular', 'walk → walked', 'play → played'], ['Irregular', 'go → went', 'see → saw']),
  '4-04': layers('Opening sentence', 'Detail one', 'Detail two', 'Closing line'),
  '5-01': words(['লাল', 'বিশেষণ'], ['ঘুড়িটি', 'বিশেষ্য'], ['আকাশে', 'বিশেষ্য'], ['উড়ছে', 'ক্রিয়া']),
  '5-03': columns(['ণ', 'ঋ, র, ষ-এর পরে', 'ঋণ, কারণ'], ['ষ', 'ট, ঠ-এর আগে', 'কষ্ট, নিষ্ঠা'], ['স', 'বিদেশি শব্দে', 'স্টেশন']),
  '5-04': page('ঠিকানা ও তারিখ', 'সম্বোধন', 'মূল কথা', 'শুভেচ্ছা', 'নাম'),
  '6-02': shares(['1/2', 2, 1], ['2/4', 4, 2]),
  '6-03': numberLine({
    ticks: ['0', '', '', '', '', '0.5', '', '', '', '', '1'],
    points: [
      [3, '0.3'],
      [7, '0.7'],
    ],
  }),
  '6-04': sketch(
    {
      line: [
        [60, 250],
        [60, 120],
      ],
    },
    {
      line: [
        [60, 250],
        [190, 250],
      ],
    },
    {
      line: [
        [60, 226],
        [84, 226],
        [84, 250],
      ],
    },
    { text: 'right', at: [120, 300] },
    {
      line: [
        [260, 250],
        [390, 250],
      ],
    },
    {
      line: [
        [260, 250],
        [350, 150],
      ],
    },
    { text: 'acute', at: [320, 300] },
    {
      line: [
        [500, 250],
        [610, 250],
      ],
    },
    {
      line: [
        [500, 250],
        [440, 150],
      ],
    },
    { text: 'obtuse', at: [520, 300] },
  ),
}
