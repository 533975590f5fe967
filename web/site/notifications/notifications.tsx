import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../styles/notifications.css'
import { ownNews, type UnreadCount } from './unread-count.ts'
import { loadUnread, markAllRead, markRead, type Unread, type UnreadItem } from './unread.ts'

type NotificationsProps = {
  /** The popover around the list, which reloads each time it opens. */
  dropdown: HTMLElement
  isSignedIn: boolean
  onCount: (count: UnreadCount) => void
}

const BONES = [1, 2, 3, 4]

export function Notifications({ dropdown, isSignedIn, onCount }: NotificationsProps) {
  const { unread, problem, load } = useUnread(onCount)

  useEffect(() => {
    const onToggle = ({ newState }: ToggleEvent) => void (newState === 'open' && load())
    void load()
    dropdown.addEventListener('toggle', onToggle)
    return () => dropdown.removeEventListener('toggle', onToggle)
  }, [dropdown, load])

  const open = async (item: UnreadItem) => {
    dropdown.hidePopover()
    if (!isSignedIn) return
    // A failure needs no message, because the item stays in the reloaded list.
    await markRead(item).catch(() => {})
    await load()
  }

  const readAll = async () => {
    try {
      await markAllRead()
      // The button disappears along with the last item.
      dropdown.focus()
      await load()
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    }
  }

  return (
    <>
      <div className="notifications-head spread">
        <b>{m.shell_notifications()}</b>
        {unread && unread.total > 0 && (
          <span className="badge badge-good">{m.shell_unread({ count: digits(unread.total) })}</span>
        )}
        {unread &&
          ownNews(unread).map((news) => (
            <span key={news} className="badge badge-open">
              {news}
            </span>
          ))}
        {unread && unread.items.length > 0 && (
          <>
            {isSignedIn && (
              <button type="button" className="link notifications-read-all" onClick={() => void readAll()}>
                {m.shell_read_all()}
              </button>
            )}
          </>
        )}
      </div>
      {unread ? (
        <UnreadList items={unread.items} isSignedIn={isSignedIn} open={open} />
      ) : problem ? (
        <div className="notifications-note centred" role="alert">
          <p>{explain(problem)}</p>
          <button type="button" className="button button-small" onClick={() => void load()}>
            {m.problem_try_again()}
          </button>
        </div>
      ) : (
        <Loading />
      )}
    </>
  )
}

/** Keeps showing the last list while it reloads, and if that fails. */
function useUnread(onCount: (count: UnreadCount) => void) {
  const [unread, setUnread] = useState<Unread | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const latest = useRef(0)
  const load = useCallback(async () => {
    const request = ++latest.current
    setProblem(null)
    try {
      const answer = await loadUnread()
      if (request !== latest.current) return
      setUnread(answer)
      onCount(answer)
    } catch (error) {
      if (request === latest.current) setProblem(error)
    }
  }, [onCount])
  return { unread, problem, load }
}

type UnreadListProps = { items: UnreadItem[]; isSignedIn: boolean; open: (item: UnreadItem) => Promise<void> }

function UnreadList({ items, isSignedIn, open }: UnreadListProps) {
  if (!items.length) return <p className="notifications-note centred">{m.shell_notifications_empty()}</p>
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <PageLink to={item.to} onClick={() => void open(item)}>
            <span className={`notification-picture notification-${item.kind}`}>
              <img src={item.img} alt="" loading="lazy" onError={(event) => (event.currentTarget.hidden = true)} />
            </span>
            <span className="notification-text">
              <b className="strong" lang={langOf(item.title)}>
                {item.title}
              </b>
              <small>{item.about}</small>
            </span>
            {isSignedIn && <span className="notification-dot" />}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.shell_notifications_loading()}
      </p>
      <ul aria-hidden="true">
        {BONES.map((bone) => (
          <li key={bone} className="notification-bone stack">
            <span className="bone" />
            <span className="bone" />
          </li>
        ))}
      </ul>
    </>
  )
}
