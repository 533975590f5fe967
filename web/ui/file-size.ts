import { m } from '../paraglide/messages.js'
import { count, digits } from './numbers.ts'

const MB = 1_000_000

/** 14 MB, 1.4 MB, 38 KB. */
export function size(bytes: number): string {
  if (bytes < MB) return m.lessons_kb({ n: digits(Math.max(1, Math.round(bytes / 1000))) })
  const megabytes = bytes / MB
  return m.lessons_mb({ n: count(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)) })
}
