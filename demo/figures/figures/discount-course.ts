import { steps, bars, columns, tree, layers, grid, words, page, sketch, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const discountCourse: Record<string, Drawing> = {
  '1-02': sketch(
    {
      area: [
        [60, 50],
        [260, 50],
        [260, 310],
        [60, 310],
      ],
      isWhite: true,
    },
    {
      area: [
        [80, 70],
        [240, 70],
        [240, 160],
        [80, 160],
      ],
      isGold: true,
    },
    {
      line: [
        [80, 190],
        [220, 190],
      ],
    },
    {
      line: [
        [80, 215],
        [190, 215],
      ],
    },
    { text: 'size', at: [420, 110] },
    { text: 'contrast', at: [420, 180] },
    { text: 'space', at: [420, 250] },
  ),
  '1-04': columns(['শাপলা চা', 'matra on top', 'heavy head'], ['Shapla Tea', 'baseline', 'heavy foot']),
  '1-05': columns(['Screen', 'adds light', 'RGB'], ['Paper', 'takes light', 'CMYK']),
  '1-06': sketch(
    {
      area: [
        [160, 40],
        [480, 40],
        [480, 320],
        [160, 320],
      ],
    },
    {
      area: [
        [180, 60],
        [460, 60],
        [460, 300],
        [180, 300],
      ],
      isWhite: true,
    },
    { text: 'page', at: [320, 180] },
    { text: 'bleed', at: [550, 60] },
  ),
  '1-07': steps('Brief', 'Twenty sketches', 'Three', 'One'),
  '2-02': columns(['কথা দেয়', 'কী পাবেন'], ['সত্যি বলে', 'বাড়াবাড়ি নেই'], ['নির্দিষ্ট', 'সংখ্যা, নাম']),
  '2-03': layers('এক বাক্যে পরিচয়', 'ছোঁয়া ও চেহারা', 'ব্যবহার', 'যত্ন ও সীমা'),
  '2-04': words(['৪ ঘণ্টা', 'সময়'], ['× ২০০', 'ঘণ্টার দর'], ['৮০০ টাকা', 'প্রস্তাব']),
  '3-01': tree('html', 'h1', 'p', 'ul', 'img'),
  '3-03': sketch(
    {
      area: [
        [40, 80],
        [220, 80],
        [220, 280],
        [40, 280],
      ],
    },
    {
      area: [
        [235, 80],
        [405, 80],
        [405, 280],
        [235, 280],
      ],
      isGold: true,
    },
    {
      area: [
        [420, 80],
        [600, 80],
        [600, 280],
        [420, 280],
      ],
    },
    { text: 'gap', at: [228, 310] },
    { text: 'flex', at: [320, 180] },
  ),
  '3-04': columns(['Phone', 'one column'], ['Tablet', 'two columns'], ['Desktop', 'three columns']),
  '4-01': page('প্রতিষ্ঠানের নাম', 'নোটিশ, তারিখ', 'বিষয়', 'মূল কথা', 'স্বাক্ষর'),
  '4-02': grid(['নাম', 'চাঁদা', 'দিয়েছে', 'বাকি'], ['রিনা', '৫০০', '৩০০', '*=B2-C2']),
  '4-03': columns(['তুলনা', 'স্তম্ভ'], ['অংশ', 'পাই'], ['সময়', 'রেখা']),
  '5-02': steps('দূরের শট', 'মাঝারি শট', 'কাছের শট'),
  '5-03': layers('কথা', 'ঘরের শব্দ', 'সুর'),
  '5-04': sketch(
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
      area: [
        [160, 240],
        [480, 240],
        [480, 290],
        [160, 290],
      ],
      isGold: true,
    },
    { text: 'বড়জোর দুই লাইন', at: [320, 265], width: 300 },
  ),
  '6-01': words(['opening', '2,000'], ['+ in', '5,400'], ['− out', '3,100'], ['= closing', '4,300']),
  '6-03': grid(['Day', 'Bought', 'Paid', '*Owes'], ['1', '500', '200', '*300'], ['5', '150', '450', '*0']),
  '6-04': bars(['sales', 60, '60,000'], ['goods', 42, '42,000'], ['gross', 18, '18,000'], ['net', 7, '7,000']),
}
