// The last known desk: shown at once while a newer one loads, and offline.
import type { OwnSeat } from '#contract/calls/live/live.ts'
import type { Today } from '#contract/calls/site/today.ts'
import { currentSession } from '../../session/session.ts'

/** Drafts are removed when somebody signs out. */
const KEY = 'draft:today'

/** A person's desk with the live classes they have a seat in. */
export type MyDay = Today & { seats: OwnSeat[] }

type Kept = { owner: string | undefined; today: MyDay }

export function keepToday(today: MyDay): void {
  const kept: Kept = { owner: currentSession()?.email, today }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The storage is full: there is nothing to show offline then.
  }
}

export function keptToday(): MyDay | null {
  const { owner, today } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  // An older version of the site kept no seats.
  return today?.seats && owner === currentSession()?.email ? today : null
}
