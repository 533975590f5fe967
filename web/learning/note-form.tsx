import { useRef } from 'react'
import { MAX_NOTE_TEXT } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { useSession } from '../session/session.ts'
import { typedLang } from '../ui/language.tsx'
import { useDraft } from '../ui/use-draft.ts'
import './notes.css'

type NoteFormProps = {
  /** The key under which the text stays on this device until it is saved. */
  name: string
  label: string
  button: string
  text?: string
  save: (text: string) => void
  cancel?: () => void
}

export function NoteForm({ name, label, button, text: before = '', save, cancel }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useNoteDraft(name, before)
  const { text } = draft.values
  return (
    <form
      className="learn-note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!text.trim()) return field.current!.focus()
        draft.forget()
        save(text.trim())
      }}
    >
      <textarea
        ref={field}
        value={text}
        lang={typedLang(text)}
        placeholder={label}
        aria-label={label}
        maxLength={MAX_NOTE_TEXT}
        rows={2}
        onChange={(event) => draft.change({ text: event.target.value })}
      />
      <button type="submit" className="button button-primary">
        {button}
      </button>
      {cancel && (
        <button
          type="button"
          className="button"
          onClick={() => {
            draft.forget()
            cancel()
          }}
        >
          {m.learn_note_cancel()}
        </button>
      )}
    </form>
  )
}

/** The text being written in the note form of that name. */
export const useNoteDraft = (name: string, text = '') =>
  useDraft(name, useSession()?.email ?? null, { text }, 'browser')
