import { lazy, Suspense, useEffect, useState } from 'react'
import { NOTIFICATION_DROPDOWN_PX } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { digits } from '../ui/numbers.ts'
import { whenIdle } from '../ui/when-idle.ts'

const DROPDOWN = 'notifications'

const Notifications = lazy(() =>
  import('./notifications.tsx').then(
    ({ Notifications }) => ({ default: Notifications }),
    () => ({ default: () => <p className="notifications-note">{m.call_offline()}</p> }),
  ),
)

/** A new bell for each session, so that what was asked for before signing in or out no longer counts. */
export function Bell() {
  const token = useSession()?.token
  return <SessionBell key={token} isSignedIn={token !== undefined} />
}

/**
 * The unread total is loaded once the page is idle, and the list when a pointer reaches the bell or it is opened. For a
 * visitor the total counts everything new.
 */
function SessionBell({ isSignedIn }: { isSignedIn: boolean }) {
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [unread, setUnread] = useState<number | null>(null)

  useEffect(
    () =>
      whenIdle(() =>
        api('GET /notifications').then(
          // The list may have been faster, and somebody may have read something since.
          ({ unreadCount }) => setUnread((known) => known ?? unreadCount),
          // A failure needs no message here: the list has one.
          () => {},
        ),
      ),
    [],
  )

  return (
    <>
      <button
        type="button"
        className="icon-button icon-button-plain bell"
        popoverTarget={DROPDOWN}
        onPointerEnter={() => setIsWanted(true)}
        aria-label={unread ? m.shell_notifications_unread({ count: digits(unread) }) : m.shell_notifications()}
      >
        <Icon name="bell" />
        {unread ? <span className="bell-count">{digits(unread)}</span> : null}
      </button>
      <div
        className="notifications"
        id={DROPDOWN}
        ref={setDropdown}
        popover="auto"
        tabIndex={-1}
        role="dialog"
        aria-label={m.shell_notifications()}
        style={{ height: NOTIFICATION_DROPDOWN_PX }}
        onToggle={() => setIsWanted(true)}
      >
        {isWanted && dropdown && (
          <Suspense fallback={null}>
            <Notifications dropdown={dropdown} isSignedIn={isSignedIn} onCount={setUnread} />
          </Suspense>
        )}
      </div>
    </>
  )
}
