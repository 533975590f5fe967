// Controls for tests, behind their own secret: list the charges, inject faults, advance the clock.
import { ok, refuse, showCharge, type Answer } from './answers.ts'
import type { Events } from './events.ts'
import type { Fault, Faults } from './faults.ts'
import type { Store } from './store.ts'

export type ControlParts = {
  store: Store
  events: Events
  faults: Faults
  turnClock(ms: number): void
}

export async function runControl(parts: ControlParts, path: string, body: Record<string, unknown>): Promise<Answer> {
  const { store, events, faults, turnClock } = parts
  switch (path) {
    case '/sandbox/hello':
      return ok({})
    case '/sandbox/till':
      return ok({
        charges: [...store.charges.values()].map(showCharge),
        refunds: [...store.refunds.values()],
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
    case '/sandbox/turn-clock':
      turnClock(Number(body.ms))
      return ok({})
    default:
      return refuse(404, 'No such control.')
  }
}
