// Who may change a course: the one rule behind every call with access `teacher`, and behind uploads.
import { sql, type SQL } from 'drizzle-orm'
import type { Owned } from '#contract/call.ts'
import { files, lessons } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import type { TeacherAccess } from '../../../http/caller.ts'
import { forbidden, notFound } from '../../../http/errors.ts'
import { isInstructorOf, isTeacher, teaches } from '../../catalogue/content/teacher-rule.ts'
import type { Deps } from '../../deps.ts'

const userId = sql`${sql.placeholder('userId')}::uuid`
const id = sql`${sql.placeholder('id')}::uuid`

const leads = sql`exists (
  select from instructors where instructors.id = live_batches.instructor_id and ${isInstructorOf(userId)})`

/** Whether it belongs to the caller. No row if it doesn't exist. */
const OWNS: Record<Owned, SQL> = {
  course: sql`select ${teaches(userId, courses.id)} from ${courses} where ${courses.id} = ${id}`,
  lesson: sql`select ${teaches(userId, lessons.courseId)} from ${lessons} where ${lessons.id} = ${id}`,
  handIn: sql`select ${teaches(userId, sql`lessons.course_id`)} from hand_ins
    join lessons on lessons.id = hand_ins.lesson_id where hand_ins.id = ${id}`,
  batch: sql`select ${leads} from live_batches where live_batches.id = ${id}`,
  session: sql`select ${leads} from live_sessions join live_batches on live_batches.id = live_sessions.batch_id
    where live_sessions.id = ${id}`,
  file: sql`select coalesce(${files.owner} = ${userId}, false) from ${files} where ${files.id} = ${id}`,
}

const ONE_ROW = sql`(select) as once`

export function createTeacherAccess({ reads }: Pick<Deps, 'reads'>): TeacherAccess {
  const teacher = reads
    .select({ isTeacher: isTeacher(userId) })
    .from(ONE_ROW)
    .prepare('teacher')
  const owner = (owns: Owned) =>
    reads
      .select({ isTeacher: isTeacher(userId), isOwn: sql<boolean | null>`(${OWNS[owns]})` })
      .from(ONE_ROW)
      .prepare(`teacher_of_${owns}`)
  const owners: Record<Owned, ReturnType<typeof owner>> = {
    course: owner('course'),
    lesson: owner('lesson'),
    handIn: owner('handIn'),
    file: owner('file'),
    batch: owner('batch'),
    session: owner('session'),
  }

  return async (caller, owned) => {
    if (caller.role === 'admin') return
    const { userId, isConfirmed } = caller
    const found = owned
      ? await owners[owned.owns].execute({ userId, id: owned.id })
      : (await teacher.execute({ userId })).map((row) => ({ ...row, isOwn: true }))
    const { isTeacher, isOwn } = found[0]!
    if (!isConfirmed || !isTeacher) throw forbidden('Only teachers can do this.')
    if (isOwn === null) throw notFound()
    if (!isOwn) throw forbidden('Only its teacher can do this.')
  }
}
