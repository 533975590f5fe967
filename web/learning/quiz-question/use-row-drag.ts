// Dragging a row by its handle, with a mouse or a finger. It swaps places with the rows that it passes.
import { useEffect, useRef, useState, type PointerEvent as HandleEvent, type RefObject } from 'react'

type Row = { _id: string }

export function useRowDrag(list: RefObject<HTMLElement | null>, rows: Row[], move: (from: number, to: number) => void) {
  const [lifted, setLifted] = useState<string | null>(null)
  const passed = useRef({ rows, move })
  useEffect(() => {
    passed.current = { rows, move }
  })

  useEffect(() => {
    if (lifted === null) return
    const onMove = ({ clientY }: PointerEvent) => {
      const from = passed.current.rows.findIndex(({ _id }) => _id === lifted)
      const to = [...list.current!.children].findIndex((row) => clientY < row.getBoundingClientRect().bottom)
      const last = passed.current.rows.length - 1
      const target = to < 0 ? last : to
      if (target !== from) passed.current.move(from, target)
    }
    const drop = () => setLifted(null)
    // Attached to the window, because a row that changes places loses the pointer.
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [lifted, list])

  return {
    lifted,
    handle: (id: string) => ({
      onPointerDown(event: HandleEvent) {
        event.preventDefault()
        setLifted(id)
      },
    }),
  }
}
