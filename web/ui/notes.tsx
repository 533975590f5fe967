import { m } from '../paraglide/messages.js'
import { FieldError } from './field.tsx'
import { PageLink } from './page-link.tsx'

type Motif = 'boat' | 'stack' | 'free' | 'sun'

/** A quilt patch as an illustration for an empty state. */
export function Patch({ motif }: { motif: Motif }) {
  return <img className="cover patch" src={`/covers/motif/${motif}/free/cover.svg`} alt="" width="128" height="80" />
}

type EmptyNoteProps = {
  title: string
  text: string
  action?: { to: string; label: string }
  patch?: Motif
}

/** Replaces an empty list: what would be here, and how to get it. */
export function EmptyNote({ title, text, action, patch }: EmptyNoteProps) {
  return (
    <div className="empty">
      {patch && <Patch motif={patch} />}
      <h2>{title}</h2>
      <p>{text}</p>
      {action && (
        <PageLink className="button button-primary" to={action.to}>
          {action.label}
        </PageLink>
      )}
    </div>
  )
}

/** Replaces a list that failed to load. */
export function ProblemNote({ text, tryAgain }: { text: string; tryAgain: () => void }) {
  return (
    <div className="empty" role="alert">
      <FieldError text={text} />
      <button type="button" className="button" onClick={tryAgain}>
        {m.problem_try_again()}
      </button>
    </div>
  )
}
