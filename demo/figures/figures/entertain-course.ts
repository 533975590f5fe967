import { steps, cycle, bars, graph, columns, grid, words, hub, sketch, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const entertainCourse: Record<string, Drawing> = {
  '1-02': hub('হারমোনিয়াম', 'বেলো', 'রিড', 'স্টপার', 'চাবি'),
  '1-03': grid(['সা', 'রে', 'গা', 'মা', 'পা', 'ধা', 'নি'], ['১', '২', '৩', '১', '২', '৩', '৪']),
  '1-04': grid(['সা', 'রে', 'গা'], ['রে', 'গা', 'মা'], ['গা', 'মা', 'পা']),
  '1-05': grid(['সা', '*রে', 'গা', '*গা', 'মা', '*মা', 'পা']),
  '1-08': grid(['*ধা', 'ধি', 'না', 'ধা', 'তি', 'না'], ['*ধা', 'গে', 'না', 'তি', 'না', 'কে']),
  '1-09': steps('সুর পড়ি', 'তাল গুনি', 'কথা বসাই', 'গেয়ে মেলাই'),
  '2-01': columns(['Hard light', 'small source', 'sharp shadow'], ['Soft light', 'large window', 'gentle shadow']),
  '2-03': sketch(
    {
      area: [
        [120, 50],
        [520, 50],
        [520, 310],
        [120, 310],
      ],
      isWhite: true,
    },
    {
      line: [
        [253, 50],
        [253, 310],
      ],
      isDashed: true,
    },
    {
      line: [
        [386, 50],
        [386, 310],
      ],
      isDashed: true,
    },
    {
      line: [
        [120, 137],
        [520, 137],
      ],
      isDashed: true,
    },
    {
      line: [
        [120, 223],
        [520, 223],
      ],
      isDashed: true,
    },
    { circle: [386, 223, 34], isGold: true },
  ),
  '2-04': steps('50 photos', '20', '10', '5'),
  '3-01': words(['হলুদ', 'হলুদ রং'], ['+ সাবান', 'ক্ষারীয়'], ['লাল', 'লেখা ফুটল']),
  '3-03': sketch(
    {
      area: [
        [80, 110],
        [270, 110],
        [270, 310],
        [80, 310],
      ],
    },
    { circle: [175, 270, 34], isWhite: true },
    { text: 'পানি: ডোবে', at: [175, 80], width: 220 },
    {
      area: [
        [370, 110],
        [560, 110],
        [560, 310],
        [370, 310],
      ],
    },
    { circle: [465, 130, 34], isWhite: true },
    { text: 'লবণজল: ভাসে', at: [465, 80], width: 240 },
  ),
  '3-04': words(['সোডা', 'ক্ষার'], ['+ ভিনেগার', 'এসিড'], ['বুদবুদ', 'গ্যাস']),
  '4-01': bars(['pawn', 1, '1'], ['knight', 3, '3'], ['bishop', 3, '3'], ['rook', 5, '5'], ['queen', 9, '9']),
  '4-02': columns(['Fork', 'one attacks two'], ['Pin', 'cannot move away'], ['Skewer', 'the better one first']),
  '4-04': steps('Centre', 'Knights, bishops', 'Castle', 'Plan'),
  '5-01': cycle('শ্বাস নিন', 'ধরে রাখুন', 'কথা বলুন'),
  '5-03': hub('চরিত্র', 'কে?', 'কোথায়?', 'কী চায়?', 'বাধা কী?', 'কী করে?'),
  '5-04': grid(['পেছনে বাঁ', 'পেছনে মাঝ', 'পেছনে ডান'], ['সামনে বাঁ', '*সামনে মাঝ', 'সামনে ডান']),
  '6-01': words(['1 cup', 'rice'], ['2 cups', 'water'], ['12 min', 'lid closed']),
  '6-03': steps('Boil', 'Mash', 'Mustard oil', 'Serve'),
  '6-04': graph({
    x: 'minutes',
    y: 'colour',
    curves: [
      {
        points: [
          [0, 1],
          [2, 2],
          [4, 3.4],
          [6, 5.6],
          [8, 8],
        ],
      },
    ],
    notes: [
      [2.4, 3.4, 'soft'],
      [6.6, 7.6, 'brown'],
    ],
  }),
}
