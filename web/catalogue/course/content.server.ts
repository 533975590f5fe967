import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import { productLines } from '../product/seller-words.ts'
import { courseCards } from '../parts/course-card.server.ts'
import { coursePath } from '../parts/course-categories.ts'
import { coursePicture, personPicture } from '../../ui/pictures/pictures.server.ts'
import { ratingsContent } from '../ratings/rating-words.server.ts'
import { excerpt } from '../../seo/excerpt.server.ts'
import { courseContent } from './course-content.ts'

type CourseParams = { classCourse: string; id: string }

export async function load(api: Api, { classCourse, id }: CourseParams) {
  const [course, curriculum, ratings, seller, related] = await Promise.all([
    api('GET /course/{id}', { params: { id } }),
    api('GET /curriculum/{course}', { params: { course: id } }),
    api('GET /ratings/{id}', { params: { id } }),
    api('GET /seller'),
    api('GET /course/{id}/related', { params: { id } }),
  ])
  requireOwnPath(course, classCourse)
  const pictures = {
    cover: coursePicture(course),
    instructor: personPicture(course.instructorName, course.instructorImg),
  }
  const rated = ratingsContent('course', ratings, course.rating)
  return {
    ...courseContent(course, curriculum, pictures, rated, productLines(seller)),
    related: await courseCards(api, related),
  }
}

export async function loadPreview(api: Api, { classCourse, id }: CourseParams) {
  const course = await api('GET /course/{id}', { params: { id } })
  requireOwnPath(course, classCourse)
  return { title: course.title, description: excerpt(course.ShortDescription), picture: course.img }
}

/** Each course has one URL. If another class comes before the id, redirects to that URL. */
function requireOwnPath(course: Course, classCourse: string): void {
  if (course.classCourse !== classCourse) throw redirect(coursePath(course))
}
