import { useEffect } from 'react'
import type { Check, OwnCourse } from '#contract/calls/teaching/teaching.ts'
import { api } from '../../../session/api.ts'
import type { Editor } from '../../curriculum/use-editor-state.ts'
import { createStore, useStore } from '../../../ui/store.ts'

type KnownChecks = { key: string; checks: Check[] }
const NONE: KnownChecks = { key: '', checks: [] }
const store = createStore(NONE)

/** What is missing, checked again after each save and when a file is ready. */
export function useFreshChecks(own: OwnCourse, { saved, files }: Editor): OwnCourse {
  const course = own.course._id
  const states = [...files.values()].map(({ state, captions }) => `${state}${captions.join('')}`).join()
  const key = `${course} ${saved.revision} ${states}`
  const known = useStore(store, NONE)
  useEffect(() => {
    if (store.get().key === key) return
    store.set({ key, checks: store.get().key.startsWith(course) ? store.get().checks : own.checks })
    api('GET /teach/{course}', { params: { course } }).then(
      ({ checks }) => store.get().key === key && store.set({ key, checks }),
      // If this fails, the list stays as it is. Requesting the review checks again.
      () => {},
    )
  }, [course, key, own.checks])
  return known.key.startsWith(course) ? { ...own, checks: known.checks } : own
}
