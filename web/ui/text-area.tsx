import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { typedLang } from './language.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Shown at the end of the label's line. */
  aside?: ReactNode
}

/** Like Field, for several lines of text. */
export function TextArea({ label, hint, error, aside, ...area }: TextAreaProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field">
      <div className="field-head spread">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <textarea
        id={id}
        lang={typedLang(area.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        {...area}
      />
      {error ? <FieldError id={noteId} text={error} /> : hint && <small id={noteId}>{hint}</small>}
    </div>
  )
}
