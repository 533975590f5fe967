import { useId } from 'react'
import { MAX_QUIZ_MINUTES, QUIZ_REVEALS, type QuizReveal } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { REVEAL_LABELS } from './question-kinds.ts'
import { Switch } from '../../ui/switch.tsx'
import type { Quiz } from './use-quiz.ts'

/** Pass mark, attempts, time, and when the correct answers are shown. */
export function QuizSettings({ quiz: { form, settings, set } }: { quiz: Quiz }) {
  const id = useId()
  const number = (name: 'pass' | 'attempts' | 'minutes', label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={form[name]}
      error={settings[name]}
      onChange={({ target }) => set({ [name]: latinDigits(target.value) })}
    />
  )
  return (
    <div className="quizform-settings grid">
      {number('pass', m.quizform_pass(), m.quizform_pass_hint())}
      {number('minutes', m.quizform_minutes(), m.quizform_minutes_hint({ n: digits(MAX_QUIZ_MINUTES) }))}
      {number('attempts', m.quizform_attempts(), m.quizform_attempts_hint())}
      <Switch
        label={m.quizform_daily()}
        hint={m.quizform_daily_hint()}
        checked={form.daily && form.attempts !== ''}
        disabled={form.attempts === ''}
        onChange={({ target }) => set({ daily: target.checked })}
      />
      <div className="field">
        <label htmlFor={id}>{m.quizform_reveal()}</label>
        <select
          id={id}
          aria-describedby={`${id}-note`}
          value={form.reveal}
          onChange={({ target }) => set({ reveal: target.value as QuizReveal })}
        >
          {QUIZ_REVEALS.map((reveal) => (
            <option key={reveal} value={reveal}>
              {REVEAL_LABELS[reveal]()}
            </option>
          ))}
        </select>
        <small id={`${id}-note`}>{m.quizform_reveal_hint()}</small>
      </div>
    </div>
  )
}
