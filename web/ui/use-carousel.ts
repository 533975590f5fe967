// Ties a sliding row to the hairline above it: the thick part shows the share in view, follows the scrolling without
// rendering, and drags the row. Without script the row still slides; the hairline is then simply whole.
import { useEffect, useRef, useState, type PointerEvent } from 'react'

export function useCarousel() {
  const track = useRef<HTMLDivElement>(null)
  const matra = useRef<HTMLDivElement>(null)
  const grabbed = useRef<{ x: number; scroll: number } | null>(null)
  const [slides, setSlides] = useState(false)

  useEffect(() => {
    const row = track.current
    const line = matra.current
    if (!row || !line) return
    const show = () => {
      line.style.setProperty('--matra-share', `${(100 * row.clientWidth) / row.scrollWidth}%`)
      // In widths of the thick part itself, as translateX() counts percent.
      line.style.setProperty('--matra-shift', `${(100 * row.scrollLeft) / row.clientWidth}%`)
    }
    // Called once at the start, and for a row further down the page when it is first laid out.
    const sizes = new ResizeObserver(() => {
      show()
      setSlides(row.scrollWidth - row.clientWidth > 1)
    })
    sizes.observe(row)
    row.addEventListener('scroll', show, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', show)
    }
  }, [])

  /** One view on or back; past the end it begins again. */
  const turn = (direction: 1 | -1) => {
    const row = track.current
    if (!row) return
    const last = row.scrollWidth - row.clientWidth
    const isAtEnd = direction > 0 ? row.scrollLeft >= last - 1 : row.scrollLeft <= 1
    const next = row.scrollLeft + direction * row.clientWidth
    row.scrollTo({ left: isAtEnd ? (direction > 0 ? 0 : last) : next })
  }

  const drag = {
    onPointerDown(event: PointerEvent) {
      const row = track.current
      if (!row || !slides) return
      const line = event.currentTarget.getBoundingClientRect()
      const rowPixels = row.scrollWidth / line.width
      const pointed = (event.clientX - line.left) * rowPixels
      row.dataset.dragging = ''
      if (pointed < row.scrollLeft || pointed > row.scrollLeft + row.clientWidth) {
        row.scrollLeft = pointed - row.clientWidth / 2
      }
      grabbed.current = { x: event.clientX, scroll: row.scrollLeft }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const row = track.current
      if (!row || !grabbed.current) return
      const rowPixels = row.scrollWidth / event.currentTarget.clientWidth
      row.scrollLeft = grabbed.current.scroll + (event.clientX - grabbed.current.x) * rowPixels
    },
    onLostPointerCapture() {
      grabbed.current = null
      delete track.current?.dataset.dragging
    },
  }

  return { track, matra, slides, turn, drag }
}
