import { createContext, use, useState } from 'react'
import type { HeroQuilt } from '#art/hero-quilts.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Known while a page is written, on the server only: the drawings stand in the page and in nothing it loads. */
export const WrittenQuilts = createContext<Partial<Record<HeroQuilt, string>>>({})

/** React leaves what the server has written as it is. Who comes by a link from another page gets the file. */
export function Quilt({ shape }: { shape: HeroQuilt }) {
  const svg = use(WrittenQuilts)[shape] ?? ''
  const isHydrated = useHydrated()
  const [isWritten] = useState(!isHydrated)
  const className = `hero-${shape}`
  if (isWritten) {
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
