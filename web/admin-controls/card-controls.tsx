import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { Icon } from '../ui/icon.tsx'
import { DeleteDialog } from '../layout/delete-dialog.tsx'
import type { CardControlsProps } from './card-controls-slot.tsx'

/** Edit and delete buttons, layered above the card's link. */
export function CardControls({ id, name, editTo, curriculumTo, remove, onDeleted }: CardControlsProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { revalidate } = useRevalidator()

  const handleDeleted = async () => {
    setIsConfirming(false)
    await (onDeleted ?? revalidate)()
    // The focused button disappears with its card.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const restore = async () => {
    await api('PUT /bin/{id}', { params: { id } })
    await revalidate()
  }

  return (
    <div className="card-controls beside">
      <Link className="icon-button" to={editTo} aria-label={m.card_edit({ name })}>
        <Icon name="pencil" />
      </Link>
      {curriculumTo && (
        <Link className="icon-button" to={curriculumTo} aria-label={m.curriculum_of({ name })}>
          <Icon name="checklist" />
        </Link>
      )}
      <button
        type="button"
        className="icon-button icon-button-danger"
        aria-label={m.card_delete({ name })}
        onClick={() => setIsConfirming(true)}
      >
        <Icon name={'bin'} />
      </button>
      <DeleteDialog
        open={isConfirming}
        name={name}
        remove={remove}
        restore={restore}
        onClose={() => setIsConfirming(false)}
        onDeleted={() => void handleDeleted()}
      />
    </div>
  )
}
