import { Suspense, useId, type CSSProperties } from 'react'
import type { ProductKind } from '#contract/constants.ts'
import { useIsAdmin } from '../../session/admin.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RatingStars } from './rating-stars.tsx'
import type { Quote, RatingsContent, RatingsSummary } from './rating-words.server.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import './ratings.css'

/** Loaded lazily, because few visitors are buyers, and even fewer are administrators. */
const OwnRating = lazyPart(() => import('./own-rating.tsx').then(({ OwnRating }) => ({ default: OwnRating })))
const HideRating = lazyPart(() => import('./hide-rating.tsx').then(({ HideRating }) => ({ default: HideRating })))

const QUOTED_FIRST = 2

type RatingsBlockProps = { product: string; kind: ProductKind; ratings: RatingsContent; isOwned: boolean }

/** Buyers' ratings, which visitors only see if there are at least five. */
export function RatingsBlock({ product, kind, ratings: { title, who, summary }, isOwned }: RatingsBlockProps) {
  const id = useId()
  if (!summary && !isOwned) return null
  return (
    <section className="block ratings" id="ratings" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {summary && <Summary summary={summary} />}
      {isOwned ? (
        <Suspense fallback={null}>
          <OwnRating product={product} kind={kind} isFew={!summary} />
        </Suspense>
      ) : (
        <p className="ratings-note muted">{who}</p>
      )}
    </section>
  )
}

function Summary({ summary }: { summary: RatingsSummary }) {
  const first = summary.quotes.slice(0, QUOTED_FIRST)
  const more = summary.quotes.slice(QUOTED_FIRST)
  return (
    <>
      <div className="ratings-summary grid">
        <p>
          <b>{summary.average}</b>
          <RatingStars stars={summary.stars} label={summary.label} />
          <span>{summary.count}</span>
        </p>
        <ul className="ratings-bars stack">
          {summary.bars.map(({ stars, count, label, share }) => (
            <li key={stars}>
              <span aria-hidden="true">{stars}</span>
              <i style={{ '--share': share } as CSSProperties} />
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{label}</span>
            </li>
          ))}
        </ul>
      </div>
      {summary.sampleNote && <p className="ratings-note muted">{summary.sampleNote}</p>}
      <Quotes quotes={first} />
      {more.length > 0 && (
        <details className="ratings-more">
          <summary className="button button-small">
            {summary.more}
            <Icon name="chevron-down" />
          </summary>
          <Quotes quotes={more} />
        </details>
      )}
    </>
  )
}

function Quotes({ quotes }: { quotes: Quote[] }) {
  const isAdmin = useIsAdmin()
  return (
    <ul className="ratings-quotes grid">
      {quotes.map(({ id, name, picture, badge, stars, label, text, lang }) => (
        <li key={id}>
          <Picture kind="person" source={picture} />
          <div>
            <p className="ratings-who cluster">
              <b lang={langOf(name)}>{name}</b>
              <RatingStars stars={stars} label={label} />
              {badge && <span className="badge">{badge}</span>}
            </p>
            <p className="ratings-text" lang={lang}>
              {text}
            </p>
            {isAdmin && (
              <Suspense fallback={null}>
                <HideRating id={id} name={name} hiddenReason={null} />
              </Suspense>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
