// A minimal server in a process of its own.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export async function startBare(file: string, ...args: string[]) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())))
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, end: () => child.kill() }
}
