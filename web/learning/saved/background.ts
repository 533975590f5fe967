// Background Fetch, if the browser has it: the browser fetches an item's pieces on its own, even after all pages are
// closed, and wakes the worker (worker.ts), which verifies and stores them. Pages only show the progress.
import { PIECE_BYTES } from '#contract/constants.ts'
import { rangeOf, type Piece } from './bytes.ts'
import { isBeingSaved } from './finish.ts'
import { changeItem, itemOf, itemsOf, listen, send, type SavedItem } from './records.ts'

export type Fetching = EventTarget & {
  id: string
  downloaded: number
  downloadTotal: number
  abort(): Promise<boolean>
  matchAll(): Promise<{ request: Request; responseReady: Promise<Response> }[]>
}
type Options = { title: string; downloadTotal: number; icons: object[] }
type Manager = {
  fetch(id: string, requests: Request[], options: Options): Promise<Fetching>
  get(id: string): Promise<Fetching | undefined>
}

type ItemKey = Pick<SavedItem, 'person' | 'item'>

const idOf = ({ person, item }: ItemKey) => `${person} ${item}`
/** Its holder is verifying the item's pieces. */
export const lockOf = (id: string) => `saved ${id}`

const ICONS = [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }]
const STALLED_MS = 30_000
const PROGRESS_MS = 300

/** False once it has failed on this page. */
let isTrusted = true

const manager = async (): Promise<Manager | undefined> =>
  ((await navigator.serviceWorker?.getRegistration()) as { backgroundFetch?: Manager } | undefined)?.backgroundFetch

/** In browsers that ask for permission, it starts paused. */
async function isGranted(): Promise<boolean> {
  const name = 'background-fetch' as PermissionName
  return navigator.permissions.query({ name }).then(
    ({ state }) => state === 'granted',
    () => false,
  )
}

/** While it is being verified, everything is stored twice. */
export const isWorthIt = (bytes: number, left: number): boolean => bytes > PIECE_BYTES && bytes * 2 < left

/** False if a page has to fetch the pieces. */
export async function fetchInBackground(item: SavedItem, pieces: Piece[]): Promise<boolean> {
  const browser = await manager()
  if (!browser || !isTrusted || !(await isGranted())) return false
  const requests = pieces.map((piece) => new Request(piece.url, { headers: { range: rangeOf(piece) } }))
  const downloadTotal = pieces.reduce((sum, { bytes }) => sum + bytes, 0)
  try {
    const before = await browser.get(idOf(item))
    await before?.abort()
    const fetching = await browser.fetch(idOf(item), requests, { title: item.title, downloadTotal, icons: ICONS })
    follow(item, fetching)
    return true
  } catch {
    isTrusted = false
    return false
  }
}

function follow({ person, item, bytes }: SavedItem, fetching: Fetching): void {
  const before = bytes - fetching.downloadTotal
  let shownAt = 0
  fetching.addEventListener('progress', () => {
    if (performance.now() - shownAt < PROGRESS_MS) return
    shownAt = performance.now()
    void changeItem(person, item, { done: before + fetching.downloaded }, isBeingSaved)
  })
}

/** True if the browser has been fetching it since an earlier page, or has just finished. */
export async function isFetching(item: SavedItem): Promise<boolean> {
  if (item.way !== 'background' || !isBeingSaved(item)) return false
  const fetching = await (await manager())?.get(idOf(item))
  if (fetching) {
    follow(item, fetching)
    return true
  }
  return navigator.locks.request(lockOf(idOf(item)), async () => {
    const now = await itemOf(item.person, item.item)
    return !now || !isBeingSaved(now)
  })
}

export const isInBackground = (item: SavedItem) => isBeingSaved(item) && item.way === 'background'

/** Waits while the browser fetches, until everything is there or something is left for the page. */
export async function waitForBackground(person: string): Promise<void> {
  for (;;) {
    const items = await itemsOf(person)
    const fetched = items.filter(isInBackground)
    if (!fetched.length || items.some(({ state }) => state === 'queued')) return
    if ((await hasNews()) || !navigator.onLine) continue
    isTrusted = false
    await takeBack(fetched, 'queued')
  }
}

/** False if there was no news for a long time. */
function hasNews(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isNews: boolean) => {
      clearTimeout(timer)
      ignore()
      resolve(isNews)
    }
    const ignore = listen((message) => ('stop' in message ? undefined : end(true)))
    const timer = setTimeout(() => end(false), STALLED_MS)
  })
}

/** Stops the browser's own fetching. The worker keeps what has arrived. */
export async function takeBack(items: SavedItem[], state: 'queued' | 'metered'): Promise<void> {
  const way = state === 'queued' ? 'page' : null
  for (const { person, item } of items) await changeItem(person, item, { state, way }, isInBackground)
  await abort(items)
}

async function abort(items: ItemKey[]): Promise<void> {
  const browser = await manager()
  for (const item of items) await (await browser?.get(idOf(item)))?.abort()
}

/** Stops fetching these, whether a page or the browser does it. */
export async function halt(person: string, items: string[]): Promise<void> {
  send({ stop: items })
  await abort(items.map((item) => ({ person, item })))
}
