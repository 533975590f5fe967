// The figures of each category's courses.
import type { CourseType } from '#contract/constants.ts'
import type { Drawing } from '../draw-figure.ts'
import { classEight } from './class-eight.ts'

export const figures: Partial<Record<CourseType, Record<string, Drawing>>> = {
  classEight,
}
