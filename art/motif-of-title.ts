// A course has no subject field, so whole words in its title decide the picture. The first matching topic in this table
// wins.

import { isMotif, VARIANTS, type MotifName } from './motifs.ts'
import { hash, pick } from './random.ts'

/** A motif and the variants that fit. */
export interface Topic {
  motif: MotifName
  variants: readonly [number, ...number[]]
}

const PHYSICS = { projectile: 0, prism: 2, waves: 3 }
const CHEMISTRY = { flask: 1 }
const BIOLOGY = { branch: 0, cells: 1, helix: 2 }
const MATHEMATICS = { sine: 0, pythagoras: 1, shapes: 2 }

// Words with several meanings are left out: বল is force and ball, and 'sound' belongs to both physics and phonics.
const TOPICS: readonly (readonly [words: string, motif: MotifName, ...variants: number[]])[] = [
  [
    'islam|islamic|quran|tajweed|seerah|hadith|salah|ramadan|arabic|ইসলাম|ইসলামি|ইসলামিক|কুরআন|কোরআন|হাদিস|নামাজ|রোজা|' +
      'জাকাত|যাকাত|তাজবিদ|তিলাওয়াত|দোয়া|ইমান|ঈমান|আখলাক|আরবি',
    'islamic',
  ],
  [
    'religion|religious|faith|hinduism|buddhism|christianity|ethics|moral|ধর্ম|হিন্দুধর্ম|বৌদ্ধধর্ম|খ্রিষ্টধর্ম|নৈতিক|নীতিশিক্ষা',
    'religious',
  ],
  [
    'music|song|singing|guitar|harmonium|photography|film|video editing|theatre|acting|গান|সংগীত|গিটার|তবলা|হারমোনিয়াম|' +
      'অভিনয়|নাটক|মঞ্চ|ভিডিও|ফটোগ্রাফি',
    'entertaining',
  ],
  [
    'code|coding|programming|programmer|python|javascript|html|css|web|ict|computer|software|spreadsheet|typing|internet|' +
      'আইসিটি|কোডিং|প্রোগ্রামিং|পাইথন|কম্পিউটার|সফটওয়্যার|ওয়েব|ইন্টারনেট|টাইপিং|প্রযুক্তি',
    'programming',
  ],
  [
    'accounts|accounting|accountancy|bookkeeping|finance|financial|banking|business|economics|money|savings|budget|' +
      'হিসাব|হিসাববিজ্ঞান|ফিন্যান্স|ব্যাংকিং|ব্যবসা|ব্যবসায়|অর্থনীতি|টাকা|সঞ্চয়',
    'finance',
  ],
  ['optics|prism|আলো|আলোকবিজ্ঞান', 'physics', PHYSICS.prism],
  ['waves|তরঙ্গ', 'physics', PHYSICS.waves],
  ['motion|mechanics|গতি', 'physics', PHYSICS.projectile],
  ['physics|electricity|পদার্থ|পদার্থবিজ্ঞান', 'physics'],
  ['chemistry|chemical|acid|molecule|রসায়ন|রাসায়নিক|বিক্রিয়া|অ্যাসিড', 'chemistry'],
  [
    'plant|garden|tree|leaf|nature|animal|living things|environment|botany|গাছ|গাছপালা|বাগান|উদ্ভিদ|উদ্ভিদবিজ্ঞান|প্রকৃতি|' +
      'পরিবেশ|প্রাণী|পশুপাখি|পাখি',
    'biology',
    BIOLOGY.branch,
  ],
  ['cells|cell biology|কোষ|টিস্যু', 'biology', BIOLOGY.cells],
  ['heredity|genetics|dna|বংশগতি|জিনতত্ত্ব', 'biology', BIOLOGY.helix],
  ['human body|medical|medicine|মানবদেহ|মেডিকেল', 'biology', BIOLOGY.cells, BIOLOGY.helix],
  ['biology|zoology|জীববিজ্ঞান|প্রাণিবিজ্ঞান', 'biology'],
  ['draw|drawing|painting|ছবি আঁকা|আঁকা', 'kids'],
  ['geometry|triangle|shapes|patterns|measuring|জ্যামিতি', 'mathematics', MATHEMATICS.pythagoras, MATHEMATICS.shapes],
  ['calculus|trigonometry|functions|ক্যালকুলাস|ত্রিকোণমিতি', 'mathematics', MATHEMATICS.sine],
  [
    'math|maths|mathematics|algebra|arithmetic|number|fraction|decimal|times table|statistics|গণিত|বীজগণিত|পাটিগণিত|অঙ্ক|' +
      'সংখ্যা|ভগ্নাংশ|নামতা|পরিসংখ্যান',
    'mathematics',
  ],
  ['english|ielts|ইংরেজি|ইংরেজী|ইংলিশ', 'english'],
  ['bangla|bengali|বাংলা|ব্যাকরণ|সাহিত্য|সাহিত্যপাঠ|কবিতা|রচনা|বর্ণ|বর্ণমালা|যুক্তবর্ণ|হাতের লেখা', 'bengali'],
  ['grammar|phonics|vocabulary|essay|paragraph|alphabet|handwriting', 'english'],
  ['science|বিজ্ঞান', 'chemistry', CHEMISTRY.flask],
  ['story|stories|rhyme|kids|গল্প|ছড়া|রূপকথা', 'kids'],
  ['মুক্তিযুদ্ধ|স্বাধীনতা', 'sun'],
  ['bengal|bangladesh|history|geography|civilisation|society|river|boat|world|বাংলাদেশ|ইতিহাস|ভূগোল|সমাজ|নদী|নৌকা', 'boat'],
  ['study|studying|notes|reading|exam|পড়াশোনা|পরীক্ষা|নোট', 'stack'],
]

// Plurals, and the endings that a Bengali noun takes: গণিতের, ছড়ায়, গাছে, গল্পগুলো.
const ENDINGS = 's|es|ের|র|কে|তে|ে|এ|য়|ও|ই|টি|টা|গুলো|গুলি|রা|দের'
const LETTER = '\\p{L}\\p{M}'

const TABLE = TOPICS.map(([words, motif, ...variants]) => {
  const [first, ...others] = variants.length ? variants : allVariants(motif)
  return {
    // য় and ড় have two spellings, so both sides are normalised.
    pattern: new RegExp(`(?:^|[^${LETTER}])(?:${words})(?:${ENDINGS})?(?![${LETTER}])`.normalize('NFC'), 'iu'),
    topic: { motif, variants: [first ?? 0, ...others] } satisfies Topic,
  }
})

function allVariants(motif: MotifName): number[] {
  return Array.from({ length: VARIANTS[motif] }, (_, variant) => variant)
}

/** Trying all patterns takes longer than drawing, and the same titles are drawn on many pages. */
const topics = new Map<string, Topic | undefined>()
const MAX_TOPICS = 5000

export function topicOfTitle(title: string): Topic | undefined {
  if (topics.has(title)) return topics.get(title)
  // Joiners inside a word only change how it is drawn.
  const spelled = title.replace(/[\u200C\u200D]/g, '').normalize('NFC')
  const topic = TABLE.find(({ pattern }) => pattern.test(spelled))?.topic
  if (topics.size >= MAX_TOPICS) topics.clear()
  topics.set(title, topic)
  return topic
}

/** `key` is the record's hue key. Some of them (kids, free …) have their own motif. */
export function topicFor(title: string, key: string | undefined): Topic {
  const own = isMotif(key) ? key : 'sun'
  if (title === '') return anyVariant(own)
  return topicOfTitle(title) ?? anyVariant(pick([own, 'stack', 'sun', 'dots', 'boat'], hash(title)))
}

export function anyVariant(motif: MotifName): Topic {
  const [, ...others] = allVariants(motif)
  return { motif, variants: [0, ...others] }
}
