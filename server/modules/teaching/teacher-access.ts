// Who may change a course: the one rule behind every call with the access `teacher`, and behind uploads. It is asked of the
// database on each call, so that unlinking a teacher takes effect at once.
import { sql, type SQL } from 'drizzle-orm'
import type { Owned } from '#contract/call.ts'
import { files, lessons } from '../../db/schema-learning.ts'
import { courses, instructors } from '../../db/schema.ts'
import type { TeacherAccess } from '../../http/caller.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'

const userId = sql`${sql.placeholder('userId')}::uuid`
const id = sql`${sql.placeholder('id')}::uuid`

/** The instructor that an account teaches as, as a condition on `instructors`. */
const isOwnInstructor = sql`${instructors.userId} = ${userId} and ${instructors.deletedAt} is null`

const teachesCourse = (courseId: SQL) => sql`select exists (
    select from ${instructors} where ${instructors.id} = ${courses.instructorId} and ${isOwnInstructor}
  ) from ${courses} where ${courses.id} = ${courseId}`

/** Whether it is the caller's; null if there is no such thing. */
const OWNS: Record<Owned, SQL> = {
  course: teachesCourse(id),
  lesson: teachesCourse(sql`(select ${lessons.courseId} from ${lessons} where ${lessons.id} = ${id})`),
  file: sql`select coalesce(${files.owner} = ${userId}, false) from ${files} where ${files.id} = ${id}`,
}

export function createTeacherAccess({ reads }: Pick<Deps, 'reads'>): TeacherAccess {
  const isTeacher = sql<boolean>`exists (select from ${instructors} where ${isOwnInstructor})`
  const once = sql`(select) as once`
  const teacher = reads.select({ isTeacher }).from(once).prepare('teacher')
  const owner = (owns: Owned) =>
    reads
      .select({ isTeacher, isOwn: sql<boolean | null>`(${OWNS[owns]})` })
      .from(once)
      .prepare(`teacher_of_${owns}`)
  const owners = { course: owner('course'), lesson: owner('lesson'), file: owner('file') }

  return async (caller, owned) => {
    if (caller.role === 'admin') return
    if (!caller.isConfirmed) throw forbidden('Only teachers may do this.')
    const { userId } = caller
    if (!owned) {
      const [row] = await teacher.execute({ userId })
      if (!row!.isTeacher) throw forbidden('Only teachers may do this.')
      return
    }
    const [row] = await owners[owned.owns].execute({ userId, id: owned.id })
    if (!row!.isTeacher) throw forbidden('Only teachers may do this.')
    if (row!.isOwn === null) throw notFound()
    if (!row!.isOwn) throw forbidden('Only its teacher may do this.')
  }
}
