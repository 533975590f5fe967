import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'

type SectionTitleProps = {
  id: string
  number: string
  title: string
  isRenamed: boolean
  onRename: (isRenamed: boolean) => void
  onSave: (title: string) => void
}

/** The heading of a section, or the field to rename it. Enter and blur save, Escape cancels. */
export function SectionTitle({ id, number, title, isRenamed, onRename, onSave }: SectionTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isRenamed) field.current?.select()
  }, [isRenamed])

  const finish = (fresh: string) => {
    const trimmed = fresh.trim()
    if (trimmed && trimmed !== title) onSave(trimmed)
    onRename(false)
  }

  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} hidden={isRenamed} lang={langOf(title)}>
        {number}. {title}
      </h2>
      {isRenamed && (
        <input
          ref={field}
          className="editor-rename"
          aria-label={m.curriculum_section_title()}
          defaultValue={title}
          maxLength={200}
          onBlur={(event) => finish(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.value = title
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.currentTarget.blur()
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      )}
    </>
  )
}
