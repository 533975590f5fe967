import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { langOf } from './language.tsx'
import { PageLink } from './page-link.tsx'

type Motif = 'boat' | 'stack' | 'free' | 'sun'

/** A quilt patch as an illustration for an empty state. */
function Patch({ motif }: { motif: Motif }) {
  return <img className="cover patch" src={`/covers/motif/${motif}/free/cover.svg`} alt="" width="128" height="80" />
}

type EmptyNoteProps = {
  title?: string
  text: string
  action?: { to: string; label: string }
  patch?: Motif
  /** Something other than a link for continuing. */
  children?: ReactNode
}

/** Shown in place of an empty list: what would be here, and how to get it. */
export function EmptyNote({ title, text, action, patch, children }: EmptyNoteProps) {
  return (
    <div className="empty">
      {patch && <Patch motif={patch} />}
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {action && (
        <PageLink className="button button-primary" to={action.to}>
          {action.label}
        </PageLink>
      )}
      {children}
    </div>
  )
}

/** Shown in place of content that failed to load. */
export function ProblemNote({ text, tryAgain }: { text: string; tryAgain: () => void }) {
  return (
    <div className="empty" role="alert">
      <ClosedLily />
      <p lang={langOf(text)}>{text}</p>
      <button type="button" className="button button-primary" onClick={tryAgain}>
        {m.problem_try_again()}
      </button>
    </div>
  )
}

/** An unopened lily, for content that couldn't be opened. */
export function ClosedLily() {
  return (
    <svg className="closed-lily" viewBox="-80 -82 160 104" aria-hidden="true">
      {[-76, -38, 0, 38, 76].map((turn) => (
        <path key={turn} d="M0 0C14 -22 14 -52 0 -74C-14 -52 -14 -22 0 0Z" transform={`rotate(${turn})`} />
      ))}
      <path className="closed-lily-water" d="M-70 4q17 -10 35 0t35 0t35 0t35 0" />
    </svg>
  )
}
