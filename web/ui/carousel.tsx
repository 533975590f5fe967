import { Children, useId, type ReactNode } from 'react'
import { ArrowLeft, ArrowRight } from './icons.tsx'
import { useCarousel } from './use-carousel.ts'

type CarouselProps = {
  /** How many are in view, by width: a class of styles/carousel.css. */
  className: string
  title: string
  text?: string
  /** Names of the arrows, with what they move. */
  previous: string
  next: string
  /** Said in place of the row when there is nothing in it. */
  empty: string
  /** <li> elements. */
  children: ReactNode
}

/** A section whose content slides sideways. */
export function Carousel({ className, title, text, previous, next, empty, children }: CarouselProps) {
  const id = useId()
  const { track, matra, slides, turn, drag } = useCarousel()
  return (
    <section className="section section-later">
      <div className="wrap">
        <div className="section-head">
          <div className="matra" ref={matra} aria-hidden="true" {...drag} />
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
          {slides && (
            <div className="arrows">
              <button type="button" className="icon-button" aria-label={previous} onClick={() => turn(-1)}>
                <ArrowLeft />
              </button>
              <button type="button" className="icon-button" aria-label={next} onClick={() => turn(1)}>
                <ArrowRight />
              </button>
            </div>
          )}
        </div>
        {Children.count(children) ? (
          // Focusable, since nothing inside is: the arrow keys slide it.
          <div className={`track ${className}`} ref={track} role="region" aria-labelledby={id} tabIndex={0}>
            <ul>{children}</ul>
          </div>
        ) : (
          <p className="empty">{empty}</p>
        )}
      </div>
    </section>
  )
}
