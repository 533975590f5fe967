import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useIsAdmin } from '../../session/admin.ts'
import { useMyProfile } from '../../session/my-profile.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import './preview-strip.css'

/** Shown above the page while its author previews it as learners will see it. */
export default function PreviewStrip({ courseId, lessonId }: { courseId: string; lessonId: string | undefined }) {
  // The URL may have been given to someone else.
  const isAdmin = useIsAdmin()
  const isTeacher = useMyProfile().profile?.isTeacher ?? false
  return (
    <p className="learn-as-learner row">
      <Icon name="eye" />
      <span>{m.learn_as_learner()}</span>
      <PageLink
        className="button button-small"
        to={
          isAdmin
            ? paths.curriculum(courseId)
            : isTeacher
              ? paths.teachCourse(courseId)
              : paths.learn(courseId, lessonId)
        }
      >
        {isAdmin || isTeacher ? m.learn_as_learner_back() : m.learn_as_learner_end()}
      </PageLink>
    </p>
  )
}
