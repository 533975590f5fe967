import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { typedLang } from '../../ui/language.tsx'

type ShortTextProps = {
  name: string
  /** Only for screen readers, because others see its position in the list. */
  label: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** A text field in a row of others, with its error below it. */
export function ShortText({ name, label, value, error, onChange }: ShortTextProps) {
  const id = useId()
  return (
    <div className="field quizform-short">
      <input
        name={name}
        aria-label={label}
        placeholder={label}
        lang={typedLang(value)}
        autoComplete="off"
        maxLength={500}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <FieldError id={id} text={error} />}
    </div>
  )
}
