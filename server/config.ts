// Reads and checks the environment once. In real mode, a missing secret prevents startup and the error names the
// variable.
import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import { OFFICE } from '#contract/site/contact-office.ts'
import { readRateLimits } from './http/read-rate-limits.ts'

const issuerAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), 'must be an https:// address')

/** The path is removed, so that ours can be appended. */
const providerAddress = issuerAddress.transform((url) => new URL(url).origin)

/** Where browsers reach the rooms' UDP port: an IP address, and a port if it differs. */
const roomAddress = z.string().transform((text, issues) => {
  const [, address = '', port] = /^\[?([\d.]+|[\da-f:]+)\]?(?::(\d+))?$/i.exec(text) ?? []
  if (!isIP(address)) issues.addIssue({ code: 'custom', message: 'must be an IP address, with or without a port' })
  return { address, port: port ? Number(port) : undefined }
})

const sellerText = z.string().trim().max(300).optional()

const variables = z.object({
  PORUA_MODE: z.enum(['demo', 'real']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().startsWith('postgres', 'must be a postgres:// address').optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  ACCESS_TOKEN_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  IDENTITY_MODE: z.enum(['embedded', 'oidc', 'firebase']).default('embedded'),
  IDENTITY_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  OIDC_ISSUER: issuerAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_AUDIENCE: z.string().optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the ID of a Firebase project')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be the web API key of the project')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(
      /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+):\d+$/,
      'must be a loopback address and port: anybody can make its tokens',
    )
    .optional(),
  SOCIAL_OIDC_ISSUER: issuerAddress.optional(),
  SOCIAL_OIDC_CLIENT_ID: z.string().optional(),
  SOCIAL_OIDC_CLIENT_SECRET: z.string().optional(),
  SOCIAL_OIDC_NAME: z.string().max(40).default('Google'),
  TEXT_MESSAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_MESSAGE_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, 'must be a private key of P-256: 32 bytes as base64url')
    .optional(),
  SMTP_URL: z.string().startsWith('smtp', 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().includes('@', 'must have an email address').optional(),
  SUPPORT_EMAIL: z.string().includes('@', 'must be an email address').optional(),
  SELLER_NAME: sellerText,
  SELLER_NAME_BN: sellerText,
  SELLER_ADDRESS: sellerText,
  SELLER_ADDRESS_BN: sellerText,
  SELLER_PHONE: sellerText,
  CONTACT_FORM_URL: z.url({ protocol: /^https$/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must be a publishable key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be a webhook secret of Stripe').optional(),
  SSLCOMMERZ_URL: providerAddress.default('https://securepay.sslcommerz.com'),
  SSLCOMMERZ_STORE_ID: z.string().optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().optional(),
  BKASH_URL: providerAddress.default('https://tokenized.pay.bka.sh'),
  BKASH_USERNAME: z.string().optional(),
  BKASH_PASSWORD: z.string().optional(),
  BKASH_APP_KEY: z.string().optional(),
  BKASH_APP_SECRET: z.string().optional(),
  CARD_SANDBOX_URL: z
    .url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  ROOMS: z.enum(['embedded', 'jitsi', 'link']).default('embedded'),
  ROOM_PORT: z.coerce.number().int().min(0).max(65_534).optional(),
  ROOM_ADDRESS: roomAddress.optional(),
  TURN_URLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.every((url) => /^turns?:[^/]+$/.test(url)), 'must be turn: or turns: addresses')
    .optional(),
  TURN_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  JITSI_URL: providerAddress.optional(),
  JITSI_APP_ID: z.string().optional(),
  JITSI_APP_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  PROMO_PERCENT: z.coerce.number().int().min(1).max(90).default(10),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  REQUESTS_PER_ADDRESS: z.coerce.number().int().min(0).optional(),
  RATE_LIMITS: z
    .string()
    .default('')
    .transform((text, issues) => {
      const { limits, problem } = readRateLimits(text)
      if (problem) issues.addIssue({ code: 'custom', message: problem })
      return limits
    }),
  OPEN_CATALOGUE: z.enum(['0', '1']).default('0'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(32, 'must have 32 characters or more').optional(),
})

export const VARIABLES = Object.keys(variables.shape)

type Variable = keyof typeof variables.shape
type GatewayVariables = {
  url: Variable
  /** The address of the provider's sandbox. */
  sandbox: string
  /** Our variables, by the names of the provider's settings. */
  keys: Record<string, Variable>
  /** The keys that are secret. */
  secrets: string[]
}

/** The local payment methods. Either all or none of a method's keys must be set. */
export const GATEWAY_VARIABLES = {
  sslcommerz: {
    url: 'SSLCOMMERZ_URL',
    sandbox: 'https://sandbox.sslcommerz.com',
    keys: { storeId: 'SSLCOMMERZ_STORE_ID', storePassword: 'SSLCOMMERZ_STORE_PASSWORD' },
    secrets: ['storePassword'],
  },
  bkash: {
    url: 'BKASH_URL',
    sandbox: 'https://tokenized.sandbox.bka.sh',
    keys: {
      username: 'BKASH_USERNAME',
      password: 'BKASH_PASSWORD',
      appKey: 'BKASH_APP_KEY',
      appSecret: 'BKASH_APP_SECRET',
    },
    secrets: ['password', 'appSecret'],
  },
} as const satisfies Record<Exclude<PaymentMethod, 'card'>, GatewayVariables>

type Gateways = {
  [Name in keyof typeof GATEWAY_VARIABLES]:
    | Record<'url' | keyof (typeof GATEWAY_VARIABLES)[Name]['keys'], string>
    | undefined
}

const namesOf = ({ keys }: Pick<GatewayVariables, 'keys'>) => Object.values(keys)
const GATEWAY_ROWS: GatewayVariables[] = Object.values(GATEWAY_VARIABLES)

/** Any of these suggests a real installation, so demo mode is not the default then. */
const HOSTED = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'ACCESS_TOKEN_SECRET',
  'IDENTITY_SECRET',
  'SMTP_URL',
  'S3_ENDPOINT',
  'OIDC_ISSUER',
  'FIREBASE_PROJECT_ID',
  'SOCIAL_OIDC_ISSUER',
  'TEXT_MESSAGE_URL',
  'STRIPE_SECRET_KEY',
  'JITSI_URL',
  ...GATEWAY_ROWS.flatMap(namesOf),
] as const

export const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

const TURN = ['TURN_URLS', 'TURN_SECRET'] as const

const JITSI = ['JITSI_URL', 'JITSI_APP_ID', 'JITSI_APP_SECRET'] as const

/** The demo uses any free port, so that several demos can run on one machine. */
const ROOM_PORT = { demo: 0, real: 40_000 }

/**
 * Requests per ten seconds. A neighbourhood behind one carrier address stays far below the limit. The demo only serves
 * its own machine, so it has none.
 */
const REQUESTS_PER_ADDRESS = { demo: 0, real: 3000 }

/** The demo's emails never leave its inbox, so any address will do there. */
const DEMO_ADDRESSES = { mailFrom: 'Porua <no-reply@porua.example>', supportEmail: 'support@porua.example' }

const NEEDED_IN_REAL_MODE = ['PUBLIC_URL', 'ACCESS_TOKEN_SECRET', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'] as const

const NEEDED_WHEN_EMBEDDED = ['IDENTITY_SECRET'] as const

const NEEDED_WITH_OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID'] as const

const NEEDED_WITH_FIREBASE = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] as const

const NEEDED_WITH_SOCIAL = ['SOCIAL_OIDC_ISSUER', 'SOCIAL_OIDC_CLIENT_ID', 'SOCIAL_OIDC_CLIENT_SECRET'] as const

const NEEDED_WITH_S3 = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>

export function readConfig(environment: Environment) {
  // An empty variable counts as unset, because shells and compose files often leave variables empty.
  const present = Object.fromEntries(Object.entries(withFiles(environment)).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(present)
  if (!parsed.success) {
    const first = parsed.error.issues[0]!
    throw new ConfigError(`${String(first.path[0])}: ${first.message}`)
  }
  const env = parsed.data
  const mode = env.PORUA_MODE ?? (HOSTED.some((name) => env[name]) ? 'real' : 'demo')
  const isHosted = env.IDENTITY_MODE !== 'embedded'
  const need = (names: readonly (keyof typeof env)[], reason: string) => {
    const missing = names.filter((name) => !env[name])
    if (missing.length) throw new ConfigError(`${missing.join(', ')} must be set (${reason})`)
  }
  if (env.IDENTITY_MODE === 'oidc') need(NEEDED_WITH_OIDC, 'IDENTITY_MODE is oidc')
  else if (env.IDENTITY_MODE === 'firebase') need(NEEDED_WITH_FIREBASE, 'IDENTITY_MODE is firebase')
  else if (NEEDED_WITH_SOCIAL.some((name) => env[name])) need(NEEDED_WITH_SOCIAL, 'another SOCIAL_OIDC_ variable is')
  if (STRIPE.some((name) => env[name]) || env.CARD_SANDBOX_URL) need(STRIPE, 'another card payment variable is')
  for (const gateway of GATEWAY_ROWS) {
    const { url, sandbox } = gateway
    const isSetUp = namesOf(gateway).some((name) => env[name])
    if (isSetUp) need(namesOf(gateway), `another ${url.replace('URL', '')} variable is`)
    const address = String(env[url])
    if (mode === 'real' && !address.startsWith('https:'))
      throw new ConfigError(`${url} must be an https:// address in real mode`)
    if (mode === 'demo' && isSetUp && !isSandbox(address))
      throw new ConfigError(`${url}: demo mode takes the sandbox only, such as ${sandbox}`)
  }
  if (TURN.some((name) => env[name])) need(TURN, 'another TURN_ variable is')
  if (env.ROOMS === 'jitsi') need(JITSI, 'ROOMS is jitsi')
  if (env.TEXT_MESSAGE_URL) need(['TEXT_MESSAGE_KEY'], 'TEXT_MESSAGE_URL is')
  if (env.METRICS_PORT !== undefined && !env.METRICS_TOKEN && !isLoopback(env.METRICS_HOST)) {
    throw new ConfigError('METRICS_TOKEN must be set (METRICS_HOST is not a loopback address)')
  }
  if (env.ACCESS_TOKEN_SECRET && env.ACCESS_TOKEN_SECRET === env.IDENTITY_SECRET) {
    throw new ConfigError('ACCESS_TOKEN_SECRET, IDENTITY_SECRET: each needs a random value of its own')
  }
  if (mode === 'real') {
    const embedded = isHosted ? [] : NEEDED_WHEN_EMBEDDED
    need([...NEEDED_IN_REAL_MODE, ...embedded, ...(env.S3_ENDPOINT ? NEEDED_WITH_S3 : [])], 'PORUA_MODE is real')
    if (env.CARD_SANDBOX_URL)
      throw new ConfigError('CARD_SANDBOX_URL is for demo mode only: the sandbox moves no money')
    if (env.FIREBASE_AUTH_EMULATOR_HOST)
      throw new ConfigError('FIREBASE_AUTH_EMULATOR_HOST is for demo mode only: anybody can make its tokens')
  } else if (!isLoopback(env.HOST)) {
    throw new ConfigError('HOST must be a loopback address in demo mode: its admin password is public')
  } else if (isLive(env.STRIPE_SECRET_KEY) || isLive(env.STRIPE_PUBLISHABLE_KEY)) {
    throw new ConfigError('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: demo mode takes test keys only, never live ones')
  }
  if (isLive(env.STRIPE_SECRET_KEY) !== isLive(env.STRIPE_PUBLISHABLE_KEY)) {
    throw new ConfigError('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: one is a live key, the other a test key')
  }
  return {
    mode,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    accessTokenSecret: env.ACCESS_TOKEN_SECRET,
    identitySecret: env.IDENTITY_SECRET,
    isIdentityHosted: isHosted,
    /** The hosted identity service; undefined if it is the embedded one or Firebase. */
    oidc:
      env.IDENTITY_MODE === 'oidc' && env.OIDC_ISSUER && env.OIDC_CLIENT_ID
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            audience: env.OIDC_AUDIENCE ?? env.OIDC_CLIENT_ID,
          }
        : undefined,
    firebase:
      env.IDENTITY_MODE === 'firebase' && env.FIREBASE_PROJECT_ID && env.FIREBASE_API_KEY
        ? {
            projectId: env.FIREBASE_PROJECT_ID,
            apiKey: env.FIREBASE_API_KEY,
            emulator: env.FIREBASE_AUTH_EMULATOR_HOST && `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
          }
        : undefined,
    thirdParty:
      !isHosted && env.SOCIAL_OIDC_ISSUER && env.SOCIAL_OIDC_CLIENT_ID && env.SOCIAL_OIDC_CLIENT_SECRET
        ? {
            issuer: env.SOCIAL_OIDC_ISSUER,
            clientId: env.SOCIAL_OIDC_CLIENT_ID,
            clientSecret: env.SOCIAL_OIDC_CLIENT_SECRET,
            name: env.SOCIAL_OIDC_NAME,
          }
        : undefined,
    /** Whether the demo's own OpenID provider acts as the third-party account. */
    hasDemoAccount: mode === 'demo' && !isHosted && !env.SOCIAL_OIDC_ISSUER,
    /** Whether phone numbers can be confirmed: by a gateway, or in the demo's inbox. */
    canText: !isHosted && (Boolean(env.TEXT_MESSAGE_URL) || (mode === 'demo' && !env.SMTP_URL)),
    textMessages: env.TEXT_MESSAGE_URL ? { url: env.TEXT_MESSAGE_URL, key: env.TEXT_MESSAGE_KEY ?? '' } : undefined,
    /** The key that signs notifications. Undefined if it is derived from the access tokens' secret. */
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? DEMO_ADDRESSES.mailFrom,
    supportEmail: env.SUPPORT_EMAIL ?? DEMO_ADDRESSES.supportEmail,
    seller: sellerIn(env, mode === 'demo'),
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET ?? '',
          region: env.S3_REGION,
          accessKey: env.S3_ACCESS_KEY ?? '',
          secretKey: env.S3_SECRET_KEY ?? '',
        }
      : undefined,
    /**
     * The hosted card provider, or a sandbox that is already running. If undefined, the demo starts its own sandbox, and
     * a real installation sells nothing by card.
     */
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            sandboxUrl: env.CARD_SANDBOX_URL ?? null,
          }
        : undefined,
    /** If a provider is undefined, the demo starts its own sandbox, and a real installation doesn't offer it. */
    gateways: gatewaysIn(env),
    rooms: {
      kind: env.ROOMS,
      hasUnusedJitsi: env.ROOMS !== 'jitsi' && JITSI.some((name) => env[name] !== undefined),
      reach: reachIn(env, env.ROOM_PORT ?? ROOM_PORT[mode]),
      turn: env.TURN_URLS && env.TURN_SECRET ? { urls: env.TURN_URLS, secret: env.TURN_SECRET } : undefined,
      jitsi:
        env.ROOMS === 'jitsi' && env.JITSI_URL && env.JITSI_APP_ID && env.JITSI_APP_SECRET
          ? { url: env.JITSI_URL, appId: env.JITSI_APP_ID, secret: env.JITSI_APP_SECRET }
          : undefined,
    },
    promoPercent: env.PROMO_PERCENT,
    contactFormUrl: env.CONTACT_FORM_URL,
    drainMs: env.DRAIN_SECONDS * 1000,
    trustedProxies: env.TRUSTED_PROXIES,
    /** 0 means no limit. */
    requestsPerAddress: env.REQUESTS_PER_ADDRESS ?? REQUESTS_PER_ADDRESS[mode],
    rateLimits: env.RATE_LIMITS,
    openCatalogue: env.OPEN_CATALOGUE === '1',
    /** Undefined if metrics are off. Without a port, they are served on the product's own port, with the token. */
    metrics:
      env.METRICS_PORT !== undefined || env.METRICS_TOKEN
        ? { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN }
        : undefined,
  }
}

function reachIn({ ROOM_ADDRESS: at }: { ROOM_ADDRESS?: z.infer<typeof roomAddress> | undefined }, port: number) {
  return { port, publicAddress: at && { address: at.address, port: at.port ?? port } }
}

type SellerVariables = Partial<
  Record<`SELLER_${'NAME' | 'NAME_BN' | 'ADDRESS' | 'ADDRESS_BN' | 'PHONE'}`, string | undefined>
>

/** A real installation only shows what it sets. The demo shows its own office. */
function sellerIn(env: SellerVariables, isDemo: boolean) {
  const address = env.SELLER_ADDRESS ?? (isDemo ? OFFICE.address.en : '')
  return {
    name: {
      en: env.SELLER_NAME ?? (isDemo ? 'Porua' : ''),
      bn: env.SELLER_NAME_BN ?? env.SELLER_NAME ?? (isDemo ? 'পড়ুয়া' : ''),
    },
    address: { en: address, bn: env.SELLER_ADDRESS_BN ?? env.SELLER_ADDRESS ?? (isDemo ? OFFICE.address.bn : '') },
    phone: env.SELLER_PHONE ?? (isDemo ? OFFICE.phone : ''),
  }
}

/** Secret stores and orchestrators provide secrets as files: NAME_FILE is the path of a file with the value of NAME. */
function withFiles(environment: Environment): Environment {
  const result = { ...environment }
  for (const name of Object.keys(variables.shape)) {
    const path = environment[`${name}_FILE`]
    if (!path) continue
    if (environment[name]) throw new ConfigError(`${name}, ${name}_FILE: only one of them can be set`)
    try {
      result[name] = readFileSync(path, 'utf8').trim()
    } catch {
      throw new ConfigError(`${name}_FILE: there is no such file, or it cannot be read`)
    }
  }
  return result
}

function gatewaysIn(env: z.output<typeof variables>): Gateways {
  const settings = Object.entries<GatewayVariables>(GATEWAY_VARIABLES).map(([name, { url, keys }]) => {
    const values = Object.entries(keys).map(([key, variable]) => [key, env[variable]])
    const isSetUp = values.every(([, value]) => value)
    return [name, isSetUp ? { url: env[url], ...Object.fromEntries(values) } : undefined]
  })
  return Object.fromEntries(settings) as Gateways
}

function isLive(key: string | undefined): boolean {
  return /^[a-z]+_live_/.test(key ?? '')
}

function isPrivateKey(key: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(key, 'base64url'))
    return /^[\w-]{43}$/.test(key)
  } catch {
    return false
  }
}

function isSandbox(url: string): boolean {
  const { hostname } = new URL(url)
  return isLoopback(hostname) || hostname.split('.').includes('sandbox')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
