import { fileURLToPath } from 'node:url'
import { scriptCommand, startProcess } from '../../../../processes/start-process.ts'
import type { Certificate } from './draw-certificate.ts'
import type { Drawings } from './draw-process.ts'

const SCRIPT = fileURLToPath(new URL('./draw-process.ts', import.meta.url))
const MAX_MEGABYTES = 256
const MAX_MS = 60_000

/** Draws a certificate in a process that can be killed at any moment. */
export async function runDrawing(certificate: Certificate): Promise<Drawings> {
  const command = scriptCommand(SCRIPT, MAX_MEGABYTES)
  const signal = AbortSignal.timeout(MAX_MS)
  const { child, ended } = startProcess({ name: 'drawing a certificate', command, signal, hasMessages: true })
  const { promise, resolve, reject } = Promise.withResolvers<Drawings>()
  child.once('message', (drawings) => resolve(drawings as Drawings))
  child.send(certificate, (error) => error && reject(error))
  ended.then(() => reject(new Error('a certificate was not drawn')), reject)
  return promise
}
