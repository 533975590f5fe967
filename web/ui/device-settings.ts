// How a person likes to learn on this device. None of it is personal, so it outlives signing out.
import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/constants.ts'
import { savesData } from './saves-data.ts'
import { createStore, useStore } from './store.ts'

/** The playback speeds of videos and recordings. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]

const KEY = 'learning'

export type Settings = {
  /** The label of a source. */
  quality?: string
  speed?: number
  captions?: Language | 'off'
  /** The learner's own choice. Without it, the browser's setting applies. */
  isSaving?: boolean
  /** False if the keyboard shortcuts are turned off. */
  hasKeys?: boolean
  /** For books on a wide screen: one page instead of two. */
  hasOnePage?: boolean
  /** For books on phones: the text of each page instead of its picture. */
  isText?: boolean
  /** For books: darker paper. Without it, the dark theme decides. */
  isNight?: boolean
  /** False if lessons may be saved over mobile data without asking each time. */
  isWifiOnly?: boolean
  /** The label of a source, for saved videos. */
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
    // If storage is full, the choice only lasts until the page is closed.
  }
}

/** Whether to ask before anything large is loaded. */
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
