import { Suspense, useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { FileButton } from '../../../files/uploads/file-button.tsx'
import { ACCEPT } from '../../../files/uploads/file-kinds.ts'
import { useFileDrop } from '../../../files/uploads/use-file-drop.ts'
import type { CustomFieldProps } from '../../../forms/form-plan.ts'
import { readFiles } from './book-file-list.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import './book-files.css'

/** The upload code only loads once there is something to upload. */
const BookFiles = lazyPart(() => import('./book-files.tsx'))

/** The PDF with recordings of its pages, or the chapters of an audiobook. A book can be added without files. */
export function BookFilesField(props: CustomFieldProps) {
  const { field, value, values, isSaving } = props
  const id = useId()
  const [chosen, setChosen] = useState<File[]>([])
  const drop = useFileDrop((files) => !isSaving && setChosen(files))
  const files = readFiles(value)
  const choice = choiceOf(values.formate ?? '', files.length)

  return (
    <div className="book-files file-drop stack" role="group" aria-labelledby={id} {...drop}>
      <b id={id}>{field.label()}</b>
      <small>{choice.hint}</small>
      {(files.length > 0 || chosen.length > 0) && (
        <Suspense fallback={<span className="spinner" role="status" aria-label={m.form_uploading()} />}>
          <BookFiles {...props} chosen={chosen} />
        </Suspense>
      )}
      <FileButton
        label={choice.label}
        icon="upload"
        accept={choice.accept}
        multiple
        isDisabled={isSaving}
        onFiles={setChosen}
      />
    </div>
  )
}

function choiceOf(formate: string, count: number) {
  if (formate === 'MP3')
    return { label: m.form_files_chapters(), hint: m.form_files_chapters_hint(), accept: ACCEPT.mp3 }
  if (formate === 'PDF' && count > 0)
    return { label: m.form_files_recording(), hint: m.form_files_recording_hint(), accept: ACCEPT.mp3 }
  if (formate === 'PDF') return { label: m.form_files_pdf(), hint: m.form_files_hint(), accept: ACCEPT.pdf }
  return { label: m.form_files_choose(), hint: m.form_files_hint(), accept: `${ACCEPT.pdf},${ACCEPT.mp3}` }
}
