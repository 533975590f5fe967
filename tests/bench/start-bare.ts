// A minimal server in a process of its own, which prints its port.
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// When a measurement fails, nothing may be left running.
const started = new Set<ChildProcess>()
process.on('exit', () => started.forEach((child) => child.kill()))

export async function startBare(file: string, ...args: string[]) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.add(child)
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())))
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, end: () => child.kill() }
}
