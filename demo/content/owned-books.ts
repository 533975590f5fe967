// The books that the demo student has bought. `position` is the page, or the second in the whole book. The newest book
// is never among them.
import { toCents } from '#server/modules/money.ts'
import { books } from './books.ts'
import { SEAT_SALES } from './live-batches.ts'
import { SALES } from './teacher-sales.ts'

export const OWNED_BOOKS = [
  { name: 'Motion Made Clear: Physics for Class 9', position: 4, days: 6, transactionId: 'pi_demo_motion_made_clear' },
  { name: 'The Lantern Boat and Other Stories', position: 75, days: 2, transactionId: 'pi_demo_the_lantern_boat' },
] as const

/**
 * What the card provider has on record about them, about the demo teacher's sales, and about the seats in live classes.
 */
export const EARLIER_PAYMENTS = [
  ...OWNED_BOOKS.map(({ name, transactionId: id }) => ({
    id: id as string,
    cents: toCents(books.find((book) => book.name === name)!.price),
  })),
  ...SALES.map(({ transactionId: id, cents }) => ({ id, cents })),
  ...SEAT_SALES.flatMap(({ transactionId: id, cents }) => (id ? { id, cents } : [])),
]
