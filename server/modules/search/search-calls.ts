// Searching courses and suggesting titles.
import { sql } from 'drizzle-orm'
import { SUGGESTIONS } from '#contract/constants.ts'
import { courses } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage } from '../../http/paging.ts'
import { courseAnswer } from '../catalogue/content-kinds.ts'
import type { Deps } from '../deps.ts'

export function searchCalls({ db, search }: Deps): Pick<Handlers, 'GET /searchCourse' | 'GET /suggest'> {
  const coursesById = db
    .select(courseAnswer)
    .from(courses)
    .where(sql`${courses.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('courses_by_id')

  return {
    async 'GET /searchCourse'({ query, request }) {
      const { total, ids } = await search.find(query.q, { limit: query.limit + 1, after: query.after })
      const rows = ids.length ? await coursesById.execute({ ids }) : []
      const place = new Map(ids.map((id, index) => [id, index]))
      rows.sort((one, other) => place.get(one._id)! - place.get(other._id)!)
      return listPage(rows, query, total, request)
    },

    async 'GET /suggest'({ query }) {
      if (!query.q.trim()) return []
      const found = await search.suggest(query.q, SUGGESTIONS)
      return found.map(({ id, title, category }) => ({ _id: id, title, classCourse: category }))
    },
  }
}
