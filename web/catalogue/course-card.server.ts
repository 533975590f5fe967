import type { Course } from '#contract/entities.ts'
import { coursePicture } from '../pictures/pictures.server.ts'

/** What a card shows of a course, and nothing more: lists are sent as they are shown. */
export function courseCard(course: Course) {
  const { _id, classCourse, title, instructorName, hours, videos, price } = course
  return { _id, classCourse, title, instructorName, hours, videos, price, cover: coursePicture(course) }
}

export type CourseCardContent = ReturnType<typeof courseCard>
