// Saves what is typed into a form until it is sent, so that it survives a session that ends halfway.
import { useState, useSyncExternalStore } from 'react'
import { neverChanges } from './use-hydrated.ts'

const PREFIX = 'draft:'
/** The browser's database of files that are waiting to be handed in. */
export const WAITING_FILES = 'waiting-files'
/** 'tab' is lost when the tab closes. 'browser' survives that, for long forms. */
export type Lifetime = 'tab' | 'browser'
const storageOf = (lifetime: Lifetime) => (lifetime === 'tab' ? sessionStorage : localStorage)

type Draft<Values> = { owner: string; values: Partial<Values> }

/**
 * The values of the form called `form`, starting from `initial`. A draft belongs to one `owner`; without an owner,
 * nothing is saved and nothing is lost. Never use it for files or passwords.
 */
export function useDraft<Values extends object>(
  form: string,
  owner: string | null,
  initial: Values,
  lifetime: Lifetime = 'tab',
) {
  const key = PREFIX + form
  const stored = useSyncExternalStore(
    neverChanges,
    () => storageOf(lifetime).getItem(key),
    () => null,
  )
  const [typed, setTyped] = useState<Partial<Values>>({})
  const saved = valuesOf<Values>(stored, owner)

  return {
    values: { ...initial, ...saved, ...typed },
    /** Whether a saved draft was found, so that the form can be opened again. */
    isRestored: Object.keys(saved).length > 0,
    change(changed: Partial<Values>) {
      setTyped((before) => ({ ...before, ...changed }))
      if (!owner) return
      const storage = storageOf(lifetime)
      save(storage, key, { owner, values: { ...valuesOf<Values>(storage.getItem(key), owner), ...changed } })
    },
    /** Call this once the form was sent or cancelled. */
    forget() {
      storageOf(lifetime).removeItem(key)
      setTyped({})
    },
  }
}

/** Deletes all drafts when someone signs out. */
export function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX)) storage.removeItem(key)
    }
  }
  indexedDB.deleteDatabase(WAITING_FILES)
}

function save<Values>(storage: Storage, key: string, draft: Draft<Values>): void {
  try {
    storage.setItem(key, JSON.stringify(draft))
  } catch {
    // If storage is full, the form works without a draft.
  }
}

function valuesOf<Values>(stored: string | null, owner: string | null): Partial<Values> {
  try {
    const saved = JSON.parse(stored ?? 'null') as Draft<Values> | null
    return saved && saved.owner === owner ? saved.values : {}
  } catch {
    return {}
  }
}
