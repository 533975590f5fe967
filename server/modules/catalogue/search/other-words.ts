// Synonyms for classes, exams and subjects, in both scripts and common spellings.
import { phoneticKey } from './phonetic-key.ts'
import { piecesOf, wordsOf } from './title-words.ts'

/** One meaning per line, named after its first word. */
const lines = `
  class cls clas classes ক্লাস শ্রেণি শ্রেণী
  1 one i first 1st প্রথম 1ম ওয়ান
  2 two ii second 2nd দ্বিতীয় 2য় টু
  3 three iii third 3rd তৃতীয় 3য় থ্রি
  4 four iv fourth 4th চতুর্থ 4র্থ ফোর
  5 five v fifth 5th পঞ্চম 5ম ফাইভ
  6 six vi sixth 6th ষষ্ঠ 6ষ্ঠ সিক্স
  7 seven vii seventh 7th সপ্তম 7ম সেভেন
  8 eight viii eighth 8th অষ্টম 8ম এইট
  9 nine ix ninth 9th নবম 9ম নাইন
  10 ten x tenth 10th দশম 10ম টেন
  11 eleven xi eleventh 11th একাদশ ইলেভেন
  12 twelve xii twelfth 12th দ্বাদশ টুয়েলভ
  ssc এসএসসি মাধ্যমিক matric
  hsc এইচএসসি উচ্চমাধ্যমিক intermediate inter
  jsc জেএসসি
  psc pec পিএসসি পিইসি সমাপনী
  admission ভর্তি
  medical মেডিকেল
  university varsity বিশ্ববিদ্যালয় ভার্সিটি
  exam exams examination পরীক্ষা
  paper পত্র
  mathematics math maths গণিত অঙ্ক অংক ম্যাথ
  physics fizics পদার্থবিজ্ঞান পদার্থবিদ্যা পদার্থ ফিজিক্স
  chemistry chem kemistry রসায়ন কেমিস্ট্রি
  biology bio জীববিজ্ঞান জীববিদ্যা জীব বায়োলজি
  science বিজ্ঞান সায়েন্স
  bengali bangla বাংলা
  english ইংরেজি ইংলিশ
  arabic আরবি
  religion islam islamic muslim ইসলাম ইসলামিক ধর্ম
  quran koran কুরআন কোরআন tajweed তাজবিদ তাজবীদ তিলাওয়াত
  prayer dua namaz salat দোয়া নামাজ নামায ইবাদত
  fasting roza ramadan রোজা রমজান
  zakat জাকাত যাকাত
  accounting accounts হিসাববিজ্ঞান একাউন্টিং
  bookkeeping হিসাব
  finance banking ফিন্যান্স ব্যাংকিং
  money taka টাকা
  economics economy অর্থনীতি
  history ইতিহাস
  geography ভূগোল
  liberation মুক্তিযুদ্ধ স্বাধীনতা independence
  society social সমাজ
  ict আইসিটি প্রযুক্তি technology computer কম্পিউটার
  spreadsheet spreadsheets excel এক্সেল স্প্রেডশিট
  web website ওয়েব ওয়েবসাইট
  graphic graphics photoshop গ্রাফিক গ্রাফিক্স ফটোশপ
  design ডিজাইন
  internet online ইন্টারনেট অনলাইন
  programming coding প্রোগ্রামিং কোডিং
  grammar ব্যাকরণ
  algebra বীজগণিত
  geometry জ্যামিতি
  trigonometry ত্রিকোণমিতি
  calculus ক্যালকুলাস
  fractions fraction ভগ্নাংশ
  chemical জৈব organic
  cell cells কোষ
  plants plant উদ্ভিদ গাছ
  light আলো
  sound শব্দ
  motion গতি
  essay writing রচনা লেখা
  letter letters চিঠি
  poem poems poetry কবিতা ছড়া rhyme rhymes
  story stories গল্প
  reading read পড়া
  spoken speaking স্পোকেন
  pronunciation উচ্চারণ
  typing টাইপিং
  video ভিডিও
  editing edit সম্পাদনা এডিটিং
  mobile phone মোবাইল ফোন
  freelancing freelance freelancer ফ্রিল্যান্সিং ফ্রিল্যান্স ফ্রিল্যান্সার
  cooking cook রান্না রেসিপি
  drawing draw আঁকা অঙ্কন
  song music গান সংগীত
  chess দাবা
  acting drama অভিনয় নাটক
  photography photo আলোকচিত্র ফটোগ্রাফি
  kids children child শিশু ছোটদের বাচ্চাদের
  free ফ্রি বিনামূল্যে
`
/** Words that carry no meaning in a search. */
const fillers = new Set(
  `a an and by for from how in of on the to with er ও এর এবং আর থেকে জন্য
  course courses কোর্স book books বই sir madam mam স্যার ম্যাডাম`.split(/\s+/),
)
const endings = /(?:ের|র|ে|য\u09bc|টি|টা|কে)$/
const number = /^\d+$/
/** Shorter keys match too many words. */
const minKeyLength = 3

const meanings = new Map<string, string>()
const meaningsBySound = new Map<string, string>()
for (const line of lines.trim().split('\n')) {
  const words = line.trim().split(' ').flatMap(wordsOf)
  for (const word of words) {
    meanings.set(word, words[0]!)
    const key = phoneticKey(word)
    if (word > '\u0980' && key.length >= minKeyLength) meaningsBySound.set(key, words[0]!)
  }
}

export const isFiller = (word: string): boolean => fillers.has(word)

/** The canonical word among synonyms: 'mathematics' for গণিতের. */
export function meaningOf(word: string): string | undefined {
  return meanings.get(word) ?? meanings.get(word.replace(endings, '')) ?? classNumber(word)
}

/** The canonical word for a typed word: 'gonit' sounds like গণিত. Class 9 isn't just any 9. */
export function typedMeaning(word: string): string | undefined {
  if (classNumber(word)) return undefined
  return meaningOf(word) ?? meaningsBySound.get(phoneticKey(word))
}

/** Joins a class and its number in either order: class 9, IX class and নবম শ্রেণির all become class9. */
export function withClasses(words: readonly string[], meaning = meaningOf): string[] {
  const meant = words.map((word) => meaning(word))
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const pair = meant.slice(i, i + 2)
    const grade = pair.includes('class') && pair.find((name) => number.test(name ?? ''))
    joined.push(grade ? `class${grade}` : words[i]!)
    if (grade) i++
  }
  return joined
}

const mentionsClass = /class|ক্লাস|শ্রেণ/

/** The classes that a folded title names. Most name none, and this runs on a million titles. */
export function classesIn(title: string): string[] {
  if (!mentionsClass.test(title)) return []
  return withClasses(piecesOf(title).flatMap(wordsOf)).filter((word) => classNumber(word) !== undefined)
}

function classNumber(word: string): string | undefined {
  return /^class(\d+)$/.exec(word)?.[1]
}
