// A form that is validated on submit, and from then on at each change. Its fields are uncontrolled, so that nothing typed
// before hydration is lost.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkFields, type Entered, type FieldName } from './check-fields.ts'

export function useCheckedForm(names: readonly FieldName[], send: (entered: Required<Entered>) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Entered>({})
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [firstInvalid, setFirstInvalid] = useState<{ name: FieldName }>()

  useEffect(() => {
    if (firstInvalid) field(form.current, firstInvalid.name)?.focus()
  }, [firstInvalid])

  const read = () => {
    const data = new FormData(form.current!)
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Required<Entered>
  }

  return {
    errors,
    read,
    form: {
      ref: form,
      noValidate: true,
      // If the browser ever submits it itself, the password must not end up in the URL.
      method: 'post',
      onChange: () => setErrors(isSubmitted ? checkFields(read()) : {}),
      onSubmit(event: FormEvent) {
        event.preventDefault()
        const entered = read()
        const newErrors = checkFields(entered)
        setErrors(newErrors)
        setIsSubmitted(true)
        const invalid = names.find((name) => newErrors[name])
        if (invalid) setFirstInvalid({ name: invalid })
        else send(entered)
      },
    },
  }
}

export function field(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null
}
