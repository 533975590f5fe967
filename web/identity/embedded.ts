// The identity service that runs in our own server under /identity.
import type { ErrorBody } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { explainFields } from '../session/explain-field.ts'
import { emailOf } from './id-token.ts'
import { IdentityError, type IdentityClient, type SignInStep } from './identity.ts'
import { continueInPopup } from './popup.ts'

export { runPopup } from './popup.ts'

/** Our translations of the service's most frequent English messages, by error code. */
const MESSAGES: Partial<Record<ErrorBody['error'], () => string>> = {
  invalid_email_or_password: m.login_refused_password,
  user_already_exists_use_another_email: m.login_refused_exists,
  invalid_token: m.login_refused_link,
  invalid_code: m.login_refused_code,
  invalid_backup_code: m.login_refused_code,
  code_used: m.login_refused_used,
  too_many: m.login_refused_too_many,
  // The email is the only field whose format the service checks.
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
  renew: readSession,
  async sendReset(email) {
    await post('/request-password-reset', { email })
  },
  async setPassword(resetToken, password) {
    await post('/reset-password', { token: resetToken, newPassword: password })
  },
  async sendConfirmation(email) {
    // Sent without the cookie, because someone else may be signed in to the identity service here.
    await post('/send-verification-email', { email }, { credentials: 'omit' })
  },
  async signOut() {
    await post('/sign-out', {})
  },
}

/** The service keeps its session in a cookie; this requests an ID token for it. */
export async function readSession(): Promise<SignInStep> {
  const { token } = await request<{ token: string }>('/token', { method: 'GET' })
  return { done: true, idToken: token, email: emailOf(token) }
}

export function post<Answer>(path: string, body: Record<string, string>, init: RequestInit = {}): Promise<Answer> {
  return request(path, {
    ...init,
    method: 'POST',
    // Uses keepalive, so that signing out completes even if the page is closed.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`/identity${path}`, { credentials: 'same-origin', cache: 'no-store', ...init }).catch(
    () => null,
  )
  if (!response) throw new IdentityError('unreachable', m.login_unreachable())
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer) return answer
  const refusal = (answer ?? {}) as Partial<ErrorBody>
  const [fieldMessage] = Object.values(explainFields(refusal))
  const message = fieldMessage ?? MESSAGES[refusal.error ?? 'refused']?.() ?? refusal.message
  // If the answer has no message from the service, it came from a proxy in between.
  if (!message) throw new IdentityError('unreachable', m.login_unreachable())
  throw new IdentityError('refused', message, Number(response.headers.get('retry-after')) || undefined, refusal.error)
}
