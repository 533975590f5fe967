import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'

/** The total is new products; answers to followed questions and returned tasks are counted apart. */
export type UnreadCount = { total: number; answers: number; returned: number }

/** What is the person's own, each kind in words. */
export const ownNews = ({ answers, returned }: UnreadCount): string[] => [
  ...(answers > 1 ? [m.shell_answers({ count: digits(answers) })] : answers ? [m.shell_answers_one()] : []),
  ...(returned > 1 ? [m.shell_returned({ count: digits(returned) })] : returned ? [m.shell_returned_one()] : []),
]
