// Blogs: read by anybody, written by administrators.
import { sql } from 'drizzle-orm'
import { blogs } from '../../db/schema.ts'
import { newId } from '../../db/ids.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { keepUploads } from '../media/uploads.ts'
import { countOf, hide, live, liveAfter, mentioned, newestFirst, one } from './content-rows.ts'
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

const blogAnswer = {
  _id: blogs.id,
  title: blogs.title,
  img: blogs.img,
  writerName: blogs.writerName,
  date: blogs.date,
  description: blogs.description,
}

export function blogCalls({ db, content, now, settings }: Deps, totals: Totals): BlogCalls {
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
      const total = await totals('blogs', () => countOf(db, blogs))
      return listPage(rows, query.limit, total, request)
    },

    'GET /blogs/{id}': oneBlog,
    'GET /blog/{id}': oneBlog,

    async 'POST /addBlog'({ body }) {
      const id = newId()
      await content.write(async (tx) => {
        const kept = await keepUploads(tx, settings.publicUrl, now(), body, 'img')
        await tx.insert(blogs).values({ ...body, ...kept, id, createdAt: now() })
      })
      return { insertedId: id }
    },

    async 'PUT /blogUpdate/{id}'({ params, body }) {
      const changed = await content.write(async (tx) => {
        const kept = await keepUploads(tx, settings.publicUrl, now(), body, 'img')
        return tx
          .update(blogs)
          .set({ id: params.id, ...mentioned(body), ...kept })
          .where(live(blogs, params.id))
          .returning({ id: blogs.id })
      })
      one(changed)
      return { modifiedCount: 1 }
    },

    async 'DELETE /blogDelete/{id}'({ params }) {
      await content.write((tx) => hide(tx, blogs, params.id, now()))
      return { deletedCount: 1 }
    },
  }
}
