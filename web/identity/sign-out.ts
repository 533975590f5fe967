import type { SiteSettings } from '#contract/site.ts'
import { loadIdentity } from './choose.ts'
import { removeSaved } from '../session/saved-person.ts'
import { forgetDrafts } from '../ui/use-draft.ts'
import { currentSession, endSession, sayFarewells, type SignOutReason } from '../session/session.ts'
import { knownSite } from '../session/site.ts'
import { reserveReminder } from '../session/unconfirmed.ts'

const FAREWELL_MS = 3000

/**
 * Signs out in the browser immediately. Both servers are notified in the background, even if the page is closed. If that
 * fails, their sessions expire on their own.
 */
export async function signOut(reason: SignOutReason | null = null): Promise<void> {
  const token = currentSession()?.token
  const site = knownSite()
  // A hosted service would navigate away to sign out, and the reason would never show.
  const staysHere = reason !== null && site?.identity === 'oidc'
  const leaving = [...sayFarewells(), endNotifications()]
  forgetDrafts()
  reserveReminder(false)
  endSession(reason)
  // The server must receive these before the session ends.
  await Promise.race([Promise.allSettled(leaving), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))])
  const headers = { authorization: `Bearer ${token}` }
  await Promise.allSettled([
    token && fetch('/api/signOut', { method: 'POST', headers, keepalive: true }),
    site && !staysHere && loadIdentity(site).then((identity) => identity.signOut()),
  ])
}

/**
 * For after deleting the account. An OpenID issuer keeps its own account, and would navigate away to sign out of it.
 */
export async function leaveDeletedAccount(site: SiteSettings): Promise<void> {
  await removeSaved()
  forgetDrafts()
  reserveReminder(false)
  endSession('deleted')
  void endNotifications()
  if (site.identity !== 'oidc') await (await loadIdentity(site)).signOut().catch(() => {})
}

/**
 * The next person who uses the browser must not see them. The server learns about it from the browser's push service.
 */
async function endNotifications(): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}
