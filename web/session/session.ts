// The session in this browser: the access token in local storage, shared by all tabs.
import { useSyncExternalStore } from 'react'
import { SIGNED_IN_COOKIE } from '#contract/constants.ts'

const KEY = 'accessToken'

/** The browser's sign-in at a hosted identity service. It ends with the session. */
export const HOSTED_KEY = 'hostedSignIn'

/** Searches on this device, which belong to the session. */
export const RECENT_SEARCHES = 'recentSearches'

/** The current lesson in each course, which belongs to the session. */
export const LAST_LESSONS = 'lastLessons'

/** The token's claims, only for display, because the server verifies the token on each call. */
export type Session = { token: string; email: string; name: string; expiresAt: number }

/** Why someone was signed out without pressing Log Out. */
export type SignOutReason = 'ended' | 'forbidden' | 'not_admin' | 'deleted'

const listeners = new Set<() => void>()
let pendingReason: SignOutReason | null = null
let cached: { token: string | null; session: Session | null } = { token: null, session: null }

export function currentSession(): Session | null {
  const token = localStorage.getItem(KEY)
  if (token !== cached.token) cached = { token, session: token ? decode(token) : null }
  const { session } = cached
  // Offline, only content stored on this device can be opened, and that has its own expiry (web/learning/saved).
  return session && (session.expiresAt > Date.now() || !navigator.onLine) ? session : null
}

export function startSession(token: string): void {
  localStorage.setItem(KEY, token)
  setMark(MARK_SECONDS)
  notifyListeners()
}

const MARK_SECONDS = 365 * 24 * 60 * 60

/** Tells the server which of two public pages to send. head-script.js does the same for older sessions. */
function setMark(seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${SIGNED_IN_COOKIE}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

const farewells = new Set<() => Promise<void>>()

/** Registers work that must be sent while the session is still valid. */
export function beforeSignOut(work: () => Promise<void>): () => void {
  farewells.add(work)
  return () => farewells.delete(work)
}

/** Starts all of that work in parallel. */
export const sayFarewells = () => [...farewells].map((work) => work())

/** With a reason, GuardPages redirects to the login page, which shows it. */
export function endSession(reason: SignOutReason | null = null): void {
  pendingReason = reason
  localStorage.removeItem(KEY)
  setMark(0)
  localStorage.removeItem(HOSTED_KEY)
  localStorage.removeItem(RECENT_SEARCHES)
  localStorage.removeItem(LAST_LESSONS)
  notifyListeners()
}

const lossChecks = new Set<() => void>()

/** Called when the server refused a call made without a session. */
export function onMissingSession(check: () => void): () => void {
  lossChecks.add(check)
  return () => lossChecks.delete(check)
}

export function reportMissingSession(): void {
  for (const check of lossChecks) check()
}

/** Returns the reason once, then clears it. */
export function takeSignOutReason(): SignOutReason | null {
  const reason = pendingReason
  pendingReason = null
  return reason
}

/** Removes an expired access token. Returns whether there was one. */
export function dropExpiredSession(): boolean {
  if (localStorage.getItem(KEY) === null || currentSession()) return false
  localStorage.removeItem(KEY)
  setMark(0)
  return true
}

/** Null on the server and until hydration. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null)
}

/**
 * Different for each session, but the same during hydration as afterwards, so only for use as `key`, never for display.
 */
export function useSessionKey(): string {
  return useSyncExternalStore(subscribe, sessionKey, sessionKey)
}

const sessionKey = () => (typeof window === 'undefined' ? '' : (currentSession()?.token ?? ''))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Signing out in one tab signs out the others.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function decode(token: string): Session | null {
  try {
    const { email, name, exp } = claimsOf(token) as { email: string; name: string; exp: number }
    return { token, email, name, expiresAt: exp * 1000 }
  } catch {
    return null
  }
}

/** The token's unverified claims. */
export function claimsOf(token: string): unknown {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}
