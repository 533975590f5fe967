import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'

/** The total is courses plus books; answers to followed questions are counted separately. */
export type UnreadCount = { total: number; answers: number }

export const answersLabel = (count: number): string =>
  count > 1 ? m.shell_answers({ count: digits(count) }) : m.shell_answers_one()
