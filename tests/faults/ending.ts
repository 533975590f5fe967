// SIGTERM under load: pending requests are answered, new ones are refused, nothing acknowledged is lost, and the
// process exits no matter which connections are open.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../helpers/report.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { rawCall } from '../helpers/sweep/raw-call.ts'
import { findLost, signInAdmin, startWriters, waitFor } from '../helpers/office/writers.ts'
import { seconds, spread } from './figures.ts'
import { inFolder } from './folder.ts'
import { startKeepAliveReaders } from './keep-alive-readers.ts'
import { signingIn } from './probes.ts'

const ROUNDS = 6
const SIGNING_IN = 5
const SILENT = 20
const WARM_MS = 500
// A connection made at the last moment may still be in the system's backlog and never reach the product.
const BACKLOG_MS = 50
const ENDS_WITHIN_MS = 10_000
const CUTS_WITHIN_MS = 20_000

type Ended = {
  code: number | null
  ms: number
  acknowledged: string[]
  answered: number
  inBacklog: number
  found: string[]
}

export async function ending(report: Report): Promise<void> {
  await inFolder(async (folder) => {
    const env = { PORUA_MODE: 'demo', DATA_DIR: folder }
    const runs: [string, number, (product: Product) => Socket[]][] = [
      ['under load', ROUNDS, () => []],
      [`with ${SILENT} silent connections and a second signal`, 2, silentClients],
      ['with clients that never finish their requests', 1, slowClients],
    ]
    for (const [what, rounds, others] of runs) {
      const ends: Ended[] = []
      for (let round = 0; round < rounds; round++) ends.push(await endOnce(await startProduct(env), others))
      const limit = others === slowClients ? CUTS_WITHIN_MS : ENDS_WITHIN_MS
      const found = ends.flatMap(({ code, ms, found: own }) => [
        ...own,
        ...(code === 0 ? [] : [`exit code ${code}`]),
        ...(ms > limit ? [`ended after ${seconds(ms)}`] : []),
      ])
      const acknowledged = ends.flatMap((end) => end.acknowledged)
      const after = await startProduct(env)
      found.push(...(await findLost(after.url, acknowledged)).map((id) => `lost ${id}`))
      await after.end('SIGTERM')
      const sum = (key: 'answered' | 'inBacklog') => ends.reduce((total, end) => total + end[key], 0)
      report(
        `SIGTERM ${what}: ${rounds} rounds, ended in ${spread(ends.map(({ ms }) => ms))}; ${acknowledged.length} acknowledged, ` +
          `${sum('answered')} under way answered, ${sum('inBacklog')} refused in the backlog`,
        found,
      )
    }
  })
}

async function endOnce(product: Product, others: (product: Product) => Socket[]): Promise<Ended> {
  const { url } = product
  const token = await signInAdmin(url)
  const writers = startWriters(url, token)
  const readers = startKeepAliveReaders(url, token)
  const sockets = others(product)
  await wait(WARM_MS + Math.random() * 200)
  const pending = Promise.all(
    Array.from({ length: SIGNING_IN }, () => rawCall(url, signingIn()).then(({ status }) => String(status), String)),
  )
  await wait(BACKLOG_MS + 10)
  const at = performance.now()
  const ended = product.end('SIGTERM')
  const found: string[] = []
  if ((await waitFor(() => product.output().includes('Finishing'), 2_000)) === null)
    found.push('it did not react to the signal')
  if (await canConnect(url)) found.push('a new connection was taken')
  if (sockets.length) product.child.kill('SIGINT')
  const signedIn = await pending
  const code = await ended
  const ms = performance.now() - at
  await Promise.all([writers.stop(), readers.stop()])
  for (const socket of sockets) socket.destroy()
  const turnedAway = signedIn.filter((answer) => answer !== '200')
  found.push(...turnedAway.map((answer) => `a sign-in under way: ${answer}`))
  const failures = [...writers.refused, ...readers.failures]
  for (const { status, message, at: begun } of failures) {
    if (status) found.push(`answered ${status} ${message}`)
    else if (message === 'aborted') found.push('an answer was torn')
    else if (begun < at - BACKLOG_MS)
      found.push(`a call under way since ${seconds(at - begun)} was dropped: ${message}`)
  }
  const isInBacklog = (begun: number) => begun >= at - BACKLOG_MS && begun < at
  return {
    code,
    ms,
    found: [...new Set(found)],
    acknowledged: writers.acknowledged,
    answered: readers.answeredAfter(at) + signedIn.length - turnedAway.length,
    inBacklog: failures.filter(({ status, at: begun }) => !status && isInBacklog(begun)).length,
  }
}

function open({ url }: Product, words: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(words)
  return socket
}

/** Opens unused connections and idle keep-alive ones. */
function silentClients(product: Product): Socket[] {
  const { host } = new URL(product.url)
  const request = `GET /api/health HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  return Array.from({ length: SILENT }, (_, index) => open(product, index % 2 ? request : ''))
}

function slowClients(product: Product): Socket[] {
  const { host } = new URL(product.url)
  const head = `POST /api/contact HTTP/1.1\r\nhost: ${host}\r\n`
  const halfBody = `${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"name":`
  return [...silentClients(product), open(product, head), open(product, halfBody), open(product, 'GET')]
}

async function canConnect(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  )
}
