import { Suspense, useCallback, useEffect, useState } from 'react'
import { NOTIFICATION_DROPDOWN_PX } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { currentSession, useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { digits } from '../ui/numbers.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const DROPDOWN = 'notifications'

const Notifications = lazyPart(() =>
  import('./notifications.tsx').then(
    ({ Notifications }) => ({ default: Notifications }),
    () => ({ default: () => <p className="notifications-note">{m.call_offline()}</p> }),
  ),
)

/**
 * The unread total is loaded once the page is idle, and the list when a pointer reaches the bell or it is opened. For a
 * visitor the total counts everything new.
 */
export function Bell() {
  const token = useSession()?.token ?? null
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [count, setCount] = useState<{ token: string | null; total: number } | null>(null)
  const unread = count?.token === token ? count.total : 0

  const onCount = useCallback(
    (total: number) => {
      // What was asked for before signing in or out no longer counts.
      if (token === (currentSession()?.token ?? null)) setCount({ token, total })
    },
    [token],
  )
  useEffect(
    () =>
      whenIdle(() =>
        api('GET /notifications').then(
          ({ unreadCount }) => onCount(unreadCount),
          // A failure needs no message here: the list has one.
          () => {},
        ),
      ),
    [onCount],
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
        {unread > 0 && <span className="bell-count">{digits(unread)}</span>}
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
            <Notifications key={token} dropdown={dropdown} isSignedIn={token !== null} onCount={onCount} />
          </Suspense>
        )}
      </div>
    </>
  )
}
