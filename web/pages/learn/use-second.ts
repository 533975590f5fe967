import { useEffect, useState } from 'react'

/** The second that is playing; 0 without a film. */
export function useSecond(film: HTMLVideoElement | null): number {
  const [second, setSecond] = useState(0)
  useEffect(() => {
    if (!film) return
    const update = () => setSecond(Math.floor(film.currentTime))
    film.addEventListener('timeupdate', update)
    film.addEventListener('seeking', update)
    return () => {
      film.removeEventListener('timeupdate', update)
      film.removeEventListener('seeking', update)
    }
  }, [film])
  return second
}
