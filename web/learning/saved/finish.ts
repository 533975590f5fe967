// The last step of saving, for pages and for the worker.
import { keptPieces } from './bytes.ts'
import { changeItem, contentsOf, itemOf, type SavedItem } from './records.ts'

export const isBeingSaved = ({ state }: SavedItem): boolean => state === 'saving'

/** Marks it as saved if every piece is there, because the browser may have removed one. False if one is missing. */
export async function finish(person: string, item: string): Promise<boolean> {
  const contents = await contentsOf(person, item)
  const kept = await keptPieces(person)
  if (!contents?.files.every(({ pieces }) => pieces.every((sha256) => kept.has(sha256)))) return false
  const { bytes: done } = (await itemOf(person, item)) ?? { bytes: 0 }
  await changeItem(person, item, { state: 'saved', done, savedAt: new Date().toISOString() }, isBeingSaved)
  return true
}
