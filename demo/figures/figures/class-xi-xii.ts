import { steps, cycle, bars, graph, columns, tree, grid, hub, venn, sketch, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classXIXII: Record<string, Drawing> = {
  '1-02': sketch(
    {
      line: [
        [120, 290],
        [460, 90],
      ],
      isArrow: true,
    },
    {
      line: [
        [120, 290],
        [460, 290],
      ],
      isDashed: true,
    },
    {
      line: [
        [460, 290],
        [460, 90],
      ],
      isDashed: true,
    },
    { text: 'R', at: [270, 160] },
    { text: 'R cos A', at: [300, 324] },
    { text: 'R sin A', at: [540, 190] },
    { text: 'A', at: [200, 268] },
  ),
  '1-03': sketch(
    {
      line: [
        [40, 70],
        [600, 70],
      ],
    },
    {
      line: [
        [40, 300],
        [600, 300],
      ],
    },
    {
      line: [
        [200, 295],
        [200, 80],
      ],
      isArrow: true,
    },
    {
      line: [
        [230, 190],
        [420, 190],
      ],
      isArrow: true,
    },
    {
      line: [
        [200, 295],
        [380, 80],
      ],
      isGold: true,
    },
    { text: 'boat', at: [140, 190] },
    { text: 'river', at: [480, 190] },
  ),
  '1-04': sketch(
    {
      line: [
        [60, 300],
        [130, 190],
        [210, 120],
        [300, 92],
        [390, 120],
        [470, 190],
        [540, 300],
      ],
    },
    {
      line: [
        [40, 300],
        [600, 300],
      ],
    },
    {
      line: [
        [300, 300],
        [300, 96],
      ],
      isDashed: true,
    },
    { text: 'H', at: [326, 200] },
    { text: 'R', at: [300, 330] },
    {
      line: [
        [60, 300],
        [120, 220],
      ],
      isArrow: true,
    },
  ),
  '1-05': columns(['Straight', 'force F', 'mass m', 'F = ma'], ['Turning', 'torque T', 'inertia I', 'T = Ia']),
  '1-07': sketch(
    { circle: [320, 180, 62], isGold: true },
    { circle: [320, 180, 150], isOpen: true },
    { circle: [470, 180, 12] },
    {
      line: [
        [470, 168],
        [470, 60],
      ],
      isArrow: true,
    },
    {
      line: [
        [456, 180],
        [396, 180],
      ],
      isArrow: true,
    },
    { text: 'v', at: [500, 96] },
    { text: 'g', at: [430, 208] },
    { text: 'earth', at: [320, 182], size: 20 },
  ),
  '1-08': graph({
    x: 'displacement x',
    y: 'energy',
    curves: [
      {
        points: [
          [0, 9],
          [1, 6.4],
          [2, 4.4],
          [3, 2.9],
          [4, 2.2],
          [5, 2],
          [6, 2.2],
          [7, 2.9],
          [8, 4.4],
          [9, 6.4],
          [10, 9],
        ],
      },
      {
        points: [
          [0, 2],
          [1, 4.6],
          [2, 6.6],
          [3, 8.1],
          [4, 8.8],
          [5, 9],
          [6, 8.8],
          [7, 8.1],
          [8, 6.6],
          [9, 4.6],
          [10, 2],
        ],
      },
    ],
    notes: [
      [5, 1, 'potential'],
      [5, 7.6, 'kinetic'],
    ],
  }),
  '2-02': hub('PV = nRT', 'P চাপ', 'V আয়তন', 'n মোল', 'T কেলভিন'),
  '2-03': steps('জানা দ্রবণ', 'ফোঁটা ফোঁটা', 'রং বদল', 'হিসাব'),
  '2-04': tree('কার্যকরী মূলক', '−OH অ্যালকোহল', '−CHO অ্যালডিহাইড', '−COOH এসিড', '−NH₂ অ্যামিন'),
  '3-01': graph({
    x: 'x',
    y: 'f(x)',
    curves: [
      {
        points: [
          [0, 1],
          [4.6, 4.8],
        ],
      },
      {
        points: [
          [5.4, 5.2],
          [10, 9],
        ],
      },
    ],
    notes: [[6.6, 3.6, 'x → a']],
  }),
  '3-03': graph({
    x: 'side x',
    y: 'volume',
    curves: [
      {
        points: [
          [0, 0],
          [1, 4],
          [2, 6.8],
          [3, 8.4],
          [3.5, 8.7],
          [4, 8.4],
          [5, 7],
          [6, 5],
          [7, 3],
          [8, 1.2],
          [9, 0.2],
        ],
      },
    ],
    notes: [[3.5, 9.5, 'best box']],
  }),
  '3-04': graph({
    x: 'x',
    y: 'y',
    curves: [
      {
        points: [
          [1, 1.5],
          [2, 3.5],
          [4, 6],
          [6, 7.4],
          [8, 8.2],
        ],
        isFilled: true,
      },
    ],
    notes: [[5, 3, 'area']],
  }),
  '4-02': steps('ডিএনএ', 'এমআরএনএ', 'রাইবোজোম', 'প্রোটিন'),
  '4-03': sketch(
    { circle: [320, 180, 150], isOpen: true },
    { circle: [320, 180, 110], isOpen: true },
    { circle: [320, 180, 70], isOpen: true },
    { circle: [320, 180, 32], isGold: true },
    { text: 'বৃতি', at: [320, 50], size: 20 },
    { text: 'দল', at: [320, 92], size: 20 },
    { text: 'পুংকেশর', at: [320, 132], size: 18 },
    { text: 'গর্ভাশয়', at: [560, 180] },
  ),
  '4-04': columns(['সি-থ্রি', 'ধান, গম', 'গরমে ক্ষতি'], ['সি-ফোর', 'ভুট্টা, আখ', 'গরমে ভালো']),
  '5-01': grid(['৮', '৪', '২', '১'], ['*1', '0', '*1', '*1']),
  '5-02': grid(['A', 'B', 'A·B'], ['0', '0', '0'], ['0', '1', '0'], ['1', '0', '0'], ['1', '1', '*1']),
  '5-04': cycle('শর্ত সত্য?', 'কাজ করো', 'i বাড়াও'),
  '6-01': hub('Accounts', 'owner', 'bank', 'tax office', 'supplier'),
  '6-02': venn('cheque not yet cashed', 'both agree', 'bank charges', ['Cash book', 'Bank']),
  '6-04': bars(['year 1', 100, '100'], ['year 2', 80, '80'], ['year 3', 64, '64'], ['year 4', 51, '51']),
}
