import { useRef } from 'react'
import { MAX_NOTE_TEXT } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import './notes.css'

type NoteFormProps = {
  label: string
  button: string
  text?: string
  save: (text: string) => void
  cancel?: () => void
}

export function NoteForm({ label, button, text = '', save, cancel }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className="learn-note-form"
      onSubmit={(event) => {
        event.preventDefault()
        const written = field.current!.value.trim()
        if (!written) return field.current!.focus()
        save(written)
        event.currentTarget.reset()
      }}
    >
      <textarea
        ref={field}
        defaultValue={text}
        placeholder={label}
        aria-label={label}
        maxLength={MAX_NOTE_TEXT}
        rows={2}
      />
      <button type="submit" className="button button-primary">
        {button}
      </button>
      {cancel && (
        <button type="button" className="button" onClick={cancel}>
          {m.learn_note_cancel()}
        </button>
      )}
    </form>
  )
}
