// A card payment provider for the demo and tests: Stripe's PaymentIntents, refunds and disputes over HTTP on loopback.
// No money moves.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refuseProxied } from '../../server/http/refuse-remote-clients.ts'
import { refuse } from './answers.ts'
import { findCall, runCall, type Request } from './calls.ts'
import { answerChallenge } from './challenge.ts'
import { runControl } from './controls.ts'
import { createDisputes } from './disputes.ts'
import { putEarlierPayments, type EarlierPayment } from './earlier-payments.ts'
import { createEvents } from './events.ts'
import { createFaults } from './faults.ts'
import { readForm, textOf } from './form.ts'
import type { Installation } from './installation.ts'
import { createIntents } from './intents.ts'
import { createRefunds } from './refunds.ts'
import { Store } from './store.ts'
import { allow, keyOf, ownUrl, readBody, send } from './wire.ts'

const SWEEP_INTERVAL_MS = 250
const RETENTION_MS = 24 * 3_600_000

export type SandboxOptions = {
  /** Where the state is stored. */
  dir: string
  installation: Installation
  /** The shop's origins. Their pages may confirm payments and frame the bank's challenge. */
  origins: string[]
  /** Where events are sent. Null means nowhere. */
  webhookUrl: string | null
  /** The initial payments. */
  payments?: EarlierPayment[]
}

export type Sandbox = { url: string; close(): Promise<void> }

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dir, installation: keys, origins, webhookUrl, payments = [] } = options
  for (const key of [keys.secretKey, keys.publishableKey]) {
    if (!/^(sk|pk)_test_/.test(key)) throw new Error('The card sandbox takes test keys only.')
  }
  let clockOffset = 0
  const now = () => Date.now() + clockOffset
  // Holding the port locks the folder, so its state is only read after that.
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(keys.port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const store = new Store(dir, now() - RETENTION_MS)
  putEarlierPayments(store, payments, now())
  const events = createEvents({ store, now, webhookSecret: keys.webhookSecret, webhookUrl })
  const intents = createIntents(store, events, now, url)
  const refunds = createRefunds(store, events, now)
  const disputes = createDisputes(store, events, now)
  const faults = createFaults()
  const sweep = () => {
    intents.sweep()
    refunds.sweep()
    disputes.sweep()
    store.commit()
    events.send()
  }
  const turnClock = (ms: number) => {
    clockOffset += ms
    sweep()
  }
  const sweeping = setInterval(sweep, SWEEP_INTERVAL_MS).unref()

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refuseProxied(request)
    if (refusal) return send(response, refuse(421, refusal))
    const body = await readBody(request)
    if (body === null) return void response.writeHead(413).end()
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?')
    const origin = origins.find((own) => own === request.headers.origin) ?? null
    if (origin) allow(response, origin)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (pathname.startsWith('/challenge/')) {
      return answerChallenge({ store, intents, events, origins }, request, response, pathname, body)
    }
    if (pathname.startsWith('/sandbox/')) {
      if (request.headers['sandbox-control'] !== keys.controlSecret) return send(response, refuse(404, 'Nothing here.'))
      const params = JSON.parse(body || '{}') as Record<string, unknown>
      return send(response, await runControl({ store, events, refunds, disputes, faults, turnClock }, pathname, params))
    }
    const method = request.method ?? 'GET'
    const call = findCall(method, pathname)
    if (!call) return send(response, refuse(404, `No such call: ${method} ${pathname}`))
    const params = readForm(method === 'GET' ? query : body)
    const callRequest: Request = {
      method,
      path: pathname,
      params,
      key: keyOf(request) ?? textOf(params, 'key'),
      idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
      from: { origin, returnUrl: ownUrl(params.return_url, origins) },
    }
    const run = () =>
      runCall({ store, intents, refunds, disputes, events, keys, now }, call.name, call.intentId, callRequest)
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
