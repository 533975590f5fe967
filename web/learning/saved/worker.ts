// What the service worker does when a Background Fetch (background.ts) ends, whether or not a page is open: it verifies
// and stores the pieces with the code that pages use. Built as sw-background.js (vite.config.ts).
import { isInBackground, lockOf, type Fetching } from './background.ts'
import { keepPiece, piecesOf, rangeOf } from './bytes.ts'
import { finish } from './finish.ts'
import { changeItem, contentsOf, itemOf, send } from './records.ts'
import { forgetOrphans } from './remove.ts'

type EndEvent = Event & { registration: Fetching; waitUntil(work: Promise<unknown>): void }

for (const end of ['success', 'fail', 'abort']) {
  addEventListener(`backgroundfetch${end}`, (event) => {
    const { registration } = event as EndEvent
    const take = () => takePieces(registration, end === 'abort')
    ;(event as EndEvent).waitUntil(navigator.locks.request(lockOf(registration.id), take))
  })
}

async function takePieces(fetching: Fetching, isAborted: boolean): Promise<void> {
  const [person = '', item = ''] = fetching.id.split(' ')
  const contents = await contentsOf(person, item)
  if (!contents) return
  const pieces = new Map(contents.files.flatMap(piecesOf).map((piece) => [`${piece.url} ${rangeOf(piece)}`, piece]))
  for (const { request, responseReady } of await fetching.matchAll()) {
    const piece = pieces.get(`${new URL(request.url).pathname} ${request.headers.get('range')}`)
    if (!piece) continue
    // If a piece is missing or wrong, or there is no space, a page fetches it again and shows the error.
    await responseReady.then((response) => keepPiece(person, piece, response)).catch(() => {})
    send({ kept: item })
  }
  const isKnown = (await itemOf(person, item)) !== undefined
  // The pieces belong to another quality, or to an item that was removed.
  if (!isKnown || (await finish(person, item))) return forgetOrphans(person)
  // It was stopped with the browser's own button, or should be continued by the next page, unless a page has taken it
  // back.
  await changeItem(person, item, { state: isAborted ? 'stopped' : 'queued', way: 'page' }, isInBackground)
}
