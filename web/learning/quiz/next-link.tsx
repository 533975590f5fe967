import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { CourseData } from '../lesson/use-course.ts'

type NextLinkProps = { course: CourseData; lessonId: string; isPrimary: boolean; isLarge?: boolean }

/**
 * The next lesson, and the certificate of a finished course. After the last lesson, My Collection if something is left.
 */
export function NextLink({
  course: { id, lessons, open, pathTo, playWhenOpened },
  lessonId,
  isPrimary,
  isLarge = false,
}: NextLinkProps) {
  const at = lessons?.findIndex(({ _id }) => _id === lessonId) ?? -1
  const next = at >= 0 ? lessons?.[at + 1] : undefined
  // True whichever lesson finished the course.
  const isFinished = open?.length === 0
  const style = (isFirst: boolean) =>
    ['button', isPrimary && isFirst && 'button-primary', isLarge && 'button-large'].filter(Boolean).join(' ')
  return (
    <>
      {(isFinished || !next) && (
        <PageLink className={style(true)} to={isFinished ? paths.myCertificate(id) : paths.myCollection}>
          {isFinished ? m.certificate_title() : m.collection_title()}
        </PageLink>
      )}
      {next && (
        <PageLink className={style(!isFinished)} to={pathTo(next._id)} onClick={playWhenOpened}>
          <span className="learn-wide" lang={langOf(next.title)}>
            {m.learn_next_named({ title: next.title })}
          </span>
          <span className="learn-narrow">{m.learn_next()}</span>
          <Icon name="arrow-right" />
        </PageLink>
      )}
    </>
  )
}
