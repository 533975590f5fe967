// Generates any number of course titles in two languages, with a large vocabulary and a few frequent words, like real
// titles. The same seed gives the same titles.
import type { Entry } from '#server/modules/catalogue/search/catalogue-index.ts'

export type Random = () => number

/** Mulberry32: small, and the same numbers for the same seed everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!
}

/** Picks the first items far more often than the last, as words are used. */
function pickCommon<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() ** 2.5 * items.length)]!
}

const words = (text: string) => text.trim().split(/\s+/)

const english = {
  subjects: words(`Mathematics Physics Chemistry Biology English Science Accounting Economics Geography History
    Programming Algebra Geometry Statistics Finance Grammar Python JavaScript Photography Design Marketing Robotics
    Drawing Calculus Trigonometry Electronics Writing Spoken Excel Photoshop Freelancing Cooking Guitar Typing
    Agriculture Logic Psychology Sociology Islamic Civics Networking Animation Architecture Astronomy`),
  topics: words(`Motion Force Energy Light Sound Heat Electricity Magnetism Atoms Molecules Reactions Acids Bases Cells
    Genetics Evolution Ecology Plants Nutrition Fractions Decimals Equations Functions Vectors Matrices Probability
    Sets Integration Limits Circles Triangles Area Volume Sentences Tenses Articles Prepositions Composition Vocabulary
    Listening Reading Comprehension Loops Arrays Objects Databases Servers Testing Debugging Colour Composition Editing
    Lighting Portraits Landscapes Branding Advertising Budgeting Investment Banking Taxation Ledgers Inventory Markets
    Trade Inflation Rivers Climate Mountains Maps Population Empires Revolutions Independence Constitution Elections
    Sensors Motors Circuits Controllers Melody Rhythm Chords Spices Baking Desserts Irrigation Fertilizer Livestock
    Fisheries Thermodynamics Optics Waves Gravitation Kinematics Hydrocarbons Electrolysis Polymers Photosynthesis
    Respiration Circulation Reproduction Immunity Ecosystems Logarithms Sequences Permutations Combinations
    Inequalities Coordinates Transformations Hypothesis Regression Correlation Sampling Interviews Presentations`),
  styles: words(`Complete Basic Advanced Practical Essential Modern Introductory Intensive Easy Creative Professional
    Beginner Masterclass Bootcamp Revision Foundation Workshop Guide Preparation Fundamentals`),
}

const bengali = {
  classes: words('প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম একাদশ দ্বাদশ'),
  subjects: words(`পদার্থবিজ্ঞান রসায়ন জীববিজ্ঞান গণিত উচ্চতর বাংলা ইংরেজি বিজ্ঞান হিসাববিজ্ঞান অর্থনীতি ভূগোল ইতিহাস
    পৌরনীতি ব্যাকরণ সাহিত্য প্রোগ্রামিং পরিসংখ্যান কৃষিশিক্ষা গার্হস্থ্য চারুকলা সংগীত রান্না আলোকচিত্র ফ্রিল্যান্সিং
    যুক্তিবিদ্যা সমাজবিজ্ঞান মনোবিজ্ঞান ব্যবস্থাপনা বিপণন নৈতিকতা`),
  topics: words(`বল গতি শক্তি আলো শব্দ তাপ তড়িৎ চুম্বক পরমাণু অণু বিক্রিয়া অম্ল ক্ষার কোষ বংশগতি বিবর্তন পরিবেশ উদ্ভিদ
    প্রাণী পুষ্টি ভগ্নাংশ দশমিক সমীকরণ ফাংশন ভেক্টর ম্যাট্রিক্স সম্ভাবনা সেট যোগজীকরণ সীমা বৃত্ত ত্রিভুজ ক্ষেত্রফল আয়তন
    বাক্য কাল কারক সমাস সন্ধি প্রত্যয় উপসর্গ কবিতা গল্প উপন্যাস নাটক প্রবন্ধ অনুচ্ছেদ চিঠি ভাবসম্প্রসারণ সারাংশ লুপ
    ডেটাবেস নদী জলবায়ু পর্বত মানচিত্র জনসংখ্যা মুক্তিযুদ্ধ স্বাধীনতা সংবিধান নির্বাচন সরকার আইন অধিকার বাজার বাণিজ্য
    মুদ্রাস্ফীতি ব্যাংকিং কর লেজার জাবেদা রেওয়ামিল মূলধন বিনিয়োগ সালোকসংশ্লেষণ শ্বসন রক্তসঞ্চালন প্রজনন লগারিদম ধারা
    বিন্যাস সমাবেশ অসমতা স্থানাঙ্ক ত্রিকোণমিতি পরিমিতি উপাত্ত`),
  styles: words('সহজ সম্পূর্ণ মৌলিক উচ্চতর প্রস্তুতি অনুশীলন পূর্ণাঙ্গ হাতেকলমে বিশেষ দ্রুত নতুন পরীক্ষার'),
}

export const syllables = {
  english: words(`ra ka mi ta na so ha ri fa za ban kar min tas nus ima rah mah lim bur dev sen gho mon sha ful pro tik
    anu jit roy das pal ana ish ola emi`),
  bengali: words('রা কা মি তা না সো হা রি ফা জা মন কর শি তু নী লি মো দে সু ঘো প্র অনু জি রয় দাস পাল লা বি চৌ ধু রী'),
}

/** Names of teachers and places, which make up most of the vocabulary of real titles. */
export function makeNames(random: Random, parts: readonly string[], count: number): string[] {
  const names = new Set<string>()
  while (names.size < count) {
    const name = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, parts)).join('')
    names.add(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return [...names]
}

function makeTitle(random: Random, englishNames: readonly string[], bengaliNames: readonly string[]): string {
  const { subjects, topics, styles } = english
  const number = 1 + Math.floor(random() * 12)
  const bengaliNumber = Array.from(String(number))
    .map((digit) => String.fromCharCode(0x09e6 + Number(digit)))
    .join('')
  const subject = pickCommon(random, subjects)
  const topic = pickCommon(random, topics)
  const other = pick(random, topics)
  const style = pickCommon(random, styles)
  const name = pickCommon(random, englishNames)
  const bengaliClass = pickCommon(random, bengali.classes)
  const bengaliSubject = pickCommon(random, bengali.subjects)
  const bengaliTopic = pickCommon(random, bengali.topics)
  const bengaliOther = pick(random, bengali.topics)
  const bengaliName = pickCommon(random, bengaliNames)
  const bengaliStyle = pickCommon(random, bengali.styles)
  const year = 2020 + Math.floor(random() * 8)
  return pick(random, [
    () => `Class ${number} ${subject}: ${topic} and ${other} with ${name}`,
    () => `${style} ${subject} for Beginners - ${topic}, ${other} (${name} ${pick(random, englishNames)})`,
    () => `HSC ${subject} Crash Course ${year}: ${topic} by ${name} Sir`,
    () => `${subject} ${topic} ${style} Batch ${1 + Math.floor(random() * 400)} ${name}`,
    () => `Learn ${subject} & ${topic} from ${name} ${other} ${year}`,
    () => `${bengaliClass} শ্রেণির ${bengaliSubject}: ${bengaliTopic} ও ${bengaliOther} - ${bengaliName} স্যার`,
    () => `${bengaliStyle} ${bengaliSubject} অধ্যায় ${bengaliNumber} ${bengaliTopic} (${bengaliName})`,
    () => `${bengaliName} একাডেমি: ${bengaliSubject} ${bengaliTopic} ${bengaliOther} ব্যাচ ${year}`,
    () => `SSC ${year} ${bengaliSubject} ${bengaliTopic} ${style} Course ${bengaliName}`,
    () => `${subject} বাংলায়: ${topic} ও ${bengaliTopic} ${name} ${bengaliStyle}`,
  ])()
}

/** Time-ordered ids (UUIDv7), as in the database. */
function makeId(random: Random, milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${pick(random, ['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}

/** Other texts that find a course: an instructor with a subject, and a class with its exam. */
function makeAlso(random: Random, instructors: readonly string[]): string[] {
  return [pickCommon(random, instructors), `class ${1 + Math.floor(random() * 12)} ssc`]
}

export function* makeEntries(count: number, seed = 1, kind: Entry['kind'] = 'course'): Generator<Entry> {
  const random = randomFrom(seed)
  const englishNames = makeNames(random, syllables.english, 30_000)
  const bengaliNames = makeNames(random, syllables.bengali, 20_000)
  const besideTitle = randomFrom(seed + 1000)
  const instructors = Array.from({ length: 5000 }, (_, i) => {
    const subject = english.subjects[i % english.subjects.length]
    return `${englishNames[i * 2]} ${englishNames[i * 2 + 1]} ${subject}`
  })
  let time = Date.UTC(2023, 0, 1)
  for (let i = 0; i < count; i++) {
    time += 1 + Math.floor(random() * 60_000)
    const title = makeTitle(random, englishNames, bengaliNames)
    const id = makeId(random, time)
    const detail = pick(random, ['school', 'skill', 'language', 'exam'])
    yield { kind, id, title, detail, also: makeAlso(besideTitle, instructors), isHidden: false }
  }
}
