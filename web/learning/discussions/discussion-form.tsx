import { ApiError } from '#contract/client.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { useId, type ReactNode } from 'react'
import { MAX_DISCUSSION_TEXT } from '#contract/constants.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../session/session.ts'
import { FieldError } from '../../ui/field.tsx'
import { typedLang } from '../../ui/language.tsx'
import { useOnline } from '../../ui/use-online.ts'
import '../notes.css'

type DiscussionFormProps = {
  /** The key under which the text is kept until it is sent. */
  name: string
  label: string
  button: string
  /** Sends the text under an id, which stays the same for retries. */
  send: (id: string, text: string) => Promise<void>
  /** Called when the first letter is typed, and when the field is empty again. */
  onWriting?: ((isWriting: boolean) => void) | undefined
  cancel?: (() => void) | undefined
  isFocused?: boolean
  children?: ReactNode
}

const EMPTY = { id: '', text: '' }

/** A form for questions and answers. The text stays on this device until it is sent. */
export function DiscussionForm({
  name,
  label,
  button,
  send,
  onWriting,
  cancel,
  isFocused,
  children,
}: DiscussionFormProps) {
  const owner = useSession()?.email ?? null
  const form = useForm(EMPTY, {
    draft: { name, owner, lifetime: 'browser' },
    explainFields: () => ({}),
    reason: explainDiscussion,
    isBeside: true,
  })
  const { problem, isBusy } = form
  const { id, text } = form.values
  const isOnline = useOnline()
  const note = useId()

  const write = (written: string) => {
    form.dismiss()
    if (!written !== !text) onWriting?.(Boolean(written))
    form.set({ text: written, id: id || crypto.randomUUID() })
  }

  const submit = async (_: typeof EMPTY, element: HTMLFormElement) => {
    if (!text.trim()) return element.querySelector('textarea')!.focus()
    if (!isOnline) return
    await send(id, text.trim())
    form.clear()
    onWriting?.(false)
  }

  return (
    <form className="learn-note-form discussion-form" {...form.props(submit)}>
      <textarea
        // A button opened the form, so the focus belongs here.
        autoFocus={isFocused}
        value={text}
        lang={typedLang(text)}
        placeholder={label}
        aria-label={label}
        aria-describedby={note}
        aria-invalid={problem !== null || undefined}
        maxLength={MAX_DISCUSSION_TEXT}
        rows={2}
        onChange={(event) => write(event.target.value)}
      />
      <button type="submit" className="button button-primary" aria-disabled={!isOnline || isBusy}>
        {isBusy && <span className="spinner" />}
        {button}
      </button>
      {cancel && (
        <button
          type="button"
          className="button"
          onClick={() => {
            form.clear()
            cancel()
          }}
        >
          {m.questions_cancel()}
        </button>
      )}
      <div className="discussion-form-note cluster muted">
        {children}
        <div id={note} role="status">
          {isOnline ? problem !== null && <FieldError text={problem} /> : <p>{m.questions_offline()}</p>}
        </div>
      </div>
    </form>
  )
}

/** Explains why a question or answer wasn't sent. */
function explainDiscussion(error: unknown): string {
  if (!(error instanceof ApiError)) return m.questions_not_sent()
  if (error.status === 429) return m.questions_too_many()
  return explainFields(error).text ?? explain(error)
}
