import { useEffect, useRef, useState, type CSSProperties } from 'react'
import './place-slider.css'

type PlaceSliderProps = {
  label: string
  min: number
  max: number
  value: number
  /** The positions of the dots that mark chapter starts. */
  dots: number[]
  /** The text for screen readers. */
  textOf: (value: number) => string
  change: (value: number) => void
}

/** Pages passed along the way aren't opened. */
const SETTLE_MS = 150

export function PlaceSlider({ label, min, max, value, dots, textOf, change }: PlaceSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const shown = dragged ?? value
  const share = (at: number) => (max > min ? (at - min) / (max - min) : 1)
  return (
    <div className="place-slider" style={{ '--at': share(shown) } as CSSProperties}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={textOf(shown)}
        min={min}
        max={max}
        value={shown}
        onChange={(event) => {
          const next = Number(event.target.value)
          setDragged(next)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => {
            setDragged(null)
            change(next)
          }, SETTLE_MS)
        }}
      />
      {dots.map((at) => (
        <i key={at} style={{ '--at': share(at) } as CSSProperties} />
      ))}
    </div>
  )
}
