// Runs ffmpeg and ffprobe at a low priority, within limits of time and memory, and never longer than this process.
import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { NO_SPACE } from '../../db/errors.ts'

const MEMORY_BYTES = 2 * 1024 ** 3
const MAX_OUTPUT = 1024 * 1024
const KEPT_ERROR = 2000

export type Tool = 'ffmpeg' | 'ffprobe'
/** The command that starts a tool with its limits; `memory` is an option of prlimit. */
export type Limits = (limit: { seconds?: number; memory?: string }) => string[]

/** Killed by a limit, or by the system. */
export class ToolKilled extends Error {}
/** It read the file and gave up. */
export class ToolFailed extends Error {}

// setpriv ends the tool with this process, even after kill -9; prlimit bounds it from outside.
const LINUX: Limits = ({ seconds, memory = `--as=${MEMORY_BYTES}` }) =>
  `setpriv --pdeathsig KILL nice -n 10 prlimit ${memory} --cpu=${seconds ?? 'unlimited'}`.split(' ')
const ELSEWHERE: Limits = () => ['nice', '-n', '10']

/** Looks for ffmpeg on this machine; null if it is not installed. */
export async function findTools(): Promise<Limits | null> {
  return (await areInstalled('ffmpeg', 'ffprobe')) ? findLimits() : null
}

export async function findLimits(): Promise<Limits> {
  return (await areInstalled('setpriv', 'prlimit', 'nice')) ? LINUX : ELSEWHERE
}

async function areInstalled(...programs: string[]): Promise<boolean> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isInstalled = (program: string) =>
    Promise.any(folders.map((folder) => access(join(folder, program), constants.X_OK))).then(
      () => true,
      () => false,
    )
  return (await Promise.all(programs.map(isInstalled))).every(Boolean)
}

export type ToolRun = {
  limits: Limits
  tool: Tool
  args: string[]
  /** Of processor time; by the clock it may take ten times as long on a busy machine. */
  seconds: number
  signal: AbortSignal
}

/** Returns what it printed. */
export function runTool({ limits, tool, args, seconds, signal }: ToolRun): Promise<string> {
  const [program = '', ...rest] = [...limits({ seconds }), tool, ...args]
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Few arenas, because the memory limit counts what is reserved.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 10_000)]),
    killSignal: 'SIGKILL',
  })
  let printed = ''
  let complaint = ''
  child.stdout.on('data', (piece) => (printed = (printed + String(piece)).slice(0, MAX_OUTPUT)))
  child.stderr.on('data', (piece) => (complaint = (complaint + String(piece)).slice(-KEPT_ERROR)))
  child.once('error', (error) => reject(error.name === 'AbortError' ? new ToolKilled(`${tool} took too long`) : error))
  child.once('close', (code, killedBy) => {
    if (code === 0) return resolve(printed)
    reject(failureOf(tool, killedBy ?? code, complaint))
  })
  return promise
}

/** What a process's end means: the signal that killed it or its exit code. */
export function failureOf(tool: string, end: NodeJS.Signals | number | null, complaint: string): Error {
  if (complaint.includes(NO_SPACE)) return Object.assign(new Error(NO_SPACE), { code: 'ENOSPC' })
  const isKilled = typeof end !== 'number' || end > 128
  return isKilled ? new ToolKilled(`${tool} was killed: ${complaint}`) : new ToolFailed(`${tool} failed: ${complaint}`)
}
