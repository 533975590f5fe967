import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'

/** The total is new products; answers to followed questions and announcements are counted apart. */
export type UnreadCount = { total: number; answers: number; announcements: number }

export const answersLabel = (count: number): string =>
  count > 1 ? m.shell_answers({ count: digits(count) }) : m.shell_answers_one()

export const announcementsLabel = (count: number): string =>
  count > 1 ? m.shell_announcements({ count: digits(count) }) : m.shell_announcements_one()
