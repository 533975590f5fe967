import { useCallback } from 'react'
import { paths, PREVIEW_QUERY } from '#contract/paths.ts'
import type { Review, ReviewedChange } from '#contract/calls/teaching/teaching.ts'
import { fieldsOf, valueInWords, type FieldPlan } from '../../forms/form-plan.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { day, digits, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { addCourseSections } from '../course-form/course-sections.ts'
import { Decision } from './decision.tsx'

type OpenReviewProps = {
  courseId: string
  /** Whether the queue, which is shown as well, has nothing else. */
  isOnly: boolean
  onDecided: () => void
}

/** What has changed since the course was last reviewed, and the decision. */
export function OpenReview({ courseId, isOnly, onDecided }: OpenReviewProps) {
  const Title = isOnly ? 'h2' : 'h1'
  const load = useCallback(() => api('GET /course/{id}/review', { params: { id: courseId } }), [courseId])
  const { answer: review, problem, reload } = useCall(load)
  if (!review) {
    return (
      <div className="reviews-course">
        <BackLink />
        {problem !== null && <ProblemNote text={explain(problem)} tryAgain={reload} />}
      </div>
    )
  }
  return (
    <>
      <div className="reviews-course">
        <BackLink />
        <header className="ends">
          <div>
            <Title lang={langOf(review.title)}>{review.title}</Title>
            <p>{sinceWhen(review)}</p>
          </div>
          <PageLink className="button" to={paths.learn(courseId) + PREVIEW_QUERY}>
            <Icon name="eye" />
            {m.teach_preview()}
          </PageLink>
        </header>
        {review.note && (
          <p className="reviews-words">
            <b>{m.reviews_you_wrote()}:</b> <span lang={langOf(review.note)}>{review.note}</span>
          </p>
        )}
        <section className="panel reviews-changes">
          <h2>{m.reviews_what()}</h2>
          {review.changes.length === 0 && <p>{m.reviews_nothing()}</p>}
          <ul>
            {review.changes.map((change) => (
              <Change
                key={`${change.of} ${change.lesson ?? change.name} ${change.what}`}
                change={change}
                courseId={courseId}
              />
            ))}
          </ul>
        </section>
        {review.unchanged > 0 && (
          <p className="reviews-unchanged muted">
            {review.unchanged === 1 ? m.reviews_unchanged_one() : m.reviews_unchanged({ n: digits(review.unchanged) })}
          </p>
        )}
      </div>
      <Decision
        note={m.reviews_approve_note()}
        send={(decided) =>
          api('PUT /course/{id}/review', { params: { id: courseId }, body: { ...decided, review: review._id } })
        }
        onDecided={onDecided}
      />
    </>
  )
}

const BackLink = () => (
  <PageLink className="text-link reviews-back" to={paths.adminReviews}>
    <Icon name="chevron-left" />
    {m.reviews_back()}
  </PageLink>
)

function sinceWhen({ isListed, sentBackAt, changes }: Review): string {
  if (sentBackAt) {
    const since = changes.length === 1 ? m.reviews_changes_one() : m.reviews_changes({ n: digits(changes.length) })
    return `${m.reviews_sent_back({ day: day(sentBackAt) })} ${since}`
  }
  return isListed ? m.reviews_sells() : m.reviews_first()
}

const KINDS = {
  added: { label: m.reviews_added, badge: 'badge-good' },
  changed: { label: m.reviews_changed, badge: 'badge-info' },
  removed: { label: m.reviews_removed, badge: 'badge-bad' },
}

/** The same labels as in the form. */
const FIELDS = fieldsOf(addCourseSections([]))

const isFile = ({ kind }: FieldPlan): boolean => kind === 'picture' || kind === 'video'

/** Shows a reviewer the cover and the introduction, not their URLs. */
function FieldPreview({ field: { kind, label }, address }: { field: FieldPlan; address: string }) {
  if (kind === 'picture') return <AddressPicture src={address} kind="course" className="reviews-cover" />
  return isVideoFile(address) ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the introduction has no captions of its own
    <video className="reviews-video" src={address} controls preload="none" aria-label={label()} />
  ) : (
    <a className="link" href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  )
}

const isVideoFile = (address: string): boolean => /\.(mp4|webm)$/i.test(address.split(/[?#]/)[0]!)

function Change({ change, courseId }: { change: ReviewedChange; courseId: string }) {
  const { what, of, name, before, after, lesson } = change
  const { label, badge } = KINDS[what]
  const field = FIELDS.find((each) => each.name === name)
  const inWords = (value: string) => {
    if (field?.kind === 'price') return price(Number(value))
    return field ? valueInWords(field, value) : value
  }
  return (
    <li className="stack">
      <span className={`badge ${badge}`}>{label()}</span>
      {of === 'field' ? (
        <div>
          {field ? field.label() : <span lang="en">{name}</span>}{' '}
          {before !== null && !(field && isFile(field)) && <del lang={langOf(before)}>{inWords(before)}</del>}{' '}
          {after !== null &&
            (field && isFile(field) ? (
              <FieldPreview field={field} address={after} />
            ) : (
              <ins lang={langOf(after)}>{inWords(after)}</ins>
            ))}
          {before === null && after === null && m.reviews_empty()}
        </div>
      ) : (
        <div>
          <b lang={langOf(name)}>{of === 'section' ? m.reviews_section({ name }) : name}</b>
          {before !== null && <small lang={langOf(before)}>{m.reviews_was({ text: before })}</small>}
        </div>
      )}
      {lesson && (
        <PageLink className="button button-small" to={paths.learn(courseId, lesson) + PREVIEW_QUERY}>
          {m.reviews_watch()}
        </PageLink>
      )}
    </li>
  )
}
