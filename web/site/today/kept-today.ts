// The last known home content: shown immediately while newer content loads, and offline.
import type { Today } from '#contract/calls/site/today.ts'
import { currentSession } from '../../session/session.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** Drafts are removed when someone signs out. */
const KEY = 'draft:desk'

type KeptToday = { owner: string | undefined; today: Today }

const latest = createStore<KeptToday | null>(null)

export function keepToday(today: Today): void {
  const kept: KeptToday = { owner: currentSession()?.email, today }
  latest.set(kept)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // If storage is full, there is nothing to show offline.
  }
}

export function keptToday(): Today | null {
  const { owner, today } = latest.get() ?? (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KeptToday>)
  return today && owner === currentSession()?.email ? today : null
}

/** Also renders again when newer content arrives. */
export function useKeptToday(): Today | null {
  useStore(latest, null)
  return keptToday()
}
