import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { HideRating } from '../../ratings/hide-rating.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ItemName, Moment } from '../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../table/table.tsx'
import type { ListedRating } from './ratings.tsx'

type RatingRowProps = { rating: ListedRating; onChanged: (hiddenReason: string | null) => void }

export function RatingRow({ rating, onChanged }: RatingRowProps) {
  const { _id, product, productName, classCourse, stars, text, at, isDemo, email, hiddenReason } = rating
  const name = isDemo ? m.ratings_sample_learner() : rating.name
  return (
    <Row>
      <HeadCell>
        <PageLink className="link" to={classCourse ? paths.course(classCourse, product) : paths.book(product)}>
          <b lang={langOf(productName)}>{productName}</b>
        </PageLink>
        <ItemName name={name} note={email ?? undefined} />
      </HeadCell>
      <Cell>
        <b>{m.ratings_stars_of({ n: digits(stars) })}</b>
        <p className="table-text" lang={text ? langOf(text) : undefined}>
          {text || m.ratings_no_text()}
        </p>
      </Cell>
      <Cell>
        <Moment at={at} />
      </Cell>
      <Cell>
        <span className={hiddenReason === null ? 'badge badge-good' : 'badge badge-bad'}>
          {hiddenReason === null ? m.ratings_state_shown() : m.ratings_state_hidden()}
        </span>
        <HideRating id={_id} name={name} hiddenReason={hiddenReason} onChanged={onChanged} />
      </Cell>
    </Row>
  )
}
