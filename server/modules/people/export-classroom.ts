// What a person did in the classroom, for their data: attempts, certificates, questions, answers and ratings.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  attempts,
  certificates,
  lessonAnswers,
  lessonQuestions,
  questionFollowers,
  ratings,
  talkReports,
} from '../../db/schema-classroom.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from './export-page.ts'

export function classroomLists(db: Database, id: string) {
  return {
    attempts: (after) =>
      db
        .select({
          key: attempts.id,
          _id: attempts.id,
          lesson: attempts.lessonId,
          number: attempts.number,
          answers: attempts.answers,
          startedAt: attempts.startedAt,
          submittedAt: attempts.submittedAt,
          points: attempts.points,
          outOf: attempts.outOf,
          passed: attempts.passed,
        })
        .from(attempts)
        .where(and(eq(attempts.userId, id), isAfter(attempts.id, after)))
        .orderBy(asc(attempts.id))
        .limit(ROWS_AT_ONCE),
    certificates: (after) =>
      db
        .select({
          key: certificates.code,
          code: certificates.code,
          course: certificates.courseId,
          name: certificates.name,
          title: certificates.title,
          isShared: certificates.isShared,
          issuedAt: certificates.issuedAt,
          reissuedAt: certificates.reissuedAt,
          revokedAt: certificates.revokedAt,
          revokeReason: certificates.revokeReason,
        })
        .from(certificates)
        .where(and(eq(certificates.userId, id), isAfter(certificates.code, after)))
        .orderBy(asc(certificates.code))
        .limit(ROWS_AT_ONCE),
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
        .select({ key: talkReports.itemId, item: talkReports.itemId, createdAt: talkReports.createdAt })
        .from(talkReports)
        .where(and(eq(talkReports.userId, id), isAfter(talkReports.itemId, after)))
        .orderBy(asc(talkReports.itemId))
        .limit(ROWS_AT_ONCE),
    ratings: (after) =>
      db
        .select({
          key: ratings.productId,
          product: ratings.productId,
          stars: ratings.stars,
          text: ratings.text,
          createdAt: ratings.createdAt,
          hiddenAt: ratings.hiddenAt,
          hiddenReason: ratings.hiddenReason,
        })
        .from(ratings)
        .where(and(eq(ratings.userId, id), isNull(ratings.deletedAt), isAfter(ratings.productId, after)))
        .orderBy(asc(ratings.productId))
        .limit(ROWS_AT_ONCE),
  } satisfies Record<string, ReadPage>
}
