import type { CourseKey } from '#contract/constants.ts'
import type { IconName } from '../../ui/icon.tsx'

export const SKILL_ICONS: Partial<Record<CourseKey, IconName>> = {
  freeCourse: 'door',
  discountCourse: 'ticket',
  specialCourse: 'bolt',
  islamicCourse: 'moon',
  kidsCourse: 'blocks',
  entertainCourse: 'music',
  liveCourse: 'video',
}
