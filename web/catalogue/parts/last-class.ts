// Remembers the class a learner viewed last, so that the home page can offer it first.
import { useSyncExternalStore } from 'react'
import { neverChanges } from '../../ui/use-hydrated.ts'

const LAST_CLASS = 'lastClass'

export function rememberClass(number: number): void {
  try {
    localStorage.setItem(LAST_CLASS, String(number))
  } catch {
    // Storage is blocked or full: the home page then offers no class first.
  }
}

/** Null on the server and until hydration; null or 0 when no class was viewed. */
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
