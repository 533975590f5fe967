import type { Api } from '#contract/client.ts'
import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import { lessonCount, minutes } from '../../files/amounts.ts'
import { coursePictures } from '../../ui/pictures/pictures.server.ts'
import { ratingFact } from '../ratings/rating-words.server.ts'

/** Includes only the fields a card shows, so that lists stay small on the wire. */
export async function courseCards(api: Api, courses: readonly Course[]) {
  const covers = coursePictures(courses)
  const lessons = await lessonsOf(api, courses)
  return courses.map((course, index) => {
    const { _id, classCourse, title, instructorName, hours, videos, price, formerPrice } = course
    const instructorId = course.hasInstructorPage ? course.instructorId : null
    const drawn = { cover: covers[index]!, rating: ratingFact(course.rating), lessons: lessons.get(_id) ?? null }
    return { _id, classCourse, title, instructorName, instructorId, hours, videos, price, formerPrice, ...drawn }
  })
}

/** Text such as '5 lessons · 8 min' for each course with lessons. */
async function lessonsOf(api: Api, courses: readonly Course[]): Promise<Map<string, string>> {
  if (!courses.length) return new Map()
  const ids = courses.map(({ _id }) => _id).join(',')
  const totals = await api('GET /lessonTotals', { query: { courses: ids } })
  return new Map(
    totals.map(({ course, lessons, seconds }) => [course, `${lessonCount(lessons)} · ${minutes(seconds)}`]),
  )
}

export type CourseCardContent = Awaited<ReturnType<typeof courseCards>>[number]
