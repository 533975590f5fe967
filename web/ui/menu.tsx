import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'

type MenuProps = {
  label: string
  className: string
  button: ComponentProps<'button'>
  /** Puts the menu beside its button; called before it opens, and once its size is known. */
  place: (menu: HTMLElement, button: DOMRect) => void
  /** The items; choosing one closes the menu, unless it is a switch or disabled. */
  children: ReactNode
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const CHOOSABLE = '[role="menuitem"]:not([aria-disabled]), [role="menuitemradio"]'

/** A button and its menu, with the keys of a menu: arrows, Home and End move, Tab and Escape close. */
export function Menu({ label, className, button, place, children }: MenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const items = () => [...menu.current!.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const close = () => menu.current!.hidePopover()
  const placeMenu = () => place(menu.current!, opener.current!.getBoundingClientRect())
  const onOpen = () => {
    placeMenu()
    const all = items()
    ;(all.find((item) => item.ariaChecked === 'true') ?? all[0])?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab') close()
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const all = items()
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
  }

  return (
    <>
      <button type="button" {...button} ref={opener} popoverTarget={id} aria-haspopup="menu" />
      <div
        className={className}
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        // Before the item does its work, which may move the focus.
        onClickCapture={({ target }) => (target as Element).closest(CHOOSABLE) && close()}
        onBeforeToggle={({ newState }) => newState === 'open' && placeMenu()}
        onToggle={({ newState }) => newState === 'open' && onOpen()}
      >
        {children}
      </div>
    </>
  )
}
