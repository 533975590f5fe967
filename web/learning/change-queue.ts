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
  let last: Promise<unknown> = Promise.resolve()

  /** One request after another: a deletion must not overtake what it deletes, nor an answer what was sent after it. */
  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  function changes(): Kept<Item>[] {
    const owner = currentSession()?.email
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Kept<Item>)
      .filter((each) => each.owner === owner && each.item)
  }

  /** The server's items with this device's unsent changes. */
  function withKept(of: string, items: Item[]): Item[] {
    const all = new Map(items.map((item) => [item._id, item]))
    for (const { item, isDeleted } of changes().filter((each) => each.of === of)) {
      if (isDeleted) all.delete(item._id)
      else all.set(item._id, item)
    }
    return [...all.values()]
  }

  async function sendAll(): Promise<ApiError | null> {
    let refusal: ApiError | null = null
    for (const kept of changes()) {
      try {
        await send(kept.item, kept.isDeleted, kept.of)
      } catch (error) {
        const isFinal = error instanceof ApiError && [403, 404, 409, 422].includes(error.status)
        if (!isFinal) return refusal
        // What is already gone was deleted as wanted.
        if (!kept.isDeleted) refusal = error
      }
      const key = prefix + kept.item._id
      // It may have been changed again meanwhile.
      if (localStorage.getItem(key) === JSON.stringify(kept)) localStorage.removeItem(key)
    }
    return refusal
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

    /** Those of this device alone. */
    kept: (of: string) => withKept(of, []),

    unsent: () => new Set(changes().map(({ item }) => item._id)),

    read: (of: string, read: () => Promise<Item[]>) => inTurn(async () => withKept(of, await read())),

    /** Keeps what could not be sent; answers with why the server refused one, if it did. */
    send: () => inTurn(sendAll),
  }
}
