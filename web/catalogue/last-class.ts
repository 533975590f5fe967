// The class a learner looked at last, so that home can offer it first.
import { useSyncExternalStore } from 'react'

const LAST_CLASS = 'lastClass'

export function rememberClass(number: number): void {
  try {
    localStorage.setItem(LAST_CLASS, String(number))
  } catch {
    // A browser that keeps nothing has nothing to offer first.
  }
}

/** Null on the server, until the page has come alive, and where no class was looked at. */
export function useLastClass(): number | null {
  return useSyncExternalStore(neverChanges, lastClass, () => null)
}

const neverChanges = () => () => {}

function lastClass(): number | null {
  try {
    return Number(localStorage.getItem(LAST_CLASS))
  } catch {
    return null
  }
}
