// A card payment provider for demo and tests: Stripe's PaymentIntents protocol over HTTP on loopback. No money moves.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refuse, type Answer } from './answers.ts'
import { findCall, runCall, type Request } from './calls.ts'
import { answerChallenge } from './challenge.ts'
import { runControl } from './controls.ts'
import { createEvents } from './events.ts'
import { createFaults } from './faults.ts'
import { readForm, textOf } from './form.ts'
import { newId } from './ids.ts'
import type { Installation } from './installation.ts'
import { createIntents } from './intents.ts'
import { Store } from './store.ts'

const SWEEP_EVERY_MS = 250
const MOST_BYTES = 64 * 1024
const KEPT_MS = 24 * 3_600_000

export type SandboxOptions = {
  /** Where the state is kept. */
  dir: string
  installation: Installation
  /** The shop's own addresses: their pages may confirm payments and show the bank's question. */
  origins: string[]
  /** Where events go; null: nowhere. */
  webhookUrl: string | null
}

export type Sandbox = { url: string; close(): Promise<void> }

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dir, installation: keys, origins, webhookUrl } = options
  for (const key of [keys.secretKey, keys.publishableKey]) {
    if (!/^(sk|pk)_test_/.test(key)) throw new Error('The card sandbox takes test keys only.')
  }
  let url = ''
  let turned = 0
  const now = () => Date.now() + turned
  // The port is the lock of the folder: its state is read only once the port is ours.
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(keys.port, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const store = new Store(dir, now() - KEPT_MS)
  const events = createEvents({ store, now, webhookSecret: keys.webhookSecret, webhookUrl })
  const intents = createIntents(store, events, now, () => url)
  const faults = createFaults()
  const sweep = () => {
    intents.sweep()
    store.commit()
    events.send()
  }
  const turnClock = (ms: number) => {
    turned += ms
    sweep()
  }
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref()

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (body === null) return void response.writeHead(413).end()
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?')
    const origin = request.headers.origin
    if (origin && origins.includes(origin)) allow(response, origin)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (pathname.startsWith('/challenge/')) {
      return answerChallenge({ store, intents, events, origins }, request, response, pathname, body)
    }
    if (pathname.startsWith('/sandbox/')) {
      if (request.headers['sandbox-control'] !== keys.controlSecret) return send(response, refuse(404, 'Nothing here.'))
      const wish = JSON.parse(body || '{}') as Record<string, unknown>
      return send(response, await runControl({ store, events, faults, turnClock }, pathname, wish))
    }
    const method = request.method ?? 'GET'
    const call = findCall(method, pathname)
    if (!call) return send(response, refuse(404, `No such call: ${method} ${pathname}`))
    const params = readForm(method === 'GET' ? query : body)
    const asked: Request = {
      method,
      path: pathname,
      params,
      key: keyOf(request) ?? textOf(params, 'key'),
      idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
      from: {
        origin: origin && origins.includes(origin) ? origin : null,
        returnUrl: ownUrl(params.return_url, origins),
      },
    }
    const run = () => runCall({ store, intents, events, keys, now }, call.name, call.intentId, asked)
    const answer = await faults.around(call.name, run)
    if (answer) send(response, answer)
  }

  return {
    url,
    async close() {
      clearInterval(sweeping)
      events.close()
      faults.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      store.close()
    },
  }
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'authorization, content-type, idempotency-key, stripe-version')
  response.setHeader('access-control-allow-methods', 'GET, POST')
  response.setHeader('access-control-max-age', '600')
  response.setHeader('vary', 'origin')
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', 'request-id': newId('req') })
    .end(JSON.stringify(body))
}

/** null: too much, or the asker went away. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) return null
      chunks.push(chunk)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks).toString('utf8')
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ')
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
}

/** A person is sent back to the shop only. */
function ownUrl(address: unknown, origins: string[]): string | null {
  return typeof address === 'string' && URL.canParse(address) && origins.includes(new URL(address).origin)
    ? address
    : null
}
