// Stamps a PDF in a process that can be ended at any moment.
import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./stamp-process.ts', import.meta.url))
const MAX_MEGABYTES = 1024
const MAX_MS = 10 * 60_000
const KEPT_ERROR = 2000

export type Stamping = { source: string; target: string; text: string; signal: AbortSignal }

export function runStamp({ source, target, text, signal }: Stamping): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = fork(SCRIPT, [source, target, text], {
    env: { ...process.env, ...lessMemory() },
    // The two flags trade speed, which nobody waits for, for an eighth of the memory.
    execArgv: [`--max-old-space-size=${MAX_MEGABYTES}`, '--max-semi-space-size=1', '--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]),
    killSignal: 'SIGKILL',
  })
  let complaint = ''
  child.stderr!.on('data', (piece) => (complaint = (complaint + String(piece)).slice(-KEPT_ERROR)))
  child.once('error', reject)
  child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`stamping failed: ${complaint}`))))
  return promise
}

/** Compiled modules need neither the types' remover nor the parser, and one thread does all the work. */
function lessMemory(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir()
  // Its last part stands for the flags, which are others here.
  return { MALLOC_ARENA_MAX: '1', ...(folder && { NODE_COMPILE_CACHE: dirname(folder) }) }
}
