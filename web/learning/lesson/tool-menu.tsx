import { useId, useRef, type KeyboardEvent } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Sentence } from '../../ui/language.tsx'

type Option = {
  key: string
  name: string
  text?: string | undefined
  size?: string
  isChosen: boolean
}
type ToolMenuProps = {
  icon: IconName
  /** The menu's heading. */
  title: string
  /** What the value means, for people who do not see the icon. */
  name: string
  value: string
  /** Whether wide screens show the name. */
  isNamed?: boolean
  /** After the value on wide screens. */
  after?: string
  options: Option[]
  choose: (key: string) => void
  toggle?: { name: string; text: string; isOn: boolean; change: (isOn: boolean) => void }
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A choice in the toolbar: a popover above its button, on phones a sheet. */
export function ToolMenu({ icon, title, name, value, isNamed, after, options, choose, toggle }: ToolMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const items = () => [...menu.current!.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const place = () => {
    const { left, top } = button.current!.getBoundingClientRect()
    menu.current!.style.setProperty('--left', `${left}px`)
    menu.current!.style.setProperty('--bottom', `${innerHeight - top + 6}px`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') menu.current!.hidePopover()
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const all = items()
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
  }

  return (
    <>
      <button type="button" data-tool ref={button} popoverTarget={id} aria-haspopup="menu">
        <Icon name={icon} />
        <span>
          <span className={isNamed ? 'learn-wide' : 'sr-only'}>{name} </span>
          <b>
            <Sentence text={value} />
          </b>
          {after && <span className="learn-wide"> · {after}</span>}
        </span>
        <Icon name="chevron-down" />
      </button>
      <div
        className="learn-menu"
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={title}
        onKeyDown={onKeyDown}
        onBeforeToggle={({ newState }) => newState === 'open' && place()}
        onToggle={({ newState }) =>
          newState === 'open' &&
          items()
            .find((item) => item.ariaChecked === 'true')
            ?.focus()
        }
      >
        <strong role="presentation">{title}</strong>
        {options.map(({ key, name, text, size, isChosen }) => (
          <button
            key={key}
            type="button"
            role="menuitemradio"
            aria-checked={isChosen}
            tabIndex={-1}
            onClick={() => {
              menu.current!.hidePopover()
              if (!isChosen) choose(key)
            }}
          >
            <i className="learn-radio" />
            <span>
              <Sentence text={name} />
              {text && <small>{text}</small>}
            </span>
            {size && <b>{size}</b>}
          </button>
        ))}
        {toggle && (
          <button
            type="button"
            role="menuitemcheckbox"
            className="learn-saver"
            aria-checked={toggle.isOn}
            tabIndex={-1}
            onClick={() => toggle.change(!toggle.isOn)}
          >
            <span>
              {toggle.name}
              <small>{toggle.text}</small>
            </span>
            <i className="learn-switch" />
          </button>
        )}
      </div>
    </>
  )
}
