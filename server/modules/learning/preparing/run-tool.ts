// Runs ffmpeg and ffprobe at low priority, with limits on time and memory.
import { areInstalled, findLimits, type Limits } from '../../../processes/limits.ts'
import { startProcess } from '../../../processes/start-process.ts'

const MAX_OUTPUT = 1024 * 1024

/** Looks for ffmpeg on this machine. Null if it isn't installed. */
export async function findTools(): Promise<Limits | null> {
  return (await areInstalled('ffmpeg', 'ffprobe')) ? findLimits() : null
}

export type ToolRun = {
  limits: Limits
  tool: 'ffmpeg' | 'ffprobe'
  args: string[]
  /** CPU time. Wall-clock time may be ten times as long on a busy machine. */
  seconds: number
  signal: AbortSignal
}

/** Returns the tool's output. */
export async function runTool({ limits, tool, args, seconds, signal }: ToolRun): Promise<string> {
  const command = [...limits({ seconds }), tool, ...args]
  const { child, ended } = startProcess({ name: tool, command, signal, maxMs: seconds * 10_000 })
  let printed = ''
  child.stdout.on('data', (piece) => (printed = (printed + String(piece)).slice(0, MAX_OUTPUT)))
  await ended
  return printed
}
