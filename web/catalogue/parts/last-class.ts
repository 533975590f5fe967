// Remembers the class a learner last viewed, so that the home page can offer it first.
import { useSyncExternalStore } from 'react'
import { neverChanges } from '../../ui/use-hydrated.ts'

const LAST_CLASS = 'lastClass'

export function rememberClass(number: number): void {
  try {
    localStorage.setItem(LAST_CLASS, String(number))
  } catch {
    // If storage is blocked or full, the home page offers no class first.
  }
}

/** Null on the server and until hydration. Null or 0 if no class was viewed. */
export function useLastClass(): number | null {
  return useSyncExternalStore(neverChanges, lastClass, () => null)
}

function lastClass(): number | null {
  try {
    return Number(localStorage.getItem(LAST_CLASS))
  } catch {
    return null
  }
}
