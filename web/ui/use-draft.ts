// What was typed into a form, kept until it is sent: when a session ends half-way, it is there again after signing in.
import { useState, useSyncExternalStore } from 'react'

const PREFIX = 'draft:'
/** 'tab': gone with it. 'browser': there again after the tab was closed, for long forms. */
type KeptIn = 'tab' | 'browser'
const storageOf = (keptIn: KeptIn) => (keptIn === 'tab' ? sessionStorage : localStorage)
const never = () => () => {}

type Kept<Values> = { owner: string; values: Partial<Values> }

/**
 * The values of the form called `form`, `initial` where nothing was typed. They are kept for `owner` alone; while there
 * is none, nothing is kept and nothing that was is lost. Files and passwords stay out of it.
 */
export function useDraft<Values extends Record<string, string>>(
  form: string,
  owner: string | null,
  initial: Values,
  keptIn: KeptIn = 'tab',
) {
  const key = PREFIX + form
  const stored = useSyncExternalStore(
    never,
    () => storageOf(keptIn).getItem(key),
    () => null,
  )
  const [typed, setTyped] = useState<Partial<Values>>({})
  const kept = valuesOf<Values>(stored, owner)

  return {
    values: { ...initial, ...kept, ...typed },
    /** Whether something from before is there, so that the form can be opened again. */
    isRestored: Object.keys(kept).length > 0,
    change(changed: Partial<Values>) {
      setTyped((before) => ({ ...before, ...changed }))
      if (!owner) return
      const storage = storageOf(keptIn)
      keep(storage, key, { owner, values: { ...valuesOf<Values>(storage.getItem(key), owner), ...changed } })
    },
    /** Once it was sent, or given up. */
    forget() {
      storageOf(keptIn).removeItem(key)
      setTyped({})
    },
  }
}

/** All of them: whoever signs out takes them along. */
export function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX)) storage.removeItem(key)
    }
  }
}

function keep<Values>(storage: Storage, key: string, draft: Kept<Values>): void {
  try {
    storage.setItem(key, JSON.stringify(draft))
  } catch {
    // It is full: the form works without being kept.
  }
}

function valuesOf<Values>(stored: string | null, owner: string | null): Partial<Values> {
  try {
    const kept = JSON.parse(stored ?? 'null') as Kept<Values> | null
    return kept && kept.owner === owner ? kept.values : {}
  } catch {
    return {}
  }
}
