// A person's questions, answers, follows and reports, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { lessonAnswers, lessonQuestions, questionFollowers, discussionReports } from '../../../db/schema-classroom.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const discussionLists = (db: Database, id: string) =>
  ({
    lessonQuestions: (after) =>
      db
        .select({
          key: lessonQuestions.id,
          _id: lessonQuestions.id,
          lesson: lessonQuestions.lessonId,
          second: lessonQuestions.second,
          text: lessonQuestions.text,
          createdAt: lessonQuestions.createdAt,
        })
        .from(lessonQuestions)
        .where(and(eq(lessonQuestions.userId, id), isAfter(lessonQuestions.id, after)))
        .orderBy(asc(lessonQuestions.id))
        .limit(ROWS_AT_ONCE),
    lessonAnswers: (after) =>
      db
        .select({
          key: lessonAnswers.id,
          _id: lessonAnswers.id,
          question: lessonAnswers.questionId,
          text: lessonAnswers.text,
          createdAt: lessonAnswers.createdAt,
        })
        .from(lessonAnswers)
        .where(and(eq(lessonAnswers.userId, id), isAfter(lessonAnswers.id, after)))
        .orderBy(asc(lessonAnswers.id))
        .limit(ROWS_AT_ONCE),
    followedQuestions: (after) =>
      db
        .select({
          key: questionFollowers.questionId,
          question: questionFollowers.questionId,
          seenAt: questionFollowers.seenAt,
        })
        .from(questionFollowers)
        .where(and(eq(questionFollowers.userId, id), isAfter(questionFollowers.questionId, after)))
        .orderBy(asc(questionFollowers.questionId))
        .limit(ROWS_AT_ONCE),
    reports: (after) =>
      db
        .select({
          key: discussionReports.itemId,
          item: discussionReports.itemId,
          createdAt: discussionReports.createdAt,
        })
        .from(discussionReports)
        .where(and(eq(discussionReports.userId, id), isAfter(discussionReports.itemId, after)))
        .orderBy(asc(discussionReports.itemId))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
