// Blogs: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { blogs } from '../../db/schema.ts'
import { newId } from '../../db/ids.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { keepUploads } from '../media/uploads.ts'
import { blogAnswer } from './answers.ts'
import { live, liveAfter, mentioned, newestFirst, one } from './content-rows.ts'
import { change, hide, noteAdded } from './content-writes.ts'
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
      const total = await totals('blogs')
      return listPage(rows, query, total, request)
    },

    'GET /blogs/{id}': oneBlog,
    'GET /blog/{id}': oneBlog,

    async 'POST /addBlog'({ body, caller }) {
      const id = newId()
      await content.write(async (tx, version) => {
        const kept = await keepUploads(tx, settings.publicUrl, now(), body, 'img')
        await tx.insert(blogs).values({ ...body, ...kept, id, createdAt: now(), changedIn: version })
        await noteAdded(tx, { kind: 'blog', id }, caller, now())
      })
      return { insertedId: id }
    },

    async 'PUT /blogUpdate/{id}'({ params: { id }, body: { revision, ...body }, caller }) {
      await content.write((tx, version) =>
        change(tx, { kind: 'blog', id, revision }, caller, now(), async () => {
          const kept = await keepUploads(tx, settings.publicUrl, now(), body, 'img')
          await tx
            .update(blogs)
            .set({ ...mentioned(body), ...kept, changedIn: version })
            .where(eq(blogs.id, id))
        }),
      )
      return { modifiedCount: 1 }
    },

    async 'DELETE /blogDelete/{id}'({ params: { id }, caller }) {
      await content.write((tx, version) => hide(tx, { kind: 'blog', id }, version, caller, now()))
      return { deletedCount: 1 }
    },
  }
}
