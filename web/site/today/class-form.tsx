import { useEffect, useId, useRef } from 'react'
import type { CourseType } from '#contract/constants.ts'
import { CLASSES, SKILLS, type Category } from '../../catalogue/parts/course-categories.ts'
import { useLastClass } from '../../catalogue/parts/last-class.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { Icon } from '../../ui/icon.tsx'

/** Live classes have their own section. */
const CHOICES = SKILLS.filter(({ key }) => key !== 'liveCourse')

type ClassFormProps = {
  classCourse: CourseType | null
  onSaved: (classCourse: CourseType | null) => void
  /** Null while none is chosen, so that the question stays. */
  cancel: (() => void) | null
}

export function ClassForm({ classCourse, onSaved, cancel }: ClassFormProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const form = useForm(
    { classCourse: '' },
    { isUncontrolled: true, reason: (error) => m.today_save_failed({ reason: explain(error) }) },
  )
  const lastVisited = useLastClass()
  const likely = classCourse ?? CLASSES.find(({ number }) => number === lastVisited)?.key ?? ''

  // The button that opened the form has disappeared.
  const isReopened = cancel !== null
  useEffect(() => {
    if (isReopened) select.current?.focus()
  }, [isReopened])

  const save = async ({ classCourse }: { classCourse: string }) => {
    const choice = (classCourse || null) as CourseType | null
    await api('PUT /myClass', { body: { classCourse: choice } })
    onSaved(choice)
  }

  return (
    <form className="today-class" {...form.props(save)} noValidate={false}>
      <label htmlFor={id}>{m.today_ask()}</label>
      <p className="muted">{m.today_ask_text()}</p>
      <div className="field">
        <select id={id} name="classCourse" ref={select} defaultValue={likely} required={!cancel}>
          <option value="">{cancel ? m.today_undecided() : m.today_choose()}</option>
          <Group label={m.today_classes()} categories={CLASSES} />
          <Group label={m.today_skills()} categories={CHOICES} />
        </select>
        <button type="submit" className="button button-primary" disabled={form.isBusy}>
          {m.today_save()}
        </button>
        {cancel && (
          <button
            type="button"
            className="icon-button icon-button-plain"
            aria-label={m.today_cancel()}
            onClick={cancel}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </form>
  )
}

function Group({ label, categories }: { label: string; categories: Category[] }) {
  return (
    <optgroup label={label}>
      {categories.map((category) => (
        <option key={category.key} value={category.key}>
          {category.label()}
        </option>
      ))}
    </optgroup>
  )
}
