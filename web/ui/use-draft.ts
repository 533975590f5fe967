// What was typed into a form, kept until it is sent: when a session ends half-way, it is there again after signing in.
import { useState, useSyncExternalStore } from 'react'

const PREFIX = 'draft:'
const never = () => () => {}

type Kept<Values> = { owner: string; values: Partial<Values> }

/**
 * The values of the form called `form`, `initial` where nothing was typed. They are kept for `owner` alone; while there
 * is none, nothing is kept and nothing that was is lost. Files and passwords stay out of it.
 */
export function useDraft<Values extends Record<string, string>>(form: string, owner: string | null, initial: Values) {
  const key = PREFIX + form
  const stored = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(key),
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
      if (owner) keep(key, { owner, values: { ...valuesOf<Values>(sessionStorage.getItem(key), owner), ...changed } })
    },
    /** Once it was sent, or given up. */
    forget() {
      sessionStorage.removeItem(key)
      setTyped({})
    },
  }
}

/** All of this tab's: whoever signs out takes them along. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  }
}

function keep<Values>(key: string, draft: Kept<Values>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
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
