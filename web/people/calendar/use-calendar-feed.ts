// The person's private calendar: loaded when the sheet opens, created, and deleted.
import { useEffect, useReducer, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'

type FeedState = {
  url: string | null
  /** False until the first answer. */
  isKnown: boolean
  isBusy: boolean
  isEnded: boolean
  problem: string | null
}

const INITIAL: FeedState = { url: null, isKnown: false, isBusy: true, isEnded: false, problem: null }

export function useCalendarFeed() {
  const [state, set] = useReducer(
    (before: FeedState, change: Partial<FeedState>) => ({ ...before, ...change }),
    INITIAL,
  )
  const run = async (call: () => Promise<Partial<FeedState>>) => {
    set({ isBusy: true, problem: null })
    try {
      set({ ...(await call()), isKnown: true, isBusy: false })
    } catch (error) {
      set({ isKnown: true, isBusy: false, problem: m.calendar_failed({ reason: explain(error) }) })
    }
  }
  const find = () => run(() => api('GET /calendar'))
  const make = () => run(async () => ({ ...(await api('POST /calendar')), isEnded: false }))
  const end = () =>
    run(async () => {
      await api('DELETE /calendar')
      return { url: null, isEnded: true }
    })

  const findOnMount = useRef(find)
  useEffect(() => {
    void findOnMount.current()
  }, [])

  return { ...state, make, end }
}
