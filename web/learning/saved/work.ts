// The queue: saves one item after another while a page is open, or hands them to the browser (background.ts). A lock
// ensures that only one tab works at a time, and that another continues if that tab is closed. The remaining work is in
// the browser's database, so a closed browser or a restarted phone loses nothing.
import { ApiError } from '#contract/client.ts'
import type { Saving, SavingEnd } from '#contract/calls/learning/saving.ts'
import { api } from '../../session/api.ts'
import { fetchInBackground, isFetching, isWorthIt, takeBack, waitForBackground } from './background.ts'
import { AddressEnded, Damaged, fetchPiece, keptPieces, piecesOf, type Piece } from './bytes.ts'
import { mayLeaveWifi, onConnectionChange, waitsForWifi } from './connection.ts'
import { finish, isBeingSaved } from './finish.ts'
import { keepPage, CallRefused } from './keep-page.ts'
import { noteTime } from './leases.ts'
import { currentPerson } from '../../session/saved-person.ts'
import { changeItem, contentsOf, itemsOf, listen, putContents, type Problem, type SavedItem } from './records.ts'
import { forgetBytes, forgetOrphans } from './remove.ts'
import { isNoRoom, roomOf, unlessFull } from './room.ts'

const AT_ONCE = 3
const TRIES = 3
const RETRY_MS = 15_000

const UNFINISHED = new Set<SavedItem['state']>(['queued', 'saving', 'offline', 'metered'])

let isWorking = false
let isWatching = false
/** The item that this page is fetching. */
let current: { item: SavedItem; controller: AbortController } | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/** Does all remaining work. Safe to call at any time. */
export async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  if (!isWatching) onConnectionChange(() => void reconsider())
  isWatching = true
  clearTimeout(retry)
  let isReached = true
  try {
    isReached = await navigator.locks.request('saving', workAll)
  } catch (error) {
    // Not even the progress could be stored. Looking at the queue again would end the same way.
    unlessFull(error)
    return
  } finally {
    isWorking = false
  }
  const person = currentPerson()
  if (!person) return
  if (!isReached) {
    retry = setTimeout(() => void work(), RETRY_MS)
    return
  }
  // An item may have been added after the last look at the queue.
  if ((await itemsOf(person)).some(({ state }) => state === 'queued')) await work()
}

/** Called when the connection, or the choice about mobile data, has changed. */
export async function reconsider(): Promise<void> {
  const person = currentPerson()
  if (!person) return
  if (current && waitsForWifi(current.item)) current.controller.abort(METERED)
  const items = await itemsOf(person)
  await takeBack(
    items.filter((item) => isBeingSaved(item) && waitsForWifi(item)),
    'metered',
  )
  for (const each of items.filter((item) => item.state === 'metered' && !waitsForWifi(item))) {
    await changeItem(person, each.item, { state: 'queued' }).catch(unlessFull)
  }
  await work()
}

const METERED = 'metered'

/** False if the server couldn't be reached. */
async function workAll(): Promise<boolean> {
  const tried = new Set<string>()
  for (;;) {
    const person = currentPerson()
    if (!person) return true
    const items = await itemsOf(person)
    // Items that the browser gave up are queued again.
    const isLeft = ({ item, state }: SavedItem) => UNFINISHED.has(state) && (state === 'queued' || !tried.has(item))
    const next = items.find(isLeft)
    if (next) {
      tried.add(next.item)
      if (!(await saveOne(next))) return false
    } else {
      await waitForBackground(person)
      if (!(await itemsOf(person)).some(isLeft)) return true
    }
  }
}

/** False if the others would fail too. */
async function saveOne(known: SavedItem): Promise<boolean> {
  const { person, item, kind, quality } = known
  if (waitsForWifi(known)) {
    await changeItem(person, item, { state: 'metered' })
    return true
  }
  if (await isFetching(known)) return true
  const controller = new AbortController()
  const { signal } = controller
  current = { item: known, controller }
  const ignore = listen((message) => {
    if ('stop' in message && message.stop.includes(item)) controller.abort()
  })
  const end = async (change: Partial<SavedItem>) => void (signal.aborted || (await changeItem(person, item, change)))
  const fail = async (problem: Problem, state: 'failed' | 'ended' = 'failed') => {
    if (signal.aborted) return
    if (problem.why !== 'damaged' && problem.why !== 'refused') await forgetBytes(person, [item])
    await end({ state, problem, done: 0 })
  }
  let bytes = 0
  try {
    for (let tries = 1; ; tries++) {
      try {
        const saving = await askSaving(kind, item, quality)
        bytes = saving.bytes
        await noteTime(Date.parse(saving.now), true)
        await fetchAll(known, saving, signal)
        return true
      } catch (error) {
        // Retries with new URLs, and possibly other files.
        if (!(error instanceof AddressEnded || error instanceof Damaged) || tries === TRIES) throw error
      }
    }
  } catch (error) {
    if (signal.reason === METERED) await changeItem(person, item, { state: 'metered' })
    if (signal.aborted) return true
    if (isNoRoom(error)) await fail({ why: 'no_room', needs: bytes, left: 0 })
    else if (error instanceof NoRoom) await fail({ why: 'no_room', needs: error.needs, left: error.left })
    else if (error instanceof Damaged || error instanceof AddressEnded) await fail({ why: 'damaged' })
    else if (isRefusal(error)) {
      if (error.status === 401) {
        await end({ state: 'queued' })
        return false
      }
      const ending = endedBy(error)
      await (ending ? fail({ why: ending }, 'ended') : fail({ why: 'refused', code: error.code }))
    } else {
      await end({ state: 'offline' })
      return false
    }
    return true
  } finally {
    ignore()
    current = undefined
  }
}

const askSaving = (kind: SavedItem['kind'], id: string, quality: string | null): Promise<Saving> =>
  kind === 'book'
    ? api('GET /book/{id}/saving', { params: { id } })
    : api('GET /lesson/{id}/saving', { params: { id }, query: quality === null ? {} : { quality } })

class NoRoom extends Error {
  needs: number
  left: number
  constructor(needs: number, left: number) {
    super('no room')
    this.needs = needs
    this.left = left
  }
}

async function fetchAll(known: SavedItem, saving: Saving, signal: AbortSignal): Promise<void> {
  const { person } = known
  const { item, product, title, productTitle, lessonKind, quality, bytes, files, until } = saving
  const before = await contentsOf(person, item)
  await putContents({ answers: [], pages: [], ...before, person, item, files })
  const kept = await keptPieces(person)
  const pieces = files.flatMap(piecesOf)
  const missing = new Map<string, Piece>()
  for (const piece of pieces) if (!kept.has(piece.sha256)) missing.set(piece.sha256, piece)
  const sizeOf = (all: Iterable<Piece>) => [...all].reduce((sum, piece) => sum + piece.bytes, 0)
  let left = sizeOf(missing.values())
  const facts = { product, title, productTitle, lessonKind, quality, bytes, until }
  await changeItem(person, item, { ...facts, state: 'saving', problem: null, done: bytes - left })
  const room = await roomOf()
  if (left > room.left) throw new NoRoom(bytes, room.left)

  // Small things come first, so that once all bytes are there, nothing else is missing.
  const { answers, pages } = await keepPage(person, saving, signal)
  await putContents({ person, item, files, answers, pages })
  const queue = [...missing.values()]
  if (known.way !== 'page' && mayLeaveWifi(known) && isWorthIt(left, room.left)) {
    // Write the state first: the fetch may finish before the page hears of it.
    const begun = await changeItem(person, item, { way: 'background' })
    if (begun && (await fetchInBackground(begun, queue))) return
  }
  await changeItem(person, item, { way: 'page' })
  const takeNext = async (): Promise<void> => {
    for (let piece = queue.shift(); piece; piece = queue.shift()) {
      signal.throwIfAborted()
      await fetchPiece(person, piece, signal)
      left -= piece.bytes
      await progress(person, item, Math.max(0, bytes - left), signal)
    }
  }
  const taking = Array.from({ length: AT_ONCE }, takeNext)
  const missed = left
  try {
    await Promise.all(taking)
  } catch (error) {
    // Browsers may report more space than there is, so what was stored shows how much there was.
    if (isNoRoom(error)) throw new NoRoom(bytes, Math.min(room.left, missed - left))
    throw error
  } finally {
    // After a failure, nothing more may be stored.
    queue.length = 0
    await Promise.allSettled(taking)
  }
  signal.throwIfAborted()
  if (!(await finish(person, item))) throw new Damaged()
  // These pieces belong to another quality, or to a file that was replaced.
  if (before) await forgetOrphans(person)
}

const PROGRESS_MS = 300
let shownAt = 0

/** Not for every piece, because a book has hundreds. */
async function progress(person: string, item: string, done: number, signal: AbortSignal): Promise<void> {
  if (performance.now() - shownAt < PROGRESS_MS) return
  shownAt = performance.now()
  if (!signal.aborted) await changeItem(person, item, { done })
}

const isRefusal = (error: unknown): error is ApiError | CallRefused =>
  (error instanceof ApiError || error instanceof CallRefused) && error.status < 500 && error.status !== 429

function endedBy({ status, code }: ApiError | CallRefused): SavingEnd | null {
  if (code === 'refunded' || code === 'not_bought') return code
  return status === 404 ? 'deleted' : null
}
