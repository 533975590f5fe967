import { Icon } from './icon.tsx'

const FIVE = [1, 2, 3, 4, 5]

export function Stars({ count, label }: { count: number; label: string }) {
  // Old records may contain any number.
  const filled = count >= 0 && count <= FIVE.length ? Math.round(count) : 0
  return (
    <span className="stars beside" role="img" aria-label={label}>
      {FIVE.map((place) => (
        <Icon name="star" key={place} isFaint={place > filled} />
      ))}
    </span>
  )
}
