import type { Course } from '#contract/entities.ts'
import { coursePictures } from '../pictures/pictures.server.ts'
import { ratingFact } from '../ratings/rating-words.server.ts'

/** Only the fields a card shows, so that lists stay small on the wire. */
export function courseCards(courses: readonly Course[]) {
  const covers = coursePictures(courses)
  return courses.map((course, index) => {
    const { _id, classCourse, title, instructorName, hours, videos, price, formerPrice } = course
    const instructorId = course.hasInstructorPage ? course.instructorId : null
    const drawn = { cover: covers[index]!, rating: ratingFact(course.rating) }
    return { _id, classCourse, title, instructorName, instructorId, hours, videos, price, formerPrice, ...drawn }
  })
}

export type CourseCardContent = ReturnType<typeof courseCards>[number]
