import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { DeleteDialog } from '../layout/delete-dialog.tsx'
import type { CardControlsProps } from './card-controls-slot.tsx'

const PENCIL = 'M17 3a2.85 2.83 0 1 1 4 4L7.5 20.5 2 22l1.5-5.5ZM15 5l4 4'
const BIN = 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'

/** Edit and delete, above the card's own link. */
export function CardControls({ name, editTo, remove, onDeleted }: CardControlsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { revalidate } = useRevalidator()

  const deleted = async () => {
    setIsAsking(false)
    await (onDeleted ?? revalidate)()
    // The button that had the focus has gone with the card.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <div className="card-controls">
      <Link className="icon-button" to={editTo} aria-label={m.card_edit({ name })}>
        <Icon path={PENCIL} />
      </Link>
      <button
        type="button"
        className="icon-button icon-button-danger"
        aria-label={m.card_delete({ name })}
        onClick={() => setIsAsking(true)}
      >
        <Icon path={BIN} />
      </button>
      <DeleteDialog
        open={isAsking}
        name={name}
        remove={remove}
        onClose={() => setIsAsking(false)}
        onDeleted={() => void deleted()}
      />
    </div>
  )
}
