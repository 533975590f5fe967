import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { DeleteDialog } from '../layout/delete-dialog.tsx'
import type { CardControlsProps } from './card-controls-slot.tsx'

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
        <Icon name="pencil" />
      </Link>
      <button
        type="button"
        className="icon-button icon-button-danger"
        aria-label={m.card_delete({ name })}
        onClick={() => setIsAsking(true)}
      >
        <Icon name={'bin'} />
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
