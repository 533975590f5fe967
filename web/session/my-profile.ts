// The profile of the signed-in person, fetched once and shared by the top bar and the profile page.
import { useEffect } from 'react'
import type { Profile } from '#contract/calls/people/people.ts'
import { createStore, useStore } from '../ui/store.ts'
import { api } from './api.ts'
import { currentSession, useSession } from './session.ts'

/** `token` is the session with which it was fetched. A new session fetches again, even for the same person. */
type State = { token: string | null; email: string | null; profile: Profile | null; problem: unknown }

const EMPTY: State = { token: null, email: null, profile: null, problem: null }
const store = createStore(EMPTY)
let latestRequest = 0

/** Empty on the server, while loading, and if nobody is signed in. */
export function useMyProfile(): State {
  const { email = null, token = null } = useSession() ?? {}
  const state = useStore(store, EMPTY)
  useEffect(() => {
    if (token && store.get().token !== token) void loadMyProfile()
  }, [token])
  return state.email === email ? state : EMPTY
}

/** Fetches the profile again, keeping the old one until it arrives. */
export async function loadMyProfile(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { email, token } = session
  const request = ++latestRequest
  const previous = store.get().email === email ? store.get().profile : null
  store.set({ token, email, profile: previous, problem: null })
  try {
    const profile = await api('GET /user/{email}', { params: { email } })
    if (request === latestRequest) store.set({ token, email, profile, problem: null })
  } catch (problem) {
    if (request === latestRequest) store.set({ token, email, profile: previous, problem })
  }
}
