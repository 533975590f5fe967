import { Icon, type IconName } from '../../ui/icon.tsx'
import { Sentence } from '../../ui/language.tsx'
import { Menu } from '../../ui/menu.tsx'

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
  /** The value as text, for people who can't see the icon. */
  name: string
  value: string
  /** Whether wide screens show the name. */
  isNamed?: boolean
  /** Shown after the value on wide screens. */
  after?: string
  options: Option[]
  choose: (key: string) => void
  toggle?: { name: string; text: string; isOn: boolean; change: (isOn: boolean) => void }
}

/** A choice in the toolbar: a popover above its button, on phones a sheet. */
export function ToolMenu({ icon, title, name, value, isNamed, after, options, choose, toggle }: ToolMenuProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span>
        <span className={isNamed ? 'learn-wide' : 'sr-only'}>{name} </span>
        <b>
          <Sentence text={value} />
        </b>
        {after && <span className="learn-wide"> · {after}</span>}
      </span>
      <Icon name="chevron-down" />
    </>
  )
  return (
    <Menu label={title} className="learn-menu" button={{ ...TOOL, children: content }} place={place}>
      <strong role="presentation">{title}</strong>
      {options.map(({ key, name, text, size, isChosen }) => (
        <button
          key={key}
          type="button"
          role="menuitemradio"
          aria-checked={isChosen}
          tabIndex={-1}
          onClick={() => isChosen || choose(key)}
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
    </Menu>
  )
}

/** Styled as one of the toolbar. */
const TOOL = { 'data-tool': true }

function place({ style }: HTMLElement, { left, top }: DOMRect): void {
  style.setProperty('--left', `${left}px`)
  style.setProperty('--bottom', `${innerHeight - top + 6}px`)
}
