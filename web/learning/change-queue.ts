// Notes and bookmarks that were created, changed or deleted, kept until the server has them.
import type { ApiError } from '#contract/client.ts'
import { createUnsentStore, isFinal } from './unsent.ts'

/** `of` is the id of the course or book. */
type Change<Item> = { of: string; item: Item; isDeleted: boolean }

export type ChangeQueue<Item> = ReturnType<typeof createChangeQueue<Item & { _id: string }>>

export function createChangeQueue<Item extends { _id: string }>(
  name: string,
  send: (item: Item, isDeleted: boolean, of: string) => Promise<unknown>,
) {
  const store = createUnsentStore<Change<Item>>(name)

  /** The server's items with this device's unsent changes. */
  function withKept(of: string, items: Item[]): Item[] {
    const all = new Map(items.map((item) => [item._id, item]))
    for (const { item, isDeleted } of store.kept().filter((each) => each.of === of)) {
      if (isDeleted) all.delete(item._id)
      else all.set(item._id, item)
    }
    return [...all.values()]
  }

  async function sendAll(): Promise<ApiError | null> {
    let refusal: ApiError | null = null
    for (const change of store.kept()) {
      if (!store.isOwn(change)) return refusal
      try {
        await send(change.item, change.isDeleted, change.of)
      } catch (error) {
        if (!isFinal(error)) return refusal
        // If the item is already gone, it was deleted as requested.
        if (!change.isDeleted) refusal = error
      }
      store.forget([change])
    }
    return refusal
  }

  return {
    keep: (of: string, item: Item, isDeleted: boolean) => store.keep(item._id, { of, item, isDeleted }),

    /** Only the changes made on this device. */
    kept: (of: string) => withKept(of, []),

    unsent: () => new Set(store.kept().map(({ item }) => item._id)),

    read: (of: string, read: () => Promise<Item[]>) => store.inTurn(async () => withKept(of, await read())),

    /** Keeps what couldn't be sent, and returns the server's refusal, if any. */
    send: () => store.inTurn(sendAll),
  }
}
