// Blogs: read by anybody, written by administrators.
import { sql } from 'drizzle-orm'
import { blogs } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { live, one } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { blogAnswer } from './content-kinds.ts'
import { preparedList, totalOf } from './public-list.ts'

type BlogCalls = Pick<
  Handlers,
  | 'GET /blogs'
  | 'GET /blogs/{id}'
  | 'GET /blog/{id}'
  | 'POST /addBlog'
  | 'PUT /blogUpdate/{id}'
  | 'DELETE /blogDelete/{id}'
>

export function blogCalls(deps: Deps): BlogCalls {
  const { db } = deps
  const writes = contentWrites(deps)
  const blogById = db
    .select(blogAnswer)
    .from(blogs)
    .where(live(blogs, sql.placeholder('id')))
    .prepare('blog_by_id')
  const newestBlogs = preparedList(db, 'blogs_newest', {
    table: blogs,
    fields: blogAnswer,
    total: totalOf(sql`'blogs'`),
  })
  const oneBlog = async ({ params }: { params: { id: string } }) => one(await blogById.execute(params))

  return {
    'GET /blogs': ({ query, request }) => newestBlogs(query, request),
    'GET /blogs/{id}': oneBlog,
    'GET /blog/{id}': oneBlog,

    'POST /addBlog': ({ body, caller }) => writes.add('blog', body, caller),
    'PUT /blogUpdate/{id}': ({ params, body, caller }) => writes.change('blog', params.id, body, caller),
    'DELETE /blogDelete/{id}': ({ params, caller }) => writes.remove('blog', params.id, caller),
  }
}
