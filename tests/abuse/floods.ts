// Overload: bodies too large or too deep, clients that never finish, and bursts of attempts.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { REVIEWS_A_DAY } from '#contract/constants.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { maxBodyBytes } from '#server/http/read-body.ts'
import { errorFaults } from '../helpers/sweep/findings.ts'
import { CALLS_WITH_BODY, fieldsOf } from '../helpers/sweep/bodies.ts'
import { deepArray, deepObject } from '../helpers/sweep/hostile-bodies.ts'
import { rawCall } from '../helpers/sweep/raw-call.ts'
import { buildRequest, knownPath } from '../helpers/fuzz/requests.ts'
import { openTarget, type OpenTarget } from './target.ts'
import type { Report } from '../helpers/report.ts'

const SLOW_CLIENTS = 200
/** The server's request timeout is thirty seconds, checked every two. */
const DISCONNECT_WITHIN_MS = 45_000
const SERVED_WITHIN_MS = 2000

export async function floods(report: Report): Promise<void> {
  // Refused requests count towards the limits, so each part starts its own product.
  await withTarget(async (target) => {
    report('bodies too large, too deep, of another kind, at every call', await heavyBodies(target))
    const { found, slowest, cutAfter } = await slowClients(target)
    report(`${SLOW_CLIENTS} slow clients: others waited ${slowest} ms at most, all cut off after ${cutAfter} s`, found)
  })
  await withTarget(async (target) => {
    for (const [what, found] of Object.entries(await bursts(target))) report(what, found)
  })
}

async function withTarget(work: (target: OpenTarget) => Promise<void>): Promise<void> {
  const target = await openTarget()
  try {
    await work(target)
  } finally {
    await target.close()
  }
}

async function heavyBodies(target: OpenTarget): Promise<string[]> {
  const found: string[] = []
  for (const name of CALLS_WITH_BODY) {
    const { request } = buildRequest(target, name, { path: knownPath(target, name), body: {} })
    const isForm = (calls[name] as Call).sends === 'form'
    const send = async (what: string, statuses: number[], changes: Partial<typeof request>) => {
      const answer = await rawCall(target.url, { ...request, ...changes })
      if (!statuses.includes(answer.status)) found.push(`${name} ${what}: answered ${answer.status}`)
      if (answer.status >= 400) found.push(...errorFaults(answer).map((fault) => `${name} ${what}: ${fault}`))
    }
    const headers = { ...request.headers, 'content-type': 'text/plain' }
    const large = 'x'.repeat(maxBodyBytes(calls[name]) + 1)
    await send('too large', [413], { body: large })
    await send('too large, without a length', [413], { body: large, chunked: true })
    await send('as plain text', [415], { headers })
    if (isForm) continue
    await send('a deep list', [422], { body: deepArray })
    // Unknown fields are ignored, and some calls have no required field.
    await send('a deep object', [200, 401, 403, 404, 409, 422], { body: deepObject })
    const { field } = fieldsOf(name)[0]!
    await send(`a deep ${field}`, [200, 404, 422], { body: `{"${field}":${deepObject}}` })
  }
  return found
}

async function slowClients({ url }: OpenTarget): Promise<{ found: string[]; slowest: number; cutAfter: number }> {
  const { hostname, port, host } = new URL(url)
  const head = `POST /api/payments/webhook HTTP/1.1\r\nHost: ${host}\r\n`
  const began = performance.now()
  const sockets: Socket[] = []
  const ends = Array.from({ length: SLOW_CLIENTS }, (_, index) => {
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.write(index % 2 ? `${head}Content-Length: 100000\r\n\r\n` : `${head}X-Slow: `)
    const drip = setInterval(() => socket.write('x'), 500)
    socket.on('error', () => {})
    socket.resume()
    return new Promise<void>((resolve) => socket.once('close', resolve)).finally(() => clearInterval(drip))
  })
  const found: string[] = []
  let slowest = 0
  const allCut = Promise.all(ends).then(() => true)
  while (!(await Promise.race([allCut, wait(50, false)]))) {
    if (performance.now() - began > DISCONNECT_WITHIN_MS) {
      found.push('some are still connected')
      break
    }
    for (const path of ['/api/health', '/api/books?limit=2', '/', '/api/searchCourse?q=math']) {
      const sentAt = performance.now()
      const { status } = await fetch(url + path)
      slowest = Math.max(slowest, Math.round(performance.now() - sentAt))
      if (status !== 200) found.push(`${path}: answered ${status} during the flood`)
    }
  }
  const cutAfter = Math.round((performance.now() - began) / 1000)
  for (const socket of sockets) socket.destroy()
  if (slowest > SERVED_WITHIN_MS) found.push(`somebody waited ${slowest} ms`)
  return { found, slowest, cutAfter }
}

/** Bursts far beyond a limit: exactly as many as allowed pass, and the others get 429 with Retry-After. */
async function bursts({ url, user }: OpenTarget): Promise<Record<string, string[]>> {
  const json = { 'content-type': 'application/json', origin: url }
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', headers, body })
  const burst = async (times: number, most: number, passes: number, send: () => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: times }, send))
    const passed = answers.filter(({ status }) => status === passes).length
    const limited = answers.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) >= 1)
    return passed === most && limited.length === times - most
      ? []
      : [`${passed} answered ${passes} and ${limited.length} answered 429 of ${times}; ${most} may pass`]
  }
  const email = `burst-${process.pid}@people.test`
  await post('/identity/sign-up/email', JSON.stringify({ name: 'Burst', email, password: 'kolom-ar-khata-7' }), json)
  const wrong = JSON.stringify({ email, password: 'a-wrong-guess' })
  const message = { name: 'Rumi', lastName: 'Akter', email: 'rumi@people.test', subject: 'Hello', message: 'Good day' }
  const review = JSON.stringify({ comment: 'Good', ratting: 5 })
  const signed = { 'content-type': 'application/json', authorization: `Bearer ${user}` }
  const { signInPair, resetPair, contactAddress } = LIMITS
  return {
    '60 sign-ins at once': await burst(60, signInPair.max, 401, () => post('/identity/sign-in/email', wrong, json)),
    '30 password resets at once': await burst(30, resetPair.max, 200, () =>
      post('/identity/request-password-reset', JSON.stringify({ email }), json),
    ),
    '40 contact messages at once': await burst(40, contactAddress.max, 200, () =>
      post('/api/contact', new URLSearchParams(message)),
    ),
    '30 reviews at once': await burst(30, REVIEWS_A_DAY, 200, () => post('/api/addreview', review, signed)),
  }
}
