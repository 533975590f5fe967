// The saved items on this device, in the browser's database, which the service worker (sw-saved.js) also reads. The
// bytes themselves are in Cache Storage.
import type { LessonKind } from '#contract/constants.ts'
import type { SavedFile, SavingEnd } from '#contract/calls/learning/saving.ts'
import { writeIndex } from '../../session/saved-index.ts'

export type Problem =
  /** Both in bytes. */
  | { why: 'no_room'; needs: number; left: number }
  /** The bytes that arrived were wrong three times. */
  | { why: 'damaged' }
  /** The server refused for some other reason. */
  | { why: 'refused'; code: string }
  /** The item may no longer be opened, and its bytes have been removed. */
  | { why: SavingEnd }

export type SavedItem = {
  /** The id of the person who saved it. */
  person: string
  /** The id of the lesson or book. */
  item: string
  kind: 'lesson' | 'book'
  /** The course or book that was bought. */
  product: string
  title: string
  productTitle: string
  /** Null for a book. */
  lessonKind: LessonKind | null
  /** The label of the quality. Null if there is no choice, or if it isn't known yet. */
  quality: string | null
  /**
   * - queued: waiting for its turn
   * - saving: `done` grows
   * - offline: continues automatically once the network is back
   * - metered: continues automatically once data is free
   * - stopped: by the person; `save` continues
   * - saved: every byte was verified
   * - failed: `problem` says why; nothing is kept after `no_room`; `save` tries again
   * - ended: `problem` says why; nothing is kept
   */
  state: 'queued' | 'saving' | 'offline' | 'metered' | 'stopped' | 'saved' | 'failed' | 'ended'
  problem: Problem | null
  /**
   * What fetches the bytes: the browser on its own, even after all pages are closed, or an open page. Null until it has
   * started.
   */
  way: 'background' | 'page' | null
  /** Whether someone agreed to use mobile data for it. */
  mayUseData: boolean
  /** The total number of bytes, and of verified ones. 0 until known. */
  bytes: number
  done: number
  /** When saving was requested, which is the order of the queue. */
  askedAt: string
  savedAt: string | null
  /** How long it opens offline. */
  until: string | null
}

/** The contents of an item, stored separately because they are long. */
export type Contents = {
  person: string
  item: string
  files: SavedFile[]
  /** The calls whose answers are stored, as paths under /api. */
  answers: string[]
  /** The paths of its page and pictures. */
  pages: string[]
}

/** The latest time ever seen, in case the clock is set back, and the build to which the stored pages belong. */
type Facts = { newest: number; build: string; pages: string[] }

const NAME = 'saved'
let openedChannel: BroadcastChannel | undefined
const channel = () => (openedChannel ??= new BroadcastChannel(NAME))
/** `kept` means that the worker has verified another piece of the item. */
export type Message = { changed: true } | { stop: string[] } | { kept: string }

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('items', { keyPath: ['person', 'item'] })
      request.result.createObjectStore('contents', { keyPath: ['person', 'item'] })
      request.result.createObjectStore('facts')
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })
}

type Store = 'items' | 'contents' | 'facts'

async function ask<Answer>(
  stores: Store[],
  mode: IDBTransactionMode,
  work: (store: (name: Store) => IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open()
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(stores, mode)
      const request = work((name) => transaction.objectStore(name))
      transaction.addEventListener('complete', () => resolve(request.result))
      // An error aborts the transaction, and the reason is only available then.
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The browser could not keep it.')),
      )
    })
  } finally {
    database.close()
  }
}

const ofPerson = (person: string) => IDBKeyRange.bound([person], [person, []])

/** In the order in which they were requested. */
export async function itemsOf(person: string): Promise<SavedItem[]> {
  const items = await ask(
    ['items'],
    'readonly',
    (store) => store('items').getAll(ofPerson(person)) as IDBRequest<SavedItem[]>,
  )
  return items.toSorted((one, other) => one.askedAt.localeCompare(other.askedAt))
}

export const itemOf = (person: string, item: string) =>
  ask(['items'], 'readonly', (store) => store('items').get([person, item]) as IDBRequest<SavedItem | undefined>)

export const contentsOf = (person: string, item: string) =>
  ask(['contents'], 'readonly', (store) => store('contents').get([person, item]) as IDBRequest<Contents | undefined>)

export const allContents = () =>
  ask(['contents'], 'readonly', (store) => store('contents').getAll() as IDBRequest<Contents[]>)

export const putContents = (contents: Contents) =>
  ask(['contents'], 'readwrite', (store) => store('contents').put(contents))

export async function putItems(items: SavedItem[]): Promise<void> {
  const [first] = items
  if (!first) return
  await ask(['items'], 'readwrite', (store) => items.map((item) => store('items').put(item)).at(-1)!)
  await announce(first.person)
}

/**
 * Done in one transaction, because pages and the worker change items at the same time. Undefined if the item was
 * removed, or no longer matches `isMeant`.
 */
export async function changeItem(
  person: string,
  item: string,
  change: Partial<SavedItem>,
  isMeant: (before: SavedItem) => boolean = () => true,
): Promise<SavedItem | undefined> {
  let after: SavedItem | undefined
  await ask(['items'], 'readwrite', (store) => {
    const request = store('items').get([person, item]) as IDBRequest<SavedItem | undefined>
    request.addEventListener('success', () => {
      const before = request.result
      if (!before || !isMeant(before)) return
      after = { ...before, ...change }
      store('items').put(after)
    })
    return request
  })
  if (after) await announce(person)
  return after
}

export async function deleteItems(person: string, items: string[]): Promise<void> {
  await ask(['items', 'contents'], 'readwrite', (store) => {
    for (const item of items) store('contents').delete([person, item])
    return items.map((item) => store('items').delete([person, item])).at(-1)!
  })
  await announce(person)
}

export const deleteContents = (person: string, item: string) =>
  ask(['contents'], 'readwrite', (store) => store('contents').delete([person, item]))

export const factOf = <Name extends keyof Facts>(name: Name) =>
  ask(['facts'], 'readonly', (store) => store('facts').get(name) as IDBRequest<Facts[Name] | undefined>)

export const putFact = <Name extends keyof Facts>(name: Name, value: Facts[Name]) =>
  ask(['facts'], 'readwrite', (store) => store('facts').put(value, name))

/** Notifies every tab and the worker, including this tab. */
async function announce(person: string): Promise<void> {
  noteIndex(person, await itemsOf(person))
  send({ changed: true })
}

export function noteIndex(person: string, items: SavedItem[]): void {
  const saved = items.filter(({ state }) => state === 'saved').map(({ item, until }) => [item, until ?? ''])
  writeIndex(person, items.length ? (Object.fromEntries(saved) as Record<string, string>) : null)
}

const ownListeners = new Set<(message: Message) => void>()

export function send(message: Message): void {
  channel().postMessage(message)
  for (const listener of ownListeners) listener(message)
}

export function listen(listener: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>) => listener(data)
  ownListeners.add(listener)
  channel().addEventListener('message', onMessage)
  return () => {
    ownListeners.delete(listener)
    channel().removeEventListener('message', onMessage)
  }
}
