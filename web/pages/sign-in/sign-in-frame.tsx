import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { LoadingLily } from '../../ui/loading-lily.tsx'
import { Drawing } from '../../ui/picture.tsx'

type SignInFrameProps = {
  title: string
  text: string
  /** Why somebody was signed out who did not ask for it. */
  reason?: string | null
  quilt: string
  /** What is under way; the lily then takes the form's place, which keeps its size. */
  pending: string | null
  children: ReactNode
}

/** Form on the left, quilt on the right. */
export function SignInFrame({ title, text, reason, quilt, pending, children }: SignInFrameProps) {
  const lastFocused = useRef<HTMLElement>(null)

  // The focus is lost with the form; it comes back with it, unless the form itself knew better.
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
    </div>
  )
}
