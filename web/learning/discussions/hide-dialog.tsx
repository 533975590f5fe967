import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { langOf } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.tsx'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'

type HideDialogProps = { item: { _id: string; text: string } | null; onClose: () => void; onHidden: () => void }

/** Hides a question or answer, with a reason. */
export function HideDialog({ item, onClose, onHidden }: HideDialogProps) {
  const hide = async (reason: string) => {
    if (!item) return
    await api('PUT /talk/{id}/hidden', { params: { id: item._id }, body: { isHidden: true, reason } })
    toast(m.discussion_hidden())
    onHidden()
  }
  return (
    <ReasonDialog
      open={item !== null}
      title={m.discussion_hide_title()}
      label={m.discussion_hide_reason()}
      hint={m.discussion_hide_reason_hint()}
      action={m.discussion_hide()}
      confirm={hide}
      onClose={onClose}
    >
      <p lang={langOf(item?.text ?? '')}>{item?.text}</p>
    </ReasonDialog>
  )
}
