import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_QUESTIONS } from '#contract/constants.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { useRowDrag } from '../../learning/quiz-question/use-row-drag.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { ADD_FIRST, AddButtons } from './add-buttons.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { questionRowId, QuestionRow } from './question-row.tsx'
import { QuizSettings } from './quiz-settings.tsx'
import { usePreview } from './use-preview.ts'
import { useQuiz } from './use-quiz.ts'

/** The settings and questions of a quiz. One question is open at a time. */
export default function LessonQuiz({ lesson }: { lesson: LessonDraft }) {
  const quiz = useQuiz(lesson)
  const preview = usePreview(lesson)
  const list = useRef<HTMLOListElement>(null)
  const [opened, setOpened] = useState('')
  /** Questions that the author has left at least once, so all their mistakes are shown. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(Object.keys(quiz.questions)))
  const [isImporting, setIsImporting] = useState(false)
  const { questions } = quiz.form
  const { lifted, handle } = useRowDrag(list, questions, (from, to) => quiz.move(questions[from]!, to))
  const unfinished = Object.keys(quiz.questions).length

  const show = (id: string) => {
    flushSync(() => {
      if (opened) setChecked((before) => new Set(before).add(opened))
      setOpened(id)
    })
  }
  const open = (id: string) => {
    show(id)
    list.current?.querySelector<HTMLElement>('.quizform-question textarea')?.focus()
  }
  const close = (id: string) => {
    show('')
    document.getElementById(questionRowId(id))?.focus()
  }
  /** Closes a finished question. Otherwise, focuses the first mistake. */
  const finish = (id: string) => {
    if (!quiz.questions[id]) return close(id)
    flushSync(() => setChecked((before) => new Set(before).add(id)))
    list.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus()
  }
  const remove = (index: number) => {
    quiz.remove(questions[index]!)
    if (opened === questions[index]!._id) setOpened('')
    const next = questions[index + 1] ?? questions[index - 1]
    document.getElementById(next ? questionRowId(next._id) : ADD_FIRST)?.focus()
  }

  return (
    <div className="editor-part quizform-editor">
      <QuizSettings quiz={quiz} />
      <div className="quizform-head spread">
        <h3>{questions.length ? m.quizform_questions_n({ n: digits(questions.length) }) : m.quizform_questions()}</h3>
        <button type="button" className="button button-small" onClick={() => setIsImporting(true)}>
          <Icon name="upload" />
          {m.quizform_import()}
        </button>
      </div>
      {unfinished > 0 && (
        <p className="quizform-unfinished">
          {unfinished === 1 ? m.quizform_unfinished_one() : m.quizform_unfinished_n({ n: digits(unfinished) })}
        </p>
      )}
      <ol className="quizform-questions" ref={list}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question._id}
            question={question}
            place={{ index, count: questions.length }}
            lesson={lesson._id}
            mistakes={quiz.questions[question._id]}
            handle={handle(question._id)}
            isLifted={lifted === question._id}
            isOpen={opened === question._id}
            isChecked={checked.has(question._id)}
            preview={preview.questions.get(question._id)}
            isPreviewOld={preview.isOld}
            onToggle={() => (opened === question._id ? close(question._id) : open(question._id))}
            onClose={() => close(question._id)}
            onFinish={() => finish(question._id)}
            onChange={(change) => quiz.setQuestion(question._id, change)}
            onMove={(step) => quiz.move(question, index + step)}
            onDuplicate={() => open(quiz.duplicate(question))}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {questions.length === 0 && <p className="editor-note">{m.quizform_none()}</p>}
      {questions.length < MAX_QUESTIONS && <AddButtons onAdd={(kind) => open(quiz.add(kind))} />}
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} quiz={quiz} />
    </div>
  )
}
