import { useMemo, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { ApiError } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { explainCode, explainFields } from '../session/explain-field.ts'
import { useSession } from '../session/session.ts'
import { digits } from '../ui/numbers.ts'
import { useDraft } from '../ui/use-draft.ts'
import { explainBookFields } from './explain-book-fields.ts'
import { fieldsOf, isPartOf, type Errors, type FormPlan, type Values, type SectionPlan } from './form-plan.ts'
import { checkFields } from './rules.ts'
import { changedNames, updateBody, wholeBody } from './values.ts'

const CHANGED_MEANWHILE = 'changed_meanwhile'
const NO_VALUES: Values = {}

/** The state and actions of a content form: values, draft, errors and saving. */
export function useContentForm(plan: FormPlan, element: RefObject<HTMLFormElement | null>) {
  const email = useSession()?.email ?? null
  // The owner is kept if the session ends, so that the draft is still saved.
  const [owner] = useState(email)
  const [stored, setStored] = useState(plan.initial)
  /** The values the draft started from, which may be older than the stored ones. */
  const start = useDraft<Values>(`${plan.key}:start`, owner, stored, 'browser')
  const base = start.values
  const draft = useDraft<Values>(plan.key, owner, base, 'browser')
  /** The edits that were set aside when the newer version was loaded after a conflict. */
  const aside = useDraft<Values>(`${plan.key}:aside`, owner, NO_VALUES, 'browser')
  const [isRestored, setIsRestored] = useState(draft.isRestored)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [uploads, setUploads] = useState(0)
  const [cleared, setCleared] = useState<{ base: Values; changes: Values } | null>(null)
  /** A newer version saved by someone else. */
  const [newerValues, setNewerValues] = useState<Values | null>(null)

  /** The page to open after saving. */
  const [next, setNext] = useState<string | null>(null)

  const { values } = draft
  const problems = useMemo(() => problemsIn(plan.schema, plan.sections, values), [plan, values])
  const changed = changedNames(plan.sections, base, values)
  const isUpdate = plan.loadLatest !== undefined
  const isBusy = isSaving || uploads > 0
  // The draft stores the revision it started from, so that an outdated draft is recognised as a conflict.
  const withRevision = (changes: Values) => (values.revision ? { ...changes, revision: values.revision } : changes)
  const changedValues = () => Object.fromEntries(changed.map((name) => [name, values[name] ?? '']))

  const set = (edited: Values) => {
    const changes = { ...edited, ...plan.follow?.(edited, values) }
    if (isUpdate && !start.isRestored) start.change(base)
    draft.change(withRevision(changes))
    setServerErrors((before) => omit(before, Object.keys(changes)))
    setProblem(null)
    setCleared(null)
  }

  const showErrors = (show: () => void) => {
    flushSync(show)
    if (element.current) focusFirstError(element.current)
  }

  const reset = () => {
    draft.forget()
    start.forget()
    setIsSubmitted(false)
    setIsRestored(false)
    setServerErrors({})
    setProblem(null)
  }

  const fail = async (error: unknown) => {
    const explained = error instanceof ApiError ? { ...explainFields(error), ...explainBookFields(error) } : {}
    const fields = errorsWithField(plan, explained)
    if (Object.keys(fields).length) return showErrors(() => setServerErrors(fields))
    const isConflict = error instanceof ApiError && error.code === CHANGED_MEANWHILE
    if (isConflict && plan.loadLatest) return setNewerValues(await plan.loadLatest())
    setProblem(m.form_not_saved({ reason: explain(error) }))
  }

  const save = async (sent: Values) => {
    setProblem(null)
    setIsSaving(true)
    try {
      const body = isUpdate ? updateBody(plan.sections, base, sent) : wholeBody(plan.sections, sent)
      const saved = await plan.save(body, sent.revision ? Number(sent.revision) : undefined)
      plan.onSaved(sent, saved)
      flushSync(() => {
        reset()
        aside.forget()
        setNext(plan.nextPath?.(sent) ?? null)
      })
      // After adding an item, the form is empty again, so it starts at the top.
      if (!isUpdate) element.current?.querySelector('h1')?.focus()
    } catch (error) {
      await fail(error).catch((error: unknown) => setProblem(m.form_not_saved({ reason: explain(error) })))
    }
    setIsSaving(false)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const count = Object.keys(problems).length
    if (count === 0) return void save(values)
    showErrors(() => {
      setIsSubmitted(true)
      setProblem(m.form_needs_look({ count: digits(count) }))
    })
  }

  return {
    base,
    values,
    schema: plan.schema,
    problems,
    changed,
    errors: { ...(isSubmitted ? problems : {}), ...serverErrors },
    problem,
    isBusy,
    isSaving,
    isRestored,
    isDirty: changed.length > 0,
    next,
    set,
    onSubmit,
    onUpload: (isSending: boolean) => setUploads((count) => count + (isSending ? 1 : -1)),
    canUndo: cleared !== null,
    clear: () => {
      reset()
      setCleared({ base, changes: withRevision(changedValues()) })
    },
    undo: () => {
      if (!cleared) return
      // The stored version may be newer than the one the draft started from.
      if (isUpdate) start.change(cleared.base)
      draft.change(cleared.changes)
      setCleared(null)
    },
    newerValues,
    keepEditing: () => setNewerValues(null),
    loadTheirs: (newer: Values) => {
      flushSync(() => {
        aside.change(changedValues())
        reset()
        setStored(newer)
        setNewerValues(null)
      })
      element.current?.querySelector<HTMLElement>('.form-aside h2')?.focus()
    },
    overwrite: (newer: Values) => {
      setNewerValues(null)
      // Only fields that were changed here overwrite what someone else saved.
      void save({ ...newer, ...changedValues() })
    },
    aside: aside.values,
    forgetAside: aside.forget,
  }
}

export type ContentForm = ReturnType<typeof useContentForm>

function omit(errors: Errors, names: string[]): Errors {
  const isNamed = (path: string) => names.some((name) => isPartOf(name, path))
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isNamed(path)))
}

/** Keeps only errors for fields in this form. */
function errorsWithField({ sections }: FormPlan, errors: Errors): Errors {
  const names = fieldsOf(sections).map(({ name }) => name)
  return Object.fromEntries(Object.entries(errors).filter(([path]) => names.some((name) => isPartOf(name, path))))
}

/** Checks with the server's own rules. The server checks again. */
function problemsIn(schema: z.ZodObject, sections: SectionPlan[], values: Values): Errors {
  const checked = checkFields(schema, wholeBody(sections, values))
  if (checked.success) return {}
  return Object.fromEntries(Object.entries(checked.codes).map(([name, code]) => [name, explainCode(code)]))
}

/** Focuses the first invalid field, and opens the fold that contains it. */
function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[data-wrong]')
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.querySelector<HTMLElement>('input, textarea')?.focus()
}
