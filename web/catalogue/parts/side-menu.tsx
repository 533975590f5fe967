import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { HueKey } from '#art/hues.ts'
import { hueStyle } from '../../ui/hue.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { showInStrip } from '../../ui/show-in-strip.ts'
import './side-menu.css'

export type SideMenuEntry = { path: string; hue: HueKey; label: () => string; mark: () => ReactNode }

type SideMenuProps = {
  title: string
  entries: SideMenuEntry[]
  /** The path of the current entry. */
  current: string | undefined
}

/** Links to sibling lists, next to the current one. On narrow screens, a strip of chips above it. */
export function SideMenu({ title, entries, current }: SideMenuProps) {
  const strip = useRef<HTMLUListElement>(null)
  const marked = entries.findIndex(({ path }) => path === current)

  useLayoutEffect(() => showInStrip(strip.current, marked), [marked])

  return (
    <nav className="side-menu" aria-label={title}>
      <p className="label" aria-hidden="true">
        {title}
      </p>
      <ul ref={strip}>
        {entries.map(({ path, hue, label, mark }) => (
          <li key={path}>
            <PageLink to={path} style={hueStyle(hue)} aria-current={path === current ? 'page' : undefined}>
              <span className="side-menu-mark tint middle" aria-hidden="true">
                {mark()}
              </span>
              {label()}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
