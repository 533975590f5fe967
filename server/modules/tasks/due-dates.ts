import { HAND_IN_AGAIN_DAYS } from '#contract/constants.ts'
import type { TaskDraft } from '#contract/tasks.ts'

const DAY_MS = 86_400_000
/** Dhaka has no summer time. */
const DHAKA_MS = 6 * 3_600_000

/** 11:59 pm in Dhaka, so many days after the day of `from`. */
function endOfDay(from: Date, days: number): Date {
  const day = Math.floor((from.getTime() + DHAKA_MS) / DAY_MS) + days
  return new Date((day + 1) * DAY_MS - DHAKA_MS - 60_000)
}

/** For somebody who begins at `from`. */
export function dueOf({ dueAt, dueDays }: TaskDraft, from: Date): Date | null {
  if (dueAt !== null) return new Date(dueAt)
  return dueDays === null ? null : endOfDay(from, dueDays)
}

/** Until when work may be handed in again that is returned at `from`. */
export function againUntil(dueAt: Date | null, from: Date): Date {
  const usual = endOfDay(from, HAND_IN_AGAIN_DAYS)
  return dueAt && dueAt > usual ? dueAt : usual
}
