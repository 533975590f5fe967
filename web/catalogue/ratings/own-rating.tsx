import { useCallback } from 'react'
import type { ProductKind } from '#contract/constants.ts'
import { useRetryOnline } from '../../session/use-problem.ts'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../parts/product-kinds.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { RatingForm } from './rating-form.tsx'
import { RatingStars } from './rating-stars.tsx'
import { useOwnRating } from './use-own-rating.ts'
import './own-rating.css'

type OwnRatingProps = {
  product: string
  kind: ProductKind
  /** Whether there are too few ratings to show an average. */
  isFew: boolean
}

/** For buyers: their own rating, or the form to give one. */
export function OwnRating({ product, kind, isFew }: OwnRatingProps) {
  const { answer, problem, reload, change } = useCall(
    useCallback(() => api('GET /rating/{id}', { params: { id: product } }), [product]),
  )
  const own = useOwnRating(product, answer?.rating ?? null, (rating) => {
    change((before) => ({ ...before, rating, hiddenReason: rating && before.hiddenReason }))
  })
  useRetryOnline(problem, reload)
  if (!answer) return problem ? <FieldError text={m.ratings_not_loaded({ reason: explain(problem) })} /> : null
  const { rate, notBegun } = productKinds[kind]
  const { shown, isSaving, isOpen, open, remove, frame } = own
  return (
    <div className="own-rating" ref={frame} tabIndex={-1}>
      {isFew && <p className="ratings-note muted">{m.ratings_few()}</p>}
      {isOpen && <RatingForm own={own} />}
      {!isOpen && shown && (
        <div className="own-rating-card surface" aria-busy={isSaving}>
          <p className="ratings-who cluster">
            <b>{m.ratings_yours()}</b>
            <RatingStars stars={shown.stars} label={m.ratings_stars_of({ n: digits(shown.stars) })} />
            {isSaving && <span className="badge">{m.ratings_saving()}</span>}
          </p>
          {shown.text && (
            <p className="ratings-text" lang={langOf(shown.text)}>
              {shown.text}
            </p>
          )}
          {answer.hiddenReason !== null && <FieldError text={m.ratings_hidden_own({ reason: answer.hiddenReason })} />}
          <p className="own-rating-actions wraps">
            {answer.mayRate && (
              <button type="button" className="button button-small" aria-disabled={isSaving} onClick={open}>
                {m.ratings_edit()}
              </button>
            )}
            <button
              type="button"
              className="button button-small"
              aria-disabled={isSaving}
              onClick={() => void remove()}
            >
              {m.ratings_remove()}
            </button>
          </p>
        </div>
      )}
      {!isOpen && !shown && answer.mayRate && (
        <button type="button" className="button" onClick={open}>
          <Icon name="star" />
          {rate()}
        </button>
      )}
      {!shown && !answer.mayRate && <p className="ratings-note muted">{notBegun()}</p>}
    </div>
  )
}
