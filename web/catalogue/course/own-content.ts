import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import type { Curriculum } from '#contract/calls/learning/learning.ts'
import { pictureAt } from '../../ui/picture.tsx'
import { courseContent } from './course-content.ts'

/** A deleted course, which its owners can still open. */
export function ownContent(course: Course, curriculum: Curriculum) {
  const pictures = { cover: pictureAt(course.img), instructor: pictureAt(course.instructorImg) }
  return courseContent(course, curriculum, pictures, null, [])
}
