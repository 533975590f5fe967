// The paths of the identity service that are reachable from outside, each with its limits. The library has many more,
// such as changing names and pictures in ways our rules forbid; those answer 404.
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { MIN_PASSWORD_LENGTH } from '#contract/constants.ts'
import type { ErrorBody } from '#contract/client.ts'
import type { IdentityCode } from '#contract/error-codes.ts'
import { checkFields } from '#contract/calls/check-fields.ts'
import { personName } from '#contract/calls/fields.ts'
import { refusal } from '#contract/refusals.ts'
import { paths } from '#contract/paths.ts'
import { internationalPhone } from '#contract/people/phone.ts'
import { badRequest, invalid, invalidFields, notFound } from '../../http/errors.ts'
import type { LimitName, RateLimiter } from '../../http/rate-limit.ts'
import { expectType, readBytes } from '../../http/read-body.ts'
import { isCommonPassword } from './common-passwords.ts'
import { tidyPopupPage } from './popup-page.ts'
import { PROVIDER_ID } from './third-party.ts'

export type IdentityLimits = RateLimiter

type Forward = (request: Request, from: string) => Promise<Response>
export type PasswordRules = {
  /** People try a demo with common passwords, and no real account is at risk there. */
  allowsCommonPasswords: boolean
}
type GateContext = {
  body: Record<string, unknown>
  query: URLSearchParams
  from: string
  limits: IdentityLimits
  rules: PasswordRules
}
/** Checks and counts a request, and may remove fields that the service must not get. */
type Gate = (context: GateContext) => Promise<AfterAnswer | void>
/** Called afterwards with whether the service accepted the request. */
type AfterAnswer = (ok: boolean) => Promise<void>

/** Enough for a name, an email, a password and the page to return to. */
const MAX_BODY_BYTES = 4 * 1024
const MAX_EMAIL_LENGTH = 254
const STRANGER_DELAY_MS = 1000
const REGISTRATION = z.object({ name: personName })

const open: Gate = async () => {}

const signIn: Gate = async ({ body, from, limits }) => {
  const account = accountOf(body)
  const pair = `${account} ${from}`
  await limits.count('signInPair', pair)
  if ((await limits.isReached('signInFailures', account)) && !(await limits.isReached('signInKnown', pair))) {
    await limits.count('signInStranger', pair)
    await wait(STRANGER_DELAY_MS)
  }
  return async (ok) => {
    if (!ok) return void (await limits.tally('signInFailures', account))
    // A correct password here doesn't clear guesses from other addresses.
    await limits.clear('signInPair', pair)
    await limits.clear('signInStranger', pair)
    await limits.tally('signInKnown', pair)
  }
}

const signUp: Gate = async ({ body, rules }) => {
  refuseBadRegistration(body)
  refuseCommonPassword(body.password, rules)
  delete body.phoneNumber
}

const reset: Gate = async ({ body, from, limits }) => {
  await limits.count('resetPair', `${accountOf(body)} ${from}`)
}

const newPassword: Gate = async ({ body, rules }) => {
  refuseCommonPassword(body.newPassword, rules)
}

/** Changing the password signs out anyone else who knew the old one. */
const changePassword: Gate = async ({ body, rules }) => {
  keepOnly(body, ['currentPassword', 'newPassword'])
  refuseCommonPassword(body.newPassword, rules)
  body.revokeOtherSessions = true
}

const verifyMail: Gate = async ({ body, from, limits }) => {
  keepOnly(body, ['email', 'callbackURL'])
  await limits.count('confirmPair', `${accountOf(body)} ${from}`)
}

const confirm: Gate = async ({ body }) => {
  keepOnly(body, ['token'])
}

const popup: Gate = async ({ query }) => {
  for (const key of Array.from(query.keys())) if (!['popupOrigin', 'popupNonce'].includes(key)) query.delete(key)
  query.set('provider', PROVIDER_ID)
}

/** Attempts are counted later, once the account is known: see account-safety.ts. */
const secondFactor =
  (...fields: string[]): Gate =>
  async ({ body }) =>
    keepOnly(body, fields)

const sendText: Gate = async ({ body }) => {
  keepOnly(body, ['phoneNumber'])
  body.phoneNumber = phoneOf(body)
}

const verifyPhone: Gate = async ({ body }) => {
  keepOnly(body, ['phoneNumber', 'code'])
  body.phoneNumber = phoneOf(body)
  // Otherwise the service would sign the caller in as the number's owner.
  body.updatePhoneNumber = true
  body.disableSession = true
}

const GATES: Record<string, Gate> = {
  'POST /sign-up/email': signUp,
  'POST /sign-in/email': signIn,
  'POST /sign-out': open,
  'POST /request-password-reset': reset,
  'POST /reset-password': newPassword,
  'POST /change-password': changePassword,
  'GET /verify-email': open,
  'POST /confirm-email': confirm,
  'GET /get-session': open,
  'GET /token': open,
  'GET /jwks': open,
  'POST /send-verification-email': verifyMail,
  'GET /oauth-popup/start': popup,
  [`GET /callback/${PROVIDER_ID}`]: open,
  'POST /two-factor/enable': secondFactor('password'),
  'POST /two-factor/disable': secondFactor('password'),
  'POST /two-factor/generate-backup-codes': secondFactor('password'),
  'POST /two-factor/verify-totp': secondFactor('code'),
  'POST /two-factor/verify-backup-code': secondFactor('code'),
  'POST /phone-number/send-otp': sendText,
  'POST /phone-number/verify': verifyPhone,
}

/** Attempts per network address, counted before the request's body is read. */
const ADDRESS_LIMITS: Record<string, LimitName> = {
  'POST /sign-up/email': 'signUpAddress',
  'POST /sign-in/email': 'signInAddress',
  'POST /request-password-reset': 'resetAddress',
  'POST /reset-password': 'resetAddress',
  'POST /change-password': 'codeAddress',
  'POST /confirm-email': 'confirmAddress',
  'POST /send-verification-email': 'resetAddress',
  'GET /oauth-popup/start': 'popupAddress',
  'POST /two-factor/enable': 'codeAddress',
  'POST /two-factor/disable': 'codeAddress',
  'POST /two-factor/generate-backup-codes': 'codeAddress',
  'POST /two-factor/verify-totp': 'codeAddress',
  'POST /two-factor/verify-backup-code': 'codeAddress',
  'POST /phone-number/send-otp': 'textAddress',
  'POST /phone-number/verify': 'codeAddress',
}

export function guardIdentityPaths(limits: IdentityLimits, rules: PasswordRules, forward: Forward): Forward {
  return async (request, from) => {
    const url = new URL(request.url)
    const path = url.pathname.replace(/^\/identity/, '')
    const name = `${request.method} ${path}`
    const gate = GATES[name]
    if (!gate) throw notFound('This call doesn’t exist.')
    if (path === '/verify-email') return toConfirmPage(url)
    const limit = ADDRESS_LIMITS[name]
    if (limit) await limits.count(limit, from)
    const isPost = request.method === 'POST'
    const body = isPost ? await readObject(request) : {}
    const afterAnswer = await gate({ body, query: url.searchParams, from, limits, rules })
    const response = await forward(isPost ? rewritten(request, body) : new Request(url, request), from)
    await afterAnswer?.(response.ok)
    return response.status < 400 ? tidyPopupPage(response) : toOurErrorBody(response)
  }
}

/** Emails of older versions link here. Opening a link confirms nothing, because email scanners open links too. */
function toConfirmPage({ searchParams }: URL): Response {
  const query = new URLSearchParams({ token: searchParams.get('token') ?? '' })
  return new Response(null, { status: 302, headers: { location: `${paths.confirmEmail}?${query}` } })
}

/** The service gets exactly what the gate checked, so that a body parsed differently cannot bypass it. */
function rewritten(request: Request, body: Record<string, unknown>): Request {
  const url = new URL(request.url)
  url.search = ''
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Reports the service's errors in the same shape as our own. */
async function toOurErrorBody(response: Response): Promise<Response> {
  const answer = (await response.json().catch(() => null)) as { code?: string; message?: string } | null
  const body: ErrorBody = {
    // The service has more codes than the site explains.
    error: (answer?.code?.toLowerCase() as IdentityCode | undefined) ?? 'refused',
    message: answer?.message ?? 'That didn’t work. Try again.',
  }
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}

/** The pattern of an identity path for the logs, which must not contain anything personal. */
export function identityCallName(request: Request): string {
  const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/identity/, '')}`
  return name in GATES ? name.replace(' ', ' /identity') : 'unknown identity call'
}

async function readObject(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  if (!bytes.length) return {}
  expectType(request, 'application/json')
  const body = parseObject(bytes)
  for (const [field, value] of Object.entries(body)) {
    // PostgreSQL cannot store NUL characters.
    if (typeof value === 'string' && value.includes('\0')) throw invalid({ [field]: 'not_text' })
  }
  return body
}

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    throw badRequest('bad_json', 'The body isn’t valid JSON.')
  }
}

function accountOf(body: Record<string, unknown>): string {
  return typeof body.email === 'string'
    ? body.email
        .trim()
        .toLowerCase()
        .slice(0, MAX_EMAIL_LENGTH + 1)
    : ''
}

function keepOnly(body: Record<string, unknown>, fields: string[]): void {
  for (const key of Object.keys(body)) if (!fields.includes(key)) delete body[key]
}

function phoneOf(body: Record<string, unknown>): string {
  const number = typeof body.phoneNumber === 'string' ? internationalPhone(body.phoneNumber) : null
  if (!number) throw invalid({ phoneNumber: 'bad_phone' })
  return number
}

function refuseBadRegistration(body: Record<string, unknown>): void {
  // The service would also store other fields, such as a picture's URL.
  if (body.image !== undefined) throw invalid({ image: 'picture_later' })
  const checked = checkFields(REGISTRATION, body)
  if (!checked.success) throw invalidFields(checked.codes)
  if (accountOf(body).length > MAX_EMAIL_LENGTH) throw invalid({ email: refusal('too_long', MAX_EMAIL_LENGTH) })
}

function refuseCommonPassword(password: unknown, { allowsCommonPasswords }: PasswordRules): void {
  if (allowsCommonPasswords || typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH) return
  if (isCommonPassword(password)) throw invalid({ password: 'common_password' })
}
