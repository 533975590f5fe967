import { useId, useRef, type KeyboardEvent, type ToggleEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'

type MenuItem = { label: string; run: () => void; isDisabled?: boolean; isDangerous?: boolean }

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button with three dots and its menu. */
export function RowMenu({ label, items }: { label: string; items: MenuItem[] }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const rows = () => [...menu.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')]

  /** Below its button, or above it near the lower edge. */
  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !button.current || !menu.current) return
    const { bottom, top, right } = button.current.getBoundingClientRect()
    const { style, offsetHeight, offsetWidth } = menu.current
    const isBelow = bottom + offsetHeight < innerHeight - 90
    style.top = `${isBelow ? bottom + 4 : Math.max(8, top - offsetHeight - 4)}px`
    style.left = `${Math.max(8, right - offsetWidth)}px`
    rows()[0]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab') menu.current?.hidePopover()
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const all = rows()
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        className="icon-button icon-button-plain"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
      >
        <Icon name="dots" />
      </button>
      <div
        className="editor-menu"
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={place}
        onKeyDown={onKeyDown}
      >
        {items.map(({ label: text, run, isDisabled, isDangerous }) => (
          <button
            key={text}
            type="button"
            className="menu-row"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isDisabled || undefined}
            data-dangerous={isDangerous || undefined}
            onClick={() => {
              if (isDisabled) return
              menu.current?.hidePopover()
              run()
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  )
}
