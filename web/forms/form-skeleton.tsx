import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { ProblemNote } from '../ui/notes.tsx'
import './forms.css'

const CARDS = [1, 2, 3]

type FormSkeletonProps = {
  title: string
  /** Why the values couldn't be loaded. */
  problem?: unknown
  tryAgain?: () => void
}

/** The frame of a form, shown until its values have loaded. */
export function FormSkeleton({ title, problem = null, tryAgain }: FormSkeletonProps) {
  return (
    <div className="wrap content-form-parts grid">
      <div className="content-form-head">
        <h1>{title}</h1>
      </div>
      {problem !== null && tryAgain ? (
        <ProblemNote text={explain(problem)} tryAgain={tryAgain} />
      ) : (
        <div>
          <p className="sr-only" role="status">
            {m.form_loading()}
          </p>
          {CARDS.map((card) => (
            <span key={card} className="bone bone-section" aria-hidden="true" />
          ))}
        </div>
      )}
    </div>
  )
}
