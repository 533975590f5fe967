import { ApiError } from '#contract/client.ts'
import { MAX_REVIEW_NOTE } from '#contract/constants.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'

type Decided = { state: 'sent_back' | 'published'; note: string }
type DecisionProps = { note: string; send: (decided: Decided) => Promise<unknown>; onDecided: () => void }

/** Sending back requires a comment, but approving doesn't. */
export function Decision({ note: approveNote, send, onDecided }: DecisionProps) {
  const form = useForm({ note: '' }, { reason: reasonOf, isBeside: true })
  const { errors, problem, isBusy } = form
  const note = form.values.note.trim()

  const decide = (state: 'sent_back' | 'published') => {
    if (state === 'sent_back' && !note) return form.refuse({ note: m.reviews_words_needed() })
    return form.run(async () => {
      await send({ state, note })
      toast(state === 'published' ? m.reviews_approved() : m.reviews_was_sent_back())
      onDecided()
    })
  }

  return (
    <section className="reviews-decision stack">
      <h2>{m.reviews_decision()}</h2>
      <TextArea
        label={m.reviews_words()}
        hint={m.reviews_words_hint()}
        error={errors.note}
        rows={5}
        maxLength={MAX_REVIEW_NOTE}
        value={form.values.note}
        onChange={({ currentTarget }) => form.set({ note: currentTarget.value })}
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

function reasonOf(error: unknown): string {
  const isConflict = error instanceof ApiError && error.status === 409
  return isConflict ? m.reviews_conflict() : explain(error)
}
