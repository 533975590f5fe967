// Tasks as learners see them and work on them.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Task } from '#contract/calls/learning/tasks.ts'
import type { Transaction } from '../../../db/database.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { handIns } from '../../../db/schema-tasks.ts'
import { courses } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { notFound, one, unauthorized } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { productAccess, notBought } from '../../catalogue/content/buyer-access.ts'
import type { Deps } from '../../deps.ts'
import {
  addFile,
  beginAgain,
  handIn,
  openDraft,
  removeFile,
  requireNumber,
  saveText,
  takeBack,
} from './draft-hand-in.ts'
import { dueOf } from '../lessons/due-dates.ts'
import { ownHandIns } from './hand-in-rows.ts'

type TaskCalls = Pick<
  Handlers,
  | 'GET /task/{id}'
  | 'POST /task/{id}/begin'
  | 'POST /task/{id}/again'
  | 'PUT /task/{id}/text'
  | 'POST /task/{id}/file'
  | 'DELETE /task/{id}/file/{file}'
  | 'POST /task/{id}/handIn'
  | 'POST /task/{id}/takeBack'
  | 'PUT /task/{id}/seen'
  | 'GET /returnedTasks'
>

type TaskOwner = { userId: string; lessonId: string }

export function taskCalls(deps: Deps): TaskCalls {
  const { db, now } = deps

  const read = async (id: string, caller: Caller | null): Promise<Task> => {
    const row = one(
      await db
        .select({
          title: lessons.title,
          html: lessons.html,
          task: lessons.task,
          course: courses.id,
          name: courses.instructorName,
          img: courses.instructorImg,
          usualDays: usualDays(),
        })
        .from(lessons)
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(and(eq(lessons.id, id), isNotNull(lessons.sectionId))),
    )
    const { title, html, task, course, name, img } = row
    if (!task || html === null) throw notFound()
    const isOwned = caller !== null && (await productAccess(db, caller.userId, course)) === 'paid'
    const { points, needed, dueDays, late } = task
    return {
      _id: id,
      title,
      html,
      points,
      needed,
      dueAt: dueOf(task, now())?.toISOString() ?? null,
      dueDays,
      late,
      teacher: { name, img },
      usualDays: row.usualDays,
      isOwned,
      handIns: caller ? await ownHandIns(db, caller.userId, id) : [],
    }
  }

  /** Free previews are for everyone, but only buyers have a teacher. */
  const change = async (
    id: string,
    caller: Caller | null,
    work: (tx: Transaction, owner: TaskOwner, at: Date) => Promise<unknown>,
  ): Promise<Task> => {
    if (!caller) throw unauthorized()
    const [lesson] = await db.select({ course: lessons.courseId }).from(lessons).where(eq(lessons.id, id))
    const access = lesson ? await productAccess(db, caller.userId, lesson.course) : 'not_bought'
    if (access !== 'paid') throw notBought(access)
    await db.transaction((tx) => work(tx, { userId: caller.userId, lessonId: id }, now()))
    return read(id, caller)
  }

  return {
    'GET /task/{id}': ({ params, caller }) => read(params.id, caller),
    'POST /task/{id}/begin': ({ params, caller }) => change(params.id, caller, openDraftOnce),
    'POST /task/{id}/again': ({ params, caller }) => change(params.id, caller, beginAgain),

    'PUT /task/{id}/text': ({ params, body, caller }) =>
      change(params.id, caller, async (tx, owner, at) =>
        saveText(tx, requireNumber(await openDraft(tx, owner, at), body), body, at),
      ),

    'POST /task/{id}/file': ({ params, body, caller }) =>
      change(params.id, caller, async (tx, owner, at) => addFile(tx, await openDraft(tx, owner, at), body, at)),

    'DELETE /task/{id}/file/{file}': ({ params, caller }) =>
      change(params.id, caller, async (tx, owner, at) =>
        removeFile(tx, await openDraft(tx, owner, at), params.file, at),
      ),

    'POST /task/{id}/handIn': ({ params, body, caller }) =>
      change(params.id, caller, (tx, owner, at) => handIn(tx, owner, body, at)),

    'POST /task/{id}/takeBack': ({ params, caller }) => change(params.id, caller, takeBack),

    async 'PUT /task/{id}/seen'({ params, caller }) {
      if (!caller) throw unauthorized()
      const unseen = and(isUnseen(caller.userId), eq(handIns.lessonId, params.id))
      await db.update(handIns).set({ seenAt: now() }).where(unseen)
      return { modifiedCount: 1 }
    },

    async 'GET /returnedTasks'({ caller }) {
      const rows = await db
        .select({
          _id: handIns.id,
          lesson: handIns.lessonId,
          course: lessons.courseId,
          title: lessons.title,
          points: sql<number>`${handIns.points}`,
          outOf: sql<number>`${handIns.outOf}`,
          at: sql<Date>`${handIns.returnedAt}`.mapWith(handIns.returnedAt),
        })
        .from(handIns)
        .innerJoin(lessons, eq(lessons.id, handIns.lessonId))
        .where(isUnseen(caller.userId))
        .orderBy(desc(handIns.returnedAt))
        .limit(MAX_RETURNED)
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    },
  }
}

const MAX_RETURNED = 50

/** Only counts tasks that the person can still open, because others couldn't be viewed. */
export const isUnseen = (userId: string) =>
  and(
    eq(handIns.userId, userId),
    eq(handIns.state, 'returned'),
    isNull(handIns.seenAt),
    sql`exists (
      select from lessons asked join orders bought on bought.product_id = asked.course_id
      where asked.id = hand_ins.lesson_id and asked.section_id is not null
        and bought.user_id = ${userId} and bought.state = 'paid'
    )`,
  )

/** Opening the page starts the first draft, and does nothing else. */
async function openDraftOnce(tx: Transaction, owner: TaskOwner, at: Date): Promise<void> {
  const count = await tx.$count(handIns, and(eq(handIns.userId, owner.userId), eq(handIns.lessonId, owner.lessonId)))
  if (!count) await openDraft(tx, owner, at)
}

/** The median of the last fifty in this course, once there are three. */
const usualDays = () => sql<number | null>`(
  select case when count(*) >= 3 then ceil(percentile_cont(0.5) within group (order by took) / 86400)::int end from (
    select extract(epoch from past.returned_at - past.handed_in_at) as took
    from hand_ins past join lessons asked on asked.id = past.lesson_id
    where asked.course_id = lessons.course_id and past.state = 'returned'
    order by past.returned_at desc limit 50
  ) recent
)`
