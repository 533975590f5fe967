import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { ListedReview } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { digits, moment } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import type { Route } from './+types/reviews'
import { OpenReview } from './open-review.tsx'
import './reviews.css'

export const handle = { guard: 'admin', asks: ['GET /reviews?limit=50'] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.reviews_title(), isHidden: true })

const KINDS: Record<ListedReview['kind'], { label: () => string; badge: string }> = {
  new: { label: m.reviews_kind_new, badge: 'badge-good' },
  change: { label: m.reviews_kind_change, badge: 'badge-info' },
  again: { label: m.reviews_kind_again, badge: 'badge-gold' },
}

const fetchPage: FetchPage<ListedReview> = (query) => api.page('GET /reviews', { query })

/**
 * The queue, with the open course next to it. On a phone, only one of them is shown. If the course is the only one in
 * the queue, it opens automatically.
 */
export default function Reviews({ params: { courseId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const list = useList(fetchPage)
  const items = list.shown?.items
  const shown = courseId ?? (items?.length === 1 ? items[0]!.course : undefined)
  const onDecided = useCallback(() => {
    list.reload()
    void navigate(paths.adminReviews)
  }, [list, navigate])

  // A course with an address of its own is the page's subject, because on a phone the queue is hidden then.
  const Title = courseId ? 'h2' : 'h1'
  return (
    <div className={shown ? 'reviews reviews-open' : 'reviews'} data-only={courseId ? undefined : ''}>
      <section className="reviews-queue marks">
        <header>
          <Title tabIndex={-1}>{m.reviews_title()}</Title>
          {items && items.length > 0 && <p>{m.reviews_waiting({ n: digits(list.shown!.total) })}</p>}
        </header>
        {list.problem !== null && <ProblemNote text={explain(list.problem)} tryAgain={list.reload} />}
        {!items && list.problem === null && (
          <p className="sr-only" role="status">
            {m.reviews_loading()}
          </p>
        )}
        {items?.length === 0 && <EmptyNote title={m.reviews_none_title()} text={m.reviews_none_text()} patch="sun" />}
        <ul>
          {items?.map(({ _id, course, title, teacher, kind, askedAt }) => (
            <li key={_id}>
              <PageLink to={paths.adminReview(course)} aria-current={course === shown ? 'true' : undefined}>
                <b lang={langOf(title)}>{title}</b>
                <span className={`badge ${KINDS[kind].badge}`}>{KINDS[kind].label()}</span>
                <small>{m.reviews_asked({ name: teacher, time: moment(askedAt) })}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      {shown ? (
        <OpenReview key={shown} courseId={shown} isOnly={!courseId} onDecided={onDecided} />
      ) : (
        items && items.length > 0 && <p className="reviews-choose">{m.reviews_choose()}</p>
      )}
    </div>
  )
}
