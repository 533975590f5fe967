// Puts load on a server in another process: answers per second, and CPU time per answer, which a busy machine distorts
// less.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

export type Measured = { perSecond: number; microsecondsEach: number; p99: number; failed: number }

export type Target = { url: string; pid: number; headers?: Record<string, string> }

export async function load(target: Target, seconds: number, connections = 32): Promise<Measured> {
  const before = processorTime(target.pid)
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...target.headers },
  })
  const used = processorTime(target.pid) - before
  const answers = result.requests.total
  return {
    perSecond: answers / result.duration,
    microsecondsEach: used / answers,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

/** Alternates for several rounds, so that a slow moment affects both, and takes the median ratio. */
export async function compare(ours: Target, bare: Target, rounds = 5, seconds = 2, connections = 32) {
  await load(ours, 1, connections)
  await load(bare, 1, connections)
  const pairs: { ours: Measured; bare: Measured }[] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push({ ours: await load(ours, seconds, connections), bare: await load(bare, seconds, connections) })
  }
  if (pairs.some((pair) => pair.ours.failed + pair.bare.failed > 0)) throw new Error(`${ours.url} failed under load`)
  return {
    throughput: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    processor: median(pairs.map((pair) => pair.bare.microsecondsEach / pair.ours.microsecondsEach)),
    perSecond: median(pairs.map((pair) => pair.ours.perSecond)),
  }
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}

/** The CPU time of a process so far, in microseconds. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return ticks * 10_000
}

/** The resident memory of a process, in megabytes. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}
