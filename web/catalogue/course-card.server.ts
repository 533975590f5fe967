import type { Course } from '#contract/entities.ts'
import { coursePicture } from '../pictures/pictures.server.ts'

/** Only the fields a card shows, so that lists stay small on the wire. */
export function courseCard(course: Course) {
  const { _id, classCourse, title, instructorName, hours, videos, price, formerPrice } = course
  return { _id, classCourse, title, instructorName, hours, videos, price, formerPrice, cover: coursePicture(course) }
}

export type CourseCardContent = ReturnType<typeof courseCard>
