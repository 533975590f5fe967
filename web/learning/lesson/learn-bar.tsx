import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { Account } from '../../layout/account.tsx'
import { LanguageLink } from '../../layout/language-link.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { hasSaved } from '../../session/saved-person.ts'
import { langOf } from '../../ui/language.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { BarProgress } from './bar-progress.tsx'
import type { CourseData } from './use-course.ts'

type LearnBarProps = { course: Pick<CourseData, 'about' | 'sections' | 'learning'>; lessonId: string | undefined }

/** Replaces the site's bar. On phones, only the back link, the title and the progress remain. */
export function LearnBar({ course: { about, sections, learning }, lessonId }: LearnBarProps) {
  const isOnline = useOnline()
  const [back, label] =
    !isOnline && hasSaved()
      ? [paths.downloads, m.saved_back()]
      : learning || !about
        ? [paths.myCollection, m.learn_back_collection()]
        : [coursePath(about), m.learn_back_course()]
  return (
    <header className="learn-bar row">
      <Link className="icon-button icon-button-plain" to={back} aria-label={label}>
        <Icon name="arrow-left" />
      </Link>
      <Link className="learn-bar-logo" to={paths.home} aria-label={m.site_name()}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
      </Link>
      {about && (
        <Link className="learn-bar-title" to={coursePath(about)} lang={langOf(about.title)}>
          {about.title}
        </Link>
      )}
      {learning !== null && sections && sections.length > 0 && (
        <BarProgress sections={sections} places={learning?.places} current={lessonId} />
      )}
      <div className="learn-bar-account">
        <LanguageLink />
        <Account />
      </div>
    </header>
  )
}
