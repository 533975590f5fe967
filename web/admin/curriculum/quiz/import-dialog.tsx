import { useId, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { MAX_QUESTIONS } from '#contract/constants.ts'
import type { QuestionDraft } from '#contract/quizzes.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { explainFields } from '../../../session/explain-field.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { langOf } from '../../../ui/language.tsx'
import { digits } from '../../../ui/numbers.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { FileButton } from '../file-button.tsx'
import { FORMATS, formatOf, type Format } from './import-formats.ts'
import { ImportHelp } from './import-help.tsx'
import { firstWords, QUESTION_LABELS } from './question-kinds.ts'
import type { Quiz } from './use-quiz.ts'

type ImportDialogProps = { isOpen: boolean; onClose: () => void; quiz: Quiz }

/** Reads questions from a CSV or GIFT file; nothing changes until the author has seen what was found. */
export function ImportDialog({ isOpen, onClose, quiz }: ImportDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={m.quizform_import_title()}>
      <ImportForm onClose={onClose} quiz={quiz} />
    </Dialog>
  )
}

function ImportForm({ onClose, quiz }: Omit<ImportDialogProps, 'isOpen'>) {
  const id = useId()
  const [text, setText] = useState('')
  const [format, setFormat] = useState<Format>('csv')
  const [found, setFound] = useState<QuestionDraft[] | null>(null)
  const [mistakes, setMistakes] = useState<string[]>([])
  const [isReading, setIsReading] = useState(false)
  const there = quiz.form.questions.length

  const change = (typed: string, next: Format) => {
    setText(typed)
    setFormat(next)
    setFound(null)
    setMistakes([])
  }

  const read = async () => {
    if (isReading) return
    setIsReading(true)
    setMistakes([])
    try {
      const { questions } = await api('POST /quizImport', { body: { format, text } })
      setFound(questions)
    } catch (error) {
      setMistakes(error instanceof ApiError ? mistakesIn(error) : [explain(error)])
    }
    setIsReading(false)
  }

  const take = (put: (questions: QuestionDraft[]) => void) => {
    put(found!)
    onClose()
  }

  return (
    <>
      <div className="dialog-body quizform-import">
        <fieldset className="editor-part">
          <legend>{m.quizform_format()}</legend>
          <div className="editor-kinds">
            {FORMATS.map((each) => (
              <label key={each}>
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
        <div role="alert">
          {mistakes.length > 0 && (
            <>
              <FieldError text={m.quizform_import_wrong()} />
              <ul className="editor-mistakes">
                {mistakes.map((mistake) => (
                  <li key={mistake}>{mistake}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div role="status">{found && <Found questions={found} />}</div>
        {found && there + found.length > MAX_QUESTIONS && (
          <p className="editor-note">{m.quizform_too_many({ n: digits(MAX_QUESTIONS) })}</p>
        )}
        <ImportHelp format={format} />
      </div>
      <footer>
        {found ? (
          <>
            {there > 0 && (
              <button type="button" className="button" onClick={() => take(quiz.replace)}>
                {m.quizform_replace()}
              </button>
            )}
            <button
              type="button"
              className="button button-primary"
              disabled={there + found.length > MAX_QUESTIONS}
              onClick={() => take(quiz.append)}
            >
              {there > 0 ? m.quizform_append() : m.quizform_take()}
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

/** In the order of the lines. */
function mistakesIn(error: ApiError): string[] {
  const lines = Object.entries(explainFields(error))
  if (!lines.length) return [explain(error)]
  const lineOf = (field: string) => Number(field.split('.')[1] ?? 0)
  return lines.toSorted(([one], [other]) => lineOf(one) - lineOf(other)).map(([, sentence]) => sentence)
}

function Found({ questions }: { questions: QuestionDraft[] }) {
  return (
    <div className="quizform-found">
      <h3>{questions.length === 1 ? m.quizform_found_one() : m.quizform_found({ n: digits(questions.length) })}</h3>
      <ol>
        {questions.map((question) => (
          <li key={question._id}>
            <span lang={langOf(question.text)}>{firstWords(question)}</span>{' '}
            <small>{QUESTION_LABELS[question.kind]()}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
