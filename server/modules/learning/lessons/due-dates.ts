import { sql } from 'drizzle-orm'
import { HAND_IN_AGAIN_DAYS } from '#contract/constants.ts'
import type { TaskDraft } from '#contract/calls/learning/tasks.ts'
import type { Transaction } from '../../../db/database.ts'

const DAY_MS = 86_400_000
/** Dhaka has no daylight saving time. */
const DHAKA_MS = 6 * 3_600_000

/** 11:59 pm in Dhaka, this many days after the day of `from`. */
function endOfDay(from: Date, days: number): Date {
  const day = Math.floor((from.getTime() + DHAKA_MS) / DAY_MS) + days
  return new Date((day + 1) * DAY_MS - DHAKA_MS - 60_000)
}

/** The due date for someone who starts at `from`. */
export function dueOf({ dueAt, dueDays }: TaskDraft, from: Date): Date | null {
  if (dueAt !== null) return new Date(dueAt)
  return dueDays === null ? null : endOfDay(from, dueDays)
}

/** When a course is published, a new due date also applies to learners who have already started. */
export async function moveDueDates(tx: Transaction, courseId: string): Promise<void> {
  const day = sql`date_trunc('day', hand_ins.created_at at time zone 'Asia/Dhaka')`
  const dueAt = sql`coalesce(
    (lessons.task ->> 'dueAt')::timestamptz,
    (${day} + ((lessons.task ->> 'dueDays')::int + 1) * interval '1 day' - interval '1 minute') at time zone 'Asia/Dhaka'
  )`
  await tx.execute(sql`update hand_ins set due_at = ${dueAt} from lessons
    where lessons.id = hand_ins.lesson_id and lessons.course_id = ${courseId} and lessons.kind = 'task'
      and hand_ins.number = 1 and hand_ins.state = 'draft' and hand_ins.due_at is distinct from ${dueAt}`)
}

/** The deadline for resubmitting work that is returned at `from`. */
export function againUntil(dueAt: Date | null, from: Date): Date {
  const usual = endOfDay(from, HAND_IN_AGAIN_DAYS)
  return dueAt && dueAt > usual ? dueAt : usual
}
