import {
  steps,
  cycle,
  numberLine,
  bars,
  graph,
  columns,
  tree,
  grid,
  balance,
  words,
  sketch,
  type Drawing,
} from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classNine: Record<string, Drawing> = {
  '1-02': tree('ভৌত রাশি', ['মৌলিক', 'দৈর্ঘ্য', 'ভর', 'সময়'], ['লব্ধ', 'বেগ', 'বল', 'কাজ']),
  '1-03': numberLine({ ticks: ['২২', '২৩', '২৪', '২৫'], points: [[1.6, '২৩.৬ মিমি']] }),
  '1-04': graph({
    x: 'সময় t',
    y: 'বেগ v',
    curves: [
      {
        points: [
          [0, 2],
          [8, 2],
        ],
        isFilled: true,
      },
      {
        points: [
          [0, 2],
          [8, 8],
        ],
      },
    ],
    notes: [
      [4, 1, 'ut'],
      [5.6, 4, '½at²'],
    ],
  }),
  '1-05': words(['৫০ কেজি', 'ছেলে, ৩ মি/সে →'], ['১০০ কেজি', '← নৌকা, ১.৫ মি/সে']),
  '1-07': bars(['ওপরে', 100, 'সব বিভব'], ['মাঝপথে', 100, 'অর্ধেক-অর্ধেক'], ['নিচে', 100, 'সব গতি']),
  '1-08': sketch(
    {
      area: [
        [120, 70],
        [520, 70],
        [520, 310],
        [120, 310],
      ],
    },
    {
      line: [
        [120, 110],
        [520, 110],
      ],
      isDashed: true,
    },
    {
      line: [
        [320, 300],
        [320, 220],
      ],
      isArrow: true,
    },
    {
      area: [
        [270, 150],
        [370, 150],
        [370, 215],
        [270, 215],
      ],
      isGold: true,
    },
    {
      line: [
        [320, 150],
        [320, 118],
      ],
      isArrow: true,
    },
    { text: 'প্লবতা', at: [430, 262] },
    { text: 'বস্তু', at: [320, 184] },
  ),
  '2-02': graph({
    x: 'time',
    y: '°C',
    curves: [
      {
        points: [
          [0, 0.5],
          [1.5, 2.5],
          [3.5, 2.5],
          [6, 7],
          [8.5, 7],
          [10, 8.8],
        ],
      },
    ],
    notes: [
      [2.4, 3.4, 'melting'],
      [7.2, 7.9, 'boiling'],
    ],
  }),
  '2-03': bars(['Cl-35', 75, '75 %'], ['Cl-37', 25, '25 %']),
  '2-04': columns(
    ['Ionic', 'given and taken', 'salt: brittle'],
    ['Covalent', 'shared pairs', 'water'],
    ['Metallic', 'shared by all', 'copper: bends'],
  ),
  '3-02': grid(['100x =', '27.2727…'], ['x =', '0.2727…'], ['*99x =', '*27']),
  '3-03': steps('input x', 'the rule', 'output f(x)'),
  '3-04': words(['10²', 'power'], ['100', 'number'], ['log 100 = 2', 'exponent']),
  '4-01': words(['Homo', 'গণ'], ['sapiens', 'প্রজাতি']),
  '4-03': steps('প্রোফেজ', 'মেটাফেজ', 'অ্যানাফেজ', 'টেলোফেজ'),
  '4-04': cycle('আলো ও পানি', 'সালোকসংশ্লেষণ', 'গ্লুকোজ ও অক্সিজেন', 'শ্বসন'),
  '5-01': balance('সম্পদ', 'দায় + মূলধন', 'A = L + E'),
  '5-03': columns(['ডেবিট', 'সম্পদ বাড়ে', 'ব্যয় বাড়ে'], ['ক্রেডিট', 'দায় বাড়ে', 'আয় বাড়ে']),
  '5-04': steps('যোগফল মেলাও', 'পার্থক্য দেখো', 'খতিয়ান দেখো', 'জাবেদা দেখো'),
  '6-01': columns(
    ['Listing', 'first, also', 'finally'],
    ['Comparing', 'both, but', 'while'],
    ['Cause', 'because', 'so'],
  ),
  '6-03': bars(['2021', 30, '30'], ['2022', 45, '45'], ['2023', 70, '70'], ['2024', 64, '64']),
  '6-04': steps('Ideas', 'Sentences', 'Spelling'),
}
