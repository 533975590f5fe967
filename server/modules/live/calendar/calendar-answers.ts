// The calendar files that programs fetch: a person's own classes at a secret URL, and the classes of one batch.
import { and, asc, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import { isId } from '../../../db/ids.ts'
import { calendarFeeds, liveBatches, liveSeats, liveSessions } from '../../../db/schema-live.ts'
import { instructors, users } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { hashOf } from '../../orders/pay-links/link-secrets.ts'
import { calendarFile, type CalendarClass } from './calendar-file.ts'

/** Past classes stay in a subscribed calendar for a while. */
const KEPT_MS = 90 * 86_400_000
/** Most people have few classes. Someone who teaches a lot has about this many in a year. */
const MAX_CLASSES = 2000

type CalendarRequest = { secret: string; address: string }

/** The seats and the taught batches of the person the secret belongs to. */
export async function ownCalendar(deps: Deps, { secret, address }: CalendarRequest): Promise<Response> {
  const { db, limits, now } = deps
  const [owner] = await db
    .select({ id: users.id, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.secretHash, hashOf(secret)))
  if (!owner) {
    await limits.count('guessAddress', address)
    throw notFound()
  }
  const seated = db
    .select({ id: liveSeats.batchId })
    .from(liveSeats)
    .where(and(eq(liveSeats.userId, owner.id), isNotNull(liveSeats.takenAt)))
  const taught = db.select({ id: instructors.id }).from(instructors).where(eq(instructors.userId, owner.id))
  const own = or(sql`${liveBatches.id} in ${seated}`, sql`${liveBatches.instructorId} in ${taught}`)!
  const since = gt(liveSessions.startsAt, new Date(now().getTime() - KEPT_MS))
  const classes = await readClasses(deps, and(own, since)!)
  return answer(deps, classes, owner.language ?? DEFAULT_LANGUAGE, 'private, no-cache')
}

/** Open to everyone, like the batch's page. */
export async function batchCalendar(deps: Deps, batchId: string, language: Language): Promise<Response> {
  const classes = isId(batchId) ? await readClasses(deps, eq(liveBatches.id, batchId)) : []
  if (!classes.length) throw notFound()
  return answer(deps, classes, language, 'no-cache')
}

async function readClasses({ db }: Deps, where: SQL): Promise<CalendarClass[]> {
  const rows = await db
    .select({ session: liveSessions, batch: liveBatches })
    .from(liveSessions)
    .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
    .where(where)
    .orderBy(asc(liveSessions.startsAt))
    .limit(MAX_CLASSES)
  return rows.map(({ session: { uid, sequence, number, startsAt, minutes, state }, batch }) => ({
    uid,
    sequence,
    number,
    startsAt,
    minutes,
    isCancelled: state === 'cancelled',
    batchId: batch.id,
    title: batch.title,
    tutorName: batch.tutorName,
  }))
}

function answer({ settings, now }: Deps, classes: CalendarClass[], language: Language, cacheControl: string): Response {
  return new Response(calendarFile(classes, { language, now: now(), settings }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="porua.ics"',
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
    },
  })
}
