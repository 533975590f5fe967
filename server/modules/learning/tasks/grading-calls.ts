// Grading what learners hand in. Nothing a teacher saves reaches the learner before the work is returned.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Grade, ListedHandIn, Mark, OpenedHandIn } from '#contract/calls/learning/tasks.ts'
import type { Transaction } from '../../../db/database.ts'
import { files, lessons } from '../../../db/schema-learning.ts'
import { handInFiles, handIns } from '../../../db/schema-tasks.ts'
import { courses, users } from '../../../db/schema.ts'
import { conflict, invalid, notFound, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { completeLesson } from '../lessons/complete-lesson.ts'
import { firstName } from '#contract/first-name.ts'
import { againUntil } from '../lessons/due-dates.ts'
import { handInFile } from './hand-in-file.ts'
import { filesOfHandIns } from './hand-in-rows.ts'
import { tellReturned } from './tell-returned.ts'
import { isTaughtBy } from '../../catalogue/content/teacher-rule.ts'

type GradingCalls = Pick<
  Handlers,
  | 'GET /handIns'
  | 'POST /handIn/{id}/open'
  | 'PUT /handIn/{id}/grade'
  | 'POST /handIn/{id}/return'
  | 'GET /handIn/{id}/file/{file}'
>

const photos = sql<number>`(select count(*)::int from hand_in_files attached join files on files.id = attached.file_id
  where attached.hand_in_id = hand_ins.id and files.kind = 'photo')`
const otherFiles = sql<number>`(select count(*)::int from hand_in_files attached join files on files.id = attached.file_id
  where attached.hand_in_id = hand_ins.id and files.kind <> 'photo')`

const listed = {
  _id: handIns.id,
  course: { _id: courses.id, title: courses.title },
  lesson: { _id: lessons.id, title: lessons.title },
  name: users.name,
  photos,
  otherFiles,
  handedInAt: handIns.handedInAt,
  isLate: handIns.isLate,
  number: handIns.number,
}

type Row = Omit<ListedHandIn, 'handedInAt' | 'isAgain'> & { handedInAt: Date | null; number: number }

const toListed = ({ name, handedInAt, number, ...row }: Row): ListedHandIn => ({
  ...row,
  name: firstName(name),
  handedInAt: handedInAt!.toISOString(),
  isAgain: number > 1,
})

export function gradingCalls(deps: Deps): GradingCalls {
  const { db, now } = deps

  return {
    async 'GET /handIns'({ query: { course, lesson, limit, after }, caller }) {
      const isWaiting = and(
        eq(handIns.state, 'handed_in'),
        // A lesson that is no longer a task needs no grading.
        eq(lessons.kind, 'task'),
        isTaughtBy(caller),
        course === undefined ? undefined : eq(courses.id, course),
        lesson === undefined ? undefined : eq(lessons.id, lesson),
      )
      // Oldest first, continuing after the last item of the previous page.
      const beyond = after
        ? sql`(${handIns.handedInAt}, ${handIns.id}) > (select last.handed_in_at, last.id from hand_ins last where last.id = ${after})`
        : undefined
      const rows = await withLearner(db.select(listed).from(handIns).$dynamic())
        .where(and(isWaiting, beyond))
        .orderBy(asc(handIns.handedInAt), asc(handIns.id))
        .limit(limit)
      const counted = db
        .select({ total: sql<number>`count(*)::int` })
        .from(handIns)
        .$dynamic()
      const [all] = await withLearner(counted).where(isWaiting)
      return { total: all!.total, items: rows.map(toListed) }
    },

    async 'POST /handIn/{id}/open'({ params: { id } }) {
      await db.transaction(async (tx) => {
        await lockWaiting(tx, id)
        await tx
          .update(handIns)
          .set({ openedAt: openedBy(now()) })
          .where(eq(handIns.id, id))
      })
      return readOpened(deps, id)
    },

    async 'PUT /handIn/{id}/grade'({ params: { id }, body: { revision, ...grade }, caller }) {
      return db.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, id)
        requireRevision(waiting.revision, revision)
        await requireFitting(tx, waiting, grade)
        await tx
          .update(handIns)
          .set({ ...grade, openedAt: openedBy(now()), gradedBy: caller.userId, revision: revision + 1 })
          .where(eq(handIns.id, id))
        return { revision: revision + 1 }
      })
    },

    async 'POST /handIn/{id}/return'({ params: { id }, body: { revision, ...grade }, caller }) {
      await db.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, id)
        requireRevision(waiting.revision, revision)
        const { points } = grade
        if (points === null) throw invalid({ points: 'required' })
        await requireFitting(tx, waiting, grade)
        const { task, dueAt, userId, lessonId, courseId } = waiting
        const at = now()
        const until = grade.again ? againUntil(dueAt, at) : null
        await tx
          .update(handIns)
          .set({
            ...grade,
            state: 'returned',
            openedAt: openedBy(at),
            outOf: task.points,
            needed: task.needed,
            againUntil: until,
            returnedAt: at,
            gradedBy: caller.userId,
            revision: revision + 1,
          })
          .where(eq(handIns.id, id))
        if (points >= task.needed) await completeLesson(tx, { userId, lessonId, courseId }, at)
        const returned = { handInId: id, userId, courseId, lessonId, points, outOf: task.points, words: grade.words }
        await tellReturned(deps, tx, returned)
      })
      return { modifiedCount: 1 }
    },

    'GET /handIn/{id}/file/{file}': ({ params, caller }) => handInFile(deps, params, caller),
  }
}

/** A grader's first action of any kind opens the work, because graded work can't be taken back. */
const openedBy = (at: Date) => sql`coalesce(${handIns.openedAt}, ${at.toISOString()}::timestamptz)`

/** Joins the task, its course and the learner. */
const withLearner = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(lessons, eq(lessons.id, handIns.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(users, eq(users.id, handIns.userId))

/**
 * Locked, so that of two graders, the second sees what the first has done, and nothing can be taken back during the
 * change.
 */
async function lockWaiting(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      userId: handIns.userId,
      lessonId: handIns.lessonId,
      courseId: lessons.courseId,
      state: handIns.state,
      revision: handIns.revision,
      dueAt: handIns.dueAt,
      task: lessons.task,
      id: handIns.id,
    })
    .from(handIns)
    .innerJoin(lessons, eq(lessons.id, handIns.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(handIns.id, id))
    .for('update', { of: handIns })
  if (!row?.task) throw notFound()
  if (row.state !== 'handed_in') {
    throw conflict('not_handed_in', 'This was already returned, or the learner took it back.')
  }
  return { ...row, task: row.task }
}

type Waiting = Awaited<ReturnType<typeof lockWaiting>>

function requireRevision(current: number, based: number): void {
  if (current === based) return
  throw conflict('changed_meanwhile', 'Someone else has changed this since you opened it. Check it before you save.')
}

async function requireFitting(tx: Transaction, { id, task }: Waiting, { points, marks }: Grade): Promise<void> {
  if (points !== null && points > task.points) throw invalid({ points: `max:${task.points}` })
  if (new Set(marks.map(({ number }) => number)).size < marks.length) throw invalid({ marks: 'repeated' })
  if (!marks.length) return
  const attached = await tx
    .select({ id: handInFiles.fileId })
    .from(handInFiles)
    .innerJoin(files, and(eq(files.id, handInFiles.fileId), eq(files.kind, 'photo')))
    .where(eq(handInFiles.handInId, id))
  const isOnPhoto = ({ file }: Mark) => attached.some((photo) => photo.id === file)
  if (!marks.every(isOnPhoto)) throw invalid({ marks: 'not_an_id' })
}

async function readOpened({ db, now }: Deps, id: string): Promise<OpenedHandIn> {
  const row = one(
    await withLearner(
      db
        .select({
          ...listed,
          text: handIns.text,
          task: lessons.task,
          dueAt: handIns.dueAt,
          before: sql<
            number | null
          >`(select max(earlier.points) from hand_ins earlier where earlier.user_id = hand_ins.user_id
        and earlier.lesson_id = hand_ins.lesson_id and earlier.state = 'returned')`,
          points: handIns.points,
          words: handIns.words,
          marks: handIns.marks,
          again: handIns.again,
          revision: handIns.revision,
        })
        .from(handIns)
        .$dynamic(),
    ).where(eq(handIns.id, id)),
  )
  const { text, task, dueAt, before, points, words, marks, again, revision, ...shown } = row
  return {
    ...toListed(shown),
    text,
    files: (await filesOfHandIns(db, [id])).get(id) ?? [],
    points: task!.points,
    needed: task!.needed,
    before,
    againUntil: againUntil(dueAt, now()).toISOString(),
    grade: { points, words, marks, again },
    revision,
  }
}
