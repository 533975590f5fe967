// The thick part of a row's hairline, used as a handle: pressed beside it, the row jumps there; dragged, it follows.
import { useRef, type PointerEvent, type RefObject } from 'react'

export function useMatraDrag(track: RefObject<HTMLElement | null>, slides: boolean, onGrab: () => void) {
  const grabbed = useRef<{ x: number; scroll: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      const row = track.current
      if (!row || !slides) return
      onGrab()
      const line = event.currentTarget.getBoundingClientRect()
      const rowPixels = row.scrollWidth / line.width
      const pointed = (event.clientX - line.left) * rowPixels
      row.toggleAttribute('data-dragging', true)
      if (pointed < row.scrollLeft || pointed > row.scrollLeft + row.clientWidth) {
        row.scrollTo({ left: pointed - row.clientWidth / 2 })
      }
      grabbed.current = { x: event.clientX, scroll: row.scrollLeft }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const row = track.current
      if (!row || !grabbed.current) return
      const rowPixels = row.scrollWidth / event.currentTarget.clientWidth
      row.scrollTo({ left: grabbed.current.scroll + (event.clientX - grabbed.current.x) * rowPixels })
    },
    onLostPointerCapture() {
      grabbed.current = null
      track.current?.toggleAttribute('data-dragging', false)
    },
  }
}
