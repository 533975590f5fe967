import { useState } from 'react'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { toast } from '../../ui/toast.tsx'
import './hide-rating.css'

type HideRatingProps = {
  id: string
  name: string
  hiddenReason: string | null
  /** For a list, which shows the reason itself. Called once the server has confirmed it. */
  onChanged?: (hiddenReason: string | null) => void
}

/** For administrators: hides a rating with a reason, or shows it again. */
export function HideRating({ id, name, hiddenReason, onChanged }: HideRatingProps) {
  const [changed, setChanged] = useState<{ reason: string | null } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, run } = useWork()
  const reason = changed ? changed.reason : hiddenReason

  const send = async (reason: string | null) => {
    const body = { isHidden: reason !== null, reason: reason ?? '' }
    await api('PUT /rating/{id}/hidden', { params: { id }, body })
    setChanged({ reason })
    toast(reason === null ? m.ratings_shown_again() : m.ratings_hidden_now())
    onChanged?.(reason)
  }

  const isHidden = reason !== null
  return (
    <div className="hide-rating cluster" data-hidden={isHidden || undefined}>
      {isHidden && !onChanged && <span>{m.ratings_hidden({ reason })}</span>}
      <button
        type="button"
        className="button button-small"
        aria-label={isHidden ? m.ratings_show_of({ name }) : m.ratings_hide_of({ name })}
        aria-disabled={isBusy}
        onClick={() => (isHidden ? void run(() => send(null)) : setIsAsking(true))}
      >
        {isHidden ? m.ratings_show() : m.ratings_hide()}
      </button>
      <ReasonDialog
        open={isAsking}
        title={m.ratings_hide_title()}
        label={m.ratings_reason()}
        hint={m.ratings_reason_hint()}
        action={m.ratings_hide()}
        confirm={send}
        onClose={() => setIsAsking(false)}
      >
        <p>{m.ratings_hide_text()}</p>
      </ReasonDialog>
    </div>
  )
}
