import { QUESTION_KINDS, type QuestionKind } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { QUESTION_LABELS } from './question-kinds.ts'

/** Gets the focus after the last question was deleted. */
export const ADD_FIRST = 'add-question'

/** A button for each kind of question. */
export function AddButtons({ onAdd }: { onAdd: (kind: QuestionKind) => void }) {
  return (
    <fieldset className="editor-part">
      <legend>{m.quizform_add()}</legend>
      <div className="quizform-add wraps">
        {QUESTION_KINDS.map((kind, index) => (
          <button
            key={kind}
            type="button"
            id={index === 0 ? ADD_FIRST : undefined}
            className="button button-small"
            onClick={() => onAdd(kind)}
          >
            <Icon name="plus" />
            {QUESTION_LABELS[kind]()}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
