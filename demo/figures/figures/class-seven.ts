import {
  steps,
  cycle,
  bars,
  shares,
  columns,
  tree,
  layers,
  words,
  hub,
  page,
  sketch,
  type Drawing,
} from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classSeven: Record<string, Drawing> = {
  '1-02': tree('Numbers', ['rational', '1/2', '0.7', '4'], ['irrational', '√2', '√20', 'π']),
  '1-05': shares(['2 : 3', 5, 2]),
  '1-06': bars(['cost', 80, '80'], ['sold at', 100, '100'], ['profit', 20, '20']),
  '1-07': sketch(
    {
      area: [
        [120, 50],
        [290, 50],
        [290, 220],
        [120, 220],
      ],
    },
    {
      area: [
        [290, 50],
        [370, 50],
        [370, 220],
        [290, 220],
      ],
      isWhite: true,
    },
    {
      area: [
        [120, 220],
        [290, 220],
        [290, 300],
        [120, 300],
      ],
      isWhite: true,
    },
    {
      area: [
        [290, 220],
        [370, 220],
        [370, 300],
        [290, 300],
      ],
      isGold: true,
    },
    { text: 'a²', at: [205, 136] },
    { text: 'ab', at: [330, 136] },
    { text: 'ab', at: [205, 260] },
    { text: 'b²', at: [330, 260] },
    { text: '(a + b)²', at: [510, 176], size: 30 },
  ),
  '1-08': sketch(
    {
      area: [
        [60, 260],
        [160, 80],
        [280, 260],
      ],
    },
    {
      area: [
        [360, 260],
        [460, 80],
        [580, 260],
      ],
      isGold: true,
    },
    { text: 'A', at: [160, 58] },
    { text: 'D', at: [460, 58] },
    { text: '=', at: [320, 190], size: 40 },
  ),
  '2-01': tree('অণুজীব', 'ব্যাকটেরিয়া', 'ভাইরাস', 'ছত্রাক', 'শৈবাল'),
  '2-03': steps('মুখ', 'অন্ননালি', 'পাকস্থলী', 'ক্ষুদ্রান্ত্র', 'বৃহদন্ত্র'),
  '2-04': cycle('ফুসফুস', 'হৃৎপিণ্ড', 'ধমনি', 'দেহ', 'শিরা'),
  '3-01': steps('কী ঘটল?', 'কেন ঘটল?', 'আমি কী ভাবি?'),
  '3-03': columns(['উপমা', 'চাঁদের মতো মুখ'], ['চিত্রকল্প', 'শব্দে আঁকা ছবি'], ['অন্ত্যমিল', 'বাঁকে / থাকে']),
  '3-04': layers('উচ্চতর দক্ষতা', 'প্রয়োগ', 'অনুধাবন', 'জ্ঞান'),
  '4-02': columns(['I lost my key', 'yesterday', 'finished'], ['I have lost my key', 'just now', 'still matters']),
  '4-03': steps('Known to both?', 'One of many?', 'Vowel sound?'),
  '4-04': words(['Someone', 'doer'], ['stole', 'verb'], ['my mangoes', 'comes first']),
  '5-01': hub('motherboard', 'processor', 'memory', 'storage', 'power', 'ports'),
  '5-02': page('Heading 1', 'Short text', 'Heading 2', 'A list', 'A picture'),
  '5-04': hub('Trust it?', 'Who?', 'When?', 'Why?', 'Where else?'),
  '6-01': columns(['তাওহিদ', 'আল্লাহ এক'], ['রিসালাত', 'নবি-রাসুল'], ['আখিরাত', 'পরকাল']),
  '6-02': columns(['সাওম', 'রমজানে', 'ধৈর্য শেখায়'], ['জাকাত', 'বছরে একবার', 'অভাব কমায়']),
  '6-03': columns(['আমানত', 'যা রাখতে দিয়েছে', 'ফিরিয়ে দিই'], ['গিবত', 'আড়ালে বদনাম', 'এড়িয়ে চলি']),
}
