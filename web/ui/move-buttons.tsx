import type { KeyboardEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

export type Place = { index: number; count: number }

type MoveButtonsProps = { name: string; place: Place; onMove: (step: number) => void; isForSection?: boolean }

/** Move up and Move down. They aren't `disabled` at the ends, because that would lose the focus. */
export function MoveButtons({ name, place: { index, count }, onMove, isForSection }: MoveButtonsProps) {
  const className = isForSection ? 'icon-button icon-button-plain editor-move-section' : 'icon-button icon-button-plain'
  const button = (step: -1 | 1, label: string, isAtEnd: boolean) => (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={(event) => {
        if (isAtEnd) return
        const pressed = event.currentTarget
        onMove(step)
        // Moving the row in the page takes the focus away.
        pressed.focus()
      }}
    >
      <Icon name={step < 0 ? 'arrow-up' : 'arrow-down'} />
    </button>
  )
  return (
    <>
      {button(-1, m.curriculum_up_of({ name }), index === 0)}
      {button(1, m.curriculum_down_of({ name }), index === count - 1)}
    </>
  )
}

/** Alt and an arrow key move up or down by one. */
export function stepOf({ altKey, key }: KeyboardEvent): -1 | 1 | null {
  if (!altKey) return null
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null
}
