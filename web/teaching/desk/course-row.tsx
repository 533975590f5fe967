import type { ReviewState } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { TaughtCourse } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../paraglide/messages.js'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { langOf } from '../../ui/language.tsx'
import { count, day, digits, dollars, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'

const REVIEW_LABELS: Record<ReviewState, { label: () => string; badge: string }> = {
  draft: { label: m.teach_state_draft, badge: 'badge-open' },
  in_review: { label: m.teach_state_in_review, badge: 'badge-info' },
  sent_back: { label: m.teach_state_sent_back, badge: 'badge-gold' },
  published: { label: m.teach_state_published, badge: 'badge-good' },
}

const ACTIONS = {
  draft: { label: m.teach_edit, name: m.teach_edit_course },
  in_review: { label: m.teach_open, name: m.teach_open_course },
  sent_back: { label: m.teach_fix, name: m.teach_fix_course },
  published: { label: m.teach_open, name: m.teach_open_course },
}

export function CourseRow({ course }: { course: TaughtCourse }) {
  const { _id, title, reviewState, note } = course
  const { label, badge } = REVIEW_LABELS[reviewState]
  const action = ACTIONS[reviewState]
  return (
    <li className="teach-course grid">
      <AddressPicture src={course.img} kind="course" className="teach-course-picture" />
      <div className="teach-course-name cluster">
        <h3 lang={langOf(title)}>{title}</h3>
        <span className={`badge ${badge}`}>{label()}</span>
      </div>
      <Counts course={course} />
      <PageLink className="button" to={paths.teachCourse(_id)} aria-label={action.name({ title })}>
        {action.label()}
      </PageLink>
      {reviewState === 'sent_back' && note && (
        <p className="teach-course-note">
          <b>{m.teach_wrote()}:</b> <span lang={langOf(note)}>{note}</span>
        </p>
      )}
    </li>
  )
}

/** A course on sale shows its sales, and a draft its progress. */
function Counts({ course }: { course: TaughtCourse }) {
  const { _id, learners, finished, questions, firstQuestion, tasks, earnedCents } = course
  const { lessons, isListed, rating, newPrice, askedAt, reviewState } = course
  const isAsked = reviewState === 'in_review' && askedAt !== null
  const isDearer = isAsked && isListed && newPrice !== null
  return (
    <p className="teach-course-counts wraps muted numbers">
      {isListed ? (
        <>
          <PageLink className="link" to={paths.teachLearners(_id)}>
            {learners === 1 ? m.teach_learner_one() : m.teach_learner_count({ count: count(learners) })}
          </PageLink>
          {finished > 0 && (
            <span>{finished === 1 ? m.teach_finished_one() : m.teach_finished_count({ count: count(finished) })}</span>
          )}
          {rating && <span>★ {digits(rating.average)}</span>}
          {firstQuestion && (
            <PageLink className="link" to={paths.learn(_id, firstQuestion.lesson, firstQuestion.question)}>
              {questions === 1 ? m.teach_question_one() : m.teach_question_count({ count: count(questions) })}
            </PageLink>
          )}
          {tasks > 0 && (
            <PageLink className="link" to={`${paths.teachTasks}?course=${_id}`}>
              {m.teach_task_count({ count: count(tasks) })}
            </PageLink>
          )}
          {earnedCents !== 0 && (
            <PageLink className="link" to={paths.teachEarnings}>
              {m.teach_earned_month({ sum: dollars(earnedCents) })}
            </PageLink>
          )}
        </>
      ) : (
        <span>{lessons === 1 ? m.teach_lesson_one() : m.teach_lesson_count({ count: count(lessons) })}</span>
      )}
      {isDearer && <span>{m.teach_price_sent({ a: price(newPrice), day: day(askedAt), b: price(course.price) })}</span>}
      {isAsked && !isDearer && <span>{m.teach_asked_on({ day: day(askedAt) })}</span>}
    </p>
  )
}
