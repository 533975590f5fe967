// The side menus of the class pages and the skill pages.
import { CLASSES, SKILLS, type Category } from '../../catalogue/course-categories.ts'
import type { SideMenuEntry } from '../../catalogue/side-menu.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { SKILL_ICONS } from './skill-icons.ts'

export type CourseMenu = { title: () => string; entries: (Category & SideMenuEntry)[] }

export const CLASS_MENU: CourseMenu = {
  title: m.class_menu,
  entries: CLASSES.map((entry) => ({ ...entry, mark: () => digits(entry.number) })),
}

export const SKILL_MENU: CourseMenu = {
  title: m.skill_menu,
  entries: SKILLS.map((entry) => ({ ...entry, mark: () => <Icon name={SKILL_ICONS[entry.key] ?? 'skills'} /> })),
}
