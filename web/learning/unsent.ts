// What was done on this device and isn't on the server yet. Each item has a separate key, so that tabs can't overwrite
// each other's items. Sending one twice is harmless.
import { ApiError, createApi } from '#contract/client.ts'
import { currentSession } from '../session/session.ts'

/** Browsers refuse larger bodies in requests that outlive their page. */
const MAX_KEEPALIVE = 60_000

/** Its requests outlive the page (keepalive). */
export const lastingApi = createApi(
  (path, init) => fetch(path, { ...init, keepalive: (init.body?.length ?? 0) < MAX_KEEPALIVE }),
  () => currentSession()?.token ?? null,
)

/** Signed out, too slow, or too many requests: a later try may succeed. */
const PASSING = new Set([401, 408, 429])

/** Whether the server has refused something for good, so that sending it again won't help. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !PASSING.has(error.status)

/** Where an item is stored, and its text. A symbol, so that it can't clash with a field of the item. */
const STORED_ITEM = Symbol('stored')
export type KeptItem<Item> = Item & { [STORED_ITEM]: { key: string; text: string } }

const ownerOf = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { owner?: string }).owner

export function createUnsentStore<Item extends object & { owner?: never }>(name: string) {
  /** Drafts are removed when someone signs out. */
  const prefix = `draft:${name}:`
  /** Used if storage is full. Lost with the page, but sent before that if there is a network. */
  const memory = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** Replaces the item with the same id. Nothing is stored for visitors. */
    keep(id: string, item: Item): void {
      const owner = currentSession()?.email
      if (!owner) return
      // Belongs to one person, because two people who share a device may work on the same task.
      const key = `${prefix}${id}:${owner}`
      const text = JSON.stringify({ owner, ...item })
      try {
        // The key that an earlier version used.
        if (ownerOf(prefix + id) === owner) localStorage.removeItem(prefix + id)
        localStorage.setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },

    /** The items of the signed-in person. */
    kept(): KeptItem<Item>[] {
      const owner = currentSession()?.email
      return [...new Set([...Object.keys(localStorage), ...memory.keys()])]
        .filter((key) => key.startsWith(prefix))
        .map((key) => {
          const text = memory.get(key) ?? localStorage.getItem(key) ?? '{}'
          return { ...(JSON.parse(text) as Item & { owner?: string }), [STORED_ITEM]: { key, text } }
        })
        .filter((each) => each.owner === owner)
    },

    /** Someone else may have signed in while items were being sent, and nothing may be sent under their account. */
    isOwn: ({ [STORED_ITEM]: { text } }: KeptItem<Item>): boolean =>
      (JSON.parse(text) as { owner?: string }).owner === currentSession()?.email,

    /** Unless the item has changed again since. */
    forget(sent: KeptItem<Item>[]): void {
      for (const { [STORED_ITEM]: stored } of sent) {
        const { key, text } = stored
        if (localStorage.getItem(key) === text) localStorage.removeItem(key)
        if (memory.get(key) === text) memory.delete(key)
      }
    },

    /** One request after another, so that nothing is read half-sent and nothing overtakes an earlier request. */
    inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
  }
}
