// A course has no subject field, so words in its title choose the picture. The first match wins.

import { isMotif, type MotifName } from './motifs.ts'
import { hash, pick } from './random.ts'

const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [/plant|garden|গাছ|nature/i, 'biology'],
  [/handwrit|হাতের লেখা/i, 'bengali'],
  [/money|saving|টাকা/i, 'finance'],
  [/physic|পদার্থ|motion|গতি/i, 'physics'],
  [/chem|রসায়ন/i, 'chemistry'],
  [/bio|জীব|botan|science|বিজ্ঞান/i, 'biology'],
  [/math|গণিত|algebra|geometry|calculus|trigon|জ্যামিতি/i, 'mathematics'],
  [/english|grammar|spoken|essay|ielts/i, 'english'],
  [/bangla|bengali|বাংলা|ব্যাকরণ/i, 'bengali'],
  [/account|finance|business|হিসাব|economics/i, 'finance'],
  [/islam|quran|religio|ইসলাম|নামাজ|tajweed/i, 'religious'],
  [/cod|program|ict|python|web|আইসিটি|excel/i, 'programming'],
  [/draw|story|kids|ছড়া/i, 'kids'],
  [/music|photo|film|guitar|গান/i, 'entertaining'],
]

export function motifOfTitle(title: string): MotifName | undefined {
  const spelled = title.normalize('NFC') // য় and ড় have two spellings; the table above has the NFC one
  return WORDS.find(([words]) => words.test(spelled))?.[1]
}

/** `key` is the record's hue key; some of them (kids, free …) have a motif of their own. */
export function motifFor(title: string, key: string | undefined): MotifName {
  const own = isMotif(key) ? key : 'sun'
  if (title === '') return own
  return motifOfTitle(title) ?? pick([own, 'stack', 'sun', 'dots', 'boat', 'live'], hash(title))
}
