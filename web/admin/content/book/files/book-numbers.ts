// The numbers that come from a book's files once all are ready: the form shows them, and the server counts them too.
import type { StoredFile } from '#contract/learning.ts'
import type { BookFile } from '#contract/reading.ts'
import type { Values } from '../../../forms/form-plan.ts'

/** Not sent: whether pages, size and minutes are read-only. */
export const COUNTED = 'areFilesReady'
export const isCounted = (values: Values): boolean => values[COUNTED] === 'yes'

export function numbersOf(list: BookFile[], files: ReadonlyMap<string, StoredFile>, values: Values): Values {
  const stored = list.flatMap(({ file }) => files.get(file) ?? [])
  // Until they are loaded, what the book says stays.
  if (stored.length < list.length) return {}
  if (!list.length || stored.some(({ state }) => state !== 'ready')) return { [COUNTED]: '' }
  const sum = (number: (file: StoredFile) => number | null) =>
    stored.reduce((all, file) => all + (number(file) ?? 0), 0)
  const pages = sum((file) => file.pages)
  const seconds = sum((file) => file.seconds)
  const megabytes = Math.max(0.01, Math.round(sum(({ bytes }) => bytes) / 10_000) / 100)
  return {
    [COUNTED]: 'yes',
    filesize: String(megabytes),
    ...(pages ? { page: String(pages) } : {}),
    ...(seconds && 'minutes' in values ? { minutes: String(Math.ceil(seconds / 60)) } : {}),
  }
}
