// What of the identity service can be reached from outside: the paths in use, each with its limits, and no others.
// The service brings many more (changing names and pictures past our rules among them); those are not found.
import { PASSWORD_LEAST } from '#contract/constants.ts'
import { HttpError, invalid, notFound } from '../../http/errors.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { isCommonPassword } from './common-passwords.ts'

export type IdentityLimits = RateLimiter

type Forward = (request: Request, from: string) => Promise<Response>
type Gate = (context: { body: Record<string, unknown>; from: string; limits: IdentityLimits }) => Promise<Settle | void>
/** Told afterwards whether the service said yes. */
type Settle = (ok: boolean) => Promise<void>

const BODY_MOST = 16 * 1024

const open: Gate = async () => {}

const signIn: Gate = async ({ body, from, limits }) => {
  const account = accountOf(body)
  await limits.count('signInAddress', from)
  await limits.count('signInAccount', account)
  // Only failures add up: a good password clears the count.
  return async (ok) => (ok ? limits.clear('signInAccount', account) : undefined)
}

const signUp: Gate = async ({ body, from, limits }) => {
  refuseBadRegistration(body)
  await limits.count('signUpAddress', from)
}

const reset: Gate = async ({ body, from, limits }) => {
  await limits.count('resetAddress', from)
  await limits.count('resetAccount', accountOf(body))
}

const newPassword: Gate = async ({ body, from, limits }) => {
  refuseCommonPassword(body.newPassword)
  await limits.count('resetAddress', from)
}

const GATES: Record<string, Gate> = {
  'POST /sign-up/email': signUp,
  'POST /sign-in/email': signIn,
  'POST /sign-out': open,
  'POST /request-password-reset': reset,
  'POST /reset-password': newPassword,
  'GET /verify-email': open,
  'GET /get-session': open,
  'GET /token': open,
  'GET /jwks': open,
}

export function guardIdentityPaths(limits: IdentityLimits, forward: Forward): Forward {
  return async (request, from) => {
    const path = new URL(request.url).pathname.replace(/^\/identity/, '')
    const gate = GATES[`${request.method} ${path}`]
    if (!gate) throw notFound('There is no such call.')
    const text = request.method === 'POST' ? await readText(request) : undefined
    const settle = await gate({ body: parseObject(text), from, limits })
    const forwarded =
      text === undefined ? request : new Request(request.url, { method: 'POST', headers: request.headers, body: text })
    const response = await forward(forwarded, from)
    await settle?.(response.ok)
    return response
  }
}

/** The pattern of an identity path for the logs, where it may hold nothing personal. */
export function identityCallName(request: Request): string {
  const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/identity/, '')}`
  return name in GATES ? name.replace(' ', ' /identity') : 'unknown identity call'
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > BODY_MOST) throw bodyTooLarge()
  const text = await request.text()
  if (text.length > BODY_MOST) throw bodyTooLarge()
  return text
}

const bodyTooLarge = () => new HttpError(413, 'too_large', 'The body is too large.')

function parseObject(text: string | undefined): Record<string, unknown> {
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    throw new HttpError(400, 'bad_json', 'The body is not valid JSON.')
  }
}

function accountOf(body: Record<string, unknown>): string {
  return typeof body.email === 'string' ? body.email.trim().toLowerCase().slice(0, 254) : ''
}

function refuseBadRegistration(body: Record<string, unknown>): void {
  // The service would store whatever else a body carries, a picture's address among it.
  if (body.image !== undefined) throw invalid({ image: 'A picture is added on the profile page.' })
  const name = typeof body.name === 'string' ? body.name.trim() : ''
  if (!name || name.length > 100) throw invalid({ name: 'Between 1 and 100 characters' })
  refuseCommonPassword(body.password)
}

function refuseCommonPassword(password: unknown): void {
  if (typeof password !== 'string' || password.length < PASSWORD_LEAST) return
  if (isCommonPassword(password)) {
    throw invalid({ password: 'This password is one of the first that others would try. Please choose another.' })
  }
}
