import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { langOf, typedLang } from './language.tsx'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Shown inside the input, at its end. */
  inside?: ReactNode
}

/** A label, an input, and below it the error or, without one, the hint. */
export function Field({ label, hint, error, inside, ...input }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field">
      <div className="field-head spread">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="field-input">
        <input
          id={id}
          lang={typedLang(input.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          {...input}
        />
        {inside}
      </div>
      {error ? <FieldError id={noteId} text={error} /> : hint && <small id={noteId}>{hint}</small>}
    </div>
  )
}

/** The message may come from a card or sign-in provider, in English on a Bengali page. */
export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p className="wrong" id={id} lang={langOf(text)}>
      <Icon name="alert" />
      {text}
    </p>
  )
}
