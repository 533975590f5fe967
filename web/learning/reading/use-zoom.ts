// Zooming by pinch, double tap, button or keys. The point under the fingers stays in place.
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

const STEPS = [1, 1.5, 2, 3]
const MAX = STEPS.at(-1)!
const DOUBLE_TAP = 2

type Point = { x: number; y: number }
/** A point on a page, with its position on the screen. */
type Anchor = Point & { frame: Element; across: number; down: number }
type View = { zoom: number; anchor: Anchor | null }

export function useZoom(stage: HTMLElement | null) {
  const [{ zoom, anchor }, setView] = useState<View>({ zoom: 1, anchor: null })

  const zoomTo = useCallback(
    (next: number, point?: Point) => {
      if (stage) setView({ zoom: Math.min(MAX, Math.max(1, next)), anchor: anchorAt(stage, point) })
    },
    [stage],
  )

  useLayoutEffect(() => {
    if (!stage || !anchor) return
    const { x, y, frame, across, down } = anchor
    const { left, top, width, height } = frame.getBoundingClientRect()
    stage.scrollBy(left + across * width - x, top + down * height - y)
  }, [stage, anchor])

  usePinch(stage, zoom, zoomTo)
  return {
    zoom,
    isLargest: zoom === MAX,
    larger: () => zoomTo(STEPS.find((step) => step > zoom) ?? zoom),
    smaller: () => zoomTo(STEPS.findLast((step) => step < zoom) ?? zoom),
    whole: () => zoomTo(1),
    doubleTap: (point: Point) => zoomTo(zoom > 1 ? 1 : DOUBLE_TAP, point),
  }
}

function anchorAt(stage: HTMLElement, point?: Point): Anchor | null {
  const box = stage.getBoundingClientRect()
  const { x, y } = point ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const frame = document.elementFromPoint(x, y)?.closest('.read-page')
  if (!frame) return null
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x, y, frame, across: (x - left) / width, down: (y - top) / height }
}

/** During a pinch the paper is only scaled, which is cheap. The layout is updated when the fingers are lifted. */
function usePinch(stage: HTMLElement | null, zoom: number, zoomTo: (zoom: number, point: Point) => void): void {
  useEffect(() => {
    const paper = stage?.firstElementChild as HTMLElement | null | undefined
    if (!stage || !paper) return
    let start: (Point & { distance: number }) | null = null
    let scale = 1

    const onStart = ({ touches }: TouchEvent) => {
      if (touches.length !== 2) return
      start = { distance: distance(touches), ...middle(touches) }
      const { left, top } = paper.getBoundingClientRect()
      paper.style.transformOrigin = `${start.x - left}px ${start.y - top}px`
    }
    const onMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return
      event.preventDefault()
      scale = Math.min(MAX, Math.max(1, (zoom * distance(event.touches)) / start.distance)) / zoom
      paper.style.transform = `scale(${scale})`
    }
    const onEnd = () => {
      if (!start) return
      paper.style.transform = ''
      zoomTo(zoom * scale, start)
      start = null
      scale = 1
    }
    stage.addEventListener('touchstart', onStart, { passive: true })
    stage.addEventListener('touchmove', onMove, { passive: false })
    stage.addEventListener('touchend', onEnd)
    stage.addEventListener('touchcancel', onEnd)
    return () => {
      stage.removeEventListener('touchstart', onStart)
      stage.removeEventListener('touchmove', onMove)
      stage.removeEventListener('touchend', onEnd)
      stage.removeEventListener('touchcancel', onEnd)
    }
  }, [stage, zoom, zoomTo])
}

const distance = ({ 0: one, 1: other }: TouchList) =>
  Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY)
const middle = ({ 0: one, 1: other }: TouchList): Point => ({
  x: (one!.clientX + other!.clientX) / 2,
  y: (one!.clientY + other!.clientY) / 2,
})
