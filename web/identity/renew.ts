import type { SiteSettings } from '#contract/site.ts'
import { loadIdentity } from './choose.ts'
import { currentSession } from '../session/session.ts'
import { finishSignIn } from './sign-in.ts'

/**
 * A session from before the email was confirmed lacks the rights that need it. The identity service knows about the
 * confirmation, so the person doesn't have to log in again.
 */
export async function renewSession(site: SiteSettings): Promise<void> {
  const identity = await loadIdentity(site)
  const step = await identity.renew?.()
  // Someone else may be signed in at the identity service.
  if (step?.done && step.email === currentSession()?.email) await finishSignIn(step)
}
