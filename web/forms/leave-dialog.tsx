import { useEffect, useRef } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Dialog } from '../ui/dialog.tsx'

/**
 * Asks before leaving with unsaved changes: with this dialog for links, and with the browser's own for anything else.
 * After saving, it continues to the requested page, or else to `next`.
 */
export function LeaveDialog({ isDirty, next }: { isDirty: boolean; next: string | null }) {
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const isAsking = blocker.state === 'blocked'
    if (isDirty || isLeaving.current || !(isAsking || next)) return
    isLeaving.current = true
    if (isAsking) blocker.proceed()
    else if (next) void navigate(next)
  }, [isDirty, next, blocker, navigate])

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={m.form_leave_title()}>
      <div className="dialog-body">
        <p>{m.form_leave_text()}</p>
      </div>
      <footer>
        <button type="button" className="button" onClick={() => blocker.proceed?.()}>
          {m.form_leave_go()}
        </button>
        <button type="button" className="button button-primary" data-first onClick={() => blocker.reset?.()}>
          {m.form_leave_stay()}
        </button>
      </footer>
    </Dialog>
  )
}
