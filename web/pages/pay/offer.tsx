import type { LinkPage } from '#contract/pay-links.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { Picture } from '../../ui/picture.tsx'
import type { ShownProduct } from './content.server.ts'

type OfferProps = { page: LinkPage; shown: ShownProduct | null; until: string }

/** What is asked for, and what a busy parent wants to know first. */
export function Offer({ page, shown, until }: OfferProps) {
  const { learner: name, product } = page
  if (!product) return null
  const isCourse = product.kind === 'course'
  return (
    <div>
      <h1>{isCourse ? m.pay_asks_course({ name }) : m.pay_asks_book({ name })}</h1>
      <div className="pay-product">
        {shown && <Picture kind={product.kind} source={shown.picture} />}
        <div>
          <b lang={langOf(product.name)}>{product.name}</b>
          <span>{summary(page, shown)}</span>
        </div>
      </div>
      <ul className="pay-trust">
        <li>
          <Icon name="check-circle" />
          {isCourse ? m.pay_no_account_course({ name }) : m.pay_no_account_book({ name })}
        </li>
        <li>
          <Icon name="shield" />
          {m.pay_once()}
        </li>
        {shown?.free && (
          <li>
            <Icon name="play-circle" />
            <span>
              {m.pay_look_first()}{' '}
              <a className="link" href={shown.free.path}>
                {freeWords(shown.free.count)}
              </a>
            </span>
          </li>
        )}
        <li>
          <Icon name="clock" />
          {m.pay_works_until({ time: until })}
        </li>
      </ul>
    </div>
  )
}

function summary({ product }: LinkPage, shown: ShownProduct | null): string {
  const { lessons = 0, quizzes = 0 } = shown ?? {}
  const counts = [
    lessons === 1 ? m.pay_lesson() : lessons > 1 && m.pay_lessons({ lessons: digits(lessons) }),
    quizzes === 1 ? m.pay_quiz() : quizzes > 1 && m.pay_quizzes({ quizzes: digits(quizzes) }),
  ].filter(Boolean)
  const { kind, teacher: name } = product!
  const by = name && (kind === 'course' ? m.pay_taught_by({ name }) : m.pay_written_by({ name }))
  return [counts.length ? m.pay_counts({ counts: counts.join(', ') }) : '', by].filter(Boolean).join(' ')
}

function freeWords(count: number): string {
  if (count === 0) return m.pay_free_sample()
  return count === 1 ? m.pay_free_lesson() : m.pay_free_lessons({ lessons: digits(count) })
}
