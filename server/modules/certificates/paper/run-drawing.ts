// Draws a certificate in a process that can be ended at any moment.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Drawings } from './draw-process.ts'
import type { Certificate } from './draw-certificate.ts'

const SCRIPT = fileURLToPath(new URL('./draw-process.ts', import.meta.url))
const MAX_MEGABYTES = 256
const MAX_MS = 60_000
const KEPT_ERROR = 2000

export function runDrawing(certificate: Certificate): Promise<Drawings> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawings>()
  const child = fork(SCRIPT, {
    execArgv: [`--max-old-space-size=${MAX_MEGABYTES}`, '--max-semi-space-size=1', '--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    signal: AbortSignal.timeout(MAX_MS),
    killSignal: 'SIGKILL',
  })
  let complaint = ''
  child.stderr!.on('data', (piece) => (complaint = (complaint + String(piece)).slice(-KEPT_ERROR)))
  child.once('error', reject)
  child.once('message', (drawings) => resolve(drawings as Drawings))
  child.once('close', () => reject(new Error(`a certificate could not be drawn: ${complaint}`)))
  child.send(certificate, (error) => error && reject(error))
  return promise
}
