import type { CSSProperties } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { LIVE_PROGRAMMES, LiveProgrammes } from '../../catalogue/parts/live-programmes.tsx'
import type { HomeContent } from './content.server.ts'

export function LiveClasses({ live }: { live: HomeContent['live'] }) {
  const { pathname } = useLocation()
  const tab = live.tabs.findIndex(({ path }) => path === pathname)
  const matraStyle = {
    '--matra-share': `${100 / live.tabs.length}%`,
    '--matra-shift': `${100 * tab}%`,
  } as CSSProperties
  return (
    <section className="section section-later live-classes">
      <div className="wrap">
        <div className="section-head">
          <div className="matra" style={matraStyle} aria-hidden="true" />
          <h2 id="live-classes">{live.title}</h2>
          <p>{live.text}</p>
        </div>
        <nav className="tabs marks beside" aria-labelledby="live-classes">
          {live.tabs.map(({ path, label }) => (
            <NavLink key={path} to={path} end prefetch="intent" preventScrollReset>
              {label}
            </NavLink>
          ))}
        </nav>
        <Outlet />
      </div>
    </section>
  )
}

/** A tab with four programmes, starting at number `from`. */
export function LiveTab({ from }: { from: number }) {
  return (
    <div className="track track-live">
      <ul className="stack">
        <LiveProgrammes programmes={LIVE_PROGRAMMES.slice(from - 1, from + 3)} />
      </ul>
    </div>
  )
}
