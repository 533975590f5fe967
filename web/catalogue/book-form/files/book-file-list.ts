// A book's files as the form stores them: serialised as text, so that the draft survives a reload like every other
// field.
import type { BookFile } from '#contract/calls/catalogue/book-files.ts'
import { m } from '../../../paraglide/messages.js'
import { digits } from '../../../ui/numbers.ts'

export type BookKind = 'pdf' | 'mp3'

export function readFiles(value: string): BookFile[] {
  return value ? (JSON.parse(value) as BookFile[]) : []
}

export const writeFiles = (files: BookFile[]): string => (files.length ? JSON.stringify(files) : '')

/** A readable version: the number of files, and the chapters' titles. */
export function filesInWords(value: string): string {
  const files = readFiles(value)
  const titles = files.flatMap(({ title }) => title ?? [])
  return [m.form_files_count({ n: digits(files.length) }), ...titles].join(' · ')
}

export function bookKindOf({ name, type }: File): BookKind | null {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf'
  return type === 'audio/mpeg' || /\.mp3$/i.test(name) ? 'mp3' : null
}

export function move(files: BookFile[], from: number, to: number): BookFile[] {
  const moved = files.toSpliced(from, 1)
  return moved.toSpliced(to, 0, files[from]!)
}

export const replace = (files: BookFile[], at: number, change: Partial<BookFile>): BookFile[] =>
  files.with(at, { ...files[at]!, ...change })
