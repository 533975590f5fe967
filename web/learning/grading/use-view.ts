import { useState } from 'react'

const STEPS = [1, 1.5, 2, 3, 4]
const MAX = STEPS.at(-1)!

export type View = ReturnType<typeof useView>

/** Which photo is shown, how large, and which way up. */
export function useView(photos: number) {
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState<Record<number, number>>({})
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const open = (index: number) => {
    if (index < 0 || index >= photos) return
    setAt(index)
    setZoom(1)
  }
  return {
    at,
    zoom,
    /** Quarter turns, clockwise. */
    turn: turns[at] ?? 0,
    isLargest: zoom >= MAX,
    stage,
    setStage,
    open,
    step: (by: number) => open(at + by),
    zoomTo: (wanted: number) => setZoom(Math.min(MAX, Math.max(1, wanted))),
    larger: () => setZoom(STEPS.find((step) => step > zoom) ?? zoom),
    smaller: () => setZoom(STEPS.findLast((step) => step < zoom) ?? zoom),
    rotate: () => setTurns((before) => ({ ...before, [at]: ((before[at] ?? 0) + 1) % 4 })),
    fullScreen: () =>
      document.fullscreenElement ? document.exitFullscreen() : (stage?.requestFullscreen() ?? Promise.resolve()),
  }
}
