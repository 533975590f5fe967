import { paths, PREVIEW_QUERY } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'

/** Links on a course's page, for administrators. */
export default function CourseLinks({ course }: { course: string }) {
  return (
    <p className="course-admin wraps">
      <PageLink className="button button-small" to={paths.learn(course) + PREVIEW_QUERY}>
        <Icon name="eye" />
        {m.course_open()}
      </PageLink>
      <PageLink className="button button-small" to={paths.curriculum(course)}>
        <Icon name="plus" />
        {m.course_add_lessons()}
      </PageLink>
    </p>
  )
}
