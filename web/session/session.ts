// Who is signed in, as far as this browser knows: the access token in local storage, shared by all tabs.
import { useSyncExternalStore } from 'react'

const KEY = 'accessToken'

/** What the token says for the pages to show. The server believes none of it. */
export type Session = { token: string; email: string; name: string; expiresAt: number }

/** Why somebody was signed out who did not ask for it. */
export type SignOutReason = 'ended' | 'forbidden' | 'not_admin'

const listeners = new Set<() => void>()
let forcedBy: SignOutReason | null = null
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

/** With a reason, GuardPages leads to the login page, which says it. */
export function endSession(reason: SignOutReason | null = null): void {
  forcedBy = reason
  localStorage.removeItem(KEY)
  tell()
}

/** Answers once. */
export function takeSignOutReason(): SignOutReason | null {
  const reason = forcedBy
  forcedBy = null
  return reason
}

/** Removes an access token that is past its time; answers whether there was one. */
export function dropExpiredSession(): boolean {
  if (localStorage.getItem(KEY) === null || currentSession()) return false
  localStorage.removeItem(KEY)
  return true
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
