import type { Api } from '#contract/client.ts'
import type { Subject } from '#contract/constants.ts'
import { personPicture } from '../../pictures/pictures.server.ts'

const PAGE_SIZE = 24

export async function loadInstructors(api: Api, Subject: Subject, from: { after?: string }) {
  const query = { limit: PAGE_SIZE, ...from }
  const { items, total, after } = await api.page('GET /instructors/{Subject}', { params: { Subject }, query })
  return {
    total,
    after,
    isFirst: !from.after,
    instructors: items.map(({ _id, name, img, education, facebook, twitter, instagram, linkedin }) => ({
      id: _id,
      name,
      education,
      links: { facebook, twitter, instagram, linkedin },
      portrait: personPicture(name, img),
    })),
  }
}

export type InstructorContent = Awaited<ReturnType<typeof loadInstructors>>['instructors'][number]
