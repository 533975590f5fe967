import { redirect } from 'react-router'
import { hueOfCourse } from '#art/hues.ts'
import type { Api } from '#contract/client.ts'
import { coursePath } from '../../catalogue/course-categories.ts'
import { coursePicture, personPicture } from '../../pictures/pictures.server.ts'
import { pointsOf } from '../../product/three-points.ts'
import { videoAt } from './video-address.ts'

type Asked = { classCourse: string; id: string }

export async function load(api: Api, { classCourse, id }: Asked) {
  const course = await api('GET /course/{id}', { params: { id } })
  // A course has one address: any other class in front of its id leads there.
  if (course.classCourse !== classCourse) throw redirect(coursePath(course))
  const { free, email, monologues } = course.syllabus
  return {
    id: course._id,
    title: course.title,
    classCourse: course.classCourse,
    hue: hueOfCourse(course.classCourse),
    img: course.img,
    cover: coursePicture(course),
    price: course.price,
    summary: course.ShortDescription,
    about: course.about,
    objectives: pointsOf(course.objective),
    syllabus: [free, email, monologues].map((part) => ({ title: part.title, points: pointsOf(part) })),
    instructor: {
      name: course.instructorName,
      education: course.education,
      picture: personPicture(course.instructorName, course.instructorImg),
    },
    video: videoAt(course.video),
    promoCode: course.promoCode,
    enrolled: course.Enrolled,
    hours: course.hours,
    videos: course.videos,
    quizzes: course.quizzes,
    notes: course.notes,
    transcripts: course.transcripts,
  }
}

export type CourseContent = Awaited<ReturnType<typeof load>>
