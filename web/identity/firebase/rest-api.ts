// Firebase's REST API for browsers, with its errors translated.
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { knownSite } from '../../session/site.ts'
import { IdentityError } from '../identity.ts'

const MESSAGES: Record<string, () => string> = {
  INVALID_LOGIN_CREDENTIALS: m.login_refused_password,
  INVALID_PASSWORD: m.login_refused_password,
  EMAIL_NOT_FOUND: m.login_refused_password,
  EMAIL_EXISTS: m.login_refused_exists,
  INVALID_EMAIL: m.login_email_invalid,
  WEAK_PASSWORD: m.login_refused_weak,
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: m.login_refused_weak,
  USER_DISABLED: m.login_refused_disabled,
  INVALID_OOB_CODE: m.login_refused_link,
  EXPIRED_OOB_CODE: m.login_refused_link,
  INVALID_CODE: m.login_refused_code,
  SESSION_EXPIRED: m.login_refused_code_late,
  INVALID_MFA_PENDING_CREDENTIAL: m.login_refused_code_late,
  INVALID_PHONE_NUMBER: m.security_phone_invalid,
  OPERATION_NOT_ALLOWED: m.security_missing,
  PASSWORD_LOGIN_DISABLED: m.security_missing,
  TOO_MANY_ATTEMPTS_TRY_LATER: m.login_refused_too_many,
  RESET_PASSWORD_EXCEED_LIMIT: m.login_refused_too_many,
  QUOTA_EXCEEDED: m.login_refused_too_many,
  INVALID_IDP_RESPONSE: m.login_popup_failed,
  ...sessionOver([
    'TOKEN_EXPIRED',
    'INVALID_ID_TOKEN',
    'USER_NOT_FOUND',
    'INVALID_REFRESH_TOKEN',
    'MISSING_ID_TOKEN',
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  ]),
}

function sessionOver(codes: string[]): Record<string, () => string> {
  return Object.fromEntries(codes.map((code) => [code, m.security_sign_in_again]))
}

/** Whether Firebase rejects the stored sign-in. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof IdentityError && MESSAGES[error.reason ?? ''] === m.security_sign_in_again
}

export function callFirebase<Answer>(path: string, body: Record<string, unknown>): Promise<Answer> {
  return send('identitytoolkit', path, {
    method: 'POST',
    // Emails and text messages use the page's language.
    headers: { 'content-type': 'application/json', 'x-firebase-locale': getLocale() },
    body: JSON.stringify(body),
  })
}

export const readFirebase = <Answer>(path: string) => send<Answer>('identitytoolkit', path, {})

export function renewTokens(refreshToken: string): Promise<{ id_token: string; refresh_token: string }> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  return send('securetoken', 'v1/token', { method: 'POST', body })
}

async function send<Answer>(service: string, path: string, init: RequestInit): Promise<Answer> {
  const { apiKey, emulator } = knownSite()!.firebase!
  const host = `${service}.googleapis.com`
  const origin = emulator ? `${emulator}/${host}` : `https://${host}`
  const response = await fetch(`${origin}/${path}?key=${apiKey}`, { cache: 'no-store', ...init }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as (Answer & { error?: { message?: string } }) | null
  if (response?.ok && answer) return answer
  // The message looks like 'WEAK_PASSWORD : Password should be at least 6 characters'.
  const code = answer?.error?.message?.split(' ')[0]
  if (!code) throw new IdentityError('unreachable', m.login_unreachable())
  throw new IdentityError('refused', MESSAGES[code]?.() ?? m.login_hosted_failed(), undefined, code)
}
