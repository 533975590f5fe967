// The environment, read once, checked, and turned into what the server needs. A missing secret in real mode is a
// refusal to start that names the variable.
import { resolve } from 'node:path'
import { z } from 'zod'

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
  IDENTITY_MODE: z.enum(['embedded']).default('embedded'),
  IDENTITY_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  SMTP_URL: z.string().startsWith('smtp', 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().default('Porua <no-reply@porua.example>'),
  SUPPORT_EMAIL: z.string().default('support@porua.example'),
  CONTACT_FORM_URL: z.url({ protocol: /^https$/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  OPEN_CATALOGUE: z.enum(['0', '1']).default('0'),
})

/** Any of these says that somebody means it: then demo mode is never taken by default. */
const HOSTED = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'ACCESS_TOKEN_SECRET',
  'IDENTITY_SECRET',
  'SMTP_URL',
  'S3_ENDPOINT',
] as const

const NEEDED_IN_REAL_MODE = ['PUBLIC_URL', 'ACCESS_TOKEN_SECRET', 'IDENTITY_SECRET', 'SMTP_URL'] as const

const NEEDED_WITH_S3 = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable means the same as none, as shells and compose files leave them.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const first = parsed.error.issues[0]!
    throw new ConfigError(`${String(first.path[0])}: ${first.message}`)
  }
  const env = parsed.data
  const mode = env.PORUA_MODE ?? (HOSTED.some((name) => env[name]) ? 'real' : 'demo')
  if (mode === 'real') {
    const needed = [...NEEDED_IN_REAL_MODE, ...(env.S3_ENDPOINT ? NEEDED_WITH_S3 : [])]
    const missing = needed.filter((name) => !env[name])
    if (missing.length) throw new ConfigError(`${missing.join(', ')} must be set (PORUA_MODE is real)`)
  } else if (!isLoopback(env.HOST)) {
    throw new ConfigError('HOST must be a loopback address in demo mode: its admin password is public')
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
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET ?? '',
          region: env.S3_REGION,
          accessKey: env.S3_ACCESS_KEY ?? '',
          secretKey: env.S3_SECRET_KEY ?? '',
        }
      : undefined,
    contactFormUrl: env.CONTACT_FORM_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    openCatalogue: env.OPEN_CATALOGUE === '1',
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
