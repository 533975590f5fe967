// How somebody likes to learn on this device. Nothing of it is personal, so it outlives signing out.
import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/constants.ts'
import { savesData } from './saves-data.ts'
import { createStore, useStore } from './store.ts'

/** How fast videos and recordings can be played. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]

const KEY = 'learning'

export type Settings = {
  /** The label of a source. */
  quality?: string
  speed?: number
  captions?: Language | 'off'
  /** The learner's own switch; without it, what the browser says. */
  isSaving?: boolean
  /** False if the keys are turned off. */
  hasKeys?: boolean
  /** Books on a wide screen: one page instead of two. */
  hasOnePage?: boolean
  /** Books on phones: the text of each page instead of its picture. */
  isText?: boolean
  /** Books on darker paper; without it, in the dark theme. */
  isNight?: boolean
  /** False if lessons may be saved over mobile data without asking for each. */
  isWifiOnly?: boolean
  /** The label of a source, for videos that are saved. */
  savedQuality?: string
}

const NONE: Settings = {}
const store = createStore(read())

export const readSettings = (): Settings => store.get()
export const useSettings = () => useStore(store, NONE)

export function changeSettings(changed: Settings): void {
  store.set({ ...store.get(), ...changed })
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()))
  } catch {
    // The storage is full: the choice lasts until the page is left.
  }
}

/** Whether to ask before anything large loads. */
export function useDataSaver(): boolean {
  const savesByItself = useSyncExternalStore(NEVER_CHANGES, savesData, () => false)
  return useSettings().isSaving ?? savesByItself
}

const NEVER_CHANGES = () => () => {}

function read(): Settings {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Settings | null) ?? NONE
  } catch {
    return NONE
  }
}
