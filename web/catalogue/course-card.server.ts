import type { Course } from '#contract/entities.ts'
import { coursePictures } from '../pictures/pictures.server.ts'

/** Only the fields a card shows, so that lists stay small on the wire. */
export function courseCards(courses: readonly Course[]) {
  const covers = coursePictures(courses)
  return courses.map(({ _id, classCourse, title, instructorName, hours, videos, price, formerPrice }, index) => {
    return { _id, classCourse, title, instructorName, hours, videos, price, formerPrice, cover: covers[index]! }
  })
}

export type CourseCardContent = ReturnType<typeof courseCards>[number]
