import { Icon } from '../../ui/icon.tsx'
import type { RatingFactContent } from './rating-words.server.ts'
import './rating-fact.css'

/** The average and count on a card. The full sentence is for screen readers. */
export function RatingFact({ rating }: { rating: RatingFactContent | null }) {
  if (!rating) return null
  return (
    <span className="rating-fact small numbers">
      <Icon name="star" />
      <span aria-hidden="true">{rating.short}</span>
      <span className="sr-only">{rating.label}</span>
    </span>
  )
}
