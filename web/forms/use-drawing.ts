import { useEffect, useState } from 'react'

type Art = typeof import('./drawings.ts')

/** Draws in the browser. The drawing code loads after the form, which works without it. */
export function useDrawing(draw: (art: Art) => string): string {
  const [art, setArt] = useState<Art | null>(null)
  useEffect(() => {
    let isCancelled = false
    import('./drawings.ts').then(
      (loaded) => isCancelled || setArt(loaded),
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [])
  return art ? draw(art) : ''
}
