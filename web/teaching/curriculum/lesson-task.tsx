import { useState } from 'react'
import { MAX_TASK_DAYS, MAX_TASK_POINTS } from '#contract/constants.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import type { TaskDraft } from '#contract/calls/learning/tasks.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { Switch } from '../../ui/switch.tsx'
import { LessonText } from './lesson-text.tsx'
import { useEditor } from './use-editor.ts'

export const NEW_TASK: TaskDraft = { points: 10, needed: 5, dueDays: null, dueAt: null, late: true }
const NEW_DAYS = 7

/** The instructions, followed by the points and the due date. Only valid values reach the draft. */
export function LessonTask({ lesson }: { lesson: LessonDraft }) {
  const { changeLesson } = useEditor()
  const task = lesson.task ?? NEW_TASK
  const change = (changed: Partial<TaskDraft>) => changeLesson(lesson._id, { task: { ...task, ...changed } })
  return (
    <>
      <LessonText lesson={lesson} label={m.curriculum_task_text()} />
      <div className="editor-pair grid">
        <NumberField
          label={m.curriculum_task_points()}
          value={task.points}
          max={MAX_TASK_POINTS}
          change={(points) => change({ points, needed: Math.min(task.needed, points) })}
        />
        <NumberField
          label={m.curriculum_task_needed()}
          value={task.needed}
          max={task.points}
          change={(needed) => change({ needed })}
        />
      </div>
      <Due task={task} change={change} />
    </>
  )
}

type NumberFieldProps = {
  label: string
  hint?: string
  value: number
  max: number
  change: (value: number) => void
}

function NumberField({ label, hint, value, max, change }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: String(value), value })
  // Another field may have changed the value.
  const text = typed.value === value ? typed.text : String(value)
  const isNumber = (given: string) => /^\d{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= max
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={isNumber(text) ? undefined : m.curriculum_task_points_wrong({ n: digits(max) })}
      onChange={({ target }) => {
        const given = latinDigits(target.value).trim()
        const isGood = isNumber(given)
        setTyped({ text: given, value: isGood ? Number(given) : value })
        if (isGood) change(Number(given))
      }}
    />
  )
}

type DueProps = { task: TaskDraft; change: (changed: Partial<TaskDraft>) => void }

function Due({ task: { dueDays, dueAt, late }, change }: DueProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  const choices = [
    { label: m.curriculum_task_no_due(), isChosen: dueDays === null && dueAt === null, due: {} },
    { label: m.curriculum_task_due_days(), isChosen: dueDays !== null, due: { dueDays: NEW_DAYS } },
    { label: m.curriculum_task_due_at(), isChosen: dueAt !== null, due: { dueAt: inAWeek() } },
  ]
  return (
    <>
      <fieldset className="editor-part">
        <legend>{m.curriculum_task_due()}</legend>
        <div className="editor-kinds wraps">
          {choices.map(({ label, isChosen, due }) => (
            <label className="middle muted" key={label}>
              <input
                type="radio"
                className="sr-only"
                name="task-due"
                checked={isChosen}
                onChange={() => change({ dueDays: null, dueAt: null, ...due })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {dueDays !== null && (
        <NumberField
          label={m.curriculum_task_days()}
          hint={m.curriculum_task_days_hint()}
          value={dueDays}
          max={MAX_TASK_DAYS}
          change={(days) => change({ dueDays: days })}
        />
      )}
      {dueAt !== null && (
        <Field
          label={m.curriculum_task_at()}
          type="datetime-local"
          defaultValue={toLocal(dueAt)}
          error={isEmpty ? m.curriculum_task_at_wrong() : undefined}
          onChange={({ target }) => {
            const time = new Date(target.value)
            setIsEmpty(Number.isNaN(time.getTime()))
            if (!Number.isNaN(time.getTime())) change({ dueAt: time.toISOString() })
          }}
        />
      )}
      {(dueDays !== null || dueAt !== null) && (
        <Switch
          className="editor-switch"
          label={m.curriculum_task_late()}
          hint={m.curriculum_task_late_hint()}
          checked={late}
          onChange={({ target }) => change({ late: target.checked })}
        />
      )}
    </>
  )
}

/** The initial due date: the end of a day, in the author's zone. */
function inAWeek(): string {
  const date = new Date()
  date.setDate(date.getDate() + NEW_DAYS)
  date.setHours(23, 59, 0, 0)
  return date.toISOString()
}

/** The format of the browser's date and time field. */
function toLocal(time: string): string {
  const date = new Date(time)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
