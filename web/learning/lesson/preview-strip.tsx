import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useIsAdmin } from '../../session/admin.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import './preview-strip.css'

/** Over the page while an administrator looks at it as learners do. */
export default function PreviewStrip({ courseId, lessonId }: { courseId: string; lessonId: string | undefined }) {
  // Somebody else may have been given the address.
  const isAdmin = useIsAdmin()
  return (
    <p className="learn-as-learner">
      <Icon name="eye" />
      <span>{m.learn_as_learner()}</span>
      <PageLink
        className="button button-small"
        to={isAdmin ? paths.curriculum(courseId) : paths.learn(courseId, lessonId)}
      >
        {isAdmin ? m.learn_as_learner_back() : m.learn_as_learner_end()}
      </PageLink>
    </p>
  )
}
