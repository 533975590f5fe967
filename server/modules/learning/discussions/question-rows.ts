// The questions under a lesson, as one person sees them.
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { LessonQuestion } from '#contract/calls/learning/classroom.ts'
import type { Role } from '#contract/record-states.ts'
import type { Database } from '../../../db/database.ts'
import { lessonAnswers, lessonQuestions, questionFollowers } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { courses, instructors, users } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { firstName } from '#contract/first-name.ts'

/** Hidden items are only visible to administrators and their author. */
function isSeen(table: typeof lessonQuestions | typeof lessonAnswers, caller: Caller | null) {
  if (caller?.role === 'admin') return undefined
  return or(isNull(table.hiddenAt), caller ? eq(table.userId, caller.userId) : undefined)
}

type Paging = { limit: number; after?: string | undefined; question?: string | undefined }

const { id, lessonId, createdAt } = lessonQuestions

/** The condition of the list, used for its rows and its total. */
export const isListed = (lesson: string, { question }: Paging, caller: Caller | null) =>
  and(eq(lessonId, lesson), question ? eq(id, question) : undefined, isSeen(lessonQuestions, caller))

/** Returns one more than `limit` if there are more. */
export async function questionsOf(
  db: Database,
  lesson: string,
  paging: Paging,
  caller: Caller | null,
): Promise<LessonQuestion[]> {
  const { limit, after } = paging
  // Devices create the ids, so ids alone don't give the order.
  const isLater =
    after && sql`(${createdAt}, ${id}) < (select created_at, id from lesson_questions where id = ${after})`
  const asked = await db
    .select({ row: lessonQuestions, name: users.name, role: users.role })
    .from(lessonQuestions)
    .innerJoin(users, eq(users.id, lessonQuestions.userId))
    .where(and(isListed(lesson, paging, caller), isLater || undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
  if (!asked.length) return []
  const ids = asked.map(({ row }) => row.id)
  const [answered, followed, teacher] = await Promise.all([
    db
      .select({ row: lessonAnswers, name: users.name, role: users.role })
      .from(lessonAnswers)
      .innerJoin(users, eq(users.id, lessonAnswers.userId))
      .where(and(inArray(lessonAnswers.questionId, ids), isSeen(lessonAnswers, caller)))
      .orderBy(desc(lessonAnswers.isOfficial), asc(lessonAnswers.createdAt), asc(lessonAnswers.id)),
    caller
      ? db
          .select({ id: questionFollowers.questionId })
          .from(questionFollowers)
          .where(and(eq(questionFollowers.userId, caller.userId), inArray(questionFollowers.questionId, ids)))
      : [],
    teacherOf(db, lesson),
  ])
  const answersOf = Map.groupBy(answered, ({ row }) => row.questionId)
  const isFollowed = new Set(followed.map(({ id }) => id))
  return asked.map((question) => ({
    ...postFields(question, caller, teacher),
    second: question.row.second,
    isFollowed: isFollowed.has(question.row.id),
    answers: (answersOf.get(question.row.id) ?? []).map((answer) => ({
      ...postFields(answer, caller, teacher),
      isOfficial: answer.row.isOfficial,
    })),
  }))
}

/** The account that teaches the lesson's course, if any. */
async function teacherOf(db: Database, lesson: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: instructors.userId })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .where(eq(lessons.id, lesson))
  return found?.userId ?? null
}

type PostRow = {
  row: { id: string; userId: string; text: string; createdAt: Date; hiddenAt: Date | null }
  name: string
  role: Role
}

const postFields = ({ row, name, role }: PostRow, caller: Caller | null, teacher: string | null) => ({
  _id: row.id,
  text: row.text,
  name: firstName(name),
  isOwn: row.userId === caller?.userId,
  isAdmin: role === 'admin',
  isTeacher: row.userId === teacher,
  isHidden: row.hiddenAt !== null,
  at: row.createdAt.toISOString(),
})
