import { Icon } from './icon.tsx'

const FIVE = [1, 2, 3, 4, 5]

export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {FIVE.map((place) => (
        <Icon name="star" key={place} isFaint={!(place <= Math.round(count))} />
      ))}
    </span>
  )
}
