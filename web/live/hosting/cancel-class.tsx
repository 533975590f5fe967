import type { LiveSession } from '#contract/calls/live/live.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { digits } from '../../ui/numbers.ts'
import { CancelDialog } from './cancel-dialog.tsx'

type CancelClassProps = {
  /** Null while the dialog is closed. */
  session: Pick<LiveSession, '_id' | 'number'> | null
  /** Whether no other class is left. */
  isLast: boolean
  onClose: () => void
  onCancelled: () => void
}

export function CancelClass({ session, isLast, onClose, onCancelled }: CancelClassProps) {
  const n = digits(session?.number ?? 0)
  return (
    <CancelDialog
      open={session !== null}
      title={m.hosting_cancel_class_title({ n })}
      action={m.hosting_cancel_class_do()}
      done={m.hosting_class_cancelled({ n })}
      cancel={() => api('POST /live/{session}/cancelClass', { params: { session: session?._id ?? '' } })}
      onClose={onClose}
      onCancelled={onCancelled}
    >
      <p>{m.hosting_cancel_class_text()}</p>
      <p>{isLast ? m.hosting_cancel_class_last() : m.hosting_cancel_class_money()}</p>
    </CancelDialog>
  )
}

/** Whether cancelling one more of these classes leaves none. */
export const isLastOf = (sessions: Pick<LiveSession, 'state'>[]): boolean =>
  sessions.filter(({ state }) => state !== 'cancelled').length === 1
