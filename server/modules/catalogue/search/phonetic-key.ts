// A rough phonetic key: the consonants, without distinctions that are spelled in many ways. গণিত, 'gonit' and 'ganit'
// have the same key, and so do 'Howlader' and 'Hawladar'.
const bengali: [RegExp, string][] = [
  [/ক্ষ/g, 'k'],
  [/জ্ঞ/g, 'g'],
  // As the second part of a conjunct, these aren't pronounced as consonants.
  [/্[যব]/g, ''],
  [/হ্/g, ''],
  [/^[অআইঈউঊএঐওঔ]/, 'a'],
  [/[ডঢ]\u09bc|র|ঋ|\u09c3/g, 'r'],
  [/য\u09bc/g, ''],
  [/[কখ]/g, 'k'],
  [/[গঘ]/g, 'g'],
  [/[ঙঞণন]|\u0982/g, 'n'],
  [/[চছ]/g, 'c'],
  [/[জঝয]/g, 'j'],
  [/[টঠতথৎ]/g, 't'],
  [/[ডঢদধ]/g, 'd'],
  [/[পফ]/g, 'p'],
  [/[বভ]/g, 'b'],
  [/ম/g, 'm'],
  [/ল/g, 'l'],
  [/[শষস]/g, 's'],
  [/হ/g, 'h'],
]
const latin: [RegExp, string][] = [
  [/kkh|ksh|x/g, 'k'],
  [/ggy|gy/g, 'g'],
  [/ch+/g, 'c'],
  [/sh/g, 's'],
  [/ph|f/g, 'p'],
  [/bh|[vw]/g, 'b'],
  [/([kgjtd])h/g, '$1'],
  [/z/g, 'j'],
  [/ng/g, 'n'],
  [/q/g, 'k'],
  [/^[aeiou]/, 'A'],
  [/[aeiouy]/g, ''],
  [/A/g, 'a'],
]
const isBengali = /\p{Script=Bengali}/u

/** Words in one script that only share three consonants are different words, such as class and cells. */
export function soundAlike(one: string, other: string): boolean {
  const [key, otherKey] = [phoneticKey(one), phoneticKey(other)]
  const minLength = isBengali.test(one) === isBengali.test(other) ? 4 : 3
  return key === otherKey && key.length >= minLength
}

export function phoneticKey(word: string): string {
  const rules = isBengali.test(word) ? bengali : latin
  const key = rules.reduce((text, [sound, letter]) => text.replace(sound, letter), word)
  return key.replace(/[^a-z]/g, '').replace(/(.)\1+/g, '$1')
}
