// Whether the person who is signed in is an administrator, as the server says. Asked once for a session, by whatever is
// shown to administrators only; until then, and when it cannot be told, nobody is one.
import { useEffect } from 'react'
import { createStore, useStore } from '../ui/store.ts'
import { api } from './api.ts'
import { currentSession, useSession } from './session.ts'

const NOBODY = { token: null as string | null, admin: false }
const known = createStore(NOBODY)

export function useIsAdmin(): boolean {
  const token = useSession()?.token ?? null
  const answer = useStore(known, NOBODY)
  useEffect(() => {
    if (token && known.get().token !== token) void ask(token)
  }, [token])
  return token !== null && answer.token === token && answer.admin
}

async function ask(token: string): Promise<void> {
  const email = currentSession()?.email
  if (!email) return
  known.set({ token, admin: false })
  try {
    const { admin } = await api('GET /admin/{email}', { params: { email } })
    if (known.get().token === token) known.set({ token, admin })
  } catch {
    // Asked again by the next page.
    if (known.get().token === token) known.set(NOBODY)
  }
}
