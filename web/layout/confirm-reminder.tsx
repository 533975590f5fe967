import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRouteLoaderData } from 'react-router'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { loadMyProfile } from '../session/my-profile.ts'
import { Icon } from '../ui/icon.tsx'
import { NOTICES } from './notices.ts'

const HIDDEN = 'confirmReminderHidden'

/** A slim line under the top bar, until the email is confirmed or for the rest of the visit. */
export function ConfirmReminder({ email }: { email: string }) {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site
  const [isHidden, setIsHidden] = useState(() => sessionStorage.getItem(HIDDEN) === email)
  const [said, setSaid] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    // The link is mostly opened in another tab.
    const look = () => void (document.hidden || loadMyProfile())
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  const place = document.getElementById(NOTICES)
  // A hosted identity service confirms emails by itself.
  if (!place || isHidden || site?.identity !== 'embedded') return null

  const send = async () => {
    setIsBusy(true)
    try {
      const { sendConfirmation } = await import('../identity/confirm-email.ts')
      await sendConfirmation(email)
      setSaid(m.shell_confirm_sent({ email }))
    } catch (error) {
      setSaid(error instanceof Error && error.name === 'IdentityError' ? error.message : m.call_failed())
    } finally {
      setIsBusy(false)
    }
  }
  const hide = () => {
    sessionStorage.setItem(HIDDEN, email)
    setIsHidden(true)
  }
  return createPortal(
    <aside className="confirm-reminder" aria-label={m.shell_confirm_label()}>
      <p role="status">{said ?? m.shell_confirm_text({ email })}</p>
      {!said && (
        <button type="button" className="link" disabled={isBusy} onClick={() => void send()}>
          {m.shell_confirm_send()}
        </button>
      )}
      <button
        type="button"
        className="icon-button icon-button-plain"
        aria-label={m.shell_confirm_hide()}
        onClick={hide}
      >
        <Icon name="close" />
      </button>
    </aside>,
    place,
  )
}
