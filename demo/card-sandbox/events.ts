// Webhook events: signed, sent immediately, and retried with growing delays until the shop acknowledges them.
import { createHmac } from 'node:crypto'
import { newId } from './ids.ts'
import type { EventRecord } from './records.ts'
import type { Store } from './store.ts'

const MIN_DELAY_MS = 500
const MAX_DELAY_MS = 60_000
const MAX_RETRY_MS = 3 * 24 * 3_600_000
const TIMEOUT_MS = 10_000
const MAX_IN_FLIGHT = 8
const API_VERSION = 'sandbox'

export type EventsOptions = { store: Store; now: () => number; webhookSecret: string; webhookUrl: string | null }

export type Events = ReturnType<typeof createEvents>

export function createEvents({ store, now, webhookSecret, webhookUrl }: EventsOptions) {
  const waiting = new Set([...store.events.values()].filter((event) => event.nextAt !== null).map(({ id }) => id))
  const inFlight = new Set<string>()
  const closing = new AbortController()
  let dropNext = 0

  const save = (event: EventRecord) => {
    store.put('events', event.id, event)
    if (event.nextAt === null) waiting.delete(event.id)
    else waiting.add(event.id)
  }

  const post = async (payload: string): Promise<boolean> => {
    const time = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', webhookSecret).update(`${time}.${payload}`).digest('hex')
    try {
      const response = await fetch(webhookUrl!, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  const deliver = async (id: string): Promise<void> => {
    inFlight.add(id)
    const acknowledged = await post(store.events.get(id)!.payload)
    inFlight.delete(id)
    if (closing.signal.aborted) return
    const event = store.events.get(id)!
    const attempts = event.attempts + 1
    const delay = Math.min(MIN_DELAY_MS * 2 ** event.attempts, MAX_DELAY_MS)
    const isDone = acknowledged || event.created + MAX_RETRY_MS < now()
    save({ ...event, attempts, nextAt: isDone ? null : now() + delay, delivered: event.delivered || acknowledged })
    store.commit()
    send()
  }

  /** Sends due events, a few at a time. */
  const send = () => {
    if (!webhookUrl) return
    for (const id of waiting) {
      if (inFlight.size >= MAX_IN_FLIGHT) return
      if (!inFlight.has(id) && store.events.get(id)!.nextAt! <= now()) void deliver(id)
    }
  }

  return {
    send,

    /** Committed together with the change that it reports. */
    add(type: string, object: Record<string, unknown>): void {
      const id = newId('evt')
      const created = now()
      const payload = JSON.stringify({
        id,
        object: 'event',
        api_version: API_VERSION,
        created: Math.floor(created / 1000),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      })
      const isDropped = dropNext > 0
      if (isDropped) dropNext--
      save({ id, type, payload, created, attempts: 0, nextAt: isDropped ? null : created, delivered: false })
    },

    /** For tests: the next events are never sent. */
    drop(count: number): void {
      dropNext = count
    },

    /** For tests: sends an event again, any number of times in parallel, and counts the acknowledgements. */
    async repeat(id: string, times: number): Promise<number> {
      const { payload } = store.events.get(id)!
      const results = await Promise.all(Array.from({ length: times }, () => post(payload)))
      return results.filter(Boolean).length
    },

    close: () => closing.abort(),
  }
}
