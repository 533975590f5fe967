// The files of a book, each with its status, its position and its title for readers.
import { useEffect, useMemo, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { FieldError } from '../../../ui/field.tsx'
import { digits } from '../../../ui/numbers.ts'
import { useStore } from '../../../ui/store.ts'
import { toast } from '../../../ui/toast.tsx'
import { fileState } from '../../../files/lesson-state.ts'
import { RefusedFiles } from '../../../files/uploads/refused-files.tsx'
import { cancelUpload, NO_UPLOADS, uploads as uploadStore } from '../../../files/uploads/upload-queue.ts'
import { useAnnouncer, useUploadAnnouncements } from '../../../files/uploads/use-announcer.ts'
import { useAskBeforeClosing } from '../../../files/uploads/use-ask-before-closing.ts'
import { useFiles } from '../../../files/uploads/use-files.ts'
import type { CustomFieldProps } from '../../../forms/form-plan.ts'
import { BookFileRow } from './book-file-row.tsx'
import { move, readFiles, replace, writeFiles } from './book-file-list.ts'
import { numbersInWords, numbersOf } from './book-numbers.ts'
import { addBookFiles, BOOK_FILES, putBookFile } from './send-book-files.ts'

const UNDO_MS = 10_000

type BookFilesProps = CustomFieldProps & {
  /** The files that were last chosen or dropped. */
  chosen: File[]
}

export default function BookFiles({ value, values, errors, isSaving, onChange, chosen }: BookFilesProps) {
  const list = useMemo(() => readFiles(value), [value])
  const uploads = useStore(uploadStore, NO_UPLOADS)
  const named = useMemo(() => list.map(({ file }) => file), [list])
  const { files, refresh } = useFiles([], named, uploads)
  const [spoken, say] = useAnnouncer()
  const nameOf = (id: string) => list.find(({ file }) => file === id)?.title ?? files.get(id)?.name ?? ''
  useUploadAnnouncements(files, uploads, nameOf, say)
  useAskBeforeClosing(uploads)

  // Registering an upload takes a request, and the list may change during it.
  const latest = useRef({ list, values })
  useEffect(() => {
    latest.current = { list, values }
  }, [list, values])
  const write = (changed: typeof list) => onChange({ files: writeFiles(changed) })
  const report = (problem: unknown) => toast(explain(problem), { kind: 'error' })
  const steps = { refresh, current: () => latest.current, onChange }

  const handled = useRef<File[]>([])
  useEffect(() => {
    if (handled.current === chosen) return
    handled.current = chosen
    void addBookFiles(chosen, steps).catch(report)
  })

  const numbers = numbersOf(list, files, values)
  const areOther = numbers && Object.entries(numbers).some(([name, number]) => (values[name] ?? '') !== number)

  const remove = (at: number) => {
    const entry = list[at]!
    void cancelUpload(entry.file)
    write(list.toSpliced(at, 1))
    const undo = () => write(latest.current.list.toSpliced(at, 0, entry))
    const name = nameOf(entry.file)
    toast(m.curriculum_deleted({ name }), { ms: UNDO_MS, action: { label: m.delete_undo(), run: undo } })
  }
  const shift = (at: number, step: number) => {
    const to = at + step
    if (to < 0 || to >= list.length) return
    write(move(list, at, to))
    say(m.curriculum_said_moved({ name: nameOf(list[at]!.file), at: digits(to + 1), count: digits(list.length) }))
  }

  const wrong =
    errors.files ??
    mismatch(
      values.formate,
      named.map((id) => files.get(id)?.kind),
    )
  return (
    <>
      <ol className="book-file-list">
        {list.map((entry, at) => (
          <BookFileRow
            key={entry.file}
            entry={entry}
            file={files.get(entry.file)}
            state={fileState(files.get(entry.file), uploads.get(entry.file))}
            place={{ index: at, count: list.length }}
            isChapter={values.formate === 'MP3'}
            isSaving={isSaving}
            errorOf={(name) => errors[`files.${at}.${name}`]}
            change={(change) => write(replace(list, at, change))}
            shift={(step) => shift(at, step)}
            remove={() => remove(at)}
            put={(file) => void putBookFile(entry.file, file, steps).catch(report)}
            retry={(id) =>
              void api('POST /file/{id}/retry', { params: { id } })
                .then(() => refresh(id))
                .catch(report)
            }
          />
        ))}
      </ol>
      <RefusedFiles place={BOOK_FILES} />
      {wrong && <FieldError text={wrong} />}
      {areOther && (
        <p className="book-file-numbers cluster">
          {m.form_files_numbers({ numbers: numbersInWords(numbers) })}{' '}
          <button type="button" className="button button-small" disabled={isSaving} onClick={() => onChange(numbers)}>
            {m.form_files_take_numbers()}
          </button>
        </p>
      )}
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </>
  )
}

/** Reports a format that was changed after the files were chosen. */
function mismatch(formate: string | undefined, kinds: (string | undefined)[]): string | undefined {
  if (formate === 'MP3' && kinds.includes('pdf')) return m.field_not_mp3_files()
  return formate === 'PDF' && kinds[0] === 'mp3' ? m.field_not_pdf_files() : undefined
}
