// Lengths and sizes as learners read them, in the page's digits.
import { m } from '../../paraglide/messages.js'
import { count, digits } from '../../ui/numbers.ts'

const MB = 1_000_000

/** Never 0 minutes. */
export function minutes(seconds: number): string {
  const all = Math.max(1, Math.round(seconds / 60))
  if (all < 60) return m.learn_minutes({ n: digits(all) })
  return m.learn_hours({ h: digits(Math.floor(all / 60)), n: digits(all % 60) })
}

/** 14 MB, 1.4 MB, 38 KB. */
export function size(bytes: number): string {
  if (bytes < MB) return m.learn_kb({ n: digits(Math.max(1, Math.round(bytes / 1000))) })
  const megabytes = bytes / MB
  return m.learn_mb({ n: count(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)) })
}
