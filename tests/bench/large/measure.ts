// How long each kind of call takes at both sizes. The two alternate call by call, so that a slow moment of the machine
// affects both; a miss is measured a second time.
import { Agent, request } from 'node:http'
import { KINDS, type CallRequest, type Kind } from './calls.ts'
import { SIDES, type Side } from './databases.ts'
import type { Scene } from './scene.ts'

/** How much longer a call may take with a hundred times the rows. */
export const RATIO = 2
/** Searching by words and filtering by rare values grow with the table, so they have a goal in milliseconds. */
const GOALS_MS: [name: RegExp, ms: number][] = [
  [/\?q=|^filter/, 60],
  [/^search/, 80],
  [/^suggest/, 10],
]
const WARM = 10
const CALLS = 100

export type Quantiles = { p50: number; p95: number }
export type LargeRow = { name: string; small: Quantiles; full: Quantiles; ratio: number }
export type Stage = { url: string; scene: Scene }

const agent = new Agent({ keepAlive: true })

/** Reports each row as soon as it is measured. */
export async function measureKinds(stages: Record<Side, Stage>, onRow: (row: LargeRow) => void): Promise<LargeRow[]> {
  const rows: LargeRow[] = []
  for (const kind of KINDS) {
    const once = await measure(stages, kind, 0)
    const row = isMissed(once) ? better(once, await measure(stages, kind, WARM + CALLS)) : once
    rows.push(row)
    onRow(row)
  }
  return rows
}

/** The goal of a search by words; other calls are compared with the small size. */
export const goalMs = ({ name }: LargeRow): number | undefined => GOALS_MS.find(([kind]) => kind.test(name))?.[1]

export const isMissed = (row: LargeRow): boolean => {
  const most = goalMs(row)
  return most === undefined ? row.ratio > RATIO : row.full.p95 > most
}

const better = (one: LargeRow, other: LargeRow): LargeRow => (one.full.p95 < other.full.p95 ? one : other)

async function measure(stages: Record<Side, Stage>, { name, ask }: Kind, from: number): Promise<LargeRow> {
  const took: Record<Side, number[]> = { small: [], full: [] }
  for (let nth = 0; nth < WARM + CALLS; nth++) {
    for (const side of SIDES) {
      const { url, scene } = stages[side]
      const ms = await timed(url, ask(scene, from + nth))
      if (nth >= WARM) took[side].push(ms)
    }
  }
  const [small, full] = [quantiles(took.small), quantiles(took.full)]
  return { name, small, full, ratio: full.p95 / small.p95 }
}

export function timed(url: string, { method, path, token }: CallRequest): Promise<number> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { agent, method, headers }, (incoming) => {
      incoming.resume()
      incoming.once('end', () =>
        incoming.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${method} ${path} answered ${incoming.statusCode}`)),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

function quantiles(values: number[]): Quantiles {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  return { p50: at(0.5), p95: at(0.95) }
}
