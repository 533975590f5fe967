import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { lessonAnswers, lessonQuestions, questionFollowers } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import { accessOf } from '../../catalogue/content/buyer-access.ts'
import { teaches } from '../../catalogue/content/teacher-rule.ts'
import { isOpen } from '../lessons/learner-access.ts'

const MAX_NEW = 50

/** Only includes lessons that the person can still open, because links to refunded ones lead nowhere. */
export function newAnswersQuery(db: Database) {
  const newest = sql<string>`max(${lessonAnswers.createdAt})`
  const userId = sql`${sql.placeholder('userId')}::uuid`
  const rule = {
    teaches: teaches(userId, courses.id),
    access: accessOf(userId, courses.id),
    isDeleted: sql`${courses.deletedAt} is not null`,
    free: lessons.free,
  }
  return db
    .select({
      question: lessonQuestions.id,
      text: lessonQuestions.text,
      lesson: lessonQuestions.lessonId,
      course: lessons.courseId,
      answers: sql<number>`count(*)::int`,
      at: newest.mapWith(lessonAnswers.createdAt),
    })
    .from(questionFollowers)
    .innerJoin(lessonQuestions, eq(lessonQuestions.id, questionFollowers.questionId))
    .innerJoin(lessons, and(eq(lessons.id, lessonQuestions.lessonId), isNotNull(lessons.sectionId)))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(
      lessonAnswers,
      and(
        eq(lessonAnswers.questionId, lessonQuestions.id),
        isNull(lessonAnswers.hiddenAt),
        sql`${lessonAnswers.userId} <> ${userId}`,
        sql`${lessonAnswers.createdAt} > ${questionFollowers.seenAt}`,
      ),
    )
    .where(and(sql`${questionFollowers.userId} = ${userId}`, isNull(lessonQuestions.hiddenAt), isOpen(rule)))
    .groupBy(lessonQuestions.id, lessons.courseId)
    .orderBy(desc(newest))
    .limit(MAX_NEW)
    .prepare('new_answers')
}
