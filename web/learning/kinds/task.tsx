import { useCallback } from 'react'
import { Link } from 'react-router'
import type { Task } from '#contract/calls/learning/tasks.ts'
import { paths, PREVIEW_QUERY } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { digits } from '../../ui/numbers.ts'
import { NextLink } from '../quiz/next-link.tsx'
import type { LessonPage, LessonPageProps } from './lesson-page.ts'
import { TextBones } from './text.tsx'

export const task: LessonPage = { Page: TaskIntro, isPlayed: false, completedBy: 'page' }

/** The instructions, the learner's progress, and the link to the task's own page. */
function TaskIntro({ lessonId, course, facts, lesson }: LessonPageProps) {
  const { isPreview } = course
  const { answer } = useCall(
    useCallback(() => (isPreview ? NONE : api('GET /task/{id}', { params: { id: lessonId } })), [isPreview, lessonId]),
  )
  return (
    <>
      <article className="learn-text" data-waiting={!lesson || undefined}>
        {facts}
        {lesson ? (
          // The server made this HTML from Markdown without HTML.
          <div lang={course.about?.language} dangerouslySetInnerHTML={{ __html: lesson.html ?? '' }} />
        ) : (
          <TextBones />
        )}
        {answer && <p role="status">{stateOf(answer)}</p>}
      </article>
      <div className="learn-head stack">
        <div className="learn-actions">
          <Link
            className="button button-primary"
            to={paths.task(course.id, lessonId) + (isPreview ? PREVIEW_QUERY : '')}
          >
            {m.task_open()}
          </Link>
          <NextLink course={course} lessonId={lessonId} isPrimary={false} />
        </div>
      </div>
    </>
  )
}

const NONE = Promise.resolve(null)

function stateOf({ isOwned, handIns: [newest] }: Task): string | null {
  if (!isOwned) return m.task_not_owned()
  if (!newest) return null
  if (newest.state === 'handed_in') return m.task_state_handed_in()
  const { returned } = newest
  if (!returned) return m.task_state_draft()
  return m.task_state_returned({ a: digits(returned.points), b: digits(returned.outOf) })
}
