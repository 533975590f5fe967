import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'

type QuizBarProps = { title: string; leave: string; icon?: 'close' | 'arrow-left'; hash?: string; children?: ReactNode }

/** The way out, the title, and what the part of the quiz adds. */
export function QuizBar({ title, leave, icon = 'close', hash = '', children }: QuizBarProps) {
  const { search } = useLocation()
  return (
    <header className="learn-bar quiz-bar">
      <Link className="icon-button icon-button-plain" to={{ search, hash }} replace aria-label={leave}>
        <Icon name={icon} />
      </Link>
      <span className="learn-bar-title" lang={langOf(title)}>
        {title}
      </span>
      {children}
    </header>
  )
}
