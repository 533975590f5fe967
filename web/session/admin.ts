// Whether the person who is signed in is an administrator, as the server says. Asked once for a session, by whatever is
// shown to administrators only; until then, and when it cannot be told, nobody is one.
import { useEffect, useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { currentSession, useSession } from './session.ts'

const NOBODY = { token: null as string | null, admin: false }
const listeners = new Set<() => void>()
let known = NOBODY

export function useIsAdmin(): boolean {
  const token = useSession()?.token ?? null
  const answer = useSyncExternalStore(
    subscribe,
    () => known,
    () => NOBODY,
  )
  useEffect(() => {
    if (token && known.token !== token) void ask(token)
  }, [token])
  return token !== null && answer.token === token && answer.admin
}

async function ask(token: string): Promise<void> {
  const email = currentSession()?.email
  if (!email) return
  set({ token, admin: false })
  try {
    const { admin } = await api('GET /admin/{email}', { params: { email } })
    if (known.token === token) set({ token, admin })
  } catch {
    // Asked again by the next page.
    if (known.token === token) known = NOBODY
  }
}

function set(next: typeof known): void {
  known = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
