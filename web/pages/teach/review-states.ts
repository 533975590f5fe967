import type { ReviewState } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'

export const REVIEW_LABELS: Record<ReviewState, { label: () => string; badge: string }> = {
  draft: { label: m.teach_state_draft, badge: 'badge-open' },
  in_review: { label: m.teach_state_in_review, badge: 'badge-info' },
  sent_back: { label: m.teach_state_sent_back, badge: 'badge-gold' },
  published: { label: m.teach_state_published, badge: 'badge-good' },
}
