import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { MAX_REVIEW_NOTE } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'

type Decided = { state: 'sent_back' | 'published'; note: string }
type DecisionProps = { note: string; send: (decided: Decided) => Promise<unknown>; onDecided: () => void }

/** Sending back needs words; approving does not. */
export function Decision({ note: approveNote, send, onDecided }: DecisionProps) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const decide = async (state: 'sent_back' | 'published') => {
    if (isBusy) return
    if (state === 'sent_back' && !note.trim()) return setError(m.reviews_words_needed())
    setIsBusy(true)
    setProblem(null)
    try {
      await send({ state, note: note.trim() })
      toast(state === 'published' ? m.reviews_approved() : m.reviews_was_sent_back())
      onDecided()
    } catch (failure) {
      const isConflict = failure instanceof ApiError && failure.status === 409
      setProblem(isConflict ? m.reviews_conflict() : explain(failure))
    }
    setIsBusy(false)
  }

  return (
    <section className="reviews-decision">
      <h2>{m.reviews_decision()}</h2>
      <TextArea
        label={m.reviews_words()}
        hint={m.reviews_words_hint()}
        error={error}
        rows={5}
        maxLength={MAX_REVIEW_NOTE}
        value={note}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value)
          setError(undefined)
        }}
      />
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      <button
        type="button"
        className="button button-primary button-large"
        aria-disabled={isBusy || undefined}
        onClick={() => void decide('published')}
      >
        <Icon name="check" />
        {m.reviews_approve()}
      </button>
      <button
        type="button"
        className="button button-large"
        aria-disabled={isBusy || undefined}
        onClick={() => void decide('sent_back')}
      >
        <Icon name="undo" />
        {m.reviews_send_back()}
      </button>
      <small>{approveNote}</small>
    </section>
  )
}
