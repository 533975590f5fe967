// Lengths and sizes as learners read them, in the page's digits.
import { m } from '../../paraglide/messages.js'
import { count, digits } from '../../ui/numbers.ts'

const MB = 1_000_000

/** 3:19, or 1:02:05. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  const text = shown.map((part, index) => String(part).padStart(index ? 2 : 1, '0')).join(':')
  return text.replaceAll(/\d/g, (digit) => digits(Number(digit)))
}

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
