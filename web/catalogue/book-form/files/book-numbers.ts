// Pages, size and minutes, calculated from a book's files. The form keeps the typed values until someone applies these.
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import type { BookFile } from '#contract/calls/catalogue/book-files.ts'
import { m } from '../../../paraglide/messages.js'
import { pageCount } from '../../../files/file-amounts.ts'
import { digits } from '../../../ui/numbers.ts'
import type { Values } from '../../../forms/form-plan.ts'

/** Null until every file is ready. */
export function numbersOf(list: BookFile[], files: ReadonlyMap<string, StoredFile>, values: Values): Values | null {
  const ready = list.flatMap(({ file }) => files.get(file) ?? []).filter(({ state }) => state === 'ready')
  if (!list.length || ready.length < list.length) return null
  const sum = (number: (file: StoredFile) => number | null) => ready.reduce((all, file) => all + (number(file) ?? 0), 0)
  const pages = sum((file) => file.pages)
  const seconds = sum((file) => file.seconds)
  const megabytes = Math.max(0.01, Math.round(sum(({ bytes }) => bytes) / 10_000) / 100)
  return {
    filesize: String(megabytes),
    ...(pages ? { page: String(pages) } : {}),
    ...(seconds && values.formate === 'MP3' ? { minutes: String(Math.ceil(seconds / 60)) } : {}),
  }
}

/** Formats as: 30 pages · 2 min · 1.3 MB. */
export const numbersInWords = ({ page, minutes, filesize }: Values): string =>
  [
    page && pageCount(Number(page)),
    minutes && m.lessons_minutes({ n: digits(Number(minutes)) }),
    filesize && m.lessons_mb({ n: digits(Number(filesize)) }),
  ]
    .filter(Boolean)
    .join(' · ')
