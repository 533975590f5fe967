// Requests generated from the contract, and every naughty text in every field, sent to the running product: no server
// error, no leaked internals, and no growing memory.
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { NAUGHTY } from '../helpers/fuzz/naughty.ts'
import {
  send,
  GOOD_BODIES,
  knownPath,
  buildRequest,
  fuzzRequests,
  type FuzzTarget,
  type FuzzRequest,
} from '../helpers/fuzz/requests.ts'
import { CALLS_WITH_BODY, fieldsOf } from '../helpers/sweep/bodies.ts'
import { rawCall } from '../helpers/sweep/raw-call.ts'
import { openTarget, type OpenTarget } from './target.ts'
import type { Report } from '../helpers/report.ts'

const CONCURRENCY = 8
const BATCH = 500
/** Relative to the memory after the first quarter of the requests, which fill the caches. */
const MAX_GROWTH = 1.25

export async function fuzz(report: Report, count: number): Promise<void> {
  const target = await openTarget()
  try {
    const seed = Date.now()
    const memory: number[] = []
    const tally = new Map<string, number>()
    const found: string[] = []
    for (let sent = 0; sent < count; sent += BATCH) {
      const numRuns = Math.min(BATCH, count - sent)
      found.push(...(await sendAll(target.url, fc.sample(fuzzRequests(target), { numRuns, seed: seed + sent }), tally)))
      memory.push(memoryOf(target))
    }
    report(`${count} made-up bodies and queries (seed ${seed}), answered ${formatTally(tally)}`, found)
    const early = memory[Math.floor(memory.length / 4)]!
    const growth = memory.at(-1)! / early
    report(
      `memory ${Math.round(early / 1024)} MB after a quarter, ${Math.round(memory.at(-1)! / 1024)} MB at the end`,
      growth > MAX_GROWTH ? [`it grew by a factor of ${growth.toFixed(2)}`] : [],
    )
    const naughty = naughtyRequests(target)
    const answered = new Map<string, number>()
    const wrong = await sendAll(target.url, naughty, answered)
    report(
      `${NAUGHTY.length} naughty texts in every field: ${naughty.length}, answered ${formatTally(answered)}`,
      wrong,
    )
    report('naughty texts at the identity service', await naughtySignIns(target))
    const { status } = await fetch(`${target.url}/api/ready`)
    report('the product is ready afterwards', status === 200 ? [] : [`/api/ready answered ${status}`])
  } finally {
    await target.close()
  }
}

async function sendAll(url: string, list: FuzzRequest[], tally: Map<string, number>): Promise<string[]> {
  const waiting = [...list]
  const found: string[] = []
  const worker = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const { answer, faults } = await send(url, request)
      tally.set(String(answer.status), (tally.get(String(answer.status)) ?? 0) + 1)
      found.push(...faults)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return found
}

function formatTally(tally: Map<string, number>): string {
  return [...tally]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ')
}

/** Each text in each field of each body, with valid other fields. */
function naughtyRequests(target: FuzzTarget): FuzzRequest[] {
  return CALLS_WITH_BODY.flatMap((name) =>
    fieldsOf(name).flatMap(({ field }) =>
      NAUGHTY.map((text) =>
        buildRequest(target, name, { path: knownPath(target, name), body: { ...GOOD_BODIES[name], [field]: text } }),
      ),
    ),
  )
}

async function naughtySignIns({ url }: OpenTarget): Promise<string[]> {
  const found: string[] = []
  for (const text of NAUGHTY) {
    for (const [path, body] of [
      ['sign-in/email', { email: text, password: text }],
      ['sign-up/email', { email: 'naughty@people.test', name: text, password: text }],
      ['request-password-reset', { email: text }],
      ['reset-password', { token: text, newPassword: text }],
    ] as const) {
      const answer = await rawCall(url, {
        method: 'POST',
        target: `/identity/${path}`,
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(body),
      })
      if (answer.status >= 500) found.push(`${path} ${text.slice(0, 60)}: answered ${answer.status}`)
      if (/\n\s+at |node_modules/.test(answer.text)) found.push(`${path} ${text.slice(0, 60)}: ${answer.text}`)
    }
  }
  return found
}

/** The process's resident memory in kilobytes. */
function memoryOf({ pid }: OpenTarget): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}
