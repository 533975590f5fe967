import { MIN_RATTING, MAX_RATTING, MAX_REVIEW_COMMENT } from '#contract/constants.ts'
import { tidy } from '#contract/tidy.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

export type ReviewValues = { comment: string; ratting: string }

/** Error messages by field. */
export function problemsOf({ comment, ratting }: ReviewValues): Record<string, string> {
  const commentError = commentProblem(tidy(comment).length)
  const rattingError = rattingProblem(ratting)
  return { ...(commentError && { comment: commentError }), ...(rattingError && { ratting: rattingError }) }
}

function commentProblem(length: number): string | undefined {
  if (length === 0) return m.review_comment_required()
  return length > MAX_REVIEW_COMMENT ? m.review_comment_long({ most: digits(MAX_REVIEW_COMMENT) }) : undefined
}

function rattingProblem(ratting: string): string | undefined {
  const stars = ratting.trim() === '' ? Number.NaN : Number(ratting)
  if (!(stars >= MIN_RATTING && stars <= MAX_RATTING)) return m.review_range()
  return Number.isInteger(stars) ? undefined : m.review_whole()
}
