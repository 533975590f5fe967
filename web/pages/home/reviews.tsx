import { RATTING_MOST } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { Carousel } from '../../ui/carousel.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { HomeReview } from './content.server.ts'

export function Reviews({ reviews }: { reviews: HomeReview[] }) {
  return (
    <Carousel
      className="track-reviews"
      title={m.home_reviews_title()}
      previous={m.home_reviews_previous()}
      next={m.home_reviews_next()}
      empty={m.home_reviews_empty()}
    >
      {reviews.map(({ id, name, comment, stars, avatar }) => (
        <li key={id}>
          <figure className="quote">
            <Stars count={stars} label={m.review_stars({ stars: digits(stars), most: digits(RATTING_MOST) })} />
            <blockquote lang={langOf(comment)}>{comment}</blockquote>
            <figcaption>
              <Picture kind="person" source={avatar} />
              <span lang={langOf(name)}>{name}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Carousel>
  )
}
