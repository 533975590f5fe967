import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../../ui/dialog.tsx'
import { digits } from '../../../ui/numbers.ts'

type HandInDialogProps = { open: boolean; unanswered: number; goBack: () => void; handIn: () => void }

/** Asks only if a question is still open. */
export function HandInDialog({ open, unanswered, goBack, handIn }: HandInDialogProps) {
  return (
    <Dialog open={open} onClose={goBack} title={m.quiz_hand_in_now()}>
      <div className="dialog-body">
        <p>{unanswered === 1 ? m.quiz_one_open() : m.quiz_some_open({ n: digits(unanswered) })}</p>
      </div>
      <footer>
        <button type="button" className="button" onClick={handIn}>
          {m.quiz_hand_in()}
        </button>
        <button type="button" className="button button-primary" data-first onClick={goBack}>
          {m.quiz_go_on_answering()}
        </button>
      </footer>
    </Dialog>
  )
}
