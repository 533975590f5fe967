// Requests to the embedded identity service, which recognises the person by its own cookie.
import { ApiError, type ErrorBody } from '#contract/client.ts'
import { emailOf } from '../../../identity/id-token.ts'
import { m } from '../../../paraglide/messages.js'
import { finishSignIn } from '../../../identity/sign-in.ts'

export type Account = {
  email: string
  emailVerified: boolean
  twoFactorEnabled: boolean
  phoneNumber: string | null
}

/** Null if the session at the service has ended and the person has to sign in again. */
export async function readAccount(): Promise<Account | null> {
  const answer = await request<{ user: Partial<Account> & { email: string } } | null>('GET', '/get-session')
  if (!answer) return null
  const { email, emailVerified = false, twoFactorEnabled, phoneNumber } = answer.user
  return { email, emailVerified, twoFactorEnabled: twoFactorEnabled ?? false, phoneNumber: phoneNumber ?? null }
}

export const beginSecondFactor = (password: string) =>
  request<{ totpURI: string; backupCodes: string[] }>('POST', '/two-factor/enable', { password })

export async function confirmSecondFactor(code: string): Promise<void> {
  await request('POST', '/two-factor/verify-totp', { code })
  await renewSession()
}

export async function endSecondFactor(password: string): Promise<void> {
  await request('POST', '/two-factor/disable', { password })
  await renewSession()
}

export async function newRecoveryCodes(password: string): Promise<string[]> {
  const { backupCodes } = await request<{ backupCodes: string[] }>('POST', '/two-factor/generate-backup-codes', {
    password,
  })
  return backupCodes
}

/** Ends all other sessions. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await request('POST', '/change-password', { currentPassword, newPassword })
  await renewSession()
}

export const sendPhoneCode = (phoneNumber: string) => request('POST', '/phone-number/send-otp', { phoneNumber })

export const confirmPhone = (phoneNumber: string, code: string) =>
  request('POST', '/phone-number/verify', { phoneNumber, code, updatePhoneNumber: true })

export const sendVerificationMail = (email: string) => request('POST', '/send-verification-email', { email })

/**
 * A new password, and turning the second factor on or off, start a new session at the service and end our access token
 * with the old one. If renewing fails, the change is still saved, and the next call asks to sign in again.
 */
async function renewSession(): Promise<void> {
  try {
    const { token } = await request<{ token: string }>('GET', '/token')
    await finishSignIn({ done: true, idToken: token, email: emailOf(token) })
  } catch {}
}

async function request<Answer>(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`/identity${path}`, {
    method,
    cache: 'no-store',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json().catch(() => null)) as unknown
  if (response.ok) return answer as Answer
  const errorBody = answer as Partial<ErrorBody> | null
  throw new ApiError(response.status, {
    error: 'refused',
    message: m.call_failed(),
    ...errorBody,
    ...(response.status === 404 ? { message: m.security_missing() } : {}),
  })
}
