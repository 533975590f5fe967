// A teacher's own courses: the open work in each, writing a new one, and reading one to edit it.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { TaughtCourse } from '#contract/calls/teaching/teaching.ts'
import { courseReviews } from '../../../db/schema-teaching.ts'
import { courses } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { courseAnswer } from '../../catalogue/content/content-kinds.ts'
import { live } from '../../catalogue/content/content-rows.ts'
import { ratingSummary } from '../../catalogue/content/rating-summary.ts'
import { taughtCourses } from '../../catalogue/content/taught-courses.ts'
import type { Deps } from '../../deps.ts'
import { monthOf } from '../../dhaka.ts'
import { earnedIn } from '../../orders/earnings/balances.ts'
import { HANDED_IN, ownCourses, UNANSWERED } from './own-courses.ts'
import { checksOf } from './review-checks.ts'
import { waitingFor } from './waiting-list.ts'

type TeachCalls = Pick<Handlers, 'GET /teach' | 'POST /teach' | 'GET /teach/{course}' | 'PUT /teach/{course}'>

export function teachCalls(deps: Deps): TeachCalls {
  const { db, now } = deps
  const taught = taughtCourses(deps)
  return {
    async 'GET /teach'({ caller }) {
      const [{ rows }, earned, waiting] = await Promise.all([
        db.execute<Row>(taughtBy(caller.userId)),
        earnedIn(db, caller.userId, monthOf(now())),
        waitingFor(db, caller.userId),
      ])
      const courses = rows.map(({ question, lesson, questionSince, ...row }) => ({
        ...row,
        askedAt: asTime(row.askedAt),
        taskSince: asTime(row.taskSince),
        firstQuestion: question && lesson ? { lesson, question, at: asTime(questionSince)! } : null,
        earnedCents: earned.get(row._id) ?? 0,
      }))
      const total = (field: 'learners' | 'questions' | 'tasks') =>
        courses.reduce((sum, course) => sum + course[field], 0)
      return {
        learners: total('learners'),
        questions: total('questions'),
        tasks: total('tasks'),
        // Like the statement, this also includes what isn't from courses: live classes.
        earnedCents: [...earned.values()].reduce((sum, cents) => sum + cents, 0),
        courses,
        waiting,
      }
    },

    'POST /teach': ({ body, caller }) => taught.add(body, caller),
    'PUT /teach/{course}': ({ params, body, caller }) => taught.change(params.course, body, caller),

    async 'GET /teach/{course}'({ params }) {
      const { course, state } = one(
        await db
          .select({
            course: courseAnswer,
            state: {
              reviewState: courses.reviewState,
              lacksPrice: courses.lacksPrice,
              isListed: courses.isListed,
              proposed: courses.proposed,
              note: courses.reviewNote,
            },
          })
          .from(courses)
          .where(live(courses, params.course)),
      )
      const { proposed, ...review } = state
      const { title, price, classCourse, img, video, promoCode } = course
      const asked = await lastReview(params.course)
      const sentBack = await lastReview(params.course, 'sent_back')
      const { formerPrice = course.formerPrice, ...changed } = proposed ?? {}
      return {
        course: { ...course, ...changed, formerPrice: formerPrice === '' ? null : formerPrice },
        ...review,
        sells: { title, price, classCourse, img, video, promoCode },
        hasProposal: proposed !== null,
        sentBackAt: sentBack?.decidedAt?.toISOString() ?? null,
        askedAt: asked?.askedAt.toISOString() ?? null,
        checks: review.isListed ? [] : await checksOf(db, params.course),
      }
    },
  }

  async function lastReview(courseId: string, decision?: 'sent_back') {
    const [row] = await db
      .select({ askedAt: courseReviews.askedAt, decidedAt: courseReviews.decidedAt })
      .from(courseReviews)
      .where(and(eq(courseReviews.courseId, courseId), decision ? eq(courseReviews.decision, decision) : undefined))
      .orderBy(desc(courseReviews.id))
      .limit(1)
    return row
  }
}

type Times = Record<'askedAt' | 'taskSince' | 'questionSince', Date | string | null>
type Row = Omit<TaughtCourse, 'earnedCents' | 'firstQuestion' | keyof Times> &
  Times & { question: string | null; lesson: string | null }

const asTime = (time: Date | string | null): string | null => time && new Date(time).toISOString()

/** Newest first. Each joined part is a single pass over the teacher's own rows, with no query per course. */
const taughtBy = (userId: string) => sql`
  with ${ownCourses(userId)}
  select own.id as "_id", own.title, own.review_state as "reviewState", own.learners,
    coalesce(asked.waiting, 0)::int as questions, coalesce(handed_in.waiting, 0)::int as tasks,
    own.img, own.category as "classCourse", own.is_listed as "isListed",
    coalesce(case when own.is_listed then published.lessons else written.lessons end, 0)::int as lessons,
    ${ratingSummary(sql`own.id`)} as rating, own.review_note as note, reviewed.asked_at as "askedAt",
    own.price_cents::float8 / 100 as price, (own.proposed ->> 'price')::float8 as "newPrice",
    coalesce(finished.learners, 0)::int as finished, asked.question, asked.lesson, asked.since as "questionSince", handed_in.since as "taskSince"
  from own
  left join (${QUESTIONS}) asked on asked.course_id = own.id
  left join (${TASKS}) handed_in on handed_in.course_id = own.id
  left join (${FINISHED}) finished on finished.course_id = own.id
  left join (${LESSONS}) published on published.course_id = own.id
  left join (${DRAFT_LESSONS}) written on written.course_id = own.id
  left join (
    select course_id, max(asked_at) as asked_at from course_reviews join own on own.id = course_id group by course_id
  ) reviewed on reviewed.course_id = own.id
  order by own.id desc`

/** Questions without an answer in published lessons, by course. */
const QUESTIONS = sql`
  select course_id, count(*) as waiting, min(created_at) as since,
    (array_agg(id order by created_at, id))[1] as question, (array_agg(lesson_id order by created_at, id))[1] as lesson
  from (${UNANSWERED}) question group by course_id`

/** Handed-in work waiting to be graded, by course. */
const TASKS = sql`
  select course_id, count(*) as waiting, min(handed_in_at) as since from (${HANDED_IN}) work group by course_id`

/** Certificates, by course. */
const FINISHED = sql`
  select certificates.course_id, count(*) as learners from own
  join certificates on certificates.course_id = own.id and certificates.revoked_at is null
  group by certificates.course_id`

const LESSONS = sql`
  select lessons.course_id, count(*) as lessons from own
  join lessons on lessons.course_id = own.id and lessons.section_id is not null
  group by lessons.course_id`

/** Only for drafts, because other courses' lessons are published. */
const DRAFT_LESSONS = sql`
  select curriculum_drafts.course_id, sum(jsonb_array_length(section -> 'lessons')) as lessons
  from own
  join curriculum_drafts on curriculum_drafts.course_id = own.id and not own.is_listed,
  lateral jsonb_array_elements(tree -> 'sections') section
  group by curriculum_drafts.course_id`
