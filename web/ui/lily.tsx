const PETAL = 'M0 0C13.5 -18.6 13.5 -44.6 0 -62C-13.5 -44.6 -13.5 -18.6 0 0Z'
const WIDEST_TURN = 51

/** A water lily with a petal for each section. Those of finished sections are open. */
export function Lily({ petals, open }: { petals: number; open: number }) {
  const turns = Array.from({ length: petals }, (_, index) => -WIDEST_TURN + (2 * WIDEST_TURN * index) / (petals - 1))
  return (
    <svg className="progress-lily" viewBox="0 0 120 104" aria-hidden="true">
      {turns.map((turn, index) => (
        <path
          key={turn}
          data-open={index < open || undefined}
          d={PETAL}
          transform={`translate(60 84) rotate(${turn})`}
        />
      ))}
      <path className="progress-lily-water" d="M8 86q13-6 26 0t26 0 26 0 26 0" />
    </svg>
  )
}
