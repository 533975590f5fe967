import { useRef, type KeyboardEvent, type ToggleEvent } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useIsAdmin } from '../session/admin.ts'
import { useMyProfile } from '../session/my-profile.ts'
import type { Session } from '../session/session.ts'
import { signOut } from '../session/sign-in.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { langOf } from '../ui/language.tsx'

type Entry = { to: string; label: () => string; icon: string; group: 'personal' | 'manage' }

/** In the order shown. The manage group is for administrators and does not exist for others. */
const ENTRIES: Entry[] = [
  {
    to: '/myProfile',
    label: m.menu_profile,
    icon: 'M17.9 20.1a6 6 0 0 0-11.8 0M16 11a4 4 0 1 1-8 0 4 4 0 0 1 8 0m6 1a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
    group: 'personal',
  },
  {
    to: '/users',
    label: m.users_title,
    icon: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M13 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75',
    group: 'manage',
  },
]
const LOG_OUT = 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'

const MENU = 'account-menu'
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function AvatarMenu({ session }: { session: Session }) {
  const popover = useRef<HTMLDivElement>(null)
  const { profile } = useMyProfile()
  const isAdmin = useIsAdmin()
  const shown = (group: Entry['group']) => ENTRIES.filter((entry) => entry.group === group)
  const manage = isAdmin ? shown('manage') : []
  const name = profile?.name ?? session.name

  const items = () => [...popover.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')]

  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') items()[0]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') popover.current?.hidePopover()
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const all = items()
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
  }

  const link = ({ to, label, icon }: Entry) => (
    <Link key={to} role="menuitem" tabIndex={-1} to={to} onClick={() => popover.current?.hidePopover()}>
      <Icon path={icon} />
      {label()}
    </Link>
  )

  return (
    <>
      <button
        type="button"
        className="avatar-button"
        popoverTarget={MENU}
        aria-haspopup="menu"
        aria-label={m.menu_label({ name })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          popover.current?.showPopover()
        }}
      >
        <Avatar name={name} photo={profile?.photoURL} />
      </button>
      <div className="menu" id={MENU} ref={popover} popover="auto" onToggle={onToggle} onKeyDown={onKeyDown}>
        <div className="menu-person">
          <Avatar name={name} photo={profile?.photoURL} />
          <p>
            <b lang={langOf(name)}>{name}</b>
            <small>{session.email}</small>
          </p>
          {isAdmin && <span className="badge badge-admin">{m.menu_admin()}</span>}
        </div>
        <div role="menu" aria-label={m.menu_label({ name })}>
          {shown('personal').map(link)}
          {manage.length > 0 && (
            <div role="group" aria-label={m.menu_manage()}>
              <p aria-hidden="true">{m.menu_manage()}</p>
              {manage.map(link)}
            </div>
          )}
          <hr />
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              popover.current?.hidePopover()
              void signOut()
            }}
          >
            <Icon path={LOG_OUT} />
            {m.menu_log_out()}
          </button>
        </div>
      </div>
    </>
  )
}
