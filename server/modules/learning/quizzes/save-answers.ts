// Saves answers as they are given. They are merged in the database, so that two tabs keep each other's answers. For
// each question, the answer given last wins, whichever arrives first.
import { sql } from 'drizzle-orm'
import type { Answer } from '#contract/calls/learning/quizzes.ts'
import type { Database } from '../../../db/database.ts'
import { prepareWrite } from '../../../db/prepare-write.ts'

const { placeholder } = sql

export type GivenAnswers = { answers: Record<string, Answer>; answeredAt: Record<string, string> }

/** Returns whether the attempt was still open. */
export function prepareSave(db: Database) {
  const save = prepareWrite<{ id: string }>(
    db,
    'save_answers',
    {
      saved: sql`
      update attempts set (answers, answered_at) = (
        select attempts.answers || coalesce(jsonb_object_agg(given.question, given.item -> 'answer'), '{}'),
          attempts.answered_at || coalesce(jsonb_object_agg(given.question, given.item -> 'at'), '{}')
        from jsonb_each(${placeholder('given')}::jsonb) as given (question, item)
        where (given.item -> 'at')::bigint >= coalesce((attempts.answered_at -> given.question)::bigint, 0)
      )
      where id = ${placeholder('id')}::uuid and submitted_at is null
        and (due_at is null or due_at > ${placeholder('now')}::timestamptz)
      returning id`,
    },
    { from: 'saved', columns: ['id'] },
  )
  return async (id: string, { answers, answeredAt }: GivenAnswers, now: Date): Promise<boolean> => {
    // Prevents a fast clock from making an answer final.
    const at = (question: string) => Math.min(now.getTime(), Date.parse(answeredAt[question] ?? now.toISOString()))
    const given = Object.entries(answers).map(([question, answer]) => [question, { answer, at: at(question) }])
    const values = { id, given: JSON.stringify(Object.fromEntries(given)), now: now.toISOString() }
    return (await save.execute(values)).length > 0
  }
}
