import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { PageLink } from '../ui/page-link.tsx'
import './notice.css'

type Way = { to: string; label: string }
type NoticeProps = {
  title: string
  text: string
  action?: Way | undefined
  other?: Way | undefined
  tryAgain?: (() => void) | undefined
  children?: ReactNode
}

/** Instead of a lesson or a book: what is the matter, and the way on. */
export function Notice({ title, text, action, other, tryAgain, children }: NoticeProps) {
  return (
    <div className="learn-notice">
      <div role="alert">
        <Lily />
        <h1>{title}</h1>
        <p>{text}</p>
        <div>
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

/** A lily that has not opened yet. */
function Lily() {
  return (
    <svg viewBox="-80 -82 160 104" aria-hidden="true">
      {[-76, -38, 0, 38, 76].map((turn) => (
        <path key={turn} d="M0 0C14 -22 14 -52 0 -74C-14 -52 -14 -22 0 0Z" transform={`rotate(${turn})`} />
      ))}
      <path className="learn-water" d="M-70 4q17 -10 35 0t35 0t35 0t35 0" />
    </svg>
  )
}
