import { useEffect, useSyncExternalStore } from 'react'

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Runs now, and whenever the network comes back. `work` must be the same function on every render, or null. */
export function useNowAndOnline(work: (() => unknown) | null): void {
  useEffect(() => {
    if (!work) return
    work()
    window.addEventListener('online', work)
    return () => window.removeEventListener('online', work)
  }, [work])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
