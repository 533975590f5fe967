import type { Api } from '#contract/client.ts'
import type { Instructor } from '#contract/calls/catalogue/catalogue.ts'
import { courseCards } from '../parts/course-card.server.ts'
import { PAGE_SIZE } from '../parts/page-data.server.ts'
import { personPicture } from '../../ui/pictures/pictures.server.ts'
import { describeTeacher } from './teacher-words.ts'

export async function loadTeacher(api: Api, id: string, from: { after?: string }) {
  const params = { id }
  const [instructor, taught, { items, total, after }] = await Promise.all([
    api('GET /instructor/{id}', { params }),
    api('GET /instructor/{id}/subjects', { params }),
    api.page('GET /instructor/{id}/courses', { params, query: { limit: PAGE_SIZE, ...from } }),
  ])
  const { name, img, education, facebook, twitter, instagram, linkedin } = instructor
  const cards = await courseCards(api, items)
  return {
    id: instructor._id,
    name,
    img,
    education,
    links: { facebook, twitter, instagram, linkedin },
    portrait: personPicture(name, img),
    subject: instructor.Subject,
    subjects: subjectsOf(instructor, taught),
    total,
    after,
    isFirst: !from.after,
    // The name needs no link on the instructor's own page.
    courses: cards.map((course) => ({ ...course, instructorId: null })),
  }
}

export async function loadTeacherPreview(api: Api, id: string) {
  const { name, education, img, Subject } = await api('GET /instructor/{id}', { params: { id } })
  return describeTeacher({ name, education, img, subjects: [Subject] })
}

export type TeacherContent = Awaited<ReturnType<typeof loadTeacher>>

/** The instructor's main subject, followed by the other subjects of their courses. */
function subjectsOf({ Subject }: Instructor, taught: { Subject: Instructor['Subject'] }[]) {
  return [...new Set([Subject, ...taught.map((each) => each.Subject)])]
}
