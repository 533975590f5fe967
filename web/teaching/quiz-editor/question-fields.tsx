import { useId, useState, type FocusEvent } from 'react'
import { MAX_QUESTION_TEXT, QUESTION_KINDS, type QuestionKind } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { TextArea } from '../../ui/text-area.tsx'
import { AcceptedTexts } from './accepted-texts.tsx'
import { ChoiceList } from './choice-list.tsx'
import { NumberAnswer } from './number-answer.tsx'
import { PairList } from './pair-list.tsx'
import { PictureButton, PictureThumb } from './picture-button.tsx'
import { QUESTION_LABELS } from './question-kinds.ts'
import type { QuestionChange, QuestionForm } from './quiz-form.ts'
import type { Mistakes } from './read-quiz.ts'
import { TaughtBy } from './taught-by.tsx'

/** The props shared by the parts of a question. */
export type PartProps = {
  question: QuestionForm
  /** The mistakes shown so far. */
  errors: Mistakes
  onChange: (change: QuestionChange) => void
}

type QuestionFieldsProps = Omit<PartProps, 'errors'> & {
  lesson: string
  mistakes: Mistakes
  /** Whether all mistakes are shown, or only those of blurred fields. */
  isChecked: boolean
}

export function QuestionFields({ question, lesson, mistakes, isChecked, onChange }: QuestionFieldsProps) {
  const id = useId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const shown = Object.entries(mistakes).filter(([field]) => isChecked || left.has(field))
  const part: PartProps = { question, errors: Object.fromEntries(shown), onChange }
  const { text, picture, explanation } = question

  const onBlur = ({ target }: FocusEvent) => {
    const { name } = target as HTMLInputElement
    if (name && !left.has(name)) setLeft(new Set(left).add(name))
  }

  return (
    <div className="quizform-parts stack" onBlur={onBlur}>
      <div className="field">
        <label htmlFor={id}>{m.quizform_kind()}</label>
        <select
          id={id}
          value={question.kind}
          onChange={({ target }) => onChange({ kind: target.value as QuestionKind })}
        >
          {QUESTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {QUESTION_LABELS[kind]()}
            </option>
          ))}
        </select>
      </div>
      <div className="editor-part">
        <TextArea
          label={m.quizform_question()}
          hint={m.quizform_question_hint()}
          name="text"
          rows={3}
          maxLength={MAX_QUESTION_TEXT}
          value={text}
          error={part.errors.text}
          aside={<PictureButton isThere={picture !== null} onPicture={(fresh) => onChange({ picture: fresh })} />}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {picture !== null && <PictureThumb picture={picture} onRemove={() => onChange({ picture: null })} />}
      </div>
      <AnswerPart {...part} />
      <TextArea
        label={m.quizform_explanation()}
        hint={m.quizform_explanation_hint()}
        name="explanation"
        rows={2}
        maxLength={MAX_QUESTION_TEXT}
        value={explanation}
        error={part.errors.explanation}
        onChange={({ target }) => onChange({ explanation: target.value })}
      />
      <TaughtBy {...part} quiz={lesson} />
    </div>
  )
}

function AnswerPart(props: PartProps) {
  switch (props.question.kind) {
    case 'one':
    case 'many':
    case 'order':
      return <ChoiceList {...props} />
    case 'number':
      return <NumberAnswer {...props} />
    case 'text':
      return <AcceptedTexts {...props} />
    case 'match':
      return <PairList {...props} />
  }
}
