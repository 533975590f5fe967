import type { ReviewState } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'
import { digits } from '../../../ui/numbers.ts'
import './course.css'

type StateBarProps = { reviewState: ReviewState; isListed: boolean }

/**
 * A course's progress towards learners. The thick part of the line is the current state, in gold if it was sent back.
 */
export function StateBar({ reviewState }: StateBarProps) {
  const isBack = reviewState === 'sent_back'
  const steps = [
    { state: 'draft', label: isBack ? m.teach_state_sent_back() : m.teach_state_draft(), hint: m.teach_only_you() },
    { state: 'in_review', label: m.teach_state_in_review(), hint: m.teach_days() },
    { state: 'published', label: m.teach_state_published(), hint: m.teach_can_buy() },
  ]
  const now = isBack ? 'draft' : reviewState
  return (
    <div className="teach-state marks">
      <ol className="wrap" aria-label={m.teach_states()}>
        {steps.map(({ state, label, hint }, index) => (
          <li
            className="row muted"
            key={state}
            aria-current={state === now ? 'step' : undefined}
            data-back={isBack || undefined}
          >
            <span className="middle" aria-hidden="true">
              {digits(index + 1)}
            </span>
            <div>
              <b>{label}</b>
              <small>{hint}</small>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
