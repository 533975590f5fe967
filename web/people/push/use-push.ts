// Whether this browser notifies the signed-in person, and turning that on and off.
import { useEffect, useReducer, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'

type PushState = {
  /** The state according to the browser and the server. Null until both are known. */
  status: 'on' | 'off' | 'blocked' | 'unsupported' | null
  isBusy: boolean
  problem: string | null
}

export function usePush() {
  const [state, set] = useReducer((before: PushState, change: Partial<PushState>) => ({ ...before, ...change }), {
    status: null,
    isBusy: false,
    problem: null,
  })
  const run = async (work: () => Promise<PushState['status']>) => {
    set({ isBusy: true, problem: null })
    try {
      set({ status: await work(), isBusy: false })
    } catch (error) {
      // The browser's own failures aren't our errors.
      const reason = error instanceof DOMException ? m.push_no_service() : explain(error)
      set({ isBusy: false, problem: m.push_failed({ reason }) })
    }
  }
  const find = useRef(() => run(readState))
  useEffect(() => {
    void find.current()
  }, [])
  return { ...state, turnOn: () => run(turnOn), turnOff: () => run(turnOff) }
}

/** Development has no service worker. */
const isSupported = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function readState(): Promise<PushState['status']> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted') return 'off'
  const { own } = await read()
  return own ? 'on' : 'off'
}

async function turnOn(): Promise<PushState['status']> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { pushManager, subscription, publicKey } = await read()
  // A subscription made with another of our keys no longer gets messages.
  const isOutdated = subscription && keyOf(subscription) !== publicKey
  if (isOutdated) await subscription.unsubscribe()
  const kept = subscription && !isOutdated ? subscription : null
  const current = kept ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  const { endpoint = '', keys } = current.toJSON()
  const body = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, language: getLocale() }
  await api('PUT /push', { body })
  return 'on'
}

async function turnOff(): Promise<PushState['status']> {
  const { subscription, own } = await read()
  if (own) await api('DELETE /push/{id}', { params: { id: own._id } })
  await subscription?.unsubscribe()
  return 'off'
}

async function read() {
  const { pushManager } = await navigator.serviceWorker.ready
  const [subscription, { publicKey, browsers }] = await Promise.all([pushManager.getSubscription(), api('GET /push')])
  const isCurrent = subscription && keyOf(subscription) === publicKey
  const own = isCurrent ? browsers.find(({ endpoint }) => endpoint === subscription.endpoint) : undefined
  return { pushManager, subscription, publicKey, own }
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
