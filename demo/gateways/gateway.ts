// A payment gateway for the demo and tests on loopback. Its protocol comes from sslcommerz.ts or bkash.ts, and what
// both share is here. No money moves.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { refuseProxied } from '../../server/http/refuse-remote-clients.ts'
import type { Installation } from '../card-sandbox/installation.ts'
import { readBody } from '../card-sandbox/wire.ts'
import { pageHeaders, payPage, wordsPage } from './page.ts'
import { BEHAVIOURS, GatewayPayments, type Behaviour, type GatewayPayment } from './payments.ts'

/** Longer than any shop waits. */
export const TOO_LATE_MS = 40_000
/** How long after the buyer's return a late payment arrives. */
export const LATE_MS = 5_000
const RETRIES_MS = [0, 500, 2_000, 8_000]

export type GatewayRequest = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  query: URLSearchParams
  body: string
}

/** An answer as JSON, or as text that isn't JSON. */
export type GatewayAnswer = { status?: number; json?: unknown; text?: string; delayMs?: number }

/** Where the browser goes after the page: through a link, through a form, or nowhere. */
export type WayBack = { redirect: string } | { page: string } | null

export type Gateway = {
  payments: GatewayPayments
  now: () => number
  /** The gateway's own address. */
  url: string
  keys: Installation
  /** Notifies the shop, and repeats the notice if there is no answer. */
  notify: (address: string, body: string, type: string, delayMs?: number) => void
}

/** The parts that are specific to SSLCommerz or bKash. */
export type Protocol = {
  name: string
  behaviours: Behaviour[]
  /** Undefined if there is no such call. */
  answer: (gateway: Gateway, request: GatewayRequest) => GatewayAnswer | undefined
  /** Called when the buyer has pressed Pay or Cancel. */
  decide: (gateway: Gateway, payment: GatewayPayment, isPaying: boolean) => WayBack
  /** Called when a pending payment has been paid. */
  onPaid: (gateway: Gateway, payment: GatewayPayment) => void
}

/** For tests: makes the next calls fail whose path contains `path` and whose query has `only`. */
export type GatewayFault = { path: string; only?: string; times: number } & GatewayAnswer & { afterwards?: boolean }

export type GatewayOptions = { dir: string; installation: Installation; protocol: Protocol }

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>

export async function startGateway({ dir, installation: keys, protocol }: GatewayOptions) {
  let clockOffset = 0
  const closing = new AbortController()
  const requests: GatewayRequest[] = []
  const faults: GatewayFault[] = []
  let notices: 'sent' | 'kept' = 'sent'
  const kept: { address: string; body: string; type: string }[] = []
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(keys.port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal }).catch(() => {})

  const post = async (address: string, body: string, type: string): Promise<boolean> => {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)])
      const headers = { 'content-type': type }
      const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
  const gateway: Gateway = {
    payments: new GatewayPayments(dir),
    now: () => Date.now() + clockOffset,
    url,
    keys,
    notify(address, body, type, delayMs = 0) {
      if (notices === 'kept') return void kept.push({ address, body, type })
      void (async () => {
        for (const retryMs of RETRIES_MS) {
          await pause(delayMs + retryMs)
          if (closing.signal.aborted || (await post(address, body, type))) return
        }
      })()
    },
  }
  const sweep = () => {
    for (const payment of gateway.payments.all.values()) {
      if (payment.status !== 'pending' || payment.paidAt === null || payment.paidAt > gateway.now()) continue
      protocol.onPaid(gateway, gateway.payments.change({ ...payment, status: 'paid' }))
    }
  }
  const sweeping = setInterval(sweep, 250).unref()

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refuseProxied(request)
    if (refusal) return void response.writeHead(421).end(refusal)
    const body = await readBody(request)
    if (body === null) return void response.writeHead(413).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname === '/sandbox/hello') {
      return void response.writeHead(request.headers['sandbox-control'] === keys.controlSecret ? 200 : 404).end()
    }
    if (pathname.startsWith('/pay/')) return servePage(response, pathname.slice('/pay/'.length), request.method, body)
    const { method = 'GET', headers } = request
    const asked = { method, path: pathname, headers, query: searchParams, body }
    requests.push(asked)
    sweep()
    const fault = takeFault(pathname, searchParams)
    const early = fault && !fault.afterwards ? undefined : protocol.answer(gateway, asked)
    const answer = fault ? { ...early, ...fault } : early
    await pause(answer?.delayMs ?? 0)
    if (closing.signal.aborted) return void response.destroy()
    if (!answer) return void response.writeHead(404).end('{}')
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer.text ?? JSON.stringify(answer.json ?? {}))
  }

  function takeFault(path: string, query: URLSearchParams): GatewayFault | undefined {
    const fault = faults.find((each) => path.includes(each.path) && (!each.only || query.has(each.only)))
    if (fault && --fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
    return fault
  }

  function servePage(response: ServerResponse, key: string, method: string | undefined, body: string): void {
    const payment = gateway.payments.byKey(key)
    const headers = pageHeaders(payment && (payment.fields.success_url ?? payment.fields.callbackURL))
    const write = (status: number, html: string) => void response.writeHead(status, headers).end(html)
    if (!payment) return write(404, wordsPage(protocol.name, 'There is no such payment'))
    if (payment.status !== 'open')
      return write(200, wordsPage(protocol.name, 'This payment is over. You can go back to the shop.'))
    if (method !== 'POST') return write(200, payPage(protocol.name, payment, protocol.behaviours))
    const back = choose(payment, new URLSearchParams(body))
    if (!back) return write(200, wordsPage(protocol.name, 'Paid. You can close this page.'))
    if ('page' in back) return write(200, back.page)
    response.writeHead(303, { ...headers, location: back.redirect }).end()
  }

  function choose(payment: GatewayPayment, form: URLSearchParams): WayBack {
    const found = protocol.behaviours.find((behaviour) => BEHAVIOURS[behaviour] === form.get('number'))
    const chosen = gateway.payments.change({ ...payment, behaviour: found ?? 'declined' })
    return protocol.decide(gateway, chosen, form.get('do') !== 'cancel')
  }

  return {
    url,
    keys,
    payments: gateway.payments.all,
    /** Every call so far, oldest first. */
    requests,
    fail: (fault: GatewayFault) => void faults.push({ ...fault }),
    /** From now on, notices are kept instead of sent. */
    keepNotices: () => void (notices = 'kept'),
    /** The kept notices, which the caller can send however and whenever it likes. */
    kept,
    post,
    /** Does what the buyer would do on the page at the address with which a payment started. */
    async press(address: string, number: string, what: 'pay' | 'cancel' = 'pay'): Promise<Response> {
      return fetch(address, { method: 'POST', body: new URLSearchParams({ number, do: what }), redirect: 'manual' })
    },
    advanceClock(ms: number): void {
      clockOffset += ms
      sweep()
    },
    async close() {
      clearInterval(sweeping)
      closing.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
