import { useId } from 'react'
import { MAX_QUESTIONS } from '#contract/constants.ts'
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { digits } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { FORMATS, formatOf, EXAMPLES, type Format } from './import-formats.ts'
import { ImportResult } from './import-result.tsx'
import { useImport } from './use-import.ts'
import type { Quiz } from './use-quiz.ts'

type ImportDialogProps = { isOpen: boolean; onClose: () => void; quiz: Quiz }

/** Reads questions from a CSV or GIFT file. Nothing changes until the author has reviewed the result. */
export function ImportDialog({ isOpen, onClose, quiz }: ImportDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={m.quizform_import_title()}>
      <ImportForm onClose={onClose} quiz={quiz} />
    </Dialog>
  )
}

function ImportForm({ onClose, quiz }: Omit<ImportDialogProps, 'isOpen'>) {
  const id = useId()
  const { text, format, found, mistakes, isReading, change, read } = useImport()
  const questionCount = quiz.form.questions.length
  const areTooMany = questionCount + (found?.length ?? 0) > MAX_QUESTIONS

  const take = (put: (questions: QuestionDraft[]) => void) => {
    put(found!)
    onClose()
  }

  return (
    <>
      <div className="dialog-body quizform-import stack">
        <fieldset className="editor-part">
          <legend>{m.quizform_format()}</legend>
          <div className="editor-kinds wraps">
            {FORMATS.map((each) => (
              <label className="middle muted" key={each}>
                <input
                  type="radio"
                  className="sr-only"
                  name={id}
                  checked={format === each}
                  onChange={() => change(text, each)}
                />
                {each.toUpperCase()}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={m.quizform_import_text()}
          rows={8}
          spellCheck={false}
          value={text}
          aside={
            <FileButton
              label={m.curriculum_choose()}
              icon="upload"
              accept=".csv,.gift,.txt,text/csv,text/plain"
              onFiles={([file]) => file && void file.text().then((typed) => change(typed, formatOf(typed, file.name)))}
            />
          }
          onChange={({ target }) => change(target.value, text ? format : formatOf(target.value))}
        />
        <ImportResult found={found} mistakes={mistakes} />
        {areTooMany && <p className="editor-note">{m.quizform_too_many({ n: digits(MAX_QUESTIONS) })}</p>}
        <ImportHelp format={format} />
      </div>
      <footer>
        {found ? (
          <>
            {questionCount > 0 && (
              <button type="button" className="button" onClick={() => take(quiz.replace)}>
                {m.quizform_replace()}
              </button>
            )}
            <button
              type="button"
              className="button button-primary"
              disabled={areTooMany}
              onClick={() => take(quiz.append)}
            >
              {questionCount > 0 ? m.quizform_append() : m.quizform_take()}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button button-primary"
            disabled={!text.trim()}
            aria-disabled={isReading || undefined}
            onClick={() => void read()}
          >
            {isReading && <span className="spinner" aria-hidden="true" />}
            {m.quizform_read()}
          </button>
        )}
      </footer>
    </>
  )
}

/** A short example of the chosen format. */
function ImportHelp({ format }: { format: Format }) {
  return (
    <details className="quizform-help">
      <summary className="link">{m.quizform_help()}</summary>
      <p>{format === 'csv' ? m.quizform_help_csv() : m.quizform_help_gift()}</p>
      {/* Focusable, so that the keyboard can scroll it. */}
      <pre tabIndex={0} role="region" aria-label={m.quizform_example()} lang="en">
        {EXAMPLES[format]}
      </pre>
    </details>
  )
}
