// How much this device can store.
/** Space kept free for everything else that the site stores. */
const RESERVE = 5 * 1024 * 1024

export type Room = {
  /** Used by the entire site, in bytes. */
  used: number
  /** Infinite if the browser doesn't say: WebKitGTK has no `navigator.storage`. */
  left: number
  /** Whether the browser has promised not to remove the data when space runs low. */
  isPersistent: boolean
}

export async function roomOf(): Promise<Room> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.estimate) return { used: 0, left: Infinity, isPersistent: false }
  const { usage = 0, quota = 0 } = await storage.estimate()
  const isPersistent = (await storage.persisted?.()) ?? false
  return { used: usage, left: Math.max(0, quota - usage - RESERVE), isPersistent }
}

/** Browsers decide this on their own, some after asking the person. */
export const askToPersist = async (): Promise<boolean> =>
  (await (navigator.storage as StorageManager | undefined)?.persist?.()) ?? false

export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.code === 22)

/** For writes that may fail, because listing and removing must work on a full device. */
export function unlessFull(error: unknown): void {
  if (!isNoRoom(error)) throw error
}

export type Support = 'yes' | 'no' | 'private'

/**
 * Whether this browser keeps data after its window is closed, as far as that can be known: a private window in Chromium
 * looks like any other.
 */
export async function supportOf(): Promise<Support> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return 'no'
  return caches.keys().then(
    () => 'yes',
    () => 'private',
  )
}
