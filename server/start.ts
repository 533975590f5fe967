// Starts the product: reads the environment, composes the server, fills the demo, listens, and shuts down cleanly.
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ServerBuild } from 'react-router'
import { compose, type Server } from './compose.ts'
import { addPages } from './app.ts'
import { configWarnings } from './config-warnings.ts'
import { ConfigError, readConfig, STRIPE, type Config } from './config.ts'
import { untilAnswered } from './db/database.ts'
import { FolderInUseError } from './db/embedded/index.ts'
import { isDatabaseUnavailable, isDiskFull } from './db/errors.ts'
import { UnfitDatabaseError } from './db/fitness.ts'
import { isDemoDatabase } from './db/is-demo-database.ts'
import { createLog, describeError } from './http/log.ts'
import { dataHeaders } from './http/security-headers.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { listen, type Listening } from './listen.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { countPriced } from './modules/catalogue/content/prices.ts'
import { createPages } from './pages/pages.ts'
import { policyTargets } from './pages/policy-targets.ts'
import { watchSignInOrigins } from './pages/sign-in-origins.ts'
import { siteSettings } from './pages/site-settings.ts'
import { startProblem } from './start-problem.ts'
import { VERSION } from './version.ts'

const CLIENT_BUILD = fileURLToPath(new URL('../build/client', import.meta.url))
const SERVER_BUILD = new URL('../build/server/index.js', import.meta.url).href

// Pretty logs for terminals and the demo, JSON lines for everything else.
let isForPeople = process.stdout.isTTY || process.env.PORUA_MODE === 'demo'

type Account = { email: string; password: string }
type Say = (line: string) => void

async function start(): Promise<void> {
  const config = readConfig(process.env)
  isForPeople ||= config.mode === 'demo'
  const log = createLog(process.env.LOG_LEVEL ?? (config.mode === 'demo' ? 'warn' : config.logLevel))
  const say: Say = isForPeople ? (line) => void process.stdout.write(`${line}\n`) : (line) => log.info(line)
  // Checked before the database is used, because that may migrate it.
  const problem = await startProblem(config)
  if (problem) throw new ConfigError(problem)
  for (const warning of configWarnings(config)) log.warn(warning)
  say(config.databaseUrl ? 'Connecting to PostgreSQL …' : 'Opening the embedded database …')
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
  // Runs while the database and the demo's sandboxes start in their own threads, because this one would only wait.
  const site = Promise.all([
    import(SERVER_BUILD) as Promise<ServerBuild>,
    loadStaticFiles(CLIENT_BUILD, dataHeaders(publicUrl.startsWith('https:'))),
  ])
  site.catch(() => {})
  const server = await compose({ config, publicUrl, log, say, checksRooms: true })
  const { deps } = server
  const patiently = <Result>(work: () => Promise<Result>) => untilAnswered(work, say)
  if (config.mode === 'real' && (await patiently(() => isDemoDatabase(deps.db)))) {
    throw new ConfigError(
      'this database is the demo’s, and its passwords are public: choose another DATA_DIR or database',
    )
  }
  const { payments } = deps
  const priced = payments.size ? 0 : await patiently(() => countPriced(deps.db))
  if (priced) throw new ConfigError(`${STRIPE.join(', ')} must be set (products with a price: ${priced})`)
  const { demo } = server
  if (demo && (await patiently(() => demo.fill(deps)))) {
    say('Filled it with the demo content.')
    collectGarbage()
  } else if (demo && (await patiently(() => demo.isOutdated(deps)))) {
    say('The demo content is of another version: npm run db:reset brings this one’s.')
  }
  const accounts = demo && !config.isIdentityHosted ? await patiently(() => demo.accounts(deps.db)) : []
  server.startBackground(() => {
    say('A newer version of Porua has changed the database, so this process ends.')
    process.kill(process.pid, 'SIGTERM')
  })
  const [build, statics] = await site
  const signInOrigins = watchSignInOrigins(server.deps.identity, () => server.cache.clear())
  addPages(
    server.app,
    createPages({
      build,
      mode: 'production',
      fetchApi: async (request) => server.app.fetch(request),
      cache: server.cache,
      https: server.deps.settings.https,
      settings: siteSettings(config, publicUrl, payments, accounts),
      targets: () => policyTargets(config, payments, signInOrigins.known()),
    }),
    server.deps,
  )
  const listening = await listen({
    app: server.app,
    cache: server.cache,
    openid: server.openid,
    content: server.content,
    hasDiskSpace: server.hasDiskSpace,
    secondsToWait: server.secondsToWait,
    rooms: server.rooms,
    statics,
    isDemo: config.mode === 'demo',
    host: config.host,
    port: config.port,
  })
  const metrics =
    server.metrics && config.metrics?.port !== undefined
      ? await serveMetrics(server.metrics, config.metrics)
      : undefined
  const ms = Math.round(performance.now())
  if (isForPeople) announce(config, publicUrl, accounts, ms, say)
  else log.info({ url: publicUrl, ms, version: VERSION }, 'Porua is ready')
  if (config.mode === 'real') void reportPaymentKeys(server.deps)
  endOnSignal(server, { listening, metrics }, config.drainMs, say)
  server.startJobs()
}

/** Filling the demo leaves 70 MB of garbage, which V8 would keep for long on a machine with much memory. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/**
 * A refused key doesn't prevent startup, because people must be able to open what they own even if they can't buy more.
 */
async function reportPaymentKeys({ payments, log }: Server['deps']): Promise<void> {
  for (const { name, checkKeys } of payments.values()) {
    try {
      for (const problem of await checkKeys()) log.error(`Nobody can pay by ${name}. ${problem}`)
    } catch (error) {
      log.warn({ err: error }, `the provider of payment by ${name} could not be asked about our keys`)
    }
  }
}

function announce(config: Config, publicUrl: string, accounts: Account[], ms: number, say: Say): void {
  say('')
  say(`  Porua ${VERSION} is ready at ${publicUrl}  (${(ms / 1000).toFixed(1)} s)`)
  // Each address begins with the person's role.
  for (const { email, password } of accounts) say(`  Sign in  ${email} / ${password}`)
  if (config.mode === 'demo') say(`  Mail     ${publicUrl}/__inbox`)
  say(`  Calls    ${publicUrl}/api/docs`)
  say(`  Data     ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}`)
  say('  Ctrl-C ends it.')
}

type Open = { listening: Listening; metrics: { close(): Promise<void> } | undefined }

function endOnSignal(server: Server, { listening, metrics }: Open, drainMs: number, say: Say): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    say('Finishing what is under way …')
    await listening.close(wait(drainMs))
    await metrics?.close()
    await server.close()
    say('Ended.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  // Under npm start, there is a channel to the setup process, and the server ends with it.
  process.once('disconnect', () => void end())
  if (process.send && !process.connected) void end()
}

/** Undefined for unexpected errors. */
function startFailure(error: unknown): string | undefined {
  if ([ConfigError, FolderInUseError, UnfitDatabaseError].some((known) => error instanceof known)) {
    return (error as Error).message
  }
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'the port is in use. Set PORT (or METRICS_PORT) to another.'
  if (isDiskFull(error)) return 'the disk is full. Make room on it and start again; nothing is lost.'
  if (isDatabaseUnavailable(error))
    return `the database does not answer (${code ?? message}). Look at DATABASE_URL and at PostgreSQL.`
}

start().catch((error: unknown) => {
  const reason = startFailure(error)
  if (isForPeople) process.stderr.write(`Porua cannot start: ${reason ?? String(describeError(error).stack)}\n`)
  else if (reason) createLog('fatal').fatal(`Porua cannot start: ${reason}`)
  else createLog('fatal').fatal({ err: error }, 'Porua cannot start')
  process.exit(1)
})
