import { productPaths } from '#contract/paths.ts'
import { m } from '../../../paraglide/messages.js'
import { HideRating } from '../hide-rating.tsx'
import { langOf } from '../../../ui/language.tsx'
import { digits } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { ItemName, Moment } from '../../../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../../../table/table.tsx'
import type { ListedRating } from './ratings.tsx'

type RatingRowProps = { rating: ListedRating; onChanged: (hiddenReason: string | null) => void }

export function RatingRow({ rating, onChanged }: RatingRowProps) {
  const { _id, product, kind, productName, classCourse, stars, text, at, isDemo, email, hiddenReason } = rating
  const name = isDemo ? m.ratings_sample_learner() : rating.name
  return (
    <Row>
      <HeadCell>
        <ItemName name={name} note={email ?? undefined} />
        <p className="table-text" lang={text ? langOf(text) : undefined}>
          {text || m.ratings_no_text()}
        </p>
        <PageLink className="link" to={productPaths[kind].page(product, classCourse)} lang={langOf(productName)}>
          {productName}
        </PageLink>
      </HeadCell>
      <Cell>
        <p>{m.ratings_stars_of({ n: digits(stars) })}</p>
        <Moment at={at} />
      </Cell>
      <Cell>
        {hiddenReason === null ? (
          <span className="badge badge-good">{m.ratings_state_shown()}</span>
        ) : (
          <span lang={langOf(hiddenReason)}>{m.ratings_hidden({ reason: hiddenReason })}</span>
        )}
      </Cell>
      <Cell>
        <HideRating id={_id} name={name} hiddenReason={hiddenReason} onChanged={onChanged} />
      </Cell>
    </Row>
  )
}
