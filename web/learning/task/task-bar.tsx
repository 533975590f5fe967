import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { BarProgress } from '../lesson/bar-progress.tsx'
import type { CourseData } from '../lesson/use-course.ts'

/** The back link, the course, and the learner's progress in it. */
export function TaskBar({ course, lessonId }: { course: CourseData; lessonId: string }) {
  const { about, sections, learning, pathTo } = course
  return (
    <header className="learn-bar row">
      <Link className="icon-button icon-button-plain" to={pathTo(lessonId)} aria-label={m.task_back()}>
        <Icon name="arrow-left" />
      </Link>
      {about && (
        <span className="learn-bar-title" lang={langOf(about.title)}>
          {about.title}
        </span>
      )}
      {learning !== null && sections && sections.length > 0 && (
        <BarProgress sections={sections} places={learning?.places} current={lessonId} />
      )}
    </header>
  )
}
