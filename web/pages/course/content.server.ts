import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { coursePath } from '../../catalogue/course-categories.ts'
import { coursePicture, personPicture } from '../../pictures/pictures.server.ts'
import { courseContent } from './course-content.ts'

type Asked = { classCourse: string; id: string }

export async function load(api: Api, { classCourse, id }: Asked) {
  const course = await api('GET /course/{id}', { params: { id } })
  // A course has one address: any other class in front of its id leads there.
  if (course.classCourse !== classCourse) throw redirect(coursePath(course))
  return courseContent(course, {
    cover: coursePicture(course),
    instructor: personPicture(course.instructorName, course.instructorImg),
  })
}
