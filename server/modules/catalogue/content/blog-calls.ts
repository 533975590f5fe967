// Blogs: read by anyone, written by administrators.
import { and, asc, desc, gt, isNull, lt, sql } from 'drizzle-orm'
import { blogs } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { contentWrites } from './content-writes.ts'
import { blogAnswer, blogLink } from './content-kinds.ts'
import { preparedItem } from './json-rows.ts'
import { preparedList, totalOf } from './public-list.ts'
import { relatedBlogs } from './related.ts'

type BlogCalls = Pick<
  Handlers,
  | 'GET /blogs'
  | 'GET /blogs/{id}'
  | 'GET /blog/{id}'
  | 'GET /blog/{id}/related'
  | 'POST /addBlog'
  | 'PUT /blogUpdate/{id}'
  | 'DELETE /blogDelete/{id}'
>

export function blogCalls(deps: Deps): BlogCalls {
  const { db, reads } = deps
  const writes = contentWrites(deps)
  const blogById = preparedItem(reads, 'blog_by_id', blogs, blogAnswer)
  const newestBlogs = preparedList(db, 'blogs_newest', {
    table: blogs,
    fields: blogAnswer,
    total: totalOf(sql`'blogs'`),
  })
  const older = db
    .select(blogLink)
    .from(blogs)
    .where(and(isNull(blogs.deletedAt), lt(blogs.id, sql.placeholder('id'))))
    .orderBy(desc(blogs.id))
    .limit(1)
    .prepare('blog_before')
  const newer = db
    .select(blogLink)
    .from(blogs)
    .where(and(isNull(blogs.deletedAt), gt(blogs.id, sql.placeholder('id'))))
    .orderBy(asc(blogs.id))
    .limit(1)
    .prepare('blog_after')
  const related = relatedBlogs(db)
  const oneBlog = async ({ params }: { params: { id: string } }) => one(await blogById(params))

  return {
    'GET /blogs': ({ query, request }) => newestBlogs(query, request),
    'GET /blogs/{id}': oneBlog,
    'GET /blog/{id}': oneBlog,

    async 'GET /blog/{id}/related'({ params }) {
      const [, [previous = null], [next = null], found] = await Promise.all([
        oneBlog({ params }),
        older.execute(params),
        newer.execute(params),
        related(params.id),
      ])
      // The previous and next blog have their own links.
      const others = found.filter(({ _id }) => _id !== previous?._id && _id !== next?._id)
      return { previous, next, related: others }
    },

    'POST /addBlog': ({ body, caller }) => writes.add('blog', body, caller),
    'PUT /blogUpdate/{id}': ({ params, body, caller }) => writes.change('blog', params.id, body, caller),
    'DELETE /blogDelete/{id}': ({ params, caller }) => writes.remove('blog', params.id, caller),
  }
}
