// The side menus of the class pages and the skill pages.
import type { CourseKey } from '#contract/constants.ts'
import { CLASSES, SKILLS, type Category } from '../parts/course-categories.ts'
import type { SideMenuEntry } from '../parts/side-menu.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'

const SKILL_ICONS: Partial<Record<CourseKey, IconName>> = {
  freeCourse: 'door',
  discountCourse: 'ticket',
  specialCourse: 'bolt',
  islamicCourse: 'moon',
  kidsCourse: 'blocks',
  entertainCourse: 'music',
  liveCourse: 'video',
}

export type CourseMenu = { title: () => string; entries: (Category & SideMenuEntry)[] }

export const CLASS_MENU: CourseMenu = {
  title: m.class_menu,
  entries: CLASSES.map((entry) => ({ ...entry, mark: () => digits(entry.number) })),
}

export const SKILL_MENU: CourseMenu = {
  title: m.skill_menu,
  entries: SKILLS.map((entry) => ({ ...entry, mark: () => <Icon name={SKILL_ICONS[entry.key] ?? 'skills'} /> })),
}
