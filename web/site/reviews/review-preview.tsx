import { MIN_RATTING, MAX_RATTING } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { Stars } from '../../ui/stars.tsx'
import type { ReviewValues } from './review-problems.ts'

type ReviewPreviewProps = ReviewValues & { name: string; photo: string | undefined }

/** A live preview of the card on the home page. */
export function ReviewPreview({ name, photo, comment, ratting }: ReviewPreviewProps) {
  const stars = Math.min(Math.max(Math.round(Number(ratting) || 0), MIN_RATTING), MAX_RATTING)
  const text = comment.trim() || m.review_preview_empty()
  return (
    <section className="review-preview" aria-labelledby="review-preview">
      <h2 className="label" id="review-preview">
        {m.review_preview()}
      </h2>
      <figure className="quote column surface">
        <Stars count={stars} label={m.review_stars({ stars: digits(stars), most: digits(MAX_RATTING) })} />
        <blockquote data-empty={!comment.trim() || undefined} lang={langOf(text)}>
          {text}
        </blockquote>
        <figcaption className="row">
          <Avatar name={name} photo={photo} />
          <span lang={langOf(name)}>{name}</span>
        </figcaption>
      </figure>
    </section>
  )
}
