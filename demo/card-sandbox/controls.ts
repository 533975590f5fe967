// Controls for tests, with their own secret: list the charges, inject faults, advance the clock, and act as the
// dashboard and the bank.
import { ok, refuse, showCharge, type Answer } from './answers.ts'
import type { Disputes } from './disputes.ts'
import type { Events } from './events.ts'
import type { Fault, Faults } from './faults.ts'
import type { Params } from './form.ts'
import { refundedOf, type Refunds } from './refunds.ts'
import type { Store } from './store.ts'

export type ControlParts = {
  store: Store
  events: Events
  refunds: Refunds
  disputes: Disputes
  faults: Faults
  turnClock(ms: number): void
}

export async function runControl(parts: ControlParts, path: string, body: Record<string, unknown>): Promise<Answer> {
  const { store, events, refunds, disputes, faults, turnClock } = parts
  /** Reports an action by the bank or by someone in the dashboard. */
  const done = (answer: Answer) => {
    store.commit()
    events.send()
    return answer
  }
  switch (path) {
    case '/sandbox/hello':
      return ok({})
    case '/sandbox/till':
      return ok({
        charges: [...store.charges.values()].map((charge) => showCharge(charge, refundedOf(store, charge.id))),
        refunds: [...store.refunds.values()],
        disputes: [...store.disputes.values()],
        events: [...store.events.values()],
      })
    case '/sandbox/faults':
      faults.add(body as Fault)
      return ok({})
    case '/sandbox/drop-events':
      events.drop(Number(body.count))
      return ok({})
    case '/sandbox/repeat-event':
      return ok({ heard: await events.repeat(String(body.id), Number(body.times)) })
    case '/sandbox/refund':
      return done(refunds.create(body as Params))
    case '/sandbox/fail-refund':
      return done(refunds.fail(String(body.id), String(body.reason)))
    case '/sandbox/dispute':
      return done(disputes.open(String(body.intent), body.amount as number | undefined))
    case '/sandbox/close-dispute':
      return done(disputes.close(String(body.id), body.outcome === 'won' ? 'won' : 'lost'))
    case '/sandbox/turn-clock':
      turnClock(Number(body.ms))
      return ok({})
    default:
      return refuse(404, 'No such control.')
  }
}
