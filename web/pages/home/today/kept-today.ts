// The last known strip: shown at once while a newer one loads, and offline.
import type { Today } from '#contract/today.ts'

/** Drafts are removed when somebody signs out. */
const KEY = 'draft:today'

type Kept = { owner: string; today: Today }

export function keepToday(owner: string, today: Today): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, today } satisfies Kept))
  } catch {
    // The storage is full: there is nothing to show offline then.
  }
}

export function keptToday(email: string): Today | null {
  const { owner, today } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  return owner === email && today ? today : null
}
