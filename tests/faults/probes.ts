// Requests repeated while something is wrong, each with the expected answer and its deadline.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { rawCall, type RawCall } from '../helpers/sweep/raw-call.ts'
import { seconds } from './figures.ts'

const PAUSE_MS = 200
const AT_ONCE_MS = 2_000
export const SOON_MS = 5_000
/** Trouble is not noticed everywhere the moment it begins. */
const GRACE_MS = 1_000

/** Works as usual; fails with our JSON error; or fails with an error page. */
type Expected = 'works' | 'says so' | 'says so as a page'
type Probe = { name: string; ask(): RawCall; expected: Expected }
type Heard = { status: number; text: string; ms: number; at: number }

/** Content writes empty the caches, so cached answers are not probed beside them. */
export function probesOf(token: string, inTheMidst: boolean): Probe[] {
  const get = (target: string, headers: Record<string, string> = {}) => ({ method: 'GET', target, headers })
  const signedIn = { authorization: `Bearer ${token}` }
  const kept: Probe[] = [
    { name: 'the home page', expected: 'works', ask: () => get('/') },
    { name: 'the list of books', expected: 'works', ask: () => get('/api/books') },
  ]
  return [
    { name: '/api/health', expected: 'works', ask: () => get('/api/health') },
    ...(inTheMidst ? [] : kept),
    { name: '/api/ready', expected: 'says so', ask: () => get('/api/ready') },
    { name: 'the list of people', expected: 'says so', ask: () => get('/api/user', signedIn) },
    { name: 'signing in', expected: 'says so', ask: signingIn },
    {
      name: 'a page nobody opened before',
      expected: 'says so as a page',
      ask: () => get(`/blogs?after=${randomUUID()}`),
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
    const heard: Heard[] = []
    while (!isStopped) {
      const at = performance.now()
      const { status, text } = await rawCall(url, probe.ask()).catch((error: Error) => ({
        status: 0,
        text: String(error),
      }))
      heard.push({ status, text, ms: performance.now() - at, at: at - began })
      await wait(PAUSE_MS)
    }
    return { probe, heard }
  })
  return {
    async stop() {
      isStopped = true
      const all = await Promise.all(loops)
      const slowest = all.map(({ probe, heard }) => `${probe.name} ${seconds(Math.max(...heard.map(({ ms }) => ms)))}`)
      return { found: all.flatMap(({ probe, heard }) => wrongsOf(probe, heard)), slowest: slowest.join(', ') }
    },
  }
}

function wrongsOf({ name, expected }: Probe, heard: Heard[]): string[] {
  const most = expected === 'works' ? AT_ONCE_MS : SOON_MS
  const wrongs = heard.flatMap(({ status, text, ms, at }) => {
    const isRight =
      expected === 'works'
        ? status === 200
        : expected === 'says so'
          ? isOurShape(status, text)
          : status === 503 && text.includes('</html>')
    const isEarly = at < GRACE_MS && status === 200
    return [
      ...(isRight || isEarly ? [] : [`${name} answered ${status} ${text.slice(0, 150)}`]),
      ...(ms > most ? [`${name} took ${seconds(ms)}`] : []),
    ]
  })
  return [...new Set(wrongs)]
}

function isOurShape(status: number, text: string): boolean {
  if (status !== 503) return false
  const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown }
  return typeof error === 'string' && typeof message === 'string'
}
