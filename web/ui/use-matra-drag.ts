// Makes the thick part of a row's hairline a scroll handle: drag it to scroll, or press next to it to jump there.
import { useRef, type PointerEvent, type RefObject } from 'react'
import { slideRange } from './endless-row.ts'

export function useMatraDrag(track: RefObject<HTMLElement | null>, canSlide: boolean, onGrab: () => void) {
  const drag = useRef<{ x: number; scroll: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      const row = track.current
      if (!row || !canSlide) return
      onGrab()
      const line = event.currentTarget.getBoundingClientRect()
      const { start, width } = slideRange(row)
      const pointed = start + ((event.clientX - line.left) * width) / line.width
      row.toggleAttribute('data-dragging', true)
      if (pointed < row.scrollLeft || pointed > row.scrollLeft + row.clientWidth) {
        row.scrollTo({ left: pointed - row.clientWidth / 2 })
      }
      drag.current = { x: event.clientX, scroll: row.scrollLeft }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const row = track.current
      if (!row || !drag.current) return
      const rowPixels = slideRange(row).width / event.currentTarget.clientWidth
      row.scrollTo({ left: drag.current.scroll + (event.clientX - drag.current.x) * rowPixels })
    },
    onLostPointerCapture() {
      drag.current = null
      track.current?.toggleAttribute('data-dragging', false)
    },
  }
}
