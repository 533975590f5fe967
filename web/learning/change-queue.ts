// Notes and bookmarks that were made, changed or deleted, until the server has them.
import type { ApiError } from '#contract/client.ts'
import { createUnsentStore, isFinal } from './unsent.ts'

/** `of` is the course or book. */
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
        // What is already gone was deleted as wanted.
        if (!change.isDeleted) refusal = error
      }
      store.forget([change])
    }
    return refusal
  }

  return {
    keep: (of: string, item: Item, isDeleted: boolean) => store.keep(item._id, { of, item, isDeleted }),

    /** Those of this device alone. */
    kept: (of: string) => withKept(of, []),

    unsent: () => new Set(store.kept().map(({ item }) => item._id)),

    read: (of: string, read: () => Promise<Item[]>) => store.inTurn(async () => withKept(of, await read())),

    /** Keeps what could not be sent; answers with why the server refused one, if it did. */
    send: () => store.inTurn(sendAll),
  }
}
