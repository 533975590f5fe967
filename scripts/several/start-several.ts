// Several processes of the product on one PostgreSQL behind one address: what ops/compose.yaml runs, but on one machine
// and without containers. The demo gets what it would otherwise start itself: cards, a third-party account, a database.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROVIDER_ID } from '#server/adapters/identity/third-party.ts'
import { ownOrigins } from '#server/adapters/identity/own-origins.ts'
import { createLocalOpenid } from '#demo/openid/local-openid.ts'
import { readConfig } from '#server/config.ts'
import { startCardSandbox, type CardSandbox } from '../../tests/helpers/orders/card-sandbox.ts'
import { serve } from '../../tests/helpers/people/hosted-issuer.ts'
import { freePort, startPostgres } from '../../tests/helpers/postgres.ts'
import { startProduct, type Product } from '../../tests/helpers/product-process.ts'
import { startRoundRobin } from './round-robin.ts'

type Env = Record<string, string>

export type SeveralOptions = {
  count: number
  /** The proxy's port. 0 picks a free one. */
  port: number
  /** The variables in docs/operating.md. Without DATABASE_URL, a temporary database is started. */
  env: Env
}

export type Several = {
  url: string
  databaseUrl: string
  products: Product[]
  /** Everything that all processes have printed, including those that have ended. */
  output(): string
  /** The demo's card sandbox. */
  sandbox: CardSandbox | undefined
  /** Starts a new process to replace one that has ended. */
  replace(place: number): Promise<void>
  close(): Promise<void>
}

export async function startSeveral({ count, port, env }: SeveralOptions): Promise<Several> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of closers.splice(0).toReversed()) await step()
  }
  try {
    const place = env.DATABASE_URL ? { DATABASE_URL: env.DATABASE_URL } : await startTemporaryDatabase(closers)
    const isDemo = env.PORUA_MODE === 'demo'
    const products: Product[] = []
    const ports = await Promise.all(Array.from({ length: count }, freePort))
    const proxy = await startRoundRobin({ port, targets: () => ports, forwardsAddress: !isDemo })
    closers.push(proxy.close)
    const url = env.PUBLIC_URL ?? `http://127.0.0.1:${proxy.port}`
    const sandbox = isDemo && !env.STRIPE_SECRET_KEY ? await startCardSandbox({ shopUrl: url }) : undefined
    if (sandbox) closers.push(sandbox.close)
    const common: Env = {
      ...env,
      ...(isDemo
        ? { ...demoSecrets(), ...(await thirdParty(url, closers)), ...sandbox?.env }
        : { TRUSTED_PROXIES: '1' }),
      ...place,
      PUBLIC_URL: url,
    }
    readConfig(common)
    const started: Product[] = []
    const start = async (place: number) => {
      const product = await startProduct({ ...common, PORT: String(ports[place]) })
      started.push(product)
      return product
    }
    const output = () => started.map((product) => product.output()).join('')
    closers.push(async () => void (await Promise.all(products.map((product) => product.end('SIGTERM')))))
    // All of them start simultaneously, on a database that may be empty.
    products.push(...(await Promise.all(ports.map((_, place) => start(place)))))
    const replace = async (place: number) => void (products[place] = await start(place))
    return { url, databaseUrl: place.DATABASE_URL, products, output, sandbox, replace, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Closers = (() => Promise<void>)[]

async function startTemporaryDatabase(closers: Closers) {
  const folder = mkdtempSync(join(tmpdir(), 'porua-several-'))
  closers.push(async () => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startPostgres([], { isDetached: true })
  closers.push(postgres.stop)
  return { DATA_DIR: folder, DATABASE_URL: postgres.url('postgres') }
}

const demoSecrets = (): Env => ({
  ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
  IDENTITY_SECRET: randomBytes(32).toString('hex'),
})

/** The demo's own provider keeps sign-ins in the memory of one process, so behind a proxy it must run separately. */
async function thirdParty(url: string, closers: Closers): Promise<Env> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const secret = randomBytes(24).toString('base64url')
  const redirectUris = ownOrigins(url).map((origin) => `${origin}/identity/callback/${PROVIDER_ID}`)
  closers.push(await serve(createLocalOpenid({ issuer, clients: [{ id: 'porua', secret, redirectUris }] }), port))
  return {
    SOCIAL_OIDC_ISSUER: issuer,
    SOCIAL_OIDC_CLIENT_ID: 'porua',
    SOCIAL_OIDC_CLIENT_SECRET: secret,
    SOCIAL_OIDC_NAME: 'a demo account',
  }
}
