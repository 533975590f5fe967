import { paths, PREVIEW_QUERY } from '#contract/paths.ts'
import type { OwnCourse } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'
import { day } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { useReview } from './use-review.ts'

/** Replaces the editor while a new course is being reviewed. */
export function InReviewNote({ own, onChanged }: { own: OwnCourse; onChanged: () => void }) {
  const { course, askedAt } = own
  const { isBusy, withdraw } = useReview(course._id, onChanged)
  return (
    <div className="wrap teach-page">
      <header className="page-head">
        <h1 lang={langOf(course.title)}>{course.title}</h1>
      </header>
      <section className="panel teach-locked">
        <h2>{m.teach_in_review_title({ day: day(askedAt ?? '') })}</h2>
        <p>{m.teach_in_review_text()}</p>
        <div className="wraps">
          <PageLink className="button" to={paths.learn(course._id) + PREVIEW_QUERY}>
            <Icon name="eye" />
            {m.teach_preview()}
          </PageLink>
          <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={withdraw}>
            <Icon name="undo" />
            {m.teach_withdraw()}
          </button>
        </div>
      </section>
    </div>
  )
}
