import {
  steps,
  shares,
  columns,
  tree,
  timeline,
  layers,
  words,
  hub,
  dots,
  sketch,
  type Drawing,
} from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classThree: Record<string, Drawing> = {
  '1-02': steps('নাম বলি', 'কেমন বলি', 'কী হচ্ছে বলি'),
  '1-03': columns(['বিপরীত', 'দিন / রাত'], ['সমার্থক', 'ফুল / পুষ্প'], ['এক কথায়', 'যিনি নৌকা চালান: মাঝি']),
  '1-04': words(['।', 'থামি'], [',', 'একটু থামি'], ['?', 'জিজ্ঞেস করি'], ['!', 'অবাক হই']),
  '1-06': sketch(
    {
      line: [
        [30, 120],
        [140, 90],
        [240, 150],
        [360, 110],
        [470, 190],
        [600, 150],
      ],
    },
    {
      line: [
        [30, 190],
        [140, 160],
        [240, 220],
        [360, 180],
        [470, 260],
        [600, 220],
      ],
    },
    { circle: [540, 70, 34], isGold: true },
    { text: 'বাঁকে বাঁকে', at: [150, 270], width: 200 },
    { text: 'হাঁটু জল', at: [400, 300] },
  ),
  '1-08': timeline(['১৯৪৭', 'দেশ ভাগ'], ['১৯৪৮', 'ভাষার দাবি'], ['২১ ফেব্রু ১৯৫২', 'শহিদ হলেন'], ['১৯৯৯', 'আন্তর্জাতিক স্বীকৃতি']),
  '1-09': layers('শুরু: কোথায়, কখন', 'মাঝ: কী ঘটল', 'শেষ: কেমন লাগল'),
  '2-01': words(['This is', 'introduce'], ['my cousin', 'who'], ['Rina.', 'name']),
  '2-03': columns(['I, you, we', 'get up', 'eat'], ['he, she', 'gets up', 'eats']),
  '2-04': sketch(
    {
      area: [
        [220, 120],
        [420, 120],
        [420, 250],
        [220, 250],
      ],
    },
    { circle: [320, 92, 22], isGold: true },
    { text: 'on', at: [390, 80] },
    { circle: [320, 186, 22], isGold: true },
    { text: 'in', at: [376, 186] },
    { circle: [320, 290, 22], isGold: true },
    { text: 'under', at: [420, 300] },
    { circle: [490, 190, 22], isGold: true },
    { text: 'beside', at: [560, 190] },
  ),
  '3-01': dots([4, 'সারি ১'], [4, 'সারি ২'], [4, 'সারি ৩']),
  '3-02': dots([3, 'প্রথম'], [3, 'দ্বিতীয়'], [3, 'তৃতীয়'], [2, 'বাকি']),
  '3-04': shares(['১/৪', 4, 1], ['৩/৪', 4, 3]),
  '4-01': tree('Living things', ['Plants', 'with flowers', 'without'], ['Animals', 'with backbone', 'without']),
  '4-03': sketch(
    {
      area: [
        [140, 160],
        [500, 160],
        [500, 330],
        [140, 330],
      ],
    },
    {
      area: [
        [250, 60],
        [390, 60],
        [390, 250],
        [250, 250],
      ],
      isWhite: true,
    },
    { text: 'air', at: [320, 130] },
    { text: 'water', at: [320, 300] },
  ),
  '4-04': columns(
    ['Red pump', 'arsenic', 'do not drink'],
    ['Green pump', 'tested', 'drink'],
    ['Pond water', 'germs', 'boil first'],
  ),
  '5-01': columns(['Nature gives', 'rivers', 'trees', 'soil'], ['People build', 'roads', 'houses', 'schools']),
  '5-02': sketch(
    {
      line: [
        [60, 300],
        [320, 180],
        [590, 90],
      ],
    },
    {
      area: [
        [120, 160],
        [190, 160],
        [190, 220],
        [120, 220],
      ],
    },
    { text: 'home', at: [155, 130] },
    {
      area: [
        [430, 190],
        [520, 190],
        [520, 260],
        [430, 260],
      ],
      isGold: true,
    },
    { text: 'school', at: [475, 290] },
    {
      line: [
        [580, 300],
        [580, 240],
      ],
      isArrow: true,
    },
    { text: 'N', at: [580, 220] },
  ),
  '5-04': columns(['Rights', 'to learn', 'to be safe'], ['Duties', 'to obey rules', 'to help']),
  '6-01': hub('ইমান', 'আল্লাহ', 'ফেরেশতা', 'কিতাব', 'নবি-রাসুল', 'আখিরাত'),
  '6-02': timeline(['ভোর', 'ফজর'], ['দুপুর', 'জোহর'], ['বিকেল', 'আসর'], ['সূর্যাস্ত', 'মাগরিব'], ['রাত', 'এশা']),
  '6-04': columns(['সত্য বলি', 'সবাই বিশ্বাস করে'], ['সম্মান করি', 'আগে সালাম দিই'], ['আরবি পড়ি', 'ডান থেকে বাঁয়ে']),
}
