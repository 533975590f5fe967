import { m } from '../paraglide/messages.js'
import type { Shape } from './coming-page.tsx'

const CARDS = [1, 2, 3, 4, 5, 6]

/** The shapes of the pages that are waited for, in the sizes of the real ones. */
export function Skeleton({ shape }: { shape: Shape }) {
  return (
    <div className={`wrap skeleton skeleton-${shape}`}>
      <p className="sr-only" role="status">
        {m.page_loading()}
      </p>
      <div aria-hidden="true">
        {CARDS.map((card) => (
          <span key={card} className="bone" />
        ))}
      </div>
    </div>
  )
}
