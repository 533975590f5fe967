import { Suspense, useCallback, useEffect, useState } from 'react'
import { NOTIFICATION_DROPDOWN_PX } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { currentSession, useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { ownNews, type UnreadCount } from './unread-count.ts'

const DROPDOWN = 'notifications'

const Notifications = lazyPart(() =>
  import('./notifications.tsx').then(
    ({ Notifications }) => ({ default: Notifications }),
    () => ({ default: () => <p className="notifications-note">{m.call_offline()}</p> }),
  ),
)

const NOTHING: UnreadCount = { total: 0, answers: 0, returned: 0, announcements: 0, classes: 0 }

/**
 * The unread total loads once the page is idle, and the list when a pointer reaches the bell or it is opened. For a
 * visitor, the total counts everything new.
 */
export function Bell() {
  const token = useSession()?.token ?? null
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [count, setCount] = useState<({ token: string | null } & UnreadCount) | null>(null)
  const news = count?.token === token ? count : NOTHING
  const { total } = news

  const onCount = useCallback(
    (unread: UnreadCount) => {
      // Ignores an answer from before signing in or out.
      if (token === (currentSession()?.token ?? null)) setCount({ token, ...unread })
    },
    [token],
  )
  useEffect(
    () =>
      whenIdle(() =>
        api('GET /notifications').then(
          (unread) =>
            onCount({
              total: unread.unreadCount,
              answers: unread.answerCount,
              returned: unread.returnedCount,
              announcements: unread.announcementCount,
              classes: unread.classCount,
            }),
          // A failure needs no message here, because the list shows one.
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
        aria-label={labelOf(news)}
      >
        <Icon name="bell" />
        {total > 0 && <span className="bell-count">{digits(total)}</span>}
        {ownNews(news).length > 0 && <span className="bell-answers" />}
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

function labelOf(news: UnreadCount): string {
  const { total } = news
  const label = total ? m.shell_notifications_unread({ count: digits(total) }) : m.shell_notifications()
  return [label, ...ownNews(news)].join(', ')
}
