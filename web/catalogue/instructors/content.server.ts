import type { Api } from '#contract/client.ts'
import type { Subject } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { personPicture } from '../../ui/pictures/pictures.server.ts'
import { ratingFact } from '../ratings/rating-words.server.ts'
import { count } from '../../ui/numbers.ts'

const PAGE_SIZE = 24

export async function loadInstructors(api: Api, Subject: Subject, from: { after?: string }) {
  const query = { limit: PAGE_SIZE, ...from }
  const { items, total, after } = await api.page('GET /instructors/{Subject}', { params: { Subject }, query })
  return {
    total,
    after,
    isFirst: !from.after,
    instructors: items.map(({ _id, name, img, education, courses, rating, ...links }) => ({
      id: _id,
      name,
      education,
      courses: courses === 1 ? m.list_course_one() : m.list_courses({ count: count(courses) }),
      rating: ratingFact(rating),
      links: { facebook: links.facebook, twitter: links.twitter, instagram: links.instagram, linkedin: links.linkedin },
      portrait: personPicture(name, img),
    })),
  }
}

export type InstructorContent = Awaited<ReturnType<typeof loadInstructors>>['instructors'][number]
