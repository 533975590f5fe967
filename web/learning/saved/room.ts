// How much this device may keep.
/** Left free for everything else that the site keeps. */
const RESERVE = 5 * 1024 * 1024

export type Room = {
  /** By the whole site, in bytes. */
  used: number
  /** Infinite where the browser does not tell: WebKitGTK has no `navigator.storage`. */
  left: number
  /** The browser has promised not to remove it when space gets low. */
  isPersistent: boolean
}

export async function roomOf(): Promise<Room> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.estimate) return { used: 0, left: Infinity, isPersistent: false }
  const { usage = 0, quota = 0 } = await storage.estimate()
  const isPersistent = (await storage.persisted?.()) ?? false
  return { used: usage, left: Math.max(0, quota - usage - RESERVE), isPersistent }
}

/** Browsers decide by themselves, some after asking the person. */
export const askToPersist = async (): Promise<boolean> =>
  (await (navigator.storage as StorageManager | undefined)?.persist?.()) ?? false

export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.code === 22)

/** For writes that may be missing: listing and removing must work on a full device. */
export function unlessFull(error: unknown): void {
  if (!isNoRoom(error)) throw error
}

export type Support = 'yes' | 'no' | 'private'

/**
 * Whether this browser keeps anything for longer than its window is open, as well as that can be known: a private window of
 * Chromium looks like any other.
 */
export async function supportOf(): Promise<Support> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return 'no'
  return caches.keys().then(
    () => 'yes',
    () => 'private',
  )
}
