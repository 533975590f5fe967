// Notes and bookmarks that were made, changed or deleted and are not on the server yet, one key for each.
import { ApiError } from '#contract/client.ts'
import { currentSession } from '../session/session.ts'

type Kept<Item> = { owner: string; of: string; item: Item; isDeleted: boolean }

export type ChangeQueue<Item> = ReturnType<typeof createChangeQueue<Item & { _id: string }>>

/** `prefix` starts with draft: because drafts are removed when somebody signs out; `of` is the course or book. */
export function createChangeQueue<Item extends { _id: string }>(
  prefix: `draft:${string}:`,
  send: (item: Item, isDeleted: boolean, of: string) => Promise<unknown>,
) {
  function changes(): Kept<Item>[] {
    const owner = currentSession()?.email
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Kept<Item>)
      .filter((each) => each.owner === owner && each.item)
  }

  return {
    keep(of: string, item: Item, isDeleted: boolean): void {
      const owner = currentSession()?.email
      if (!owner) return
      try {
        localStorage.setItem(prefix + item._id, JSON.stringify({ owner, of, item, isDeleted } satisfies Kept<Item>))
      } catch {
        // The storage is full: it is sent from memory if the network is there.
      }
    },

    /** The server's items with this device's unsent changes. */
    withKept(of: string, items: Item[]): Item[] {
      const all = new Map(items.map((item) => [item._id, item]))
      for (const { item, isDeleted } of changes().filter((each) => each.of === of)) {
        if (isDeleted) all.delete(item._id)
        else all.set(item._id, item)
      }
      return [...all.values()]
    },

    unsent: () => new Set(changes().map(({ item }) => item._id)),

    /** Keeps what could not be sent; answers with why the server refused one, if it did. */
    async send(): Promise<ApiError | null> {
      let refusal: ApiError | null = null
      for (const { item, isDeleted, of } of changes()) {
        const key = prefix + item._id
        const sent = localStorage.getItem(key)
        try {
          await send(item, isDeleted, of)
        } catch (error) {
          const isFinal = error instanceof ApiError && [403, 404, 409, 422].includes(error.status)
          if (!isFinal) return refusal
          // What is already gone was deleted as wanted.
          if (!isDeleted) refusal = error
        }
        // It may have been changed again meanwhile.
        if (localStorage.getItem(key) === sent) localStorage.removeItem(key)
      }
      return refusal
    },
  }
}
