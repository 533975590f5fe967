import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { ClosedLily } from '../ui/notes.tsx'
import { PageLink } from '../ui/page-link.tsx'
import './notice.css'

type NoticeLink = { to: string; label: string }
type NoticeProps = {
  title: string
  text: string
  action?: NoticeLink | undefined
  other?: NoticeLink | undefined
  tryAgain?: (() => void) | undefined
  children?: ReactNode
}

/** Shown in place of a lesson or book: what is wrong, and what to do next. */
export function Notice({ title, text, action, other, tryAgain, children }: NoticeProps) {
  return (
    <div className="learn-notice stack">
      <div className="empty" role="alert">
        <ClosedLily />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="wraps">
          {tryAgain && (
            <button type="button" className="button button-primary" onClick={tryAgain}>
              {m.problem_try_again()}
            </button>
          )}
          {action && (
            <PageLink className={tryAgain ? 'button' : 'button button-primary'} to={action.to}>
              {action.label}
            </PageLink>
          )}
          {other && (
            <PageLink className="button" to={other.to}>
              {other.label}
            </PageLink>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}
