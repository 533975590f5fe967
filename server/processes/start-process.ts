// Starts a program, or one of our scripts, in a process that can be killed at any moment.
import { spawn, type ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { NO_SPACE } from '../db/errors.ts'

const KEPT_ERROR = 2000
/** How long output written before the exit may take to arrive. */
const LAST_WORDS_MS = 1000

/** The process was killed by a limit, by us or by the system. */
export class ProcessKilled extends Error {
  by: NodeJS.Signals | number | null

  constructor(message: string, by: NodeJS.Signals | number | null = null) {
    super(message)
    this.by = by
  }
}
/** The process exited with an error. */
export class ProcessFailed extends Error {}

type Start = {
  /** The name used in error messages. */
  name: string
  command: string[]
  signal: AbortSignal
  /** The limit in wall-clock time. */
  maxMs?: number
  /** Whether the process communicates over IPC. Its output is then ignored. */
  hasMessages?: boolean
}

type Running = {
  child: ChildProcess & { stdout: Readable }
  /** Rejects if the process was killed or failed. */
  ended: Promise<void>
}

export function startProcess({ name, command: [program = '', ...args], signal, maxMs, hasMessages }: Start): Running {
  const child = spawn(program, args, {
    stdio: hasMessages ? ['ignore', 'ignore', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    serialization: 'advanced',
    env: environment(),
    signal: maxMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(maxMs)]),
    killSignal: 'SIGKILL',
  }) as Running['child']
  let complaint = ''
  child.stderr!.on('data', (piece) => (complaint = (complaint + String(piece)).slice(-KEPT_ERROR)))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(error.name === 'AbortError' ? new ProcessKilled(`${name} was ended or took too long`) : error),
    )
    const settle = (code: number | null, killedBy: NodeJS.Signals | null) => {
      if (code === 0) resolve()
      else reject(failureOf(name, killedBy ?? code, complaint))
    }
    child.once('close', settle)
    // Node sometimes doesn't emit `close` after `exit` if the message channel was closed from this side.
    if (hasMessages) {
      child.once('exit', (...end) => {
        const given = setTimeout(settle, LAST_WORDS_MS, ...end)
        child.once('close', () => clearTimeout(given))
      })
    }
  })
  // When it fails, the caller may still be reading its output.
  ended.catch(() => {})
  return { child, ended }
}

/** Runs one of our scripts. The flags trade speed, which doesn't matter here, for an eighth of the memory. */
export const scriptCommand = (script: string, maxMegabytes: number, ...args: string[]): string[] => [
  process.execPath,
  `--max-old-space-size=${maxMegabytes}`,
  '--max-semi-space-size=1',
  '--liftoff-only',
  script,
  ...args,
]

/**
 * The environment has no secrets, few memory arenas because limits count reserved memory, and the compile cache, which
 * saves parsing.
 */
function environment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir()
  // The last path segment encodes the flags, which differ here.
  return { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }) }
}

function failureOf(name: string, end: NodeJS.Signals | number | null, complaint: string): Error {
  if (complaint.includes(NO_SPACE)) return Object.assign(new Error(NO_SPACE), { code: 'ENOSPC' })
  const isKilled = typeof end !== 'number' || end > 128
  return isKilled
    ? new ProcessKilled(`${name} was killed: ${complaint}`, end)
    : new ProcessFailed(`${name} failed: ${complaint}`)
}
