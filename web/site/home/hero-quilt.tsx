import { createContext, use, useState } from 'react'
import type { HeroQuilt } from '#art/hero-quilts.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Only provided on the server, so that the drawings are in the HTML but not in any script or data. */
export const ServerQuilts = createContext<Partial<Record<HeroQuilt, string>>>({})

/**
 * React keeps the server-rendered drawing when it hydrates. After a client-side navigation, the file is loaded instead.
 */
export function Quilt({ shape }: { shape: HeroQuilt }) {
  const svg = use(ServerQuilts)[shape] ?? ''
  const isHydrated = useHydrated()
  const [isServerRendered] = useState(!isHydrated)
  const className = `hero-${shape}`
  if (isServerRendered) {
    return (
      <span
        className={className}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: svg }}
        suppressHydrationWarning
      />
    )
  }
  return (
    <span className={className}>
      <img className="quilt" src={`/covers/quilt/${shape}.svg`} alt="" loading="lazy" />
    </span>
  )
}
