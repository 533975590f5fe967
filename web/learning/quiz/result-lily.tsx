import type { CSSProperties } from 'react'

const PETAL = 'M0 0C14 -22 14 -52 0 -74C-14 -52 -14 -22 0 0Z'
const WIDEST_TURN = 76
/** With more questions, one petal represents several. */
const MAX_PETALS = 12

/** A petal for each question. Correct ones are open. */
export function ResultLily({ points, outOf }: { points: number; outOf: number }) {
  const petals = Math.min(outOf, MAX_PETALS)
  // All petals are open only if everything is correct.
  const open = Math.floor((points * petals) / outOf)
  return (
    <svg className="quiz-lily" viewBox="-84 -82 168 104" aria-hidden="true">
      {Array.from({ length: petals }, (_, index) => {
        const turn = petals === 1 ? 0 : -WIDEST_TURN + (2 * WIDEST_TURN * index) / (petals - 1)
        return (
          <path
            key={turn}
            data-open={index < open || undefined}
            style={{ '--at': index } as CSSProperties}
            d={PETAL}
            transform={`rotate(${turn})`}
          />
        )
      })}
      <path className="quiz-water" d="M-70 4q17 -10 35 0t35 0t35 0t35 0" />
    </svg>
  )
}
