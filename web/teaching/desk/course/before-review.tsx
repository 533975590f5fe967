import { MIN_REVIEWED_LESSONS, RECOMMENDED_CHECKS, type REVIEW_DETAILS, type ReviewCheck } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { Check, OwnCourse } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'
import { digits, moment, price } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'

const LABELS: Record<ReviewCheck, (own: OwnCourse) => string> = {
  texts: m.teach_check_texts,
  cover: m.teach_check_cover,
  price: ({ course, lacksPrice }) =>
    lacksPrice ? m.form_price() : m.teach_check_price({ price: price(course.price) }),
  details: m.teach_check_details,
  preview: m.teach_check_preview,
  lessons: () => m.teach_check_lessons({ n: digits(MIN_REVIEWED_LESSONS) }),
  captions: m.teach_check_captions,
}
/** The checks that the form can satisfy. The others are about the lessons. */
const IN_FORM = new Set<ReviewCheck>(['texts', 'cover', 'price', 'details'])

/** Shown next to a draft's lessons: what is missing before a review. */
export function BeforeReview({ own }: { own: OwnCourse }) {
  return (
    <aside className="teach-before">
      <h2>{m.teach_before()}</h2>
      <ul>
        {own.checks.map((check) => (
          <li className="stack" key={check.what} data-missing={(!check.isDone && !isRecommended(check)) || undefined}>
            <span className="teach-check middle">{check.isDone && <Icon name="check" />}</span>
            <b>
              {LABELS[check.what](own)}
              {!check.isDone && isRecommended(check) ? (
                <small>{m.teach_check_recommended()}</small>
              ) : (
                <span className="sr-only">: {check.isDone ? m.teach_check_done() : m.teach_check_missing()}</span>
              )}
            </b>
            {IN_FORM.has(check.what) && (
              <PageLink className="text-link" to={paths.teachDetails(own.course._id)}>
                {m.teach_check_change()}
              </PageLink>
            )}
            <CheckNote check={check} />
          </li>
        ))}
      </ul>
      <p className="teach-looks-at">
        <b>{m.teach_looks_at()}</b> {m.teach_looks_at_text()}
      </p>
    </aside>
  )
}

const isRecommended = ({ what }: Check): boolean => RECOMMENDED_CHECKS.includes(what)

const DETAILS: Record<(typeof REVIEW_DETAILS)[number], () => string> = {
  classCourse: m.form_course_type,
  video: m.form_video,
  hours: m.form_hours,
  counts: m.teach_check_counts,
}

function CheckNote({ check: { what, isDone, count = 0, missing } }: { check: Check }) {
  if (isDone) return null
  if (what === 'details') return <small>{missing?.map((name) => DETAILS[name]()).join(' · ')}</small>
  if (what === 'lessons') {
    return (
      <small>
        {m.teach_check_of({ a: digits(count), b: digits(MIN_REVIEWED_LESSONS) })}. {m.teach_check_lessons_why()}
      </small>
    )
  }
  if (what !== 'captions') return null
  return (
    <small>{count === 1 ? m.teach_check_captions_one() : m.teach_check_captions_missing({ n: digits(count) })}</small>
  )
}

export function SentBackWords({ own: { reviewState, note, sentBackAt } }: { own: OwnCourse }) {
  if (reviewState !== 'sent_back' || !note) return null
  return (
    <section className="teach-words">
      <h2>{sentBackAt ? m.teach_wrote_on({ time: moment(sentBackAt) }) : m.teach_wrote()}</h2>
      <p lang={langOf(note)}>{note}</p>
    </section>
  )
}
