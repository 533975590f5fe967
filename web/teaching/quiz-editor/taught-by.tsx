import { useId } from 'react'
import type { LessonKind } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { LESSON_CONTENTS } from '../curriculum/lesson-contents.ts'
import { findLesson } from '../curriculum/tree.ts'
import { useEditor } from '../curriculum/use-editor.ts'
import type { PartProps } from './question-fields.tsx'

const isPlayedKind = (kind: LessonKind | undefined) => kind !== undefined && LESSON_CONTENTS[kind].isPlayed

/** The lesson to which a review links, and the position in it. */
export function TaughtBy({ question, errors, quiz, onChange }: PartProps & { quiz: string }) {
  const { tree } = useEditor()
  const id = useId()
  const lesson = findLesson(tree, question.lesson)
  const isPlayed = isPlayedKind(lesson?.kind)

  const choose = (chosen: string) => {
    const kind = findLesson(tree, chosen)?.kind
    onChange({ lesson: chosen, ...(isPlayedKind(kind) ? {} : { second: '' }) })
  }

  return (
    <div className="quizform-taught grid">
      <div className="field">
        <label htmlFor={id}>{m.quizform_lesson()}</label>
        <select id={id} value={lesson?._id ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{m.quizform_no_lesson()}</option>
          {tree.sections.map(({ _id, title, lessons }, index) => (
            <optgroup key={_id} label={`${digits(index + 1)}. ${title}`}>
              {lessons
                .filter((each) => each._id !== quiz)
                .map((each) => (
                  <option key={each._id} value={each._id} lang={langOf(each.title)}>
                    {each.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      {isPlayed && (
        <Field
          label={m.quizform_second()}
          name="second"
          placeholder="3:19"
          autoComplete="off"
          value={question.second}
          error={errors.second}
          onChange={({ target }) => onChange({ second: target.value })}
        />
      )}
    </div>
  )
}
