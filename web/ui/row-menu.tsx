import { Icon } from './icon.tsx'
import { Menu } from './menu.tsx'
import './row-menu.css'

type MenuItem = { label: string; run: () => void; isDisabled?: boolean; isDangerous?: boolean }

/** A button with three dots and its menu. */
export function RowMenu({ label, items }: { label: string; items: MenuItem[] }) {
  const button = {
    className: 'icon-button icon-button-plain',
    'aria-label': label,
    children: <Icon name="dots" />,
  }
  return (
    <Menu label={label} className="row-menu" button={button} place={place}>
      {items.map(({ label: text, run, isDisabled, isDangerous }) => (
        <button
          key={text}
          type="button"
          className="menu-row"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={isDisabled || undefined}
          data-dangerous={isDangerous || undefined}
          onClick={() => isDisabled || run()}
        >
          {text}
        </button>
      ))}
    </Menu>
  )
}

/** Below its button, or above it near the lower edge. */
function place({ style, offsetHeight, offsetWidth }: HTMLElement, { bottom, top, right }: DOMRect): void {
  const isBelow = bottom + offsetHeight < innerHeight - 90
  style.top = `${isBelow ? bottom + 4 : Math.max(8, top - offsetHeight - 4)}px`
  style.left = `${Math.max(8, right - offsetWidth)}px`
}
