// What was done on this device and is not on the server yet. Each item has a key of its own, so that tabs cannot overwrite
// one another's; sending one twice is harmless.
import { ApiError, createApi } from '#contract/client.ts'
import { currentSession } from '../session/session.ts'

/** Browsers refuse a larger body of a request that outlives its page. */
const MAX_KEEPALIVE = 60_000

/** Its requests outlive the page (keepalive). */
export const lastingApi = createApi(
  (path, init) => fetch(path, { ...init, keepalive: (init.body?.length ?? 0) < MAX_KEEPALIVE }),
  () => currentSession()?.token ?? null,
)

/** Signed out, too slow, too many requests: later the same may succeed. */
const PASSING = new Set([401, 408, 429])

/** Whether the server has refused something for good: sending it again would not help. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !PASSING.has(error.status)

/** Where an item is stored, and its text; a symbol, so that it clashes with no field of the item. */
const STORED = Symbol('stored')
export type Kept<Item> = Item & { [STORED]: { key: string; text: string } }

const ownerOf = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { owner?: string }).owner

export function createUnsentStore<Item extends object & { owner?: never }>(name: string) {
  /** Drafts are removed when somebody signs out. */
  const prefix = `draft:${name}:`
  /** Where the storage is full; lost with the page, but sent before that if the network is there. */
  const memory = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** In place of what has the same id. Nothing is kept for visitors. */
    keep(id: string, item: Item): void {
      const owner = currentSession()?.email
      if (!owner) return
      // Of one person: two who share a device may work on the same task.
      const key = `${prefix}${id}:${owner}`
      const text = JSON.stringify({ owner, ...item })
      try {
        // As an earlier version named it.
        if (ownerOf(prefix + id) === owner) localStorage.removeItem(prefix + id)
        localStorage.setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },

    /** Of the person who is signed in. */
    kept(): Kept<Item>[] {
      const owner = currentSession()?.email
      return [...new Set([...Object.keys(localStorage), ...memory.keys()])]
        .filter((key) => key.startsWith(prefix))
        .map((key) => {
          const text = memory.get(key) ?? localStorage.getItem(key) ?? '{}'
          return { ...(JSON.parse(text) as Item & { owner?: string }), [STORED]: { key, text } }
        })
        .filter((each) => each.owner === owner)
    },

    /** Somebody else may have signed in while others were being sent: nothing goes out as theirs. */
    isOwn: ({ [STORED]: { text } }: Kept<Item>): boolean =>
      (JSON.parse(text) as { owner?: string }).owner === currentSession()?.email,

    /** Unless it was changed again meanwhile. */
    forget(sent: Kept<Item>[]): void {
      for (const { [STORED]: stored } of sent) {
        const { key, text } = stored
        if (localStorage.getItem(key) === text) localStorage.removeItem(key)
        if (memory.get(key) === text) memory.delete(key)
      }
    },

    /** One request after another: what is read was not sent half-way, and nothing overtakes what came before it. */
    inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
  }
}
