// The list of lessons: next to the video or, on narrow screens, in the first of the tabs below it.
import { useSyncExternalStore } from 'react'

export type Tab = 'lessons' | 'transcript' | 'notes' | 'questions'

export const LESSONS_PANEL = 'learn-lessons'

const WIDE = '(width > 1024px)'

/** Whether the list of lessons has a column of its own. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
