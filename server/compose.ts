// Builds the server from its configuration: opens its dependencies in order, and closes them again.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { PAYMENT_METHODS, type PaymentMethod } from '#contract/orders/payment-methods.ts'
import { createEmbeddedIdentity, EMBEDDED_ISSUER } from './adapters/identity/embedded.ts'
import { createFirebaseIdentity } from './adapters/identity/firebase.ts'
import type { Identity } from './adapters/identity/identity.ts'
import { createOidcIdentity } from './adapters/identity/oidc.ts'
import { ownOrigins } from './adapters/identity/own-origins.ts'
import type { ThirdPartyAccount } from './adapters/identity/third-party.ts'
import type { Demo } from '../demo/demo.ts'
import { createHttpTexts } from './adapters/texts/http-gateway.ts'
import type { TextSender } from './adapters/texts/texts.ts'
import { createFolderFiles } from './adapters/files/folder.ts'
import { createS3Files } from './adapters/files/s3.ts'
import type { Mail } from './adapters/mail/mail.ts'
import { createSmtpSender } from './adapters/mail/smtp.ts'
import { createSharedToken } from './adapters/payments/bkash/shared-token.ts'
import type { Payment } from './adapters/payments/payment.ts'
import { GATEWAYS, openGateway } from './adapters/payments/gateways.ts'
import { vapidKeys } from './adapters/push/vapid-keys.ts'
import { createWebPush } from './adapters/push/web-push.ts'
import { createEmbeddedRooms, type EmbeddedRooms } from './adapters/rooms/embedded/embedded-rooms.ts'
import { createJitsiRooms } from './adapters/rooms/jitsi-rooms.ts'
import { createLinkRooms } from './adapters/rooms/link-rooms.ts'
import type { Rooms } from './adapters/rooms/rooms.ts'
import { createApp, type App } from './app.ts'
import type { Config } from './config.ts'
import { watchContent } from './db/content.ts'
import { untilAnswered, type Database } from './db/database.ts'
import { watchSchema } from './db/fitness.ts'
import { watchDiskSpace } from './db/embedded/disk-space.ts'
import { createJobs } from './db/jobs/jobs.ts'
import { ByteCache } from './http/byte-cache.ts'
import { chosenLanguage } from './http/chosen-language.ts'
import { clientAddress } from './http/client-address.ts'
import { createFloodLimit } from './http/flood-limit.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limit.ts'
import type { Log } from './http/log.ts'
import { warnOfUndeclaredProxy } from './http/undeclared-proxy.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createOnce } from './create-once.ts'
import { openConfigured } from './open-database.ts'
import { opensNewDatabase } from './open-early.ts'
import type { Metrics, MetricsOptions } from './metrics/metrics.ts'
import type { Deps } from './modules/deps.ts'
import { createSendAnnouncement } from './modules/teaching/announcements/send-announcement.ts'
import { createReportKeeper } from './modules/live/room/keep-reports.ts'
import { createSendPush } from './modules/people/push/send-push.ts'
import { createRemindByText } from './modules/live/calendar/remind-by-text.ts'
import { personData } from './modules/person-data.ts'
import { createContentListener } from './modules/learning/streaming/content-bytes.ts'
import { createLinkSecrets } from './modules/orders/pay-links/link-secrets.ts'
import { createGrants } from './modules/files/uploads/grants.ts'
import { createCutMp3 } from './modules/learning/reading/cut-mp3.ts'
import { createMakeCopy } from './modules/learning/reading/make-copy.ts'
import { createOutbox, type Outbox } from './adapters/mail/outbox.ts'
import { createStopSecrets } from './adapters/mail/stop-secrets.ts'
import { createPrepareFile } from './modules/learning/preparing/prepare-file.ts'
import { createAccessTokens } from './modules/people/accounts/access-tokens.ts'
import { createAccountChanges } from './modules/people/accounts/account-changes.ts'
import { languageOfReader } from './modules/people/accounts/language.ts'
import { addShippedPolicies } from './modules/orders/policies/shipped-texts.ts'
import { createCatalogueSearch } from './modules/catalogue/search/catalogue-search.ts'
import { createMissedSearches } from './modules/catalogue/search/missed-searches.ts'

const DEMO_SECRETS = 'demo-secrets.json'
const PAGE_CACHE_BYTES = 96 * 1024 * 1024

export type Server = {
  app: App
  deps: Deps
  cache: ByteCache
  openid: RequestListener | undefined
  /** Serves videos and recordings under /content. */
  content: RequestListener
  /** Undefined if live classes are held elsewhere. */
  rooms: EmbeddedRooms | undefined
  /** Undefined in real mode. */
  demo: Demo | undefined
  /** Undefined if metrics are off. */
  metrics: Metrics | undefined
  /** Whether the disk has space for writes. */
  hasDiskSpace(): boolean
  /** The seconds to wait for a client that makes too many requests. */
  secondsToWait(request: IncomingMessage): number | undefined
  /**
   * Starts polling, sweeping and loading the search index. Called once the database is filled, because otherwise they
   * would wait for it. `onOutdated` is called when a newer version of Porua has migrated the database.
   */
  startBackground(onOutdated?: () => void): void
  /** Starts running jobs. Called once the server is ready, so that they don't delay startup. */
  startJobs(): void
  close(): Promise<void>
}

/** Calls that list courses with their learner counts. List pages do not show the counts, so they stay cached. */
const LISTS_OF_COURSES = /^\/api\/(courses\/|course\/[^/]+\/related|instructor\/[^/]+\/courses)/

export type ComposeOptions = {
  config: Config
  publicUrl: string
  log: Log
  now?: () => Date
  /** Tells the operator why startup is taking longer. */
  say?: (line: string) => void
  /** Tests the room process, which briefly takes 65 MB. This runs first, when most memory is free. */
  checksRooms?: boolean
  /** Replaces how the database is opened, for tests. */
  openDatabase?: typeof openConfigured
  /** Replaces how the payment providers are reached, for tests. */
  openPayments?: (context: PaymentContext) => Promise<OpenedPayments>
}

/** What is needed to open payment providers. The database is opened at the same time. */
export type PaymentContext = {
  config: Config
  publicUrl: string
  log: Log
  demo: Demo | undefined
  now: () => Date
  db: Promise<Database>
}

export type OpenedPayments = { payments: Payment[]; close(): Promise<void> }

export async function compose(options: ComposeOptions): Promise<Server> {
  const { config, publicUrl, log, now = () => new Date(), say = (line) => log.warn(line) } = options
  const patiently = <Result>(work: () => Promise<Result>) => untilAnswered(work, say)
  const { checksRooms = false, openDatabase = openConfigured, openPayments = openConfiguredPayments } = options
  const demo = config.mode === 'demo' ? (await import('../demo/demo.ts')).demo : undefined
  const secrets = readSecrets(config)
  const secondsToWait = createFloodGuard(config, log, now)
  const rooms =
    config.rooms.kind === 'embedded'
      ? createEmbeddedRooms({
          ...config.rooms,
          secret: secrets.accessToken,
          origins: ownOrigins(publicUrl),
          addressOf: (request) => addressOf(request, config),
          secondsToWait,
          log,
          now,
        })
      : undefined
  if (checksRooms && rooms) void reportRooms(rooms, log)
  if (opensNewDatabase()) demo?.readEarly(now)
  const opening = openDatabase(config, log, say)
  const [{ db, reads, pool, close: closeDatabase }, { payments, close: closePayments }] = await Promise.all([
    opening,
    openPayments({ config, publicUrl, log, demo, now, db: opening.then(({ db }) => db) }),
  ])
  if (demo) await patiently(() => demo.setExchangeRate(db, now()))
  await patiently(() => addShippedPolicies(db, now()))
  const content = await patiently(() =>
    watchContent(db, (error) => log.warn({ err: error }, 'the content version could not be read')),
  )
  const cache = new ByteCache({ maxBytes: PAGE_CACHE_BYTES, version: content.version })
  content.onChange(() => cache.clear())
  content.onEnrolment((ids) => cache.drop((key) => LISTS_OF_COURSES.test(key) || ids.some((id) => key.includes(id))))
  const limits = createRateLimiter(db, now, config.rateLimits)
  // Real mode always has SMTP_URL: readConfig refuses to start without it.
  const mail = config.smtpUrl ? createSmtpSender(config.smtpUrl, config.mailFrom) : demo!.createMail()
  const outbox = createOutbox(db, mail, log, now)
  const jobs = createJobs(pool, (error) => log.warn({ err: error }, 'background work failed'))
  const texts = createTexts(config, demo, (mail) => outbox.queue(db, mail))
  const demoAccount = config.hasDemoAccount ? demo?.createThirdPartyAccount(publicUrl) : undefined
  const files = config.s3 ? createS3Files(config.s3) : await createFolderFiles(join(config.dataDir, 'media'))
  const storage = demo ? await demo.withMedia(files) : files
  const metrics = config.metrics && (await openMetrics({ db, pool, cache, log, now, dataDir: config.dataDir, rooms }))
  const deps: Deps = {
    db,
    reads,
    content,
    limits,
    outbox,
    texts,
    jobs,
    log,
    measure: metrics?.measure,
    now,
    tokens: await createAccessTokens(db, secrets.accessToken, now, reads),
    identity: createIdentity({
      config,
      publicUrl,
      db,
      secret: secrets.identity,
      thirdParty: config.thirdParty ?? demoAccount?.account,
      outbox,
      texts,
      limits,
      log,
      now,
    }),
    personData,
    files: storage,
    rooms: rooms ?? openOtherRooms(config, now),
    push: createWebPush({
      keys: vapidKeys(config.vapidPrivateKey, secrets.accessToken),
      contact: `mailto:${config.supportEmail}`,
      allowsLoopback: config.mode === 'demo',
    }),
    payments: new Map(payments.map((payment) => [payment.name, payment])),
    grants: createGrants(secrets.accessToken, now),
    linkSecrets: createLinkSecrets(secrets.accessToken, 'pay links'),
    calendarSecrets: createLinkSecrets(secrets.accessToken, 'calendars'),
    stopSecrets: createStopSecrets(secrets.accessToken),
    cutMp3: createCutMp3(storage),
    search: createCatalogueSearch(db, content, log),
    missed: createMissedSearches(),
    settings: {
      publicUrl,
      supportEmail: config.supportEmail,
      seller: config.seller,
      promoPercent: config.promoPercent,
      https: publicUrl.startsWith('https:'),
      openCatalogue: config.openCatalogue,
    },
  }
  // Metrics with their own port aren't served on the product's.
  const ownMetrics = metrics && config.metrics?.port === undefined ? metrics : undefined
  const app = createApp({
    deps,
    cache,
    trustedProxies: config.trustedProxies,
    inboxPage: demo?.inboxPage,
    metrics: ownMetrics && { ...ownMetrics, token: config.metrics?.token },
  })
  const keepReport = createReportKeeper(deps)
  deps.rooms.onReport((report) => void keepReport(report))
  let housekeeping: ReturnType<typeof startHousekeeping> | undefined
  let schema: ReturnType<typeof watchSchema> | undefined
  let stopTutor: (() => Promise<void>) | undefined
  const diskSpace = config.databaseUrl ? undefined : watchDiskSpace(config.dataDir)

  return {
    app,
    deps,
    cache,
    openid: demoAccount?.listener,
    content: createContentListener(deps, { secondsToWait }),
    rooms,
    demo,
    metrics,
    hasDiskSpace: () => diskSpace?.isLeft() ?? true,
    secondsToWait,
    startBackground(onOutdated) {
      if (onOutdated) schema = watchSchema(db, onOutdated)
      content.start()
      outbox.start()
      deps.search.start()
      housekeeping = startHousekeeping(deps)
    },
    startJobs() {
      housekeeping?.addUpTotals()
      const address = `${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
      stopTutor = demo?.startTutor({ db, rooms: deps.rooms, log, now, address, publicUrl })
      jobs.work('prepare-file', createPrepareFile(deps, { folder: join(config.dataDir, 'preparing') }))
      jobs.work('prepare-hand-in', createPrepareFile(deps, { folder: join(config.dataDir, 'preparing-hand-ins') }))
      jobs.work('announce', createSendAnnouncement(deps))
      jobs.work('remind-by-text', createRemindByText(deps))
      jobs.work('push', createSendPush(deps))
      jobs.work('personal-copy', createMakeCopy(deps, { folder: join(config.dataDir, 'copying') }))
    },
    async close() {
      await stopTutor?.()
      diskSpace?.stop()
      schema?.stop()
      await rooms?.close()
      await jobs.stop()
      await housekeeping?.stop()
      await outbox.stop()
      await content.stop()
      await deps.search.close()
      await closePayments()
      await closeDatabase()
    },
  }
}

function openOtherRooms({ rooms: { jitsi } }: Config, now: () => Date): Rooms {
  return jitsi ? createJitsiRooms(jitsi, now) : createLinkRooms()
}

/** A missing module doesn't prevent startup, because everything but live classes works without it. */
async function reportRooms(rooms: Rooms, log: Log): Promise<void> {
  await rooms.check()
  if (rooms.problem) log.error(`Rooms of live classes are off. ${rooms.problem}`)
}

/** Loaded on demand, because most installations start without it. */
async function openMetrics(options: MetricsOptions): Promise<Metrics> {
  return (await import('./metrics/metrics.ts')).createMetrics(options)
}

function createFloodGuard(config: Config, log: Log, now: () => Date): Server['secondsToWait'] {
  const { requestsPerAddress, trustedProxies } = config
  const noticeProxy = warnOfUndeclaredProxy(trustedProxies, log)
  const limit = requestsPerAddress ? createFloodLimit(requestsPerAddress, now) : () => undefined
  return (request) => {
    noticeProxy(request)
    return limit(addressOf(request, config))
  }
}

function createTexts(
  { textMessages, canText }: Config,
  demo: Demo | undefined,
  queue: (mail: Mail) => Promise<void>,
): TextSender | undefined {
  if (textMessages) return createHttpTexts(textMessages.url, textMessages.key)
  return canText ? demo?.createTexts(queue) : undefined
}

function addressOf({ headers, socket }: IncomingMessage, { trustedProxies }: Config): string {
  return clientAddress(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined, trustedProxies)
}

type IdentityParts = {
  config: Config
  publicUrl: string
  db: Database
  secret: string
  thirdParty: ThirdPartyAccount | undefined
  outbox: Outbox
  texts: TextSender | undefined
  limits: RateLimiter
  log: Log
  now: () => Date
}

function createIdentity(parts: IdentityParts): Identity {
  const { config, publicUrl, db, secret, thirdParty, outbox, texts, limits, log, now } = parts
  if (config.oidc) return createOidcIdentity({ ...config.oidc, now })
  if (config.firebase) return createFirebaseIdentity({ ...config.firebase, publicUrl, now })
  const send = (mail: Mail) => outbox.queue(db, mail)
  return createEmbeddedIdentity({
    db,
    publicUrl,
    trustsOwnHost: config.mode === 'demo',
    secret,
    send,
    // The language of the requesting page takes precedence over an earlier choice.
    languageFor: async (email, request) =>
      chosenLanguage(request?.headers.get('cookie')) ?? (await languageOfReader(db, email)),
    texts,
    thirdParty,
    changes: createAccountChanges(EMBEDDED_ISSUER, now),
    limits,
    passwords: { allowsCommonPasswords: config.mode === 'demo' },
    log,
    now,
  })
}

/** Configured providers and, in the demo, a sandbox for each one that isn't configured. */
async function openConfiguredPayments(context: PaymentContext): Promise<OpenedPayments> {
  const { config, publicUrl, now, db } = context
  // The SDK is large, so it is loaded while the database and the sandboxes start.
  const sdk = config.stripe || context.demo ? import('./adapters/payments/stripe/stripe-payment.ts') : undefined
  const sandboxes = await startSandboxes(context)
  const card = config.stripe ?? sandboxes?.card
  const token = createSharedToken(db, now)
  const gateways = GATEWAYS.map(
    (name) =>
      openGateway(name, config.gateways, { publicUrl, token }) ??
      openGateway(name, sandboxes ?? {}, { publicUrl, token }),
  )
  const payments = [card && sdk && (await sdk).createStripePayment(card), ...gateways]
  return {
    payments: payments.filter((payment) => payment !== undefined),
    close: async () => sandboxes?.close(),
  }
}

async function startSandboxes({ config, publicUrl, log, demo }: PaymentContext) {
  const { stripe: card, gateways, dataDir } = config
  const configured: Record<PaymentMethod, unknown> = { card, ...gateways }
  const names = PAYMENT_METHODS.filter((name) => !configured[name])
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const webhookUrl = `http://${host}:${config.port}/api/payments/webhook`
  return names.length
    ? demo?.startSandboxes({ dataDir, names, origins: ownOrigins(publicUrl), webhookUrl, log })
    : undefined
}

type Secrets = { accessToken: string; identity: string }

/** Real mode gets its secrets from the environment. The demo generates its own and stores them next to its data. */
function readSecrets(config: Config): Secrets {
  if (config.accessTokenSecret && (config.identitySecret || config.isIdentityHosted)) {
    return { accessToken: config.accessTokenSecret, identity: config.identitySecret ?? '' }
  }
  const secret = () => randomBytes(32).toString('hex')
  return createOnce(join(config.dataDir, DEMO_SECRETS), () => ({ accessToken: secret(), identity: secret() }))
}
