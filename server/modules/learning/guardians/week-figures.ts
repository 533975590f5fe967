// What people learned in a week, for many people in one query: figures and results, never what they wrote.
import { and, asc, between, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { attempts } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { liveBatches, liveSeats, liveSessions } from '../../../db/schema-live.ts'
import { activity } from '../../../db/schema-overview.ts'
import { handIns } from '../../../db/schema-tasks.ts'

export type Week = {
  seconds: number
  lessons: number
  /** The week's quizzes and tasks. Points are null if a task hasn't been returned. */
  results: { title: string; points: number | null; outOf: number | null }[]
  next: { title: string; startsAt: Date; zone: string } | null
}

/** Keeps the email short. Further results are left out. */
const RESULTS_SHOWN = 6

export type Span = { firstDay: string; lastDay: string; from: Date; until: Date }

export async function weeksOf(tx: Transaction, people: string[], span: Span, now: Date): Promise<Map<string, Week>> {
  const weeks = new Map(people.map((id): [string, Week] => [id, { seconds: 0, lessons: 0, results: [], next: null }]))
  if (!people.length) return weeks
  const learned = await tx
    .select({
      userId: activity.userId,
      seconds: sql<number>`sum(${activity.seconds})::int`,
      lessons: sql<number>`sum(${activity.lessons})::int`,
    })
    .from(activity)
    .where(and(inArray(activity.userId, people), between(activity.day, span.firstDay, span.lastDay)))
    .groupBy(activity.userId)
  for (const { userId, ...figures } of learned) Object.assign(weeks.get(userId)!, figures)
  // The week's best attempt at each quiz.
  const quizzes = await tx
    .selectDistinctOn([attempts.userId, attempts.lessonId], {
      userId: attempts.userId,
      title: lessons.title,
      points: attempts.points,
      outOf: attempts.outOf,
    })
    .from(attempts)
    .innerJoin(lessons, eq(lessons.id, attempts.lessonId))
    .where(
      and(
        inArray(attempts.userId, people),
        gt(attempts.number, 0),
        gte(attempts.submittedAt, span.from),
        lt(attempts.submittedAt, span.until),
      ),
    )
    .orderBy(attempts.userId, attempts.lessonId, desc(attempts.points))
  const tasks = await tx
    .selectDistinctOn([handIns.userId, handIns.lessonId], {
      userId: handIns.userId,
      title: lessons.title,
      points: sql<number | null>`case when ${handIns.state} = 'returned' then ${handIns.points} end`,
      outOf: handIns.outOf,
    })
    .from(handIns)
    .innerJoin(lessons, eq(lessons.id, handIns.lessonId))
    .where(
      and(
        inArray(handIns.userId, people),
        or(
          and(gte(handIns.returnedAt, span.from), lt(handIns.returnedAt, span.until)),
          and(isNull(handIns.returnedAt), gte(handIns.handedInAt, span.from), lt(handIns.handedInAt, span.until)),
        ),
      ),
    )
    .orderBy(handIns.userId, handIns.lessonId, desc(handIns.number))
  for (const { userId, ...result } of [...quizzes, ...tasks]) {
    const { results } = weeks.get(userId)!
    if (results.length < RESULTS_SHOWN) results.push(result)
  }
  const classes = await tx
    .selectDistinctOn([liveSeats.userId], {
      userId: sql<string>`${liveSeats.userId}`,
      title: liveBatches.title,
      startsAt: liveSessions.startsAt,
      zone: liveBatches.zone,
    })
    .from(liveSeats)
    .innerJoin(liveBatches, and(eq(liveBatches.id, liveSeats.batchId), isNull(liveBatches.cancelledAt)))
    .innerJoin(liveSessions, and(eq(liveSessions.batchId, liveBatches.id), eq(liveSessions.state, 'planned')))
    .where(and(inArray(liveSeats.userId, people), isNotNull(liveSeats.takenAt), gt(liveSessions.startsAt, now)))
    .orderBy(liveSeats.userId, asc(liveSessions.startsAt))
  for (const { userId, ...next } of classes) weeks.get(userId)!.next = next
  return weeks
}
