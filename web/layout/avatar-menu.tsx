import { useReducer, useRef, type KeyboardEvent, type ToggleEvent } from 'react'
import { initials } from '#art/initials.ts'
import { m } from '../paraglide/messages.js'
import { useIsAdmin } from '../session/admin.ts'
import { useMyProfile } from '../session/my-profile.ts'
import type { Session } from '../session/session.ts'
import { leave } from '../identity/leave.ts'
import { Avatar } from '../ui/avatar.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { entriesFor, type Entry } from './account-entries.ts'
import { AccountPerson } from './account-person.tsx'
import { Icon } from '../ui/icon.tsx'

const MENU = 'account-menu'
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function AvatarMenu({ session }: { session: Session }) {
  const popover = useRef<HTMLDivElement>(null)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const { profile } = useMyProfile()
  const isAdmin = useIsAdmin()
  const name = profile?.name ?? session.name

  const items = () => [...popover.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const close = () => popover.current?.hidePopover()

  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    // Something may have been saved on the device since the menu was drawn.
    draw()
    items()[0]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close()
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const all = items()
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
  }

  const link = ({ to, label, icon }: Entry) => (
    <PageLink key={to} className="menu-row" role="menuitem" tabIndex={-1} to={to} onClick={close}>
      <Icon name={icon} />
      {label()}
    </PageLink>
  )

  return (
    <>
      <button
        type="button"
        className="avatar-button middle"
        popoverTarget={MENU}
        aria-haspopup="menu"
        // The visible initials are part of the name, for people who use voice control.
        aria-label={`${initials(name)}, ${m.menu_label({ name })}`}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          popover.current?.showPopover()
        }}
      >
        <Avatar name={name} photo={profile?.photoURL} />
      </button>
      <div className="menu" id={MENU} ref={popover} popover="auto" onToggle={onToggle} onKeyDown={onKeyDown}>
        <AccountPerson session={session} />
        <div role="menu" aria-label={m.menu_label({ name })}>
          {entriesFor(isAdmin, profile?.isTeacher ?? false).map(link)}
          <hr />
          <button
            type="button"
            className="menu-row"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close()
              leave()
            }}
          >
            <Icon name="log-out" />
            {m.menu_log_out()}
          </button>
        </div>
      </div>
    </>
  )
}
