// The real server in the test's own process on a free port: real router, real database, adjustable clock.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, type Server } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { connect, postgresOptions, type Connected } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { openEmbedded } from '#server/db/embedded/index.ts'
import { users } from '#server/db/schema.ts'
import { createLog, type Log } from '#server/http/log.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import { listen, type Listening } from '#server/listen.ts'
import type { Deps } from '#server/modules/deps.ts'
import type { Role } from '#contract/record-states.ts'
import './people/cheap-passwords.ts'
import { startCardSandbox, type CardSandbox } from './orders/card-sandbox.ts'
import type { Gateways } from './orders/gateways.ts'
import { noCards } from './orders/no-cards.ts'
import { copyPostgresTemplate, embeddedTemplate, makePostgresTemplate } from './templates.ts'
import { freePort, startPostgres } from './postgres.ts'

export type Person = { id: string; email: string; token: string }

export type TestServer = {
  url: string
  deps: Deps
  /** The composed parts, for tests of the network layer. */
  server: Server
  listening: Listening
  /** The connection string of its database, if that is PostgreSQL. */
  databaseUrl: string | undefined
  /** Its card sandbox; throws when the server has none. */
  sandbox(): CardSandbox
  /** Calls the server; `as` signs the call with a person's access token. */
  call(name: string, options?: CallOptions): Promise<Answer>
  /** A new person with a valid access token, without the sign-in pages. */
  person(role?: Role, name?: string): Promise<Person>
  /** Moves the server's clock. */
  advanceClock(ms: number): void
  close(): Promise<void>
}

/** As much of a server as a test over HTTP needs. */
export type Site = Pick<TestServer, 'url' | 'call'>

export type CallOptions = {
  as?: Person | undefined
  body?: unknown
  headers?: Record<string, string>
  rawBody?: BodyInit
}

export type Answer = { status: number; headers: Headers; text: string; json: any }

export type TestDatabase = 'pglite' | 'postgres'

/** PostgreSQL if the run has one, because copying its template is instant; `npm run test:long` repeats all on PGlite. */
export const usualDatabase = (): TestDatabase =>
  process.env.PORUA_TEST_DATABASE !== 'pglite' && process.env.PORUA_TEST_POSTGRES ? 'postgres' : 'pglite'

export type TestServerOptions = {
  database?: TestDatabase
  env?: Record<string, string>
  /** Shares another server's PostgreSQL; give both the same secrets in `env`. */
  sameDatabaseAs?: TestServer
  /** The server's public URL, if it differs from its local one. */
  publicUrl?: string
  /** `true` starts a card sandbox; another server's can be shared. Without one every card call fails. */
  cards?: true | CardSandbox
  /** Local methods, which the caller closes. */
  gateways?: Gateways
  log?: Log
  /** Whether it runs background jobs. Otherwise they wait. */
  jobs?: boolean
  /** The site's built files, for pages in a browser. */
  statics?: StaticFiles
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database = usualDatabase(), env = {}, sameDatabaseAs } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'porua-test-'))
  const port = await freePort()
  const config = readConfig({ PORUA_MODE: 'demo', DATA_DIR: dataDir, PORT: String(port), ...env })
  const opened = await open(database, sameDatabaseAs)
  const takesCards = options.cards !== undefined || config.mode === 'demo' || config.stripe !== undefined
  let clockOffset = 0
  const url = `http://127.0.0.1:${port}`
  const own = options.cards === true ? await startCardSandbox({ dir: join(dataDir, 'cards'), shopUrl: url }) : undefined
  const sandbox = options.cards === true ? own : options.cards
  const server = await compose({
    config,
    publicUrl: options.publicUrl ?? url,
    log: options.log ?? createLog(process.env.TEST_LOG ?? 'silent'),
    now: () => new Date(Date.now() + clockOffset),
    openDatabase: async () => opened,
    openPayments: async ({ publicUrl, now, db }) => ({
      payments: [
        ...(takesCards ? [sandbox?.payment ?? noCards] : []),
        ...(options.gateways?.payments({ publicUrl, now, db }) ?? []),
      ],
      async close() {},
    }),
  })
  server.startBackground()
  if (options.jobs) server.startJobs()
  const { statics } = options
  const listening = await listen({ ...server, statics, isDemo: config.mode === 'demo', host: '127.0.0.1', port })

  return {
    url,
    deps: server.deps,
    server,
    listening,
    databaseUrl: opened.url,
    sandbox() {
      if (!sandbox) throw new Error('start the server with { cards: true }')
      return sandbox
    },
    call: (name, options) => callServer(url, name, options),
    async person(role = 'user', name = 'Test Person') {
      const id = newId()
      const email = `${id}@people.test`
      const token = await server.deps.db.transaction(async (tx) => {
        await tx.insert(users).values({ id, issuer: 'urn:test', subject: id, email, emailVerified: true, name, role })
        const signIn = { identitySessionId: null, signedInAt: server.deps.now() }
        return server.deps.tokens.issue(tx, { id, email, name, emailVerified: true }, signIn)
      })
      return { id, email, token }
    },
    advanceClock: (ms) => void (clockOffset += ms),
    async close() {
      await listening.close()
      await server.close()
      await own?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Calls a server by its URL. */
export async function callServer(url: string, name: string, options: CallOptions = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = name.split(' ')
  const headers: Record<string, string> = { ...options.headers }
  if (options.as) headers.authorization = `Bearer ${options.as.token}`
  if (options.body !== undefined) headers['content-type'] ??= 'application/json'
  const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fail = (error: Error) => {
  throw error
}

type Opened = Connected & { url?: string }

async function open(database: TestDatabase, other: TestServer | undefined): Promise<Opened> {
  if (other) return connectTo(other.databaseUrl!)
  return database === 'pglite' ? openMemory() : openCopy()
}

async function connectTo(url: string): Promise<Opened> {
  return { ...(await connect(postgresOptions(url, 20), () => {})), url }
}

async function openMemory(): Promise<Opened> {
  const embedded = await openEmbedded({ memory: true, template: await embeddedTemplate() })
  const connected = await connect(embedded.poolOptions, fail)
  return {
    ...connected,
    async close() {
      await connected.close()
      await embedded.close()
    },
  }
}

/** The test run starts one PostgreSQL for all files; a file run alone starts its own. */
async function openCopy(): Promise<Opened> {
  const shared = process.env.PORUA_TEST_POSTGRES
  if (shared) return connectTo(await copyPostgresTemplate((database) => `${shared}/${database}`))
  const postgres = await startPostgres()
  await makePostgresTemplate(postgres.url)
  const connected = await connectTo(await copyPostgresTemplate(postgres.url))
  return {
    ...connected,
    async close() {
      await connected.close()
      await postgres.stop()
    },
  }
}
