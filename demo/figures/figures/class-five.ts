import {
  steps,
  numberLine,
  bars,
  shares,
  columns,
  tree,
  timeline,
  layers,
  words,
  hub,
  page,
  sketch,
  type Drawing,
} from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const classFive: Record<string, Drawing> = {
  '1-02': tree('৬০', '২', '২', '৩', '৫'),
  '1-03': numberLine({
    ticks: ['০', '৬', '১২', '১৮', '২৪'],
    points: [[4, '২৪']],
    jumps: [
      [0, 1, ''],
      [1, 2, ''],
      [2, 3, ''],
      [3, 4, '৬ করে'],
    ],
  }),
  '1-05': shares(['৩/৪', 4, 3], ['৩/৮', 8, 3]),
  '1-06': words(['৩/৪', 'ভগ্নাংশ'], ['০.৭৫', 'দশমিক'], ['৭৫%', 'শতকরা']),
  '1-08': bars(
    ['শনি', 60, '৬০'],
    ['রবি', 45, '৪৫'],
    ['সোম', 50, '৫০'],
    ['মঙ্গল', 70, '৭০'],
    ['বুধ', 40, '৪০'],
    ['বৃহ', 85, '৮৫'],
  ),
  '1-09': sketch(
    {
      area: [
        [60, 110],
        [240, 110],
        [240, 250],
        [60, 250],
      ],
    },
    { text: 'দৈর্ঘ্য × প্রস্থ', at: [150, 290], width: 220 },
    {
      area: [
        [360, 250],
        [430, 110],
        [590, 110],
        [520, 250],
      ],
      isGold: true,
    },
    {
      line: [
        [430, 110],
        [430, 250],
      ],
      isDashed: true,
    },
    { text: 'ভূমি × উচ্চতা', at: [470, 290], width: 220 },
  ),
  '2-01': steps('Skim: the topic', 'Scan: one fact', 'Support: prove it'),
  '2-03': page('Your address and date', 'Dear cousin', 'News and questions', 'With love', 'Your name'),
  '2-04': words(['Where', 'WH word'], ['does', 'helper'], ['she', 'who'], ['live?', 'first form']),
  '3-02': bars(['nitrogen', 78, '78 %'], ['oxygen', 21, '21 %'], ['others', 1, '1 %']),
  '3-03': columns(
    ['Conduction', 'by touch', 'a spoon in tea'],
    ['Convection', 'by moving', 'water in a pot'],
    ['Radiation', 'by rays', 'the sun'],
  ),
  '3-04': steps('More smoke and gas', 'Air keeps more heat', 'Sea and weather change', 'Salt and floods here'),
  '4-02': timeline(['১৯৪৮', 'ভাষার দাবি'], ['১৯৫২', 'শহিদ দিবস'], ['১৯৬৬', 'ছয় দফা'], ['১৯৭১', '২৬ মার্চ']),
  '4-03': timeline(
    ['২৬ মার্চ', 'স্বাধীনতা দিবস'],
    ['১০ এপ্রিল', 'মুজিবনগর সরকার'],
    ['১৪ ডিসেম্বর', 'শহিদ বুদ্ধিজীবী দিবস'],
    ['১৬ ডিসেম্বর', 'বিজয় দিবস'],
  ),
  '4-04': timeline(
    ['খ্রি. পূ. ৩০০', 'মহাস্থানগড়'],
    ['৮ম শতক', 'পাহাড়পুর'],
    ['১৫শ শতক', 'ষাটগম্বুজ মসজিদ'],
    ['১৭শ শতক', 'লালবাগ কেল্লা'],
  ),
  '5-01': steps('মূলশব্দ দাগাও', 'প্রশ্ন কী চায়', 'নিজের ভাষায় লেখো'),
  '5-03': hub('বর্ষাকাল', 'মেঘ', 'বৃষ্টি', 'কদম ফুল', 'নৌকা', 'খিচুড়ি'),
  '5-04': words(['ক্ষ', 'ক + ষ'], ['ঙ্গ', 'ঙ + গ'], ['স্ব', 'স + ব']),
  '6-01': hub('Iman', 'Allah', 'angels', 'books', 'prophets', 'the Last Day'),
  '6-02': columns(
    ['Prayer', 'five times a day', 'brings us near Allah'],
    ['Fasting', 'in Ramadan', 'teaches patience'],
    ['Charity', 'from what we have', 'helps others'],
  ),
  '6-04': layers('Lips', 'Tongue', 'Throat'),
}
