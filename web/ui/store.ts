import { useSyncExternalStore } from 'react'

export type Store<State> = {
  get(): State
  set(next: State): void
  subscribe(listener: () => void): () => void
}

/** State shared by components without a common parent. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's state. `onServer` is used by the server and during hydration. */
export function useStore<State>(store: Store<State>, onServer: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}
