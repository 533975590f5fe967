import type { OwnCourse } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../../paraglide/messages.js'
import { SentBackWords } from './before-review.tsx'
import { useReview } from './use-review.ts'

/** Shown above the lessons of a course on sale, while its title, price or class is waiting for approval. */
export function ChangeNote({ own, onChanged }: { own: OwnCourse; onChanged: () => void }) {
  const { isBusy, ask, withdraw } = useReview(own.course._id, onChanged)
  if (!own.hasProposal) return null
  const isAsked = own.reviewState === 'in_review'
  return (
    <div className="wrap teach-change">
      <SentBackWords own={own} />
      <section className="panel">
        <div>
          <h2>{isAsked ? m.teach_change_in_review() : m.teach_change_waits()}</h2>
          <p>{isAsked ? m.teach_change_in_review_text() : m.teach_change_text()}</p>
        </div>
        <button
          type="button"
          className={isAsked ? 'button' : 'button button-primary'}
          aria-disabled={isBusy || undefined}
          onClick={isAsked ? withdraw : ask}
        >
          {isAsked ? m.teach_withdraw() : own.reviewState === 'sent_back' ? m.teach_ask_again() : m.teach_ask()}
        </button>
      </section>
    </div>
  )
}
