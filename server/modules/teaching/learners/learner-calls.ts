// A course's learners, for its teacher: first names and progress. Nothing here selects an email or a payment.
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { CourseLearner } from '#contract/calls/teaching/course-learners.ts'
import type { Database } from '../../../db/database.ts'
import { attempts } from '../../../db/schema-classroom.ts'
import { lessons, places } from '../../../db/schema-learning.ts'
import { courses, orders, users } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'
import { visibleLessons } from '../../learning/lessons/lesson-rows.ts'
import { firstName } from '#contract/first-name.ts'

type LearnerCalls = Pick<Handlers, 'GET /course/{id}/learners' | 'GET /course/{id}/progress'>

const STOPPED_AFTER_MS = 7 * 86_400_000

const isLearner = (courseId: string) =>
  and(eq(orders.productId, courseId), eq(orders.state, 'paid'), isNotNull(orders.userId))

export function courseLearnerCalls({ db, now }: Deps): LearnerCalls {
  return {
    async 'GET /course/{id}/learners'({ params: { id }, query, request }) {
      const rows = await db
        .select({ _id: orders.id, userId: users.id, name: users.name })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(and(isLearner(id), query.after ? lt(orders.id, query.after) : undefined))
        .orderBy(desc(orders.id))
        .limit(query.limit + 1)
      const total = isWhole(rows, query) ? rows.length : await db.$count(orders, isLearner(id))
      const people = rows.map(({ userId }) => userId)
      const [seen, results] = await Promise.all([placesOf(db, id, people), resultsOf(db, id, people)])
      const items = rows.map(({ _id, userId, name }): CourseLearner => {
        const own = seen.get(userId) ?? []
        const last = own.map(({ seenAt }) => seenAt.getTime())
        return {
          _id,
          name: firstName(name),
          seenAt: last.length ? new Date(Math.max(...last)).toISOString() : null,
          done: own.flatMap(({ lesson, isDone }) => (isDone ? [lesson] : [])),
          begun: own.flatMap(({ lesson, isDone }) => (isDone ? [] : [lesson])),
          quizzes: (results.get(userId) ?? []).map(({ quiz }) => quiz),
        }
      })
      return listPage(items, query, total, request)
    },

    async 'GET /course/{id}/progress'({ params: { id } }) {
      const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, id))
      if (!course) throw notFound()
      const listed = await visibleLessons(db, eq(lessons.courseId, id))
      const ids = listed.map(({ _id }) => _id)
      const [learners, counted, finished] = await Promise.all([
        db.$count(orders, isLearner(id)),
        countByLesson(db, id, ids, new Date(now().getTime() - STOPPED_AFTER_MS)),
        countFinished(db, id, ids),
      ])
      const byLesson = new Map(counted.map((each) => [each.lesson, each]))
      return {
        course: id,
        title: course.title,
        learners,
        finished,
        lessons: listed.map(({ _id, title, kind }) => {
          const { begun = 0, done = 0, stopped = 0 } = byLesson.get(_id) ?? {}
          return { _id, title, kind, begun, done, stopped }
        }),
      }
    },
  }
}

/** Each person's progress in the course's published lessons. */
async function placesOf(db: Database, courseId: string, people: string[]) {
  const rows = await db
    .select({
      userId: places.userId,
      lesson: places.itemId,
      isDone: sql<boolean>`${places.doneAt} is not null`,
      seenAt: places.seenAt,
    })
    .from(places)
    .innerJoin(lessons, and(eq(lessons.id, places.itemId), isNotNull(lessons.sectionId)))
    .where(and(eq(places.productId, courseId), inArray(places.userId, people)))
  return Map.groupBy(rows, ({ userId }) => userId)
}

/** Each person's best attempt at every quiz in the course. */
async function resultsOf(db: Database, courseId: string, people: string[]) {
  const quizzes = db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), isNotNull(lessons.sectionId)))
  const share = sql`${attempts.points}::float8 / nullif(${attempts.outOf}, 0)`
  const rows = await db
    .selectDistinctOn([attempts.userId, attempts.lessonId], {
      userId: attempts.userId,
      quiz: {
        lesson: attempts.lessonId,
        points: sql<number>`${attempts.points}`,
        outOf: sql<number>`${attempts.outOf}`,
        passed: sql<boolean>`${attempts.passed}`,
        attempts: sql<number>`count(*) over (partition by ${attempts.userId}, ${attempts.lessonId})::int`,
      },
    })
    .from(attempts)
    .where(
      and(
        inArray(attempts.userId, people),
        inArray(attempts.lessonId, quizzes),
        isNotNull(attempts.submittedAt),
        sql`${attempts.number} > 0`,
      ),
    )
    .orderBy(attempts.userId, attempts.lessonId, desc(attempts.passed), sql`${share} desc nulls last`)
  return Map.groupBy(rows, ({ userId }) => userId)
}

const ofLearner = (courseId: string) => sql`exists (
  select from ${orders} bought where bought.user_id = ${places}.user_id and bought.product_id = ${courseId}
    and bought.state = 'paid')`

function countByLesson(db: Database, courseId: string, ids: string[], before: Date) {
  const isOpen = sql`${places.doneAt} is null and ${places.seenAt} < ${before.toISOString()}::timestamptz`
  return db
    .select({
      lesson: places.itemId,
      begun: sql<number>`count(*)::int`,
      done: sql<number>`count(${places.doneAt})::int`,
      stopped: sql<number>`(count(*) filter (where ${isOpen}))::int`,
    })
    .from(places)
    .where(and(inArray(places.itemId, ids), ofLearner(courseId)))
    .groupBy(places.itemId)
}

async function countFinished(db: Database, courseId: string, ids: string[]): Promise<number> {
  if (!ids.length) return 0
  const everything = db
    .select({ userId: places.userId })
    .from(places)
    .where(and(inArray(places.itemId, ids), isNotNull(places.doneAt), ofLearner(courseId)))
    .groupBy(places.userId)
    .having(sql`count(*) = ${ids.length}`)
    .as('everything')
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(everything)
  return counted!.count
}
