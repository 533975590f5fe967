import { m } from '../../paraglide/messages.js'
import { TextArea } from '../../ui/text-area.tsx'
import type { PartProps } from './question-fields.tsx'

export function AcceptedTexts({ question, errors, onChange }: PartProps) {
  return (
    <TextArea
      label={m.quizform_accepted()}
      hint={m.quizform_accepted_hint()}
      name="accepted"
      rows={3}
      value={question.accepted}
      error={errors.accepted}
      onChange={({ target }) => onChange({ accepted: target.value })}
    />
  )
}
