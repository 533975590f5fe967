import { useMemo, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { explainFields } from '../../session/explain-field.ts'
import { useSession } from '../../session/session.ts'
import { digits } from '../../ui/numbers.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { fieldsOf, type Errors, type FormPlan, type Values } from './form-plan.ts'
import { problemsIn } from './problems.ts'
import { changedBody, changedNames, wholeBody } from './values.ts'

const CHANGED_MEANWHILE = 'changed_meanwhile'
const NOTHING: Values = {}

/** What a content form knows and does: the values with their draft, what is wrong with them, and the saving. */
export function useContentForm(plan: FormPlan, element: RefObject<HTMLFormElement | null>) {
  const owner = useSession()?.email ?? null
  const [base, setBase] = useState(plan.initial)
  const draft = useDraft<Values>(plan.key, owner, base, 'browser')
  /** Mine, after the newer version was loaded instead. */
  const aside = useDraft<Values>(`${plan.key}:aside`, owner, NOTHING, 'browser')
  const [isRestored, setIsRestored] = useState(draft.isRestored)
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [uploads, setUploads] = useState(0)
  const [cleared, setCleared] = useState<Values | null>(null)
  /** What somebody else stored meanwhile. */
  const [theirs, setTheirs] = useState<Values | null>(null)

  /** Where to go now that it is saved. */
  const [next, setNext] = useState<string | null>(null)

  const { values } = draft
  const problems = useMemo(() => problemsIn(plan.schema, plan.sections, values), [plan, values])
  const changed = changedNames(plan.sections, base, values)
  const isBusy = isSaving || uploads > 0
  const typed = () => Object.fromEntries(changed.map((name) => [name, values[name] ?? '']))

  const set = (changes: Values) => {
    // The draft remembers which revision it is a change of, however long it lies there.
    draft.change(values.revision ? { ...changes, revision: values.revision } : changes)
    setRefused((before) => without(before, Object.keys(changes)))
    setProblem(null)
    setCleared(null)
  }

  const showErrors = (show: () => void) => {
    flushSync(show)
    if (element.current) focusFirstWrong(element.current)
  }

  const startAnew = () => {
    draft.forget()
    setIsTried(false)
    setIsRestored(false)
    setRefused({})
    setProblem(null)
  }

  const fail = async (error: unknown) => {
    const fields = error instanceof ApiError ? known(plan, explainFields(error)) : {}
    if (Object.keys(fields).length) return showErrors(() => setRefused(fields))
    const isConflict = error instanceof ApiError && error.code === CHANGED_MEANWHILE
    if (isConflict && plan.newest) return setTheirs(await plan.newest())
    setProblem(m.form_not_saved({ reason: explain(error) }))
  }

  const save = async (sent: Values) => {
    setProblem(null)
    setIsSaving(true)
    try {
      const isUpdate = plan.newest !== undefined
      await plan.save(isUpdate ? changedBody(plan.sections, base, sent) : wholeBody(plan.sections, sent))
      plan.saved(sent)
      flushSync(() => {
        startAnew()
        aside.forget()
        setNext(plan.next?.(sent) ?? null)
      })
      // What was added leaves an empty form, to be begun from its top.
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
      setIsTried(true)
      setProblem(m.form_needs_look({ count: digits(count) }))
    })
  }

  return {
    values,
    base,
    schema: plan.schema,
    problems,
    changed,
    errors: { ...(isTried ? problems : {}), ...refused },
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
      startAnew()
      setCleared(typed())
    },
    undo: () => cleared && set(cleared),
    theirs,
    keepEditing: () => setTheirs(null),
    loadTheirs: (newer: Values) => {
      flushSync(() => {
        aside.change(typed())
        startAnew()
        setBase(newer)
        setTheirs(null)
      })
      element.current?.querySelector<HTMLElement>('.form-aside h2')?.focus()
    },
    saveOver: (newer: Values) => {
      setTheirs(null)
      void save({ ...values, revision: newer.revision ?? '' })
    },
    aside: aside.values,
    forgetAside: aside.forget,
  }
}

export type ContentForm = ReturnType<typeof useContentForm>

function without(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

/** Of what the server refused, what has a field here. */
function known({ sections }: FormPlan, errors: Errors): Errors {
  const names = new Set(fieldsOf(sections).map(({ name }) => name))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)))
}
