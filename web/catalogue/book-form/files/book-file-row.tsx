import type { StoredFile } from '#contract/calls/learning/learning.ts'
import type { BookFile } from '#contract/calls/catalogue/book-files.ts'
import { m } from '../../../paraglide/messages.js'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'
import { digits } from '../../../ui/numbers.ts'
import { amountsOf, percent } from '../../../files/file-amounts.ts'
import { FileButton } from '../../../files/uploads/file-button.tsx'
import { ACCEPT, KIND_ICONS } from '../../../files/uploads/file-kinds.ts'
import type { LessonState } from '../../../files/lesson-state.ts'
import { MoveButtons, stepOf } from '../../../ui/move-buttons.tsx'
import { FileReason, StateBadge } from '../../../files/state-badge.tsx'
import { arrivalOf } from '../../../files/state-words.ts'
import { latinDigits } from '../../../forms/fields/latin-digits.ts'

type BookFileRowProps = {
  entry: BookFile
  /** Undefined until the file is loaded. */
  file: StoredFile | undefined
  state: LessonState
  place: { index: number; count: number }
  /** True in an audiobook. */
  isChapter: boolean
  isSaving: boolean
  errorOf: (name: 'file' | 'title' | 'page') => string | undefined
  change: (change: Partial<BookFile>) => void
  shift: (step: number) => void
  remove: () => void
  put: (file: File) => void
  retry: (id: string) => void
}

export function BookFileRow(props: BookFileRowProps) {
  const { entry, file, state, place, isChapter, isSaving, errorOf, change, shift, remove, put, retry } = props
  const kind = file?.kind ?? (place.index === 0 && !isChapter ? 'pdf' : 'mp3')
  const name = entry.title || file?.name || m.form_files_number({ n: digits(place.index + 1) })
  return (
    <li
      className="book-file grid"
      onKeyDown={(event) => {
        const step = stepOf(event)
        if (!step || !isChapter) return
        event.preventDefault()
        shift(step)
      }}
    >
      <Icon name={KIND_ICONS[kind]} />
      <p className="book-file-name">
        <b lang={langOf(file?.name ?? name)}>{file?.name ?? name}</b>
        <small className="numbers">{arrivalOf(state) ?? (file && amountsOf(file))}</small>
      </p>
      <StateBadge state={state} />
      <div className="book-file-tools">
        {isChapter && <MoveButtons name={name} place={place} onMove={shift} />}
        <button
          type="button"
          className="icon-button icon-button-danger"
          aria-label={m.form_files_remove({ name })}
          disabled={isSaving}
          onClick={remove}
        >
          <Icon name="bin" />
        </button>
      </div>
      {(state.phase === 'sending' || state.phase === 'offline') && (
        <progress
          className="editor-progress bar"
          aria-label={m.curriculum_progress_of({ name })}
          max={100}
          value={percent(state.sent, state.bytes)}
        />
      )}
      <FileReason state={state} title={name} kind={kind} file={file} put={put} retry={retry} />
      {kind === 'mp3' && (
        <div className="book-file-fields grid">
          {!isChapter && (
            <Field
              label={m.form_files_page()}
              value={entry.page ?? ''}
              inputMode="numeric"
              autoComplete="off"
              required
              readOnly={isSaving}
              error={errorOf('page')}
              onChange={({ target }) =>
                change({ page: Number(latinDigits(target.value).replaceAll(/\D/g, '')) || null })
              }
            />
          )}
          <Field
            label={isChapter ? m.form_files_title() : m.form_files_title_optional()}
            value={entry.title ?? ''}
            autoComplete="off"
            maxLength={200}
            required={isChapter}
            readOnly={isSaving}
            error={errorOf('title')}
            onChange={({ target }) => change({ title: target.value || (isChapter ? '' : null) })}
          />
        </div>
      )}
      {state.phase === 'ready' && (
        <FileButton
          label={m.curriculum_replace()}
          name={`${m.curriculum_replace()}: ${name}`}
          accept={ACCEPT[kind]}
          isDisabled={isSaving}
          onFiles={([chosen]) => chosen && put(chosen)}
        />
      )}
    </li>
  )
}
