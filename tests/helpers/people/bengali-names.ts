// Two hundred Bengali names: common given names, titles and family names, with the conjuncts and signs that they have.

const GIVEN = [
  'সাদিয়া',
  'মোঃ আব্দুল্লাহ',
  'কৃষ্ণচন্দ্র',
  'শ্রাবন্তী',
  'জ্যোৎস্না',
  'মুহাম্মদ ইব্রাহীম',
  'চঞ্চল',
  'হৃদয়',
  'ঐশ্বর্য',
  'দুর্জয়',
  'প্রজ্ঞা',
  'লক্ষ্মী',
  'বৃষ্টি',
  'সুস্মিতা',
  'ইন্দ্রনীল',
  'আঁখি',
  'ত্বহা',
  'পূর্ণিমা',
  'মৌসুমী',
  'র‍্যাচেল',
]

const FAMILY = [
  'রাহুত',
  'বন্দ্যোপাধ্যায়',
  'চট্টোপাধ্যায়',
  'চক্রবর্তী',
  'আহমেদ চৌধুরী',
  'ভট্টাচার্য্য',
  'সিদ্দিকী',
  'গঙ্গোপাধ্যায়',
  'মজুমদার',
  'উদ্দিন',
]

export const BENGALI_NAMES = GIVEN.flatMap((given) => FAMILY.map((family) => `${given} ${family}`))
