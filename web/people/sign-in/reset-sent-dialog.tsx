import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'

/** The same for every email, so that it doesn't reveal who has an account. */
export function ResetSentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.login_reset_sent()}>
      <div className="dialog-body">
        <p>{m.login_reset_sent_text()}</p>
      </div>
      <footer>
        <button type="button" className="button button-primary" data-first onClick={onClose}>
          {m.login_reset_close()}
        </button>
      </footer>
    </Dialog>
  )
}
