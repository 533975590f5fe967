import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'
import { minutes, wholeMinutes } from './amounts.ts'

/** 4 min left, or the whole length of a lesson that was not begun. */
export function timeLeft({ seconds, position }: { seconds: number; position: number }): string {
  return position ? m.lessons_left({ n: digits(wholeMinutes(seconds - position)) }) : minutes(seconds)
}
