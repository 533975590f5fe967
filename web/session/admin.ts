// Asks the server once per session whether the signed-in person is an administrator. Until the answer arrives, and if
// the call fails, the answer is no.
import { useEffect } from 'react'
import { createStore, useStore } from '../ui/store.ts'
import { api } from './api.ts'
import { currentSession, useSession } from './session.ts'

const NO_ADMIN = { token: null as string | null, admin: false }
const store = createStore(NO_ADMIN)

export function useIsAdmin(): boolean {
  const token = useSession()?.token ?? null
  const answer = useStore(store, NO_ADMIN)
  useEffect(() => {
    if (token && store.get().token !== token) void ask(token)
  }, [token])
  return token !== null && answer.token === token && answer.admin
}

let asking: { token: string; answer: Promise<boolean> } | null = null

/** For code that must wait for the answer. Components that ask at the same time share one request. */
export async function isAdmin(): Promise<boolean> {
  const { email, token } = currentSession() ?? {}
  if (email === undefined || token === undefined) return false
  if (asking?.token !== token) {
    const answer = askServer(email, token).finally(() => (asking = null))
    asking = { token, answer }
  }
  return await asking.answer
}

async function askServer(email: string, token: string): Promise<boolean> {
  const { admin } = await api('GET /admin/{email}', { params: { email } })
  if (currentSession()?.token === token) store.set({ token, admin })
  return admin
}

/** Called when an administrator steps down, because the session continues without the rights. */
export function forgetAdmin(): void {
  store.set({ ...store.get(), admin: false })
}

async function ask(token: string): Promise<void> {
  store.set({ token, admin: false })
  // Failures aren't remembered, so that the next component asks again.
  await isAdmin().catch(() => store.get().token === token && store.set(NO_ADMIN))
}
