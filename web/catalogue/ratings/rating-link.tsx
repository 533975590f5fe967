import { RatingStars } from './rating-stars.tsx'
import type { RatingsContent } from './rating-words.server.ts'
import './ratings.css'

/** The average at the top of a page, linking to the ratings. */
export function RatingLink({ ratings }: { ratings: RatingsContent | null }) {
  const summary = ratings?.summary
  if (!summary) return null
  return (
    <a className="rating-link row" href="#ratings">
      <RatingStars stars={summary.stars} label={summary.label} />
      <span aria-hidden="true">
        <b>{summary.average}</b> {summary.from}
      </span>
    </a>
  )
}
