// Files that administrators and teachers upload for lessons: registering, tracking, captioning and deleting them.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { countTo } from '../../../db/count-to.ts'
import { beganWithin, newId } from '../../../db/ids.ts'
import { fileCaptions, files } from '../../../db/schema-learning.ts'
import { hasWords } from '../../../db/words.ts'
import { notFound, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction, type Action } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { removeFile } from './remove-file.ts'
import { texts } from '../texts/texts.ts'
import { fileAnswer, isContent, withMoment } from './file-rows.ts'
import { usesOf } from './file-uses.ts'

type FileCalls = Pick<
  Handlers,
  | 'GET /files'
  | 'POST /file'
  | 'GET /file/{id}'
  | 'POST /file/{id}/retry'
  | 'DELETE /file/{id}'
  | 'PUT /file/{id}/captions/{language}'
  | 'DELETE /file/{id}/captions/{language}'
>

export function fileCalls(deps: Deps): FileCalls {
  const { db, jobs, now } = deps
  const changeCaptions = (
    id: string,
    work: (tx: Transaction) => Promise<void>,
    actor: Parameters<typeof recordAction>[1],
  ) =>
    db.transaction(async (tx) => {
      const isThis = and(eq(files.id, id), isContent)
      const { name } = one(await tx.select({ name: files.name }).from(files).where(isThis).for('update'))
      await work(tx)
      await recordAction(tx, actor, now(), entry('change', id, name))
    })

  return {
    async 'GET /files'({ query, request }) {
      const where = and(
        isContent,
        hasWords(files.words, query.q),
        query.state && eq(files.state, query.state),
        query.kind && eq(files.kind, query.kind),
        beganWithin(files.id, query),
      )
      const found = await db
        .select({ ...fileAnswer, uses: usesOf })
        .from(files)
        .where(and(where, query.after ? lt(files.id, query.after) : undefined))
        .orderBy(desc(files.id))
        .limit(query.limit + 1)
      const total = isWhole(found, query) ? found.length : await countTo(db, files, where, query)
      return listPage(found.map(withMoment), query, total, request)
    },

    async 'POST /file'({ body, caller }) {
      const id = newId()
      await db.transaction(async (tx) => {
        await tx.insert(files).values({ id, ...body, owner: caller.userId, createdAt: now(), changedAt: now() })
        await recordAction(tx, caller, now(), entry('add', id, body.name))
      })
      return { insertedId: id }
    },

    async 'GET /file/{id}'({ params }) {
      const [row] = await db
        .select(fileAnswer)
        .from(files)
        .where(and(eq(files.id, params.id), isContent))
      if (!row) throw notFound()
      return withMoment(row)
    },

    async 'POST /file/{id}/retry'({ params: { id } }) {
      const failed = and(eq(files.id, id), isContent, eq(files.state, 'failed'))
      const state = sql`case when ${files.arrived} = ${files.bytes} then 'waiting' else 'arriving' end`
      await db.transaction(async (tx) => {
        const changed = { state, problem: null, changedAt: now() }
        const retried = one(await tx.update(files).set(changed).where(failed).returning({ state: files.state }))
        if (retried.state === 'waiting') await jobs.send(tx, 'prepare-file', { fileId: id })
      })
      jobs.wake()
      return { modifiedCount: 1 }
    },

    async 'DELETE /file/{id}'({ params: { id }, caller }) {
      await removeFile(deps, id, caller)
      return { deletedCount: 1 }
    },

    async 'PUT /file/{id}/captions/{language}'({ params: { id, language }, body, caller }) {
      const vtt = await texts.checkCaptions(body.vtt)
      await changeCaptions(
        id,
        async (tx) => {
          const row = { fileId: id, language, vtt }
          const target = [fileCaptions.fileId, fileCaptions.language]
          await tx.insert(fileCaptions).values(row).onConflictDoUpdate({ target, set: { vtt } })
        },
        caller,
      )
      return { modifiedCount: 1 }
    },

    async 'DELETE /file/{id}/captions/{language}'({ params: { id, language }, caller }) {
      await changeCaptions(
        id,
        async (tx) => {
          const of = and(eq(fileCaptions.fileId, id), eq(fileCaptions.language, language))
          const gone = await tx
            .delete(fileCaptions)
            .where(of)
            .returning({ one: sql`1` })
          if (!gone.length) throw notFound()
        },
        caller,
      )
      return { deletedCount: 1 }
    },
  }
}

const entry = (action: Action['what'], itemId: string, name: string): Action => ({
  what: action,
  kind: 'file',
  itemId,
  name,
})
