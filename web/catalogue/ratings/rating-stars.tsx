import type { CSSProperties } from 'react'

/** Five stars, filled up to the average. */
export function RatingStars({ stars, label }: { stars: number; label: string }) {
  return <span className="rating-stars" role="img" aria-label={label} style={{ '--stars': stars } as CSSProperties} />
}
