import { useEffect, useState } from 'react'
import { Drawing } from './picture.tsx'

type AddressPictureProps = { src: string; kind: 'course' | 'book'; className?: string }

/**
 * A picture of which only the address is known. A drawing of ours is fetched and set into the page: in an <img> its
 * letters could not use the page's fonts. Decoration: the name of what it shows stands beside it.
 */
export function AddressPicture({ src, kind, className = '' }: AddressPictureProps) {
  const isDrawing = src.startsWith('/covers/')
  const [svg, setSvg] = useState('')

  useEffect(() => {
    if (!isDrawing) return
    const gone = new AbortController()
    fetch(src, { signal: gone.signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then(setSvg, () => {})
    return () => gone.abort()
  }, [src, isDrawing])

  const name = `picture picture-${kind} ${className}`
  if (isDrawing) return <Drawing className={name} svg={svg} />
  return (
    <span className={name} aria-hidden="true">
      <img src={src} alt="" decoding="async" onError={(event) => (event.currentTarget.hidden = true)} />
    </span>
  )
}
