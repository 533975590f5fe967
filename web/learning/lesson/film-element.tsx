// The <video>. It is not React that creates it: open-early.js may have begun to load the film already.
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { takeFilm } from './early-lesson.ts'

type Shown = {
  src: string
  poster: string | undefined
  preload: 'none' | 'metadata'
  label: string
  /** The browser's own. */
  hasControls: boolean
}

type FilmElementProps = Shown & {
  lessonId: string
  setFilm: (film: HTMLVideoElement | null) => void
  onLoaded: (film: HTMLVideoElement) => void
  onPlaying: () => void
  onError: () => void
  /** Its captions. */
  children: ReactNode
}

export function FilmElement({ lessonId, setFilm, children, ...props }: FilmElementProps) {
  const { src, poster, preload, label, hasControls, ...on } = props
  const [film] = useState(() => takeFilm(lessonId))
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(on)
  useLayoutEffect(() => {
    latest.current = on
  })

  useLayoutEffect(
    () => show(film, { src, poster, preload, label, hasControls }),
    [film, src, poster, preload, label, hasControls],
  )

  useLayoutEffect(() => {
    place.current!.append(film)
    setFilm(film)
    return () => {
      film.remove()
      setFilm(null)
    }
  }, [film, setFilm])

  useEffect(() => {
    const onLoaded = () => latest.current.onLoaded(film)
    const onPlaying = () => latest.current.onPlaying()
    const onError = () => latest.current.onError()
    film.addEventListener('loadedmetadata', onLoaded)
    film.addEventListener('playing', onPlaying)
    film.addEventListener('error', onError)
    // What happened before the page's scripts were there.
    if (film.readyState > 0) onLoaded()
    if (!film.paused) onPlaying()
    if (film.error) onError()
    return () => {
      film.removeEventListener('loadedmetadata', onLoaded)
      film.removeEventListener('playing', onPlaying)
      film.removeEventListener('error', onError)
    }
  }, [film])

  return <div ref={place}>{createPortal(children, film)}</div>
}

function show(film: HTMLVideoElement, { src, poster, preload, label, hasControls }: Shown): void {
  film.controls = hasControls
  film.preload = preload
  film.poster = poster ?? ''
  film.setAttribute('aria-label', label)
  // Set again, even to the same address, it would load anew.
  if (film.getAttribute('src') !== src) film.src = src
}
