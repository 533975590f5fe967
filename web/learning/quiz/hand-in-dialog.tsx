import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { digits } from '../../ui/numbers.ts'

type HandInDialogProps = {
  open: boolean
  /** The positions of unanswered questions. */
  unanswered: number[]
  close: () => void
  goTo: (index: number) => void
  handIn: () => void
}

/** Only asks if a question is still unanswered, and leads to it. */
export function HandInDialog({ open, unanswered, close, goTo, handIn }: HandInDialogProps) {
  return (
    <Dialog open={open} onClose={close} title={m.quiz_hand_in_now()}>
      <div className="dialog-body">
        <p>{unanswered.length === 1 ? m.quiz_one_open() : m.quiz_some_open({ n: digits(unanswered.length) })}</p>
        <ul className="quiz-open-list">
          {unanswered.map((index) => {
            const n = digits(index + 1)
            return (
              <li key={index}>
                <button type="button" className="button" onClick={() => goTo(index)}>
                  {m.quiz_number({ n })}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <footer>
        <button type="button" className="button" onClick={handIn}>
          {m.quiz_hand_in()}
        </button>
        <button type="button" className="button button-primary" data-first onClick={() => goTo(unanswered[0]!)}>
          {m.quiz_go_on_answering()}
        </button>
      </footer>
    </Dialog>
  )
}
