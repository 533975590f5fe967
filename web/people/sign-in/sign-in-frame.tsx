import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { LoadingLily } from '../../ui/loading-lily.tsx'
import { Drawing } from '../../ui/picture.tsx'

type SignInFrameProps = {
  title: string
  text: string
  /** Why the person was signed out without asking to be. */
  reason?: string | null
  quilt: string
  /** Label of the request in progress. The loading lily then covers the form, which keeps its size. */
  pending: string | null
  children: ReactNode
  /** Shown beside the form, or below it on narrow screens. */
  beside?: ReactNode
}

export function SignInFrame({ title, text, reason, quilt, pending, children, beside }: SignInFrameProps) {
  const lastFocused = useRef<HTMLElement>(null)

  // The label of a request in progress. Until it is done, the loading lily covers the form, which keeps its size.
  useEffect(() => {
    if (pending === null && document.activeElement === document.body) lastFocused.current?.focus()
  }, [pending])

  return (
    <div className="sign-in">
      <div className="sign-in-side">
        <div className="sign-in-form">
          <h1>{title}</h1>
          <p className="sign-in-text">{text}</p>
          {reason && <p className="notice sign-in-reason">{reason}</p>}
          <noscript>
            <p className="wrong">{m.login_needs_script()}</p>
          </noscript>
          <div className="sign-in-stage">
            <div
              className="sign-in-fields"
              inert={pending !== null}
              onFocus={(event) => (lastFocused.current = event.target)}
            >
              {children}
            </div>
            {pending !== null && <LoadingLily label={pending} />}
          </div>
        </div>
      </div>
      <Drawing className="sign-in-art" svg={quilt} />
      {beside}
    </div>
  )
}
