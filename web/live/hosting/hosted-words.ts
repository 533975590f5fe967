import type { HostedBatch } from '#contract/calls/live/live.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

/** Formats as: 3 of 4 taken · 1 being paid · 2 waiting */
export function hostedSeats({ taken, held, waiting, seats }: HostedBatch): string {
  return [
    m.hosting_taken({ a: digits(taken), b: digits(seats) }),
    held > 0 && m.hosting_row_held({ n: digits(held) }),
    waiting > 0 && m.hosting_row_waiting({ n: digits(waiting) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

export const reviewName = (review: HostedBatch['review']): string =>
  review === 'sent_back' ? m.teach_state_sent_back() : m.teach_state_in_review()
