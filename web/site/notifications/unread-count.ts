import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

/**
 * The total counts new products. Personal notifications are counted separately: answers to followed questions, returned
 * tasks, announcements and changes to classes.
 */
export type UnreadCount = { total: number; answers: number; returned: number; announcements: number; classes: number }

/** Personal notifications, with the text for each kind. */
export const ownNews = ({ answers, returned, announcements, classes }: UnreadCount): string[] => [
  ...inWords(classes, m.shell_classes_one, m.shell_classes),
  ...inWords(answers, m.shell_answers_one, m.shell_answers),
  ...inWords(returned, m.shell_returned_one, m.shell_returned),
  ...inWords(announcements, m.shell_announcements_one, m.shell_announcements),
]

const inWords = (count: number, one: () => string, many: (of: { count: string }) => string): string[] =>
  count > 1 ? [many({ count: digits(count) })] : count ? [one()] : []
