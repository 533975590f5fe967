// Removing saved items. A piece may belong to several lessons, and a page to several people.
import { cacheOf, keptPieces, pieceKey } from './bytes.ts'
import { halt } from './background.ts'
import { allContents, deleteContents, deleteItems, itemsOf } from './records.ts'

/** Removes the bytes, but not the items themselves. */
export async function forgetBytes(person: string, items: string[]): Promise<void> {
  const gone = new Set(items)
  const all = await allContents()
  const removed = all.filter((each) => each.person === person && gone.has(each.item))
  const others = all.filter((each) => !removed.includes(each))
  const own = others.filter((each) => each.person === person)
  const pieces = (list: typeof all) => list.flatMap(({ files }) => files.flatMap((file) => file.pieces))
  const needed = new Set([
    ...pieces(own).map(pieceKey),
    ...own.flatMap(({ answers }) => answers),
    ...others.flatMap(({ pages }) => pages),
  ])
  const unneeded = [...pieces(removed).map(pieceKey), ...removed.flatMap(({ answers }) => answers)]
  // The record of the bytes goes first. If the tab is closed now, a lesson is missing rather than incomplete.
  for (const item of items) await deleteContents(person, item)
  const cache = await caches.open(cacheOf(person))
  for (const key of unneeded) if (!needed.has(key)) await cache.delete(key)
  const pages = await caches.open('saved-pages')
  for (const path of removed.flatMap((each) => each.pages)) if (!needed.has(path)) await pages.delete(path)
}

/** Removes pieces that no longer belong to anything. */
export async function forgetOrphans(person: string): Promise<void> {
  const own = (await allContents()).filter((each) => each.person === person)
  const needed = new Set(own.flatMap(({ files }) => files.flatMap(({ pieces }) => pieces)))
  const cache = await caches.open(cacheOf(person))
  for (const sha256 of await keptPieces(person)) if (!needed.has(sha256)) await cache.delete(pieceKey(sha256))
}

export async function remove(person: string, items: string[]): Promise<void> {
  await halt(person, items)
  await forgetBytes(person, items)
  const others = (await itemsOf(person)).filter(({ item }) => !items.includes(item))
  // Done before it is announced, because the worker immediately checks who still has saved items.
  if (!others.length) await caches.delete(cacheOf(person))
  await deleteItems(person, items)
}

export const removeAllOf = async (person: string): Promise<void> =>
  remove(
    person,
    (await itemsOf(person)).map(({ item }) => item),
  )
