// The profile of the person who is signed in, asked for once and shared by the top bar and the profile page.
import { useEffect } from 'react'
import type { Profile } from '#contract/entities.ts'
import { createStore, useStore } from '../ui/store.ts'
import { api } from './api.ts'
import { currentSession, useSession } from './session.ts'

/** `token` is the session it was asked for with: another one asks anew, also for the same person. */
type State = { token: string | null; email: string | null; profile: Profile | null; problem: unknown }

const NOTHING: State = { token: null, email: null, profile: null, problem: null }
const store = createStore(NOTHING)
let latest = 0

/** Empty on the server, until the answer is there, and when nobody is signed in. */
export function useMyProfile(): State {
  const { email = null, token = null } = useSession() ?? {}
  const known = useStore(store, NOTHING)
  useEffect(() => {
    if (token && store.get().token !== token) void loadMyProfile()
  }, [token])
  return known.email === email ? known : NOTHING
}

/** Asks anew; what is known stays to be seen meanwhile. */
export async function loadMyProfile(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { email, token } = session
  const turn = ++latest
  const before = store.get().email === email ? store.get().profile : null
  store.set({ token, email, profile: before, problem: null })
  try {
    const profile = await api('GET /user/{email}', { params: { email } })
    if (turn === latest) store.set({ token, email, profile, problem: null })
  } catch (problem) {
    if (turn === latest) store.set({ token, email, profile: before, problem })
  }
}
