import type { CSSProperties } from 'react'

const PETAL = 'M0 0C23 -29 23 -70 0 -97C-23 -70 -23 -29 0 0Z'
const VEIN = 'M0 -19V-77'
/** Outermost first, so that the middle petal is on top. */
const PETALS = [-62, 62, -41.3, 41.3, -20.7, 20.7, 0]

/** The loading animation: a water lily that opens petal by petal. */
export function LoadingLily({ label }: { label: string }) {
  return (
    <div className="lily centred" role="status">
      <svg viewBox="0 0 160 130" aria-hidden="true">
        {PETALS.map((turn, index) => (
          <g key={turn} transform="translate(80 112)">
            <g className="lily-petal" style={{ '--turn': `${turn}deg` } as CSSProperties}>
              <path className={Math.ceil(index / 2) % 2 ? 'lily-pale' : undefined} d={PETAL} />
              <path className="lily-vein" d={VEIN} />
            </g>
          </g>
        ))}
        <path className="lily-water" d="M0 112q10 -6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0" />
      </svg>
      <p>{label}</p>
    </div>
  )
}
