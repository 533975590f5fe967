// PostgreSQL's own programs, from the machine or from the folder that PG_BIN names.
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { BackupError } from './archive.ts'

export type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** The program, once it is known to be there and to be of the server's version or newer. */
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

/** Starts a program on a database. The password goes by the environment: arguments are for everybody to read. */
export function startTool(path: string, url: string, args: string[], stdio: SpawnOptions['stdio']): ChildProcess {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) }
  return spawn(path, [...args, `--dbname=${address.href}`], { env, stdio })
}

/** Waits for the end of a program; what it said is the reason of a failure. */
export async function ended(child: ChildProcess, what: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk) => (said = (said + String(chunk)).slice(-2000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new BackupError(`${what} failed: ${said.trim()}`)
}
