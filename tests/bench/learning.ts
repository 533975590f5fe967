// What learners do all day: videos by range, hundreds of slow readers, and progress, compared with the least code that does
// the same.
import { truncateSync, writeFileSync } from 'node:fs'
import { connect as connectSocket, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drive, type Driven } from './drive.ts'
import { openSchool, type School } from './school.ts'
import { compare, median, processorTime, residentMb } from './load.ts'
import type { Measure } from './measure.ts'
import { startBare } from './start-bare.ts'

const RANGE_CONNECTIONS = 4
const RANGE = 'bytes=20000000-21048575'
const WARM_UP = 2000
const READERS = 200
const READERS_A_GRANT = 4
const GIGABYTE = 1024 ** 3
const ROUNDS = 4
const REPORTS_A_ROUND = 3000
const CONCURRENCY = 16

export async function benchLearning(folder: string): Promise<Measure[]> {
  const school = await openSchool(folder)
  const measures = [await range(school, folder), await slowReaders(school), await places(school)]
  await school.close()
  return measures
}

async function range(school: School, folder: string): Promise<Measure> {
  const path = join(folder, 'media', school.video)
  writeFileSync(path, Buffer.alloc(school.videoBytes, 'video'))
  const server = await startBare('bare-ranges.ts', path)
  const headers = { range: RANGE }
  const ours = { url: school.product.url + school.address('reader'), pid: school.product.child.pid!, headers }
  const bare = { url: server.url, pid: server.pid, headers }
  // Counts requests instead of time, because on a busy machine a second is too short for the compiler.
  for (const { url } of [ours, bare]) await warmUp(url)
  const measured = await compare(ours, bare, 5, 3, RANGE_CONNECTIONS)
  server.end()
  const beside = `${measured.throughput.toFixed(2)} by throughput, ${measured.perSecond.toFixed(0)} MB/s`
  const what = 'a video by range against a bare createReadStream server, by processor time'
  return { what, value: measured.processor, unit: 'ratio', goal: { atLeast: 0.7 }, beside }
}

async function warmUp(url: string): Promise<void> {
  for (let request = 0; request < WARM_UP; request++) {
    await (await fetch(url, { headers: { range: 'bytes=0-65535' } })).arrayBuffer()
  }
}

async function slowReaders(school: School): Promise<Measure> {
  const pid = school.product.child.pid!
  truncateSync(join(school.media, school.video), GIGABYTE)
  await school.setBytes(GIGABYTE)
  const before = residentMb(pid)
  const readers = Array.from({ length: READERS }, (_, index) =>
    readSlowly(school.product.url, school.address(`reader ${Math.floor(index / READERS_A_GRANT)}`)),
  )
  let peak = before
  for (let second = 0; second < 15; second++) {
    await wait(1000)
    peak = Math.max(peak, residentMb(pid))
  }
  const stalled = readers.filter(({ bytesRead }) => bytesRead < 10_000).length
  for (const reader of readers) reader.destroy()
  if (stalled) throw new Error(`${stalled} readers got nothing`)
  const what = `memory for ${READERS} slow readers of a file of 1 GB`
  return { what, value: peak - before, unit: 'MB', goal: { atMost: 64 }, beside: `${before.toFixed(0)} MB before` }
}

/** Reads a little of the answer ten times a second, as a phone on a bad connection does. */
function readSlowly(url: string, path: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connectSocket(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`)
  const timer = setInterval(() => void socket.read(8 * 1024), 100)
  socket.on('readable', () => {})
  socket.once('close', () => clearInterval(timer))
  socket.on('error', () => {})
  return socket
}

async function places(school: School): Promise<Measure> {
  const { database, course, product } = school
  const args = [database, course, String(CONCURRENCY)]
  const checked = await startBare('bare-places.ts', ...args, 'checked')
  const trusting = await startBare('bare-places.ts', ...args)
  const rounds: Record<'ours' | 'checked' | 'trusting', Stored>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      ours: await store(school, { url: product.url, pid: product.child.pid! }),
      checked: await store(school, checked),
      trusting: await store(school, trusting),
    })
  }
  checked.end()
  trusting.end()
  // The first round is a warm-up.
  const ratio = (of: (round: (typeof rounds)[number]) => number) => median(rounds.slice(1).map(of)).toFixed(2)
  const beside = [
    `${ratio(({ ours, trusting }) => trusting.each / ours.each)} by processor time`,
    `${ratio(({ ours, checked }) => ours.perSecond / checked.perSecond)} of one that checks session and purchase`,
    `${ratio(({ ours, checked }) => checked.each / ours.each)} by processor time`,
  ]
  return {
    what: 'PUT /places against a bare upsert that trusts everybody, by throughput',
    value: Number(ratio(({ ours, trusting }) => ours.perSecond / trusting.perSecond)),
    unit: 'ratio',
    goal: { atLeast: 0.3 },
    beside: beside.join(', '),
  }
}

type Stored = Driven & { each: number }

async function store(school: School, { url, pid }: { url: string; pid: number }): Promise<Stored> {
  const reports = school.reports(REPORTS_A_ROUND)
  const before = processorTime(pid)
  const driven = await drive(reports, CONCURRENCY, (report) => school.put(report, url))
  return { ...driven, each: (processorTime(pid) - before) / reports.length }
}
