import { useEffect, useState } from 'react'

type Art = typeof import('./drawings.ts')

/** A drawing made in the browser: the code that draws comes after the form, which can be used without it. */
export function useDrawing(draw: (art: Art) => string): string {
  const [art, setArt] = useState<Art | null>(null)
  useEffect(() => {
    let isGone = false
    import('./drawings.ts').then(
      (loaded) => isGone || setArt(loaded),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return art ? draw(art) : ''
}
