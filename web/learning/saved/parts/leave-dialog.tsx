import { size } from '../../../files/amounts.ts'
import { m } from '../../../paraglide/messages.js'
import { signOut } from '../../../identity/sign-out.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useStore } from '../../../ui/store.ts'
import { leaving } from '../../../identity/leave.ts'
import { useWork } from '../../../session/use-work.ts'
import { removeAll, useSaved } from '../saved.ts'
import { useDeviceTexts } from './device.ts'

/** Asks whether to delete what is saved as well. */
export default function LeaveDialog() {
  const isAsking = useStore(leaving, false)
  const { isBusy, run } = useWork()
  const texts = useDeviceTexts()
  const bytes = useSaved()?.reduce((sum, { done }) => sum + done, 0) ?? 0
  const close = () => leaving.set(false)
  const go = (isRemoving: boolean) =>
    run(async () => {
      try {
        if (isRemoving) await removeAll()
      } finally {
        close()
        await signOut()
      }
    })
  return (
    <Dialog open={isAsking} onClose={close} busy={isBusy} title={m.saved_leave_title()}>
      <div className="dialog-body">
        <p>{texts.leave({ size: size(bytes) })}</p>
        <p>{m.saved_leave_more()}</p>
      </div>
      <footer>
        <button type="button" className="button" disabled={isBusy} onClick={() => void go(true)}>
          {m.saved_leave_remove()}
        </button>
        <button
          type="button"
          className="button button-primary"
          data-first
          disabled={isBusy}
          onClick={() => void go(false)}
        >
          {m.saved_leave_keep()}
        </button>
      </footer>
    </Dialog>
  )
}
