import { useId } from 'react'
import { hueOfCourse } from '#art/hues.ts'
import type { Progress } from '#contract/learning.ts'
import { paths } from '#contract/paths.ts'
import { size } from '../../learning/amounts.ts'
import { useBytesOf } from '../../learning/wanted-source.ts'
import { timeLeft } from '../../learning/time-left.ts'
import { Lily } from '../../learning/lily.tsx'
import { Stitches } from '../../learning/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { ListedOrder } from './ordered-product.tsx'

/** More petals would overlap. */
const MAX_PETALS = 12

type ContinueCardProps = { order: Pick<ListedOrder, 'productName' | 'img'>; progress: Progress }

/** One tap back to the lesson that was seen last. */
export function ContinueCard({ order, progress }: ContinueCardProps) {
  const id = useId()
  const { course, sections, next } = progress
  const bytesOf = useBytesOf()
  if (!next) return null
  const bytes = bytesOf(next)
  const finished = sections.filter(({ lessons, done }) => done === lessons).length
  const hasLily = sections.length > 1 && sections.length <= MAX_PETALS
  return (
    <section className="continue-card" aria-labelledby={id} style={hueStyle(hueOfCourse(progress.classCourse))}>
      <AddressPicture kind="course" src={order.img} />
      <div>
        <p className="continue-course" lang={langOf(order.productName)}>
          {order.productName}
        </p>
        <h2 id={id} lang={langOf(next.title)}>
          {next.title}
        </h2>
        <p className="continue-facts">
          <span>
            <Icon name="play-circle" />
            {m.lessons_number({ n: digits(next.number) })}
          </span>
          <span>
            <Icon name="clock" />
            {timeLeft(next)}
          </span>
          {bytes > 0 && (
            <span>
              <Icon name="download" />
              {size(bytes)}
            </span>
          )}
        </p>
        <p className="continue-progress">
          <Stitches sections={sections} next={next.number} />
          <span aria-hidden="true">
            {m.lessons_done_short({ done: digits(progress.done), all: digits(progress.lessons) })}
          </span>
        </p>
        <PageLink className="button button-primary button-large" to={paths.learn(course, next._id)}>
          {m.lessons_continue_learning()}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
      {hasLily && (
        <p className="continue-lily">
          <Lily petals={sections.length} open={finished} />
          {m.lessons_chapters({ done: digits(finished), all: digits(sections.length) })}
        </p>
      )}
    </section>
  )
}
