import { steps, cycle, bars, columns, grid, words, hub, sketch, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classTen: Record<string, Drawing> = {
  '1-02': sketch(
    {
      line: [
        [60, 180],
        [90, 120],
        [130, 96],
        [170, 120],
        [200, 180],
        [230, 240],
        [270, 264],
        [310, 240],
        [340, 180],
        [370, 120],
        [410, 96],
        [450, 120],
        [480, 180],
        [510, 240],
        [550, 264],
        [590, 240],
      ],
    },
    {
      line: [
        [40, 180],
        [610, 180],
      ],
      isDashed: true,
    },
    {
      line: [
        [130, 60],
        [410, 60],
      ],
      isArrow: true,
    },
    { text: 'one wavelength', at: [270, 36], width: 240 },
    { text: 'crest', at: [130, 136], size: 20 },
    { text: 'trough', at: [270, 300], size: 20 },
  ),
  '1-03': sketch(
    {
      area: [
        [40, 150],
        [90, 150],
        [90, 230],
        [40, 230],
      ],
    },
    {
      area: [
        [540, 60],
        [600, 60],
        [600, 310],
        [540, 310],
      ],
      isGold: true,
    },
    {
      line: [
        [100, 170],
        [520, 170],
      ],
      isArrow: true,
    },
    {
      line: [
        [530, 215],
        [110, 215],
      ],
      isArrow: true,
    },
    { text: 'sound goes', at: [310, 140] },
    { text: 'echo returns', at: [310, 250], width: 200 },
  ),
  '1-05': sketch(
    {
      line: [
        [40, 200],
        [600, 200],
      ],
    },
    {
      line: [
        [520, 70],
        [545, 130],
        [552, 200],
        [545, 270],
        [520, 330],
      ],
    },
    {
      line: [
        [150, 200],
        [150, 120],
      ],
      isArrow: true,
    },
    {
      line: [
        [150, 120],
        [540, 120],
      ],
    },
    {
      line: [
        [540, 120],
        [300, 245],
      ],
      isGold: true,
    },
    {
      line: [
        [150, 120],
        [552, 200],
      ],
    },
    { text: 'object', at: [150, 90] },
    { text: 'F', at: [385, 232] },
    { text: 'C', at: [250, 232] },
  ),
  '1-06': sketch(
    {
      area: [
        [0, 180],
        [640, 180],
        [640, 360],
        [0, 360],
      ],
    },
    {
      line: [
        [160, 40],
        [320, 180],
      ],
      isArrow: true,
    },
    {
      line: [
        [320, 180],
        [400, 330],
      ],
      isGold: true,
    },
    {
      line: [
        [320, 60],
        [320, 320],
      ],
      isDashed: true,
    },
    { text: 'air', at: [520, 110] },
    { text: 'water', at: [520, 290] },
  ),
  '1-08': columns(
    ['Series', 'one path', 'same current', 'one breaks, all stop'],
    ['Parallel', 'many paths', 'same voltage', 'others go on'],
  ),
  '1-09': columns(
    ['Motor', 'electricity in', 'motion out'],
    ['Generator', 'motion in', 'electricity out'],
    ['Transformer', 'voltage in', 'other voltage out'],
  ),
  '2-01': hub('১ মোল', '৬.০২ × ১০²³ কণা', '২২.৪ লিটার', 'আণবিক ভর গ্রাম'),
  '2-02': steps('শতকরা', 'মোল অনুপাত', 'স্থূল সংকেত', 'আণবিক সংকেত'),
  '2-04': words(['Zn', 'ইলেকট্রন দেয়: জারণ'], ['→ e →', 'তার বেয়ে'], ['Cu²⁺', 'ইলেকট্রন নেয়: বিজারণ']),
  '3-02': cycle('body', 'right heart', 'lungs', 'left heart'),
  '3-03': steps('Filtering', 'Taking back', 'Adding', 'Urine'),
  '3-04': grid(['', 'B', 'b'], ['B', '*BB', 'Bb'], ['b', 'Bb', 'bb']),
  '4-01': columns(['এক-এক', '২ → ৪', '৩ → ৬'], ['এক-এক নয়', '২ → ৪', '−২ → ৪']),
  '4-02': words(['P(x)', 'বহুপদী'], ['x − ২', 'ভাজক'], ['P(২) = ১', 'ভাগশেষ']),
  '4-03': sketch(
    { circle: [250, 190, 130], isOpen: true },
    {
      line: [
        [250, 190],
        [380, 190],
      ],
    },
    {
      line: [
        [250, 190],
        [320, 80],
      ],
    },
    {
      line: [
        [380, 190],
        [374, 150],
        [356, 112],
        [320, 80],
      ],
      isGold: true,
    },
    { text: 'r', at: [320, 214] },
    { text: 'r', at: [392, 120] },
    { text: '১ রেডিয়ান', at: [510, 190] },
  ),
  '5-01': words(['স্কুল', 'মূল'], ['ই + স্কুল', 'স্বর যোগ'], ['ইস্কুল', 'সহজ উচ্চারণ']),
  '5-03': columns(['সরল', 'একটি ক্রিয়া'], ['জটিল', 'যে… সে…'], ['যৌগিক', 'এবং, কিন্তু']),
  '5-04': columns(['ভাবসম্প্রসারণ', 'মূলভাব', 'ব্যাখ্যা', 'মন্তব্য'], ['সারমর্ম', 'পড়ো', 'মূল কথা', '২-৩ বাক্য']),
  '6-02': bars(['today', 100, '100'], ['1 year', 110, '110'], ['2 years', 121, '121'], ['3 years', 133, '133']),
  '6-03': columns(
    ['Own savings', 'no interest', 'lost chance'],
    ['Bank loan', 'interest', 'fixed days'],
    ['Partner', 'shares profit', 'shares risk'],
  ),
  '6-04': steps('Savers', 'Bank', 'Borrowers'),
}
