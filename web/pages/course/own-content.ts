import type { Course } from '#contract/entities.ts'
import type { Curriculum } from '#contract/learning.ts'
import { pictureAt } from '../../ui/picture.tsx'
import { courseContent } from './course-content.ts'

/** A deleted course, as its owner still opens it. */
export const ownContent = (course: Course, curriculum: Curriculum) =>
  courseContent(course, curriculum, { cover: pictureAt(course.img), instructor: pictureAt(course.instructorImg) })
