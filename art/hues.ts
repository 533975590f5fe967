// The category hues, as angles on the OKLCH colour wheel. Classes 1 to 12 go round it once.

export const HUES = {
  class1: 24,
  class2: 48,
  class3: 76,
  class4: 104,
  class5: 132,
  class6: 160,
  class7: 190,
  class8: 222,
  class9: 252,
  class10: 282,
  class11: 312,
  class12: 345,
  bengali: 28,
  english: 258,
  mathematics: 288,
  chemistry: 184,
  physics: 232,
  biology: 142,
  finance: 84,
  religious: 166,
  programming: 320,
  free: 156,
  discount: 20,
  special: 272,
  islamic: 176,
  kids: 62,
  entertaining: 340,
  live: 8,
} as const
export type HueKey = keyof typeof HUES

// The brand's green, for anything without a category. class6 has the same angle, so it serves as the key.
export const DEFAULT_HUE = 160
const DEFAULT_KEY: HueKey = 'class6'

// Maps, not plain objects, so that a category called 'constructor' doesn't find Object.prototype's.
const KEY_OF_COURSE = new Map<string, HueKey>([
  ['classOne', 'class1'],
  ['classTwo', 'class2'],
  ['classThree', 'class3'],
  ['classFour', 'class4'],
  ['classFive', 'class5'],
  ['classSix', 'class6'],
  ['classSeven', 'class7'],
  ['classEight', 'class8'],
  ['classNine', 'class9'],
  ['classTen', 'class10'],
  ['classXI-XII', 'class11'],
  ['discountCourse', 'discount'],
  ['entertainCourse', 'entertaining'],
  ['freeCourse', 'free'],
  ['islamicCourse', 'islamic'],
  ['kidsCourse', 'kids'],
  ['specialCourse', 'special'],
  ['liveCourse', 'live'],
])

const KEY_OF_SUBJECT = new Map<string, HueKey>([
  ['Bengali', 'bengali'],
  ['Biology', 'biology'],
  ['Chemistry', 'chemistry'],
  ['English', 'english'],
  ['Finance', 'finance'],
  ['Mathematics', 'mathematics'],
  ['Physics', 'physics'],
  ['Programming', 'programming'],
  ['Religion', 'religious'],
])

export function hueOfCourse(category: string): HueKey {
  return KEY_OF_COURSE.get(category) ?? DEFAULT_KEY
}

export function hueOfSubject(subject: string): HueKey {
  return KEY_OF_SUBJECT.get(subject) ?? DEFAULT_KEY
}

// Keys also come from stored records, so an unknown one must give undefined rather than NaN in a colour.
export function angleOf(key: string | undefined): number | undefined {
  return key !== undefined && Object.hasOwn(HUES, key) ? HUES[key as HueKey] : undefined
}
