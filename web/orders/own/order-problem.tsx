import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'

type OrderProblemProps = { problem: unknown; message: (inputs: { reason: string }) => string; tryAgain: () => void }

/** Shown in place of an order. Offers no retry if the order doesn't exist for this person. */
export function OrderProblem({ problem, message, tryAgain }: OrderProblemProps) {
  if (problem instanceof ApiError && problem.status === 404) {
    const action = { to: paths.myOrder, label: m.receipt_back() }
    return <EmptyNote title={m.orders_none_such()} text={m.orders_none_such_text()} action={action} />
  }
  return <ProblemNote text={message({ reason: explain(problem) })} tryAgain={tryAgain} />
}
