// kill -9 of `npm start` and its child processes, at moments spread over installing, building and starting, in a clean copy
// of this checkout. The next `npm start` must succeed by itself.
import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../helpers/postgres.ts'
import type { Report } from '../helpers/report.ts'
import { seconds, spread } from './figures.ts'
import { inFolder } from './folder.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GENERATED = new Set(
  '.git .setup .data .bench .emulator .shots .react-router node_modules build test-results web/paraglide'.split(' '),
)
const ROUNDS = 10
const WAITS = 'waiting for it'

export async function setup(report: Report): Promise<void> {
  await inFolder(async (folder) => {
    const copy = join(folder, 'porua')
    cpSync(ROOT, copy, { recursive: true, filter: (path) => !GENERATED.has(relative(ROOT, path)) })
    const reset = () => {
      for (const path of ['node_modules', 'build', '.setup', '.data', 'web/paraglide']) {
        rmSync(join(copy, path), { recursive: true, force: true, maxRetries: 5 })
      }
    }
    const first = await startOnce(copy)
    const second = await startOnce(copy)
    const again = /Installing|Building/.test(second.output) ? [`the second start said ${second.output}`] : []
    report(`a first start in ${seconds(first.ms)}, a second one in ${seconds(second.ms)}`, again)

    const found: string[] = []
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      reset()
      const start = await launch(copy)
      await wait(((round + Math.random()) / ROUNDS) * first.ms)
      await start.end('SIGKILL')
      try {
        times.push((await startOnce(copy)).ms)
      } catch (error) {
        found.push(`round ${round + 1}: ${String(error)}`)
      }
    }
    report(`kill -9 of npm start: ${ROUNDS} rounds; up again in ${spread(times)}`, found)
    reset()
    await twoAtOnce(report, copy)
  })
}

/** Two starts at once: one must come up, and the other must wait and then be refused. */
async function twoAtOnce(report: Report, copy: string): Promise<void> {
  const starts = [await launch(copy), await launch(copy)]
  const outcomes = await Promise.allSettled(starts.map(({ ready }) => ready))
  const up = outcomes.filter(({ status }) => status === 'fulfilled').length
  const found = up === 1 ? [] : [`${up} of two came up`]
  if (!starts.some(({ output }) => output().includes(WAITS))) found.push('neither said that it was waiting')
  if (!starts.some(({ output }) => output().includes('in use by another process'))) found.push('neither was refused')
  for (const start of starts) await start.end('SIGINT')
  report('two starts at once in one folder', found)
}

async function startOnce(copy: string): Promise<{ ms: number; output: string }> {
  const began = performance.now()
  const start = await launch(copy)
  try {
    await start.ready
    const ms = performance.now() - began
    const statuses = await Promise.all(
      ['/', '/api/books', '/api/ready'].map(async (path) => (await fetch(start.url + path)).status),
    )
    if (statuses.some((status) => status !== 200)) throw new Error(`answered ${statuses.join(', ')}`)
    return { ms, output: start.output() }
  } finally {
    await start.end('SIGINT')
  }
}

async function launch(copy: string) {
  const port = String(await freePort())
  // The environment of a machine with nothing but its own Node.
  const PATH = process.env.PATH!.split(delimiter).filter((path) => !path.includes('node_modules'))
  const child = spawn('npm', ['start'], {
    cwd: copy,
    detached: true,
    env: { PATH: PATH.join(delimiter), HOME: process.env.HOME, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  let hasEnded = false
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve(void (hasEnded = true))))
  const untilReady = async () => {
    while (!hasEnded) {
      if (printed.includes('Ctrl-C ends it.')) return
      await wait(20)
    }
    throw new Error(printed)
  }
  const ready = untilReady()
  ready.catch(() => {})
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    output: () => printed,
    /** Signals the whole process group, as Ctrl-C in a terminal does. */
    async end(signal: NodeJS.Signals) {
      if (!hasEnded) process.kill(-child.pid!, signal)
      await ended
    },
  }
}
