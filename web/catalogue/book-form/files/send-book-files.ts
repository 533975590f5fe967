// Builds a book's file list from chosen files: a PDF comes first, then recordings ordered by name.
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import type { BookFile } from '#contract/calls/catalogue/book-files.ts'
import { m } from '../../../paraglide/messages.js'
import { announce, begin, isSendable, type Steps } from '../../../files/uploads/begin-upload.ts'
import { titleOf } from '../../../files/uploads/file-kinds.ts'
import { refuseFile } from '../../../files/uploads/refused-files.tsx'
import { cancelUpload } from '../../../files/uploads/upload-queue.ts'
import type { Values } from '../../../forms/form-plan.ts'
import { bookKindOf, writeFiles, type BookKind } from './book-file-list.ts'

type BookSteps = Steps & {
  current: () => { list: BookFile[]; values: Values }
  onChange: (changes: Values) => void
}

/** The place where refused files are listed. */
export const BOOK_FILES = 'book-files'

function kindOfBook(file: File): BookKind | null {
  const kind = bookKindOf(file)
  if (!kind) refuseFile(BOOK_FILES, file.name, m.form_files_unknown({ name: file.name }))
  return kind
}

export async function addBookFiles(chosen: File[], steps: BookSteps): Promise<void> {
  const sorted = chosen.toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
  for (const file of sorted) {
    const kind = kindOfBook(file)
    if (!kind || !isSendable(file, kind, BOOK_FILES)) continue
    await add(file, kind, steps)
  }
}

async function add(file: File, kind: BookKind, { current, onChange, refresh }: BookSteps): Promise<void> {
  const { id, arrived } = await announce(file, kind)
  await refresh(id)
  const { list, values } = current()
  if (!list.some((entry) => entry.file === id)) {
    const isFirst = kind === 'pdf'
    const entry = { file: id, title: isFirst ? null : titleOf(file), page: null }
    onChange({
      files: writeFiles(isFirst ? [entry, ...list] : [...list, entry]),
      ...(values.formate ? {} : { formate: isFirst ? 'PDF' : 'MP3' }),
    })
    // Lets React render, so that the next file is added to the updated list.
    await new Promise((resolve) => setTimeout(resolve))
  }
  begin(id, file, arrived, { refresh })
}

/** Resumes the upload if it is the same file; otherwise replaces it. */
export async function putBookFile(replaced: StoredFile['_id'], file: File, steps: BookSteps): Promise<void> {
  const { current, onChange, refresh } = steps
  const kind = kindOfBook(file)
  if (!kind || !isSendable(file, kind, BOOK_FILES)) return
  const { id, arrived } = await announce(file, kind, replaced)
  if (id !== replaced) await cancelUpload(replaced)
  await refresh(id)
  onChange({
    files: writeFiles(current().list.map((entry) => (entry.file === replaced ? { ...entry, file: id } : entry))),
  })
  begin(id, file, arrived, { refresh })
}
