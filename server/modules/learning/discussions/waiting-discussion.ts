// The administrators' queue: reported questions and answers, and unanswered questions.
import { sql, type SQL } from 'drizzle-orm'
import { MAX_COUNTED, MAX_COUNTED_FOUND, type DiscussionState } from '#contract/constants.ts'
import type { ListedDiscussion } from '#contract/calls/learning/classroom.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'

/** Only covers published lessons. Hidden items have been dealt with. */
const WAITING: Record<DiscussionState, SQL> = {
  reported: sql`
    select said.*, reported.reports, reported.at
    from (select item_id, count(*)::int as reports, max(created_at) as at from talk_reports group by item_id) as reported
    join (
      select id, id as question_id, lesson_id, user_id, text from lesson_questions where hidden_at is null
      union all
      select answer.id, question.id, question.lesson_id, answer.user_id, answer.text
      from lesson_answers as answer join lesson_questions as question on question.id = answer.question_id
      where answer.hidden_at is null and question.hidden_at is null
    ) as said on said.id = reported.item_id`,
  unanswered: sql`
    select id, id as question_id, lesson_id, user_id, text, 0 as reports, created_at as at
    from lesson_questions
    where hidden_at is null and shown_answers = 0`,
}

/** The CTE `listed`, with the items in this state. */
export const ofPublished = (state: DiscussionState) => sql`
  waiting as (${WAITING[state]}),
  listed as (
    select waiting.*, lessons.title, lessons.course_id
    from waiting
    join lessons on lessons.id = waiting.lesson_id and lessons.section_id is not null
    join courses on courses.id = lessons.course_id and courses.deleted_at is null
  )`

type Filter = { state: DiscussionState; q: string; since?: string | undefined; before?: string | undefined }
type Row = Omit<ListedDiscussion, 'at'> & { at: Date | string }

export function waitingDiscussion({ db }: Deps): Pick<Handlers, 'GET /talk'> {
  return {
    async 'GET /talk'({ query, request }) {
      const { limit, after } = query
      const isLater = after ? sql`and (at, id) < (select at, id from listed where id = ${after})` : sql``
      const { rows } = await db.execute<Row>(sql`
        with ${ofPublished(query.state)}
        select listed.id as "_id", question_id as question, listed.text, users.name, lesson_id as lesson,
          title as "lessonTitle", course_id as course, reports, at
        from (select * from listed where ${matches(query)} ${isLater} order by at desc, id desc limit ${limit + 1}) as listed
        join users on users.id = listed.user_id
        order by at desc, listed.id desc`)
      const items = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
      const total = isWhole(items, query) ? items.length : await countWaiting(query)
      return listPage(items, query, total, request)
    },
  }

  async function countWaiting(query: Filter): Promise<number> {
    const { rows } = await db.execute<{ total: number }>(sql`
      with ${ofPublished(query.state)}
      select count(*)::int as total from (
        select 1 from listed where ${matches(query)} limit ${query.q ? MAX_COUNTED_FOUND : MAX_COUNTED}
      ) as counted`)
    return rows[0]!.total
  }
}

/** There are few enough waiting items to read through them all. */
const matches = ({ q, since, before }: Filter) => sql`(${q} = '' or position(lower(${q}) in lower(text)) > 0)
  and at >= coalesce(${since ?? null}::timestamptz, '-infinity') and at < coalesce(${before ?? null}::timestamptz, 'infinity')`
