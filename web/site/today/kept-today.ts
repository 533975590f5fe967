// The last known home content: shown immediately while newer content loads, and offline.
import type { OwnSeat } from '#contract/calls/live/live.ts'
import type { Today } from '#contract/calls/site/today.ts'
import { currentSession } from '../../session/session.ts'

/** Drafts are removed when someone signs out. */
const KEY = 'draft:today'

/** A person's home content, with the live classes in which they have a seat. */
export type MyDay = Today & { seats: OwnSeat[] }

type Kept = { owner: string | undefined; today: MyDay }

export function keepToday(today: MyDay): void {
  const kept: Kept = { owner: currentSession()?.email, today }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // If storage is full, there is nothing to show offline.
  }
}

export function keptToday(): MyDay | null {
  const { owner, today } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  // An older version of the site didn't store seats.
  return today?.seats && owner === currentSession()?.email ? today : null
}
