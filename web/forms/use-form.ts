// The state of a form: what is typed, one submission at a time, and the problems with each field. A refused field is
// explained and focused. Any other failure is shown in a toast or next to the button. Nothing typed is lost.
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#contract/client.ts'
import { useWork, type WorkOptions } from '../session/use-work.ts'
import { useDraft, type Lifetime } from '../ui/use-draft.ts'

/** Errors by field name. */
type Errors = Record<string, string>

type Send<Values> = (values: Values, form: HTMLFormElement) => unknown

type FormOptions<Values> = Omit<WorkOptions, 'handle'> & {
  /** Finds problems before anything is sent. They are shown from the first try on, and updated during typing. */
  check?: (values: Values) => Errors
  /** For refusals that need special wording. */
  explainFields?: (error: ApiError) => Errors | Promise<Errors>
  /** Saves what is typed on this device until `clear` is called. Not for files or passwords. */
  draft?: { name: string; owner: string | null; lifetime?: Lifetime }
  /** The inputs themselves hold what is typed, so that nothing typed before hydration is lost. Each needs a name. */
  isUncontrolled?: boolean
}

export function useForm<Values extends object>(
  initial: Values | (() => Values),
  { check, explainFields = explainEach, draft, isUncontrolled = false, ...options }: FormOptions<Values> = {},
) {
  const element = useRef<HTMLFormElement>(null)
  const [start] = useState(initial)
  const { values, change, forget } = useDraft(draft?.name ?? '', draft?.owner ?? null, start, draft?.lifetime)
  const [refused, setRefused] = useState<Errors>({})
  const [isSubmitted, setIsSubmitted] = useState(false)

  /** Also focuses the first invalid field. */
  const show = (setErrors: () => void) => {
    flushSync(setErrors)
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const fields = useRef<Errors>({})
  const work = useWork({
    ...options,
    handle() {
      if (Object.keys(fields.current).length === 0) return false
      show(() => setRefused(fields.current))
      // If the refused value has no field here, the error must still be shown.
      return Boolean(element.current?.querySelector('.wrong'))
    },
  })

  const set = (changed: Partial<Values>) => {
    change(changed)
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))))
  }

  /** Reads the values of the inputs. */
  const read = () => {
    const data = new FormData(element.current!)
    return Object.fromEntries(Object.keys(start).map((name) => [name, String(data.get(name) ?? '')])) as Values
  }

  /** Runs a submission, or the work of another button in the form, but never two at a time. */
  const run = (send: () => unknown) => {
    setRefused({})
    return work.run(async () => {
      try {
        await send()
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status === 422
        fields.current = isRefused ? await explainFields(error) : {}
        throw error
      }
    })
  }

  const submit = (send: Send<Values>) => {
    if (work.isBusy) return
    const sent = isUncontrolled ? read() : values
    if (isUncontrolled) change(sent)
    const isRight = !check || Object.keys(check(sent)).length === 0
    if (!isRight) return show(() => setIsSubmitted(true))
    setIsSubmitted(true)
    void run(() => send(sent, element.current!))
  }

  return {
    ...work,
    element,
    values,
    errors: { ...(isSubmitted && check?.(values)), ...refused },
    set,
    read,
    run,
    /** Shows errors that don't come from a call. */
    refuse: (errors: Errors) => setRefused((before) => ({ ...before, ...errors })),
    /** Clears the form and its draft, after it was sent or cancelled. */
    clear() {
      forget()
      work.dismiss()
      setRefused({})
      setIsSubmitted(false)
    },
    props: (send: Send<Values>) => ({
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        submit(send)
      },
      ...(isUncontrolled && { onChange: () => set(read()) }),
    }),
  }
}

/** The part of a form that its components need. */
export type Form<Values extends object = object> = ReturnType<typeof useForm<Values>>

/** Only loaded once something is refused, because most forms for learners never are. */
async function explainEach(error: ApiError): Promise<Errors> {
  try {
    const { explainFields } = await import('../session/explain-field.ts')
    return explainFields(error)
  } catch {
    return error.fields
  }
}
