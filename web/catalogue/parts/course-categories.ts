// The classes and categories of courses, each with its label, path and hue.
import type { HueKey } from '#art/hues.ts'
import type { CourseKey } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

export type Category = { key: CourseKey; path: string; hue: HueKey; label: () => string }

const CLASS_NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** Same order as in the side menu. Classes 11 and 12 share one entry. */
export const CLASSES: (Category & { number: number })[] = [
  ...CLASS_NAMES.map((name, index) => ({
    key: `class${name}` as const,
    path: index === 0 ? paths.classes : paths.classOf(name.toLowerCase()),
    hue: `class${index + 1}` as HueKey,
    number: index + 1,
    label: () => m.class_label({ number: digits(index + 1) }),
  })),
  { key: 'classXI-XII', path: paths.classOf('eleven'), hue: 'class11', number: 11, label: m.class_eleven_twelve },
]

/** Same order as in the side menu. */
export const SKILLS: Category[] = [
  { key: 'freeCourse', path: paths.skills, hue: 'free', label: m.skill_free },
  { key: 'discountCourse', path: paths.skillOf('discountCourse'), hue: 'discount', label: m.skill_discount },
  { key: 'specialCourse', path: paths.skillOf('specialCourse'), hue: 'special', label: m.skill_crash },
  { key: 'islamicCourse', path: paths.skillOf('IslamicCourse'), hue: 'islamic', label: m.skill_islamic },
  { key: 'kidsCourse', path: paths.skillOf('KidsCourse'), hue: 'kids', label: m.skill_kids },
  {
    key: 'entertainCourse',
    path: paths.skillOf('EntertainingCourse'),
    hue: 'entertaining',
    label: m.skill_entertaining,
  },
  { key: 'liveCourse', path: paths.skillOf('liveCourse'), hue: 'live', label: m.skill_live },
]

const BY_KEY = new Map<string, Category>([...CLASSES, ...SKILLS].map((category) => [category.key, category]))

export function categoryOf(classCourse: string): Category | undefined {
  return BY_KEY.get(classCourse)
}

/** Class 12 has its own URL but shows the same page as class 11. */
const PATH_ALIASES: Record<string, string> = { [paths.classOf('twelve')]: paths.classOf('eleven') }

/** The side menu entry of the page at this path. */
export function entryAt<Entry extends { path: string }>(entries: Entry[], path: string): Entry | undefined {
  const target = PATH_ALIASES[path] ?? path
  return entries.find((entry) => entry.path === target)
}

export function coursePath({ _id, classCourse }: { _id: string; classCourse: string }): string {
  return paths.course(classCourse, _id)
}
