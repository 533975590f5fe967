import { digits } from '../ui/numbers.ts'

/** Formats as 3:19 or 1:02:05. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  const text = shown.map((part, index) => String(part).padStart(index ? 2 : 1, '0')).join(':')
  return text.replaceAll(/\d/g, (digit) => digits(Number(digit)))
}
