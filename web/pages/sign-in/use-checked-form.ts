// A form that is checked when it is sent, and from then on at each change. Its fields keep their own values, so that
// nothing typed before the page came alive is lost.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkFields, type Entered, type FieldName } from './check-fields.ts'

export function useCheckedForm(names: readonly FieldName[], send: (entered: Required<Entered>) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Entered>({})
  const [wasSent, setWasSent] = useState(false)
  const [firstWrong, setFirstWrong] = useState<{ name: FieldName }>()

  useEffect(() => {
    if (firstWrong) field(form.current, firstWrong.name)?.focus()
  }, [firstWrong])

  const read = () => {
    const data = new FormData(form.current!)
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Required<Entered>
  }

  /** The value of a field that must not be empty; undefined if it is, and then it is marked. */
  const readFilled = (name: FieldName) => {
    const value = read()[name]
    setErrors(value ? {} : checkFields({ [name]: value }))
    if (value) return value
    setFirstWrong({ name })
  }

  return {
    errors,
    readFilled,
    form: {
      ref: form,
      noValidate: true,
      // Should it ever be sent without script, then not in an address.
      method: 'post',
      onChange: () => setErrors(wasSent ? checkFields(read()) : {}),
      onSubmit(event: FormEvent) {
        event.preventDefault()
        const entered = read()
        const found = checkFields(entered)
        setErrors(found)
        setWasSent(true)
        const name = names.find((each) => found[each])
        if (name) setFirstWrong({ name })
        else send(entered)
      },
    },
  }
}

export function field(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null
}
