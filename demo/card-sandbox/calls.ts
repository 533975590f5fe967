// The calls of Stripe's protocol that a shop needs, with API keys and idempotency keys.
import { createHash } from 'node:crypto'
import { refuse, type Answer } from './answers.ts'
import type { ConfirmedFrom } from './charging.ts'
import type { Disputes } from './disputes.ts'
import { listEvents } from './event-list.ts'
import type { Events } from './events.ts'
import { groupOf, textOf, type Params } from './form.ts'
import type { Installation } from './installation.ts'
import type { Intents } from './intents.ts'
import type { IntentRecord } from './records.ts'
import type { Refunds } from './refunds.ts'
import type { Store } from './store.ts'

export type Request = {
  method: string
  path: string
  /** The parameters from the query of a GET or the body of a POST. */
  params: Params
  key: string
  idempotencyKey: string | null
  from: ConfirmedFrom
}

export type CallName =
  | 'create'
  | 'retrieve'
  | 'update'
  | 'confirm'
  | 'cancel'
  | 'refund'
  | 'refunds'
  | 'disputes'
  | 'events'

const ADDRESSES: [name: CallName, method: string, path: RegExp][] = [
  ['create', 'POST', /^\/v1\/payment_intents$/],
  ['retrieve', 'GET', /^\/v1\/payment_intents\/(\w+)$/],
  ['update', 'POST', /^\/v1\/payment_intents\/(\w+)$/],
  ['confirm', 'POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/],
  ['cancel', 'POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/],
  ['refund', 'POST', /^\/v1\/refunds$/],
  ['refunds', 'GET', /^\/v1\/refunds$/],
  ['disputes', 'GET', /^\/v1\/disputes$/],
  ['events', 'GET', /^\/v1\/events$/],
]

const FOR_BROWSERS = new Set<CallName>(['retrieve', 'confirm'])

export function findCall(method: string, path: string): { name: CallName; intentId: string | undefined } | undefined {
  for (const [name, callMethod, pattern] of ADDRESSES) {
    const match = callMethod === method && pattern.exec(path)
    if (match) return { name, intentId: match[1] }
  }
}

export type CallParts = {
  store: Store
  intents: Intents
  refunds: Refunds
  disputes: Disputes
  events: Events
  keys: Installation
  now: () => number
}

/** Runs synchronously. All changes are committed before the answer is sent. */
export function runCall(parts: CallParts, name: CallName, intentId: string | undefined, request: Request): Answer {
  const { store, intents, refunds, disputes, events, keys, now } = parts
  const refusal = refuseKey(name, request.key, keys)
  if (refusal) return refusal
  const isBrowser = request.key === keys.publishableKey
  const intent = intentId === undefined ? undefined : store.intents.get(intentId)
  const isStranger = isBrowser && textOf(request.params, 'client_secret') !== intent?.clientSecret
  if (intentId !== undefined && (!intent || isStranger)) {
    return refuse(404, `No such payment_intent: '${intentId}'`, { code: 'resource_missing', param: 'intent' })
  }
  const run = (): Answer => {
    if (name === 'create') return intents.create(request.params)
    if (name === 'refund') return refunds.create(request.params)
    if (name === 'refunds') return refunds.list(request.params)
    if (name === 'disputes') return disputes.list(request.params)
    if (name === 'events') return listEvents(store, request.params)
    return runOnIntent(intents, name, intent!, request)
  }
  const answer = once(store, request, now(), run)
  store.commit()
  events.send()
  return answer
}

function runOnIntent(intents: Intents, name: CallName, intent: IntentRecord, { params, from }: Request): Answer {
  if (name === 'update') return intents.update(intent, params)
  if (name === 'confirm') return intents.confirm(intent, params, from)
  if (name === 'cancel') return intents.cancel(intent, textOf(params, 'cancellation_reason') || null)
  return intents.retrieve(intent)
}

function refuseKey(name: CallName, key: string, keys: Installation): Answer | null {
  if (/^[a-z]+_live_/.test(key)) return refuse(401, 'This is a sandbox: it takes no live keys.')
  if (key === keys.secretKey) return null
  if (key !== keys.publishableKey) return refuse(401, 'This key is not known here.')
  return FOR_BROWSERS.has(name) ? null : refuse(403, 'This call needs the secret key.')
}

/** A repeated idempotency key gets the first answer again. */
function once(store: Store, request: Request, now: number, run: () => Answer): Answer {
  const { method, idempotencyKey } = request
  if (method !== 'POST' || !idempotencyKey) return run()
  const fingerprint = fingerprintOf(request)
  const known = store.answers.get(idempotencyKey)
  if (known && known.fingerprint !== fingerprint) {
    return refuse(400, 'This idempotency key was used before, for another request.', { type: 'idempotency_error' })
  }
  if (known) return { status: known.status, body: known.body }
  const answer = run()
  store.put('answers', idempotencyKey, { fingerprint, ...answer, at: now })
  return answer
}

/** Only a card's last digits are used, so that not even a hash of its number is stored. */
function fingerprintOf({ path, params }: Request): string {
  const { payment_method_data: _, ...plain } = params
  const last4 = textOf(groupOf(groupOf(params, 'payment_method_data'), 'card'), 'number').slice(-4)
  return createHash('sha256')
    .update(JSON.stringify([path, plain, last4]))
    .digest('hex')
}
