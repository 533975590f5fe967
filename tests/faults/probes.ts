// Requests repeated during an outage, each with its expected answer and deadline.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { rawCall, type RawCall } from '../helpers/sweep/raw-call.ts'
import { seconds } from './figures.ts'

const PAUSE_MS = 200
const IMMEDIATE_MS = 2_000
export const SOON_MS = 5_000
/** An outage is not noticed everywhere at once. */
const GRACE_MS = 1_000

/** Each probe works as usual, fails with our JSON error, or fails with an error page. */
type Expected = 'works' | 'fails with JSON' | 'fails with a page'
type Probe = { name: string; request(): RawCall; expected: Expected }
type Response = { status: number; text: string; ms: number; at: number }

/** Content writes empty the caches, so cached answers are not probed during writes. */
export function probesOf(token: string, duringWrites: boolean): Probe[] {
  const get = (target: string, headers: Record<string, string> = {}) => ({ method: 'GET', target, headers })
  const signedIn = { authorization: `Bearer ${token}` }
  const cached: Probe[] = [
    { name: 'the home page', expected: 'works', request: () => get('/') },
    { name: 'the list of books', expected: 'works', request: () => get('/api/books') },
  ]
  return [
    { name: '/api/health', expected: 'works', request: () => get('/api/health') },
    ...(duringWrites ? [] : cached),
    { name: '/api/ready', expected: 'fails with JSON', request: () => get('/api/ready') },
    { name: 'the list of people', expected: 'fails with JSON', request: () => get('/api/user', signedIn) },
    { name: 'signing in', expected: 'fails with JSON', request: signingIn },
    {
      name: 'a page nobody opened before',
      expected: 'fails with a page',
      request: () => get(`/blogs?after=${randomUUID()}`),
    },
  ]
}

export function signingIn(): RawCall {
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'user')!
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', target: '/identity/sign-in/email', headers, body: JSON.stringify({ email, password }) }
}

export type Probing = { stop(): Promise<{ found: string[]; slowest: string }> }

export function startProbing(url: string, probes: Probe[]): Probing {
  const began = performance.now()
  let isStopped = false
  const loops = probes.map(async (probe) => {
    const responses: Response[] = []
    while (!isStopped) {
      const at = performance.now()
      const { status, text } = await rawCall(url, probe.request()).catch((error: Error) => ({
        status: 0,
        text: String(error),
      }))
      responses.push({ status, text, ms: performance.now() - at, at: at - began })
      await wait(PAUSE_MS)
    }
    return { probe, responses }
  })
  return {
    async stop() {
      isStopped = true
      const all = await Promise.all(loops)
      const slowest = all.map(
        ({ probe, responses }) => `${probe.name} ${seconds(Math.max(...responses.map(({ ms }) => ms)))}`,
      )
      return { found: all.flatMap(({ probe, responses }) => problemsOf(probe, responses)), slowest: slowest.join(', ') }
    },
  }
}

function problemsOf({ name, expected }: Probe, responses: Response[]): string[] {
  const maxMs = expected === 'works' ? IMMEDIATE_MS : SOON_MS
  const problems = responses.flatMap(({ status, text, ms, at }) => {
    const isRight =
      expected === 'works'
        ? status === 200
        : expected === 'fails with JSON'
          ? isOurError(status, text)
          : status === 503 && text.includes('</html>')
    const isEarly = at < GRACE_MS && status === 200
    return [
      ...(isRight || isEarly ? [] : [`${name} answered ${status} ${text.slice(0, 150)}`]),
      ...(ms > maxMs ? [`${name} took ${seconds(ms)}`] : []),
    ]
  })
  return [...new Set(problems)]
}

function isOurError(status: number, text: string): boolean {
  if (status !== 503) return false
  const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown }
  return typeof error === 'string' && typeof message === 'string'
}
