// Asks the server once per session whether the signed-in person is an administrator. Until the answer arrives, and when
// the call fails, the answer is no.
import { useEffect } from 'react'
import { createStore, useStore } from '../ui/store.ts'
import { api } from './api.ts'
import { currentSession, useSession } from './session.ts'

const NOBODY = { token: null as string | null, admin: false }
const store = createStore(NOBODY)

export function useIsAdmin(): boolean {
  const token = useSession()?.token ?? null
  const answer = useStore(store, NOBODY)
  useEffect(() => {
    if (token && store.get().token !== token) void ask(token)
  }, [token])
  return token !== null && answer.token === token && answer.admin
}

/** For code that must wait for the answer. */
export async function isAdmin(): Promise<boolean> {
  const email = currentSession()?.email
  return email !== undefined && (await api('GET /admin/{email}', { params: { email } })).admin
}

/** After stepping down: the session stays without its rights. */
export function forgetAdmin(): void {
  store.set({ ...store.get(), admin: false })
}

async function ask(token: string): Promise<void> {
  const email = currentSession()?.email
  if (!email) return
  store.set({ token, admin: false })
  try {
    const { admin } = await api('GET /admin/{email}', { params: { email } })
    if (store.get().token === token) store.set({ token, admin })
  } catch {
    // Not cached, so that the next component asks again.
    if (store.get().token === token) store.set(NOBODY)
  }
}
