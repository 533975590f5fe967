// Questions and answers share one id space, so that they are deleted, reported and hidden in the same way.
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { lessonAnswers, lessonQuestions } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { notFound } from '../../../http/errors.ts'

export type DiscussionItem = {
  kind: 'question' | 'answer'
  /** The question itself, or the one being answered. */
  question: string
  userId: string
  text: string
  isHidden: boolean
  lessonId: string
  lesson: string
  courseId: string
}

/** Hidden items exist only for administrators. */
export async function discussionItem(db: Database | Transaction, id: string, role: string): Promise<DiscussionItem> {
  const isHidden = sql<boolean>`${lessonQuestions.hiddenAt} is not null`
  const common = {
    question: lessonQuestions.id,
    lessonId: lessons.id,
    lesson: lessons.title,
    courseId: lessons.courseId,
  }
  const [question] = await db
    .select({ userId: lessonQuestions.userId, text: lessonQuestions.text, isHidden, ...common })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(eq(lessonQuestions.id, id))
  const [answer] = question
    ? []
    : await db
        .select({
          userId: lessonAnswers.userId,
          text: lessonAnswers.text,
          isHidden: sql<boolean>`${lessonAnswers.hiddenAt} is not null or ${isHidden}`,
          ...common,
        })
        .from(lessonAnswers)
        .innerJoin(lessonQuestions, eq(lessonQuestions.id, lessonAnswers.questionId))
        .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
        .where(eq(lessonAnswers.id, id))
  const found = question ?? answer
  if (!found || (found.isHidden && role !== 'admin')) throw notFound()
  return { ...found, kind: question ? 'question' : 'answer' }
}
