// Lengths and sizes of lessons, in the page's digits.
import type { ListedLesson } from '#contract/learning.ts'
import { m } from '../paraglide/messages.js'
import { count, digits } from '../ui/numbers.ts'

const MB = 1_000_000

/** Never 0 minutes. */
const wholeMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60))

export function minutes(seconds: number): string {
  const all = wholeMinutes(seconds)
  if (all < 60) return m.lessons_minutes({ n: digits(all) })
  return m.lessons_hours({ h: digits(Math.floor(all / 60)), n: digits(all % 60) })
}

/** 14 MB, 1.4 MB, 38 KB. */
export function size(bytes: number): string {
  if (bytes < MB) return m.lessons_kb({ n: digits(Math.max(1, Math.round(bytes / 1000))) })
  const megabytes = bytes / MB
  return m.lessons_mb({ n: count(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)) })
}

/** 7 min · 14 MB: what one or several lessons cost in time and data. */
export function cost(lessons: Pick<ListedLesson, 'kind' | 'seconds' | 'bytes'>[]): string {
  const seconds = lessons.reduce((sum, lesson) => sum + lesson.seconds, 0)
  const bytes = lessons.reduce((sum, lesson) => sum + lesson.bytes, 0)
  const isText = lessons.length === 1 && lessons[0]!.kind === 'text'
  const time = isText ? m.lessons_read_minutes({ n: digits(wholeMinutes(seconds)) }) : minutes(seconds)
  return bytes ? `${time} · ${size(bytes)}` : time
}

/** 4 min left, or the whole length of a lesson that was not begun. */
export function timeLeft({ seconds, position }: { seconds: number; position: number }): string {
  return position ? m.lessons_left({ n: digits(wholeMinutes(seconds - position)) }) : minutes(seconds)
}
