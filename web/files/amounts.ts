// Lengths and sizes of lessons, in the page's digits.
import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import { m } from '../paraglide/messages.js'
import { count, digits } from '../ui/numbers.ts'
import { LESSON_LOOKS } from './lesson-looks.ts'
import type { Sized } from './wanted-source.ts'

const MB = 1_000_000

/** Never shows 0 minutes. */
const wholeMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60))

export function minutes(seconds: number): string {
  const all = wholeMinutes(seconds)
  if (all < 60) return m.lessons_minutes({ n: digits(all) })
  return m.lessons_hours({ h: digits(Math.floor(all / 60)), n: digits(all % 60) })
}

/** Formats as 14 MB, 1.4 MB or 38 KB. Nothing at all is 0 MB, and the smallest size is 1 KB. */
export function size(bytes: number): string {
  if (bytes === 0) return m.lessons_mb({ n: digits(0) })
  if (bytes < MB) return m.lessons_kb({ n: digits(Math.max(1, Math.round(bytes / 1000))) })
  const megabytes = bytes / MB
  return m.lessons_mb({ n: count(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)) })
}

/** Formats as: 5 lessons. */
export const lessonCount = (all: number): string =>
  all === 1 ? m.lessons_count_one() : m.lessons_count({ n: digits(all) })

/** Formats as: 2 of 5 lessons, or: 5 lessons, not started yet. */
export function lessonProgress(done: number, all: number, isStarted: boolean): string {
  if (!isStarted && done === 0) return m.lessons_not_started({ lessons: lessonCount(all) })
  return m.lessons_done_of({ done: digits(done), all: digits(all) })
}

type Timed = Pick<ListedLesson, 'kind' | 'seconds'>

export const secondsIn = (lessons: Pick<Timed, 'seconds'>[]) => lessons.reduce((sum, { seconds }) => sum + seconds, 0)

/** The time one or more lessons take: 7 min, 4 min read, or a task. */
export function duration(lessons: Timed[]): string {
  const seconds = secondsIn(lessons)
  const [only] = lessons.length === 1 ? lessons : []
  return only ? LENGTHS[LESSON_LOOKS[only.kind].length](seconds) : minutes(seconds)
}

const LENGTHS: Record<(typeof LESSON_LOOKS)[ListedLesson['kind']]['length'], (seconds: number) => string> = {
  minutes,
  reading: (seconds) => m.lessons_read_minutes({ n: digits(wholeMinutes(seconds)) }),
  // The time that someone spends on a task is unknown.
  task: () => m.lessons_task(),
}

/** Formats as: 7 min · 14 MB, the time and data that one or more lessons take. */
export function cost<Lesson extends Timed & Sized>(
  lessons: Lesson[],
  bytesOf: (lesson: Lesson) => number = ({ bytes }) => bytes,
): string {
  const bytes = lessons.reduce((sum, lesson) => sum + bytesOf(lesson), 0)
  return bytes ? `${duration(lessons)} · ${size(bytes)}` : duration(lessons)
}

/** Formats as: 4 min left, or the full length of a lesson that wasn't started. */
export function timeLeft({ seconds, position }: { seconds: number; position: number }): string {
  return position ? m.lessons_left({ n: digits(wholeMinutes(seconds - position)) }) : minutes(seconds)
}
