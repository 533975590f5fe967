// The second of a film as its author types it: 3:19, 1:02:05, or plain seconds.
import { latinDigits } from '../../forms/fields/latin-digits.ts'

export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, index) => String(part).padStart(index ? 2 : 1, '0')).join(':')
}

/** NaN unless it is a time. */
export function readClock(typed: string): number {
  const text = latinDigits(typed).trim()
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(text)) return Number.NaN
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
