import { paths } from '#contract/paths.ts'
import { categoryOf, CLASSES } from '../parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'

/** The lists that contain a course, from general to specific. */
export function stepsTo(classCourse: string) {
  const category = categoryOf(classCourse)
  const isClass = CLASSES.some(({ key }) => key === classCourse)
  const all = isClass
    ? { to: paths.classes, label: m.product_academic() }
    : { to: paths.skills, label: m.product_skills() }
  return category ? [all, { to: category.path, label: category.label() }] : [all]
}
