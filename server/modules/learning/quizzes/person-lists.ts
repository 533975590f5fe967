// A person's quiz attempts, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { attempts } from '../../../db/schema-classroom.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const quizLists = (db: Database, id: string) =>
  ({
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
  }) satisfies Record<string, ReadPage>
