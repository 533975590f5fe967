// The last known desk: shown at once while a newer one loads, and offline.
import type { Today } from '#contract/today.ts'
import { currentSession } from '../../session/session.ts'

/** Drafts are removed when somebody signs out. */
const KEY = 'draft:today'

type Kept = { owner: string | undefined; today: Today }

export function keepToday(today: Today): void {
  const kept: Kept = { owner: currentSession()?.email, today }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The storage is full: there is nothing to show offline then.
  }
}

export function keptToday(): Today | null {
  const { owner, today } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  // An older version of the site kept no books.
  return today?.books && owner === currentSession()?.email ? today : null
}
