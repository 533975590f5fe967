import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'

type OrderProblemProps = { problem: unknown; say: (about: { reason: string }) => string; tryAgain: () => void }

/** In place of one order. Asking again for one that is not this person's would answer the same. */
export function OrderProblem({ problem, say, tryAgain }: OrderProblemProps) {
  if (problem instanceof ApiError && problem.status === 404) {
    const action = { to: paths.myOrder, label: m.receipt_back() }
    return <EmptyNote title={m.orders_none_such()} text={m.orders_none_such_text()} action={action} />
  }
  return <ProblemNote text={say({ reason: explain(problem) })} tryAgain={tryAgain} />
}
