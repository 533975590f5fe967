import { useEffect, useState } from 'react'
import type { ProductKind } from '#contract/constants.ts'
import { Drawing } from './picture.tsx'

type AddressPictureProps = { src: string; kind: ProductKind; className?: string }

/**
 * A picture of which only the URL is known. Our own drawings are inlined, because an <img> couldn't use the page's
 * fonts. Decorative, because the name is always next to it.
 */
export function AddressPicture({ src, kind, className = '' }: AddressPictureProps) {
  const isDrawing = src.startsWith('/covers/')
  const [svg, setSvg] = useState('')

  useEffect(() => {
    if (!isDrawing) return
    const controller = new AbortController()
    fetch(src, { signal: controller.signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then(setSvg, () => {})
    return () => controller.abort()
  }, [src, isDrawing])

  const name = `picture picture-${kind} ${className}`
  if (isDrawing) return <Drawing className={name} svg={svg} />
  return (
    <span className={name} aria-hidden="true">
      <img src={src} alt="" decoding="async" onError={(event) => (event.currentTarget.hidden = true)} />
    </span>
  )
}
