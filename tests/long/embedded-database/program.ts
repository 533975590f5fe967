import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Program = {
  /** The lines it has printed so far. */
  lines: string[]
  errors(): string
  firstLine: Promise<string>
  ended: Promise<number | null>
  /** Kills it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>
}

/** Runs a program of this folder in its own process. */
export function runProgram(name: string, ...args: string[]): Program {
  const path = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const reader = createInterface(child.stdout)
  reader.on('line', (line) => lines.push(line))
  const closed = Promise.all([once(child, 'close'), once(reader, 'close')])
  const ended = closed.then(() => child.exitCode)
  const firstLine = Promise.race([
    once(reader, 'line').then(([line]) => line as string),
    ended.then((code) => Promise.reject(new Error(`${name} ended with ${code}: ${errors}`))),
  ])
  firstLine.catch(() => {})
  return {
    lines,
    errors: () => errors,
    firstLine,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
