// The identity service that runs in our own server under /identity.
import type { ErrorBody } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { explainFields } from '../session/explain-field.ts'
import { emailOf } from './id-token.ts'
import { IdentityError, type IdentityClient, type SignInStep } from './identity.ts'
import { continueInPopup } from './popup.ts'

/** The service speaks English. What it says most often is said in the page's language, in English letter for letter. */
const WORDS: Record<string, () => string> = {
  invalid_email_or_password: m.login_refused_password,
  user_already_exists_use_another_email: m.login_refused_exists,
  invalid_token: m.login_refused_link,
  invalid_code: m.login_refused_code,
  invalid_backup_code: m.login_refused_code,
  code_used: m.login_refused_used,
  too_many: m.login_refused_too_many,
  // Only an address can look wrong to it: everything else is text.
  validation_error: m.login_email_invalid,
}

export const embeddedIdentity: IdentityClient = {
  async signIn(email, password) {
    const answer = await post<{ twoFactorRedirect?: boolean }>('/sign-in/email', { email, password })
    return answer.twoFactorRedirect ? { done: false, needs: 'secondFactor' } : readSession()
  },
  async confirmCode(code, kind) {
    await post(kind === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', { code })
    return readSession()
  },
  async register(name, email, password) {
    await post('/sign-up/email', { name, email, password })
    return readSession()
  },
  async continueWithProvider() {
    const outcome = await continueInPopup()
    return outcome === 'secondFactor' ? { done: false, needs: outcome } : readSession()
  },
  async sendReset(email) {
    await post('/request-password-reset', { email })
  },
  async setPassword(resetToken, password) {
    await post('/reset-password', { token: resetToken, newPassword: password })
  },
  async signOut() {
    await post('/sign-out', {})
  },
}

/** The service keeps the sign-in in a cookie of its own; this is the token that says whose it is. */
export async function readSession(): Promise<SignInStep> {
  const { token } = await ask<{ token: string }>('/token', { method: 'GET' })
  return { done: true, idToken: token, email: emailOf(token) }
}

export function post<Answer>(path: string, body: Record<string, string>, init: RequestInit = {}): Promise<Answer> {
  return ask(path, {
    ...init,
    method: 'POST',
    // A sign-out is still sent when the page is closed.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`/identity${path}`, { credentials: 'same-origin', cache: 'no-store', ...init }).catch(
    () => null,
  )
  if (!response) throw new IdentityError('unreachable', m.login_unreachable())
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer) return answer
  const refusal = (answer ?? {}) as Partial<ErrorBody>
  const [ofField] = Object.values(explainFields(refusal))
  const said = ofField ?? WORDS[refusal.error ?? '']?.() ?? refusal.message
  // Without a word of the service's own, something between us and it has answered.
  if (!said) throw new IdentityError('unreachable', m.login_unreachable())
  throw new IdentityError('refused', said, Number(response.headers.get('retry-after')) || undefined, refusal.error)
}
