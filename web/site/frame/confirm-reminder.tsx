import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { Profile } from '#contract/calls/people/people.ts'
import { loadIdentity } from '../../identity/choose.ts'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../../layout/root-data.ts'
import { loadMyProfile } from '../../session/my-profile.ts'
import { isReminderReserved, rememberReminder, reserveReminder } from '../../session/unconfirmed.ts'
import { Icon } from '../../ui/icon.tsx'
import { NOTICES } from '../../layout/notices.ts'

/** Also read by the head script. */
const HIDDEN = 'confirmReminderHidden'

/** A line below the top bar until the email is confirmed. Once dismissed, it stays hidden for the rest of the visit. */
export function ConfirmReminder({ email, emailVerified }: Pick<Profile, 'email' | 'emailVerified'>) {
  const site = useRootData()?.site
  const [isHidden, setIsHidden] = useState(() => sessionStorage.getItem(HIDDEN) === email)
  const [result, setResult] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  // An OpenID issuer confirms emails itself.
  const isNeeded = !emailVerified && site !== undefined && site.identity !== 'oidc'
  const { pathname } = useLocation()
  const [unreserved] = useState(() => (isReminderReserved() ? null : pathname))
  /**
   * Covers part of the page if no space was reserved for it, because a device only reserves space after an earlier
   * page.
   */
  const isLate = isNeeded && unreserved === pathname
  useLayoutEffect(() => {
    if (isLate) rememberReminder(true)
    else reserveReminder(isNeeded, isHidden)
  }, [isLate, isNeeded, isHidden])

  useEffect(() => {
    if (emailVerified) return
    // The emailed link is usually opened in another tab, so this checks again on return.
    const refresh = () => void (document.hidden || loadMyProfile())
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [emailVerified])

  const container = document.getElementById(NOTICES)
  if (!container || isHidden || !isNeeded) return null

  const send = async () => {
    setIsBusy(true)
    try {
      await (await loadIdentity(site)).sendConfirmation(email)
      setResult(m.shell_confirm_sent({ email }))
    } catch (error) {
      setResult(error instanceof Error && error.name === 'IdentityError' ? error.message : m.call_failed())
    } finally {
      setIsBusy(false)
    }
  }
  const hide = () => {
    sessionStorage.setItem(HIDDEN, email)
    setIsHidden(true)
  }
  return createPortal(
    <aside className="confirm-reminder" data-late={isLate || undefined} aria-label={m.shell_confirm_label()}>
      <p role="status">{result ?? m.shell_confirm_text({ email })}</p>
      {!result && (
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
    container,
  )
}
