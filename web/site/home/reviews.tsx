import { printedName } from '#contract/first-name.ts'
import { paths } from '#contract/paths.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { HomeContent } from './content.server.ts'

export function Reviews({ reviews }: { reviews: HomeContent['reviews'] }) {
  return (
    <Carousel
      className="track-reviews"
      title={reviews.title}
      tool={
        <PageLink className="button" to={paths.addReview}>
          {reviews.add}
        </PageLink>
      }
      empty={reviews.empty}
    >
      {reviews.items.map(({ id, name, comment, stars, starsLabel, avatar }) => (
        <li key={id}>
          <figure className="quote column surface">
            <Stars count={stars} label={starsLabel} />
            <blockquote lang={langOf(comment)}>{comment}</blockquote>
            <figcaption className="row">
              <Picture kind="person" source={avatar} />
              <span lang={langOf(name)}>{printedName(name)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Carousel>
  )
}
