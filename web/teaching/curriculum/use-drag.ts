// Dragging a lesson by its handle. This is a convenience, because buttons, menus and keys do the same.
import { createContext, useContext, useState, type DragEvent } from 'react'
import type { Section } from './tree.ts'
import { useEditor } from './use-editor.ts'

const TYPE = 'application/x-porua-lesson'

/** The dragged lesson, and the section and index at which it would be dropped. */
type Drag = { lesson: string; over: { section: string; index: number } | null }

export function useDrag() {
  return useState<Drag | null>(null)
}

export const DragContext = createContext<ReturnType<typeof useDrag>>([null, () => {}])

/** The handle of a row. */
export function useDragHandle(lesson: string) {
  const [, setDrag] = useContext(DragContext)
  return {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.setData(TYPE, lesson)
      event.dataTransfer.effectAllowed = 'move'
      const row = event.currentTarget.closest('li')
      if (row) event.dataTransfer.setDragImage(row, 20, 20)
      setDrag({ lesson, over: null })
    },
    onDragEnd: () => setDrag(null),
  }
}

/** A drop target. The upper half of a row means before it, and the lower half after it. */
export function useDragTarget({ _id: section, lessons }: Section, index: number) {
  const [drag, setDrag] = useContext(DragContext)
  const { moveLesson, moveToSection } = useEditor()

  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!drag) return
    event.preventDefault()
    event.stopPropagation()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const isAfter = index < lessons.length && event.clientY > top + height / 2
    const over = { section, index: isAfter ? index + 1 : index }
    if (drag.over?.section !== section || drag.over.index !== over.index) setDrag({ ...drag, over })
  }

  const onDrop = (event: DragEvent<HTMLElement>) => {
    if (!drag?.over) return
    event.preventDefault()
    event.stopPropagation()
    setDrag(null)
    const from = lessons.findIndex(({ _id }) => _id === drag.lesson)
    const to = drag.over.index
    if (from < 0) moveToSection(drag.lesson, section, to)
    else moveLesson(drag.lesson, to > from ? to - 1 : to)
  }

  const isOver = drag?.over?.section === section && drag.over.index === index
  return { onDragOver, onDrop, 'data-drop': isOver || undefined }
}
