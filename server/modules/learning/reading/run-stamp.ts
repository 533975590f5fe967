import { fileURLToPath } from 'node:url'
import { scriptCommand, startProcess } from '../../../processes/start-process.ts'

const SCRIPT = fileURLToPath(new URL('./stamp-process.ts', import.meta.url))
const MAX_MEGABYTES = 1024
const MAX_MS = 10 * 60_000

export type Stamping = { source: string; target: string; text: string; signal: AbortSignal }

/** Stamps a PDF in a process that can be killed at any moment. */
export async function runStamp({ source, target, text, signal }: Stamping): Promise<void> {
  const command = scriptCommand(SCRIPT, MAX_MEGABYTES, source, target, text)
  // Its IPC channel tells the process when the server exits.
  await startProcess({ name: 'stamping', command, signal, maxMs: MAX_MS, hasMessages: true }).ended
}
