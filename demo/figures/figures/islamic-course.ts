import { steps, bars, columns, tree, timeline, layers, words, hub, sketch, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const islamicCourse: Record<string, Drawing> = {
  '1-02': layers('কণ্ঠের ওপর: খা, গাইন', 'মাঝ: হা, আইন', 'গোড়া: হামজা, হা'),
  '1-03': columns(['মোটা', 'জিভ ওপরে', 'সাতটি হরফ'], ['পাতলা', 'জিভ নিচে', 'বাকি হরফ']),
  '1-04': columns(['কলকলা', 'ধ্বনি কাঁপে', 'পাঁচ হরফ'], ['গুন্নাহ', 'নাকে ধ্বনি', 'দুই মাত্রা']),
  '1-07': tree('নুন সাকিন', 'ইজহার', 'ইদগাম', 'ইকলাব', 'ইখফা'),
  '1-08': bars(['মাদে আসলি', 2, '২'], ['মধ্যম', 4, '৪'], ['লম্বা', 6, '৬']),
  '1-09': columns(['থামুন', 'গোল চিহ্ন'], ['থামবেন না', 'লা'], ['এক জায়গায়', 'তিন বিন্দু']),
  '2-01': columns(['Ba', 'one dot below'], ['Ta', 'two dots above'], ['Tha', 'three dots above']),
  '2-03': words(['fatha', 'above: a'], ['kasra', 'below: i'], ['damma', 'above: u']),
  '2-04': layers('Lips', 'Tongue', 'Throat: ayn, ghayn, ha'),
  '3-02': steps('ঘুম থেকে উঠি', 'দোয়া পড়ি', 'হাত ধুই', 'বিসমিল্লাহ'),
  '3-03': steps('দরজায় দোয়া', 'পথের আদব', 'পড়ার দোয়া'),
  '3-04': columns(['ছোট', 'বড়কে সালাম'], ['পথিক', 'বসা মানুষকে'], ['অল্প জন', 'বেশি জনকে']),
  '4-02': timeline(
    ['570', 'birth in Makkah'],
    ['6 years', 'loses his mother'],
    ['youth', 'shepherd, trader'],
    ['25', 'al-Amin'],
  ),
  '4-03': timeline(['610', 'first revelation'], ['hard years', 'boycott'], ['622', 'to Madinah']),
  '4-04': timeline(['622', 'brotherhood'], ['628', 'Hudaybiyyah'], ['630', 'return'], ['632', 'farewell']),
  '5-01': columns(['ফরজ', 'প্রাপ্তবয়স্ক', 'সুস্থ'], ['ছাড়', 'অসুস্থ', 'মুসাফির'], ['পরে', 'কাজা', 'ফিদইয়া']),
  '5-03': words(['সম্পদ', 'নিসাবের বেশি'], ['এক বছর', 'চান্দ্র বছর'], ['২.৫%', 'জাকাত']),
  '5-04': hub('জাকাত', 'ফকির', 'মিসকিন', 'ঋণগ্রস্ত', 'মুসাফির'),
  '6-01': sketch(
    {
      area: [
        [80, 80],
        [140, 80],
        [140, 260],
        [110, 300],
        [80, 260],
      ],
    },
    {
      line: [
        [110, 300],
        [110, 240],
      ],
    },
    {
      area: [
        [330, 60],
        [364, 94],
        [330, 128],
        [296, 94],
      ],
      isGold: true,
    },
    {
      area: [
        [330, 128],
        [364, 162],
        [330, 196],
        [296, 162],
      ],
      isGold: true,
    },
    {
      area: [
        [330, 196],
        [364, 230],
        [330, 264],
        [296, 230],
      ],
      isGold: true,
    },
    { text: 'pen', at: [110, 330] },
    { text: 'three dots high', at: [480, 170], width: 220 },
  ),
  '6-02': columns(['Ba family', 'a flat boat'], ['Bowls', 'a deep curve'], ['Lam-alif', 'two lines meet']),
  '6-04': columns(['Kufic', 'straight'], ['Naskh', 'for books'], ['Thuluth', 'for panels']),
}
