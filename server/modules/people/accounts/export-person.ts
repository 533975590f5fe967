// A person's data as streamed JSON, with only one page of rows in memory at a time.
import { and, asc, eq } from 'drizzle-orm'
import type { MyData } from '#contract/calls/my-data.ts'
import type { Database } from '../../../db/database.ts'
import { accessSessions, audit, instructors, uploads, users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { uploadPath } from '../../files/media/uploads.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'
import type { OwnList, Person } from './person-data.ts'

export async function* exportPerson(
  { db, identity, personData }: Pick<Deps, 'db' | 'identity' | 'personData'>,
  userId: string,
): AsyncGenerator<string> {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new Error('The person was deleted while their data was read.')
  const isTeacher = (await db.$count(instructors, eq(instructors.userId, userId))) > 0
  const lists = { ...ownLists(db, person.id), ...personData.lists(db, person) }
  yield `{"profile":${JSON.stringify(profileOf(person, isTeacher))}`
  yield `,"signIn":${JSON.stringify(await identity.describe(person.subject))}`
  for (const [name, readPage] of Object.entries(lists)) {
    yield `,"${name}":[`
    yield* rowsOf(readPage)
    yield ']'
  }
  yield '}'
}

async function* rowsOf(readPage: ReadPage): AsyncGenerator<string> {
  let after: string | undefined
  for (;;) {
    const rows = await readPage(after)
    const pieces = rows.map((row) => JSON.stringify({ ...row, key: undefined }))
    if (pieces.length) yield (after === undefined ? '' : ',') + pieces.join(',')
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.key
  }
}

function profileOf(person: Person, isTeacher: boolean): Record<keyof MyData['profile'], unknown> {
  const { id, name, email, photoUrl, education, location, phone, emailVerified, role } = person
  const { createdAt, notificationsReadAt, language, chosenClass } = person
  const texts = { name, email, photoURL: photoUrl, education, location, phone }
  return { _id: id, ...texts, emailVerified, isTeacher, role, createdAt, notificationsReadAt, language, chosenClass }
}

/** The lists of this module and the modules below it. */
function ownLists(db: Database, id: string): Record<OwnList, ReadPage> {
  return {
    sessions: (after) =>
      db
        .select({
          key: accessSessions.id,
          _id: accessSessions.id,
          signedInAt: accessSessions.signedInAt,
          createdAt: accessSessions.createdAt,
          expiresAt: accessSessions.expiresAt,
        })
        .from(accessSessions)
        .where(and(eq(accessSessions.userId, id), isAfter(accessSessions.id, after)))
        .orderBy(asc(accessSessions.id))
        .limit(ROWS_AT_ONCE),
    async pictures(after) {
      const rows = await db
        .select({ key: uploads.name, createdAt: uploads.createdAt })
        .from(uploads)
        .where(and(eq(uploads.userId, id), isAfter(uploads.name, after)))
        .orderBy(asc(uploads.name))
        .limit(ROWS_AT_ONCE)
      return rows.map((row) => ({ ...row, url: uploadPath(row.key) }))
    },
    actions: (after) =>
      db
        .select({
          key: audit.id,
          _id: audit.id,
          what: audit.what,
          kind: audit.kind,
          item: audit.itemId,
          at: audit.at,
        })
        .from(audit)
        .where(and(eq(audit.userId, id), isAfter(audit.id, after)))
        .orderBy(asc(audit.id))
        .limit(ROWS_AT_ONCE),
  }
}
