import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'

type EndDialogProps = { isOpen: boolean; close: () => void; end: () => void; leave: () => void }

export function EndDialog({ isOpen, close, end, leave }: EndDialogProps) {
  return (
    <Dialog open={isOpen} onClose={close} title={m.room_end_ask()}>
      <div className="dialog-body">
        <p>{m.room_end_text()}</p>
      </div>
      <footer>
        <button type="button" className="button" data-first onClick={leave}>
          {m.room_leave_only()}
        </button>
        <button type="button" className="button button-danger" onClick={end}>
          {m.room_end()}
        </button>
      </footer>
    </Dialog>
  )
}
