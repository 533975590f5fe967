import { Children, useId, type ReactNode, type RefObject } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'
import { useCarousel, type CarouselControls } from './use-carousel.ts'

type CarouselProps = {
  /** How many are in view, by width: a class of styles/carousel.css. */
  className: string
  title: string
  text?: string
  /** A way on, beside the arrows. */
  tool?: ReactNode
  /** Said in place of the row when there is nothing in it. */
  empty?: string
  /** Whether the slides are links, and so reached by keyboard. */
  hasLinks?: boolean
  /** Slides by itself, with a button to pause it. */
  isAutomatic?: boolean
  /** <li> elements. */
  children: ReactNode
}

/** A section whose content slides sideways. */
export function Carousel({ className, title, text, tool, empty, hasLinks, isAutomatic, children }: CarouselProps) {
  const id = useId()
  const { track, matra, drag, controls } = useCarousel({ isAutomatic: isAutomatic ?? false })
  return (
    <section className={`section section-later section-of-${className}`}>
      <div className="wrap">
        <div className="section-head">
          <div className="matra" ref={matra} aria-hidden="true" {...drag} />
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
          <div className="section-tools">
            {tool}
            <PauseButton title={title} controls={controls} />
            <CarouselArrows title={title} controls={controls} />
          </div>
        </div>
        {empty && !Children.count(children) ? (
          <p className="empty">{empty}</p>
        ) : (
          <Track className={className} labelledBy={id} ref={track} hasLinks={hasLinks ?? false}>
            {children}
          </Track>
        )}
      </div>
    </section>
  )
}

type TrackProps = {
  className: string
  labelledBy: string
  ref: RefObject<HTMLDivElement | null>
  hasLinks?: boolean
  children: ReactNode
}

export function Track({ className, labelledBy, ref, hasLinks = false, children }: TrackProps) {
  // Focusable where nothing inside is, so that the arrow keys can slide it.
  const role = hasLinks ? { role: 'group' } : { role: 'region', tabIndex: 0 }
  return (
    <div className={`track ${className}`} ref={ref} aria-labelledby={labelledBy} {...role}>
      <ul>{children}</ul>
    </div>
  )
}

type ToolProps = { title: string; controls: CarouselControls }

/** Only where there is more than is in view. */
export function CarouselArrows({ title, controls: { slides, turn } }: ToolProps) {
  if (!slides) return null
  return (
    <>
      <button
        type="button"
        className="icon-button arrow"
        aria-label={m.carousel_previous({ title })}
        onClick={() => turn(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="icon-button arrow"
        aria-label={m.carousel_next({ title })}
        onClick={() => turn(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </>
  )
}

function PauseButton({ title, controls: { slides, isPlaying, setIsStopped } }: ToolProps) {
  if (!slides || isPlaying === null) return null
  const label = isPlaying ? m.carousel_pause({ title }) : m.carousel_play({ title })
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={() => setIsStopped(isPlaying)}>
      <Icon name={isPlaying ? 'pause' : 'play-small'} />
    </button>
  )
}
