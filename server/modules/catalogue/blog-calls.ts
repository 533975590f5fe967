// Blogs: read by anybody, written by administrators.
import { sql } from 'drizzle-orm'
import { blogs } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { live, liveAfter, newestFirst, one } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { blogAnswer } from './content-kinds.ts'
import type { Totals } from './totals.ts'

type BlogCalls = Pick<
  Handlers,
  | 'GET /blogs'
  | 'GET /blogs/{id}'
  | 'GET /blog/{id}'
  | 'POST /addBlog'
  | 'PUT /blogUpdate/{id}'
  | 'DELETE /blogDelete/{id}'
>

export function blogCalls(deps: Deps, totals: Totals): BlogCalls {
  const { db } = deps
  const writes = contentWrites(deps)
  const blogById = db
    .select(blogAnswer)
    .from(blogs)
    .where(live(blogs, sql.placeholder('id')))
    .prepare('blog_by_id')
  const newestBlogs = db
    .select(blogAnswer)
    .from(blogs)
    .where(liveAfter(blogs))
    .orderBy(newestFirst(blogs))
    .limit(sql.placeholder('rows'))
    .prepare('blogs_newest')
  const oneBlog = async ({ params }: { params: { id: string } }) => one(await blogById.execute(params))

  return {
    async 'GET /blogs'({ query, request }) {
      const rows = await newestBlogs.execute(listValues(query))
      const total = await totals('blogs')
      return listPage(rows, query, total, request)
    },

    'GET /blogs/{id}': oneBlog,
    'GET /blog/{id}': oneBlog,

    'POST /addBlog': ({ body, caller }) => writes.add('blog', body, caller),
    'PUT /blogUpdate/{id}': ({ params, body, caller }) => writes.change('blog', params.id, body, caller),
    'DELETE /blogDelete/{id}': ({ params, caller }) => writes.remove('blog', params.id, caller),
  }
}
