// The chat of a class: kept for the people in it, deleted after 30 days.
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { LIVE_CHAT_DAYS } from '#contract/constants.ts'
import type { KeptMessage } from '#contract/calls/live/live-room.ts'
import type { Database } from '../../../db/database.ts'
import { liveMessages } from '../../../db/schema-live.ts'
import { users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'
import { nameInClass, type Visit } from './visit.ts'

const MAX_SHOWN = 500

const keptSince = (now: Date) => new Date(now.getTime() - LIVE_CHAT_DAYS * 86_400_000)

/** The newest messages, in chronological order. */
export async function keptMessages({ db, now }: Pick<Deps, 'db' | 'now'>, visit: Visit): Promise<KeptMessage[]> {
  const rows = await db
    .select({
      _id: liveMessages.id,
      person: liveMessages.userId,
      name: users.name,
      text: liveMessages.text,
      at: liveMessages.at,
    })
    .from(liveMessages)
    .innerJoin(users, eq(users.id, liveMessages.userId))
    .where(and(eq(liveMessages.sessionId, visit.session.id), gt(liveMessages.at, keptSince(now()))))
    .orderBy(desc(liveMessages.at))
    .limit(MAX_SHOWN)
  return rows.reverse().map(({ name, at, ...row }) => ({
    ...row,
    name: nameInClass(visit, { id: row.person, name }),
    at: at.toISOString(),
  }))
}

export async function deleteOldMessages(db: Database, now: Date): Promise<void> {
  await db.delete(liveMessages).where(lt(liveMessages.at, keptSince(now)))
}

export const liveMessageLists = (db: Database, id: string) =>
  ({
    liveMessages: (after) =>
      db
        .select({ key: liveMessages.id, session: liveMessages.sessionId, text: liveMessages.text, at: liveMessages.at })
        .from(liveMessages)
        .where(and(eq(liveMessages.userId, id), isAfter(liveMessages.id, after)))
        .orderBy(asc(liveMessages.id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
