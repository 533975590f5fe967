import type { Mark } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import '../pin.css'

/** A numbered mark on a photo. */
export function Pin({ mark: { number, x, y } }: { mark: Mark }) {
  return (
    <b className="task-pin" style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
      <span className="sr-only">{m.task_mark({ n: digits(number) })}</span>
      <span aria-hidden="true">{digits(number)}</span>
    </b>
  )
}
