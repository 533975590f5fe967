// PostgreSQL's client programs, from the path or from the folder given by PG_BIN.
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { BackupError } from './archive.ts'

export type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** The program's path. Throws unless it exists and is at least the server's version. */
export function findTool(name: Tool, serverVersion: number): string {
  const path = process.env.PG_BIN ? join(process.env.PG_BIN, name) : name
  const { stdout, error } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const help = `Install PostgreSQL’s client programs of version ${serverVersion} (on Debian postgresql-client-${serverVersion}), or name their folder in PG_BIN.`
  if (error) throw new BackupError(`${name} is not on this machine. ${help}`)
  const version = Number(/(\d+)(\.\d+)?/.exec(stdout)?.[1])
  if (version < serverVersion) {
    throw new BackupError(`${name} is of version ${version}, and the server of version ${serverVersion}. ${help}`)
  }
  return path
}

/** Starts a program on a database. The password goes into the environment, because anyone can read arguments. */
export function startTool(path: string, url: string, args: string[], stdio: SpawnOptions['stdio']): ChildProcess {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) }
  return spawn(path, [...args, `--dbname=${address.href}`], { env, stdio })
}

/** Waits for a program to exit. On failure, its error output is the reason. */
export async function waitForExit(child: ChildProcess, program: string): Promise<void> {
  let output = ''
  child.stderr?.on('data', (chunk) => (output = (output + String(chunk)).slice(-2000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new BackupError(`${program} failed: ${output.trim()}`)
}
