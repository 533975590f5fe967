// Everything behind saved.ts, loaded once someone saves something or has saved something.
import { halt } from './background.ts'
import { noteTime, opensAt } from './leases.ts'
import { currentPerson } from '../../session/saved-person.ts'
import { changeItem, itemsOf, noteIndex, listen, putItems, type SavedItem } from './records.ts'
import { remove, removeAllOf } from './remove.ts'
import { askToPersist, unlessFull } from './room.ts'
import { work } from './work.ts'

export { renewLeases } from './leases.ts'
export { isNoRoom, roomOf, supportOf, unlessFull } from './room.ts'
export { reconsider, work } from './work.ts'

export type WantedItem = {
  kind: 'lesson' | 'book'
  id: string
  title: string
  product: string
  productTitle: string
  quality?: string | undefined
  /** Whether someone agreed to use mobile data for it. */
  mayUseData?: boolean
}

export async function save(wanted: WantedItem[]): Promise<void> {
  const person = requirePerson()
  const known = new Map((await itemsOf(person)).map((item) => [item.item, item]))
  const now = Date.now()
  const items = wanted.map((each, index): SavedItem => {
    const { kind, id, title, product, productTitle, quality, mayUseData = false } = each
    const askedAt = new Date(now + index).toISOString()
    const before = known.get(id)
    if (before?.state === 'saved' && (!quality || quality === before.quality)) return before
    const fresh = { lessonKind: null, bytes: 0, done: 0, savedAt: null, until: null } as const
    const facts = { person, item: id, kind, title, product, productTitle, quality: quality ?? before?.quality ?? null }
    const begin = { state: 'queued', problem: null, way: null, mayUseData } as const
    return { ...fresh, ...before, ...facts, ...begin, askedAt: before?.askedAt ?? askedAt }
  })
  await putItems(items)
  void askToPersist()
  void work()
}

export async function stop(items: string[]): Promise<void> {
  const person = requirePerson()
  for (const item of items) {
    await changeItem(person, item, { state: 'stopped' }, ({ state }) => state !== 'saved').catch(unlessFull)
  }
  await halt(person, items)
}

export const removeItems = (items: string[]): Promise<void> => remove(requirePerson(), items)
export const removeAll = (): Promise<void> => removeAllOf(requirePerson())

export type Listed = SavedItem & {
  /** Whether it opens offline now: it is saved and hasn't expired. */
  opens: boolean
}

export async function list(): Promise<Listed[]> {
  const person = currentPerson()
  if (!person) return []
  const time = await noteTime()
  const items = await itemsOf(person)
  // The service worker can't write the index, so the page does.
  noteIndex(person, items)
  return items.map((item) => ({ ...item, opens: opensAt(item, time) }))
}

/** Calls back immediately and after every change, in any tab. */
export function watch(show: (items: Listed[]) => void): () => void {
  const update = () => void list().then(show)
  update()
  return listen((message) => 'changed' in message && update())
}

function requirePerson(): string {
  const person = currentPerson()
  if (!person) throw new Error('Nobody is signed in.')
  return person
}
