// Who is signed in, as far as this browser knows: the access token in local storage, shared by all tabs.
import { useSyncExternalStore } from 'react'

const KEY = 'accessToken'

/** What the token says for the pages to show. The server believes none of it. */
export type Session = { token: string; email: string; name: string; expiresAt: number }

const listeners = new Set<() => void>()
let known: { token: string | null; session: Session | null } = { token: null, session: null }

export function currentSession(): Session | null {
  const token = localStorage.getItem(KEY)
  if (token !== known.token) known = { token, session: token ? read(token) : null }
  const { session } = known
  return session && session.expiresAt > Date.now() ? session : null
}

export function startSession(token: string): void {
  localStorage.setItem(KEY, token)
  tell()
}

export function endSession(): void {
  localStorage.removeItem(KEY)
  tell()
}

/** The session of this browser; null on the server and until the page has come alive. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Signing out in one tab signs out the others.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function read(token: string): Session | null {
  try {
    const part = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))
    const { email, name, exp } = JSON.parse(new TextDecoder().decode(bytes)) as {
      email: string
      name: string
      exp: number
    }
    return { token, email, name, expiresAt: exp * 1000 }
  } catch {
    return null
  }
}
