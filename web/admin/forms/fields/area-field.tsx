import { useId, type ComponentProps } from 'react'
import { Wrong } from '../../../ui/field.tsx'

type AreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A field of several lines, which grows with what is typed. */
export function AreaField({ label, hint, error, ...area }: AreaFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        {...area}
      />
      {error ? <Wrong id={noteId} text={error} /> : hint && <small id={noteId}>{hint}</small>}
    </div>
  )
}
