import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'

type QuizBarProps = {
  title: string
  leave: string
  icon?: 'close' | 'arrow-left'
  /** The fragment of a link within the quiz. Without it, the link leads to the lesson. */
  hash?: string
  children?: ReactNode
}

/** The exit, the title, and additions by each part of the quiz. */
export function QuizBar({ title, leave, icon = 'close', hash, children }: QuizBarProps) {
  const { pathname, search } = useLocation()
  const { courseId = '', lessonId = '' } = useParams()
  const to = hash ? { pathname, search, hash } : { pathname: paths.learn(courseId, lessonId), search }
  return (
    <header className="learn-bar row quiz-bar">
      <Link className="icon-button icon-button-plain" to={to} replace aria-label={leave}>
        <Icon name={icon} />
      </Link>
      <span className="learn-bar-title" lang={langOf(title)}>
        {title}
      </span>
      {children}
    </header>
  )
}
