import { Children, useId, type ReactNode, type RefObject } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'
import { useCarousel, type CarouselControls } from './use-carousel.ts'
import { EmptyNote } from './notes.tsx'

type CarouselProps = {
  /** A class in styles/carousel.css, which sets how many slides are visible at each width. */
  className: string
  title: string
  text?: string
  /** Shown next to the arrows, such as a link to all items. */
  tool?: ReactNode
  /** Shown in place of an empty row. */
  empty?: string
  /** Whether the slides are links and can be reached by keyboard. */
  hasLinks?: boolean
  /** Whether it plays automatically, with a pause button. */
  isAutomatic?: boolean
  /** <li> elements. */
  children: ReactNode
  /** The same slides again, hidden from assistive technology, which make the row endless. */
  copies?: ReactNode
}

/** A section whose content slides sideways. */
export function Carousel(props: CarouselProps) {
  const { className, title, text, tool, empty, hasLinks, isAutomatic = false, children, copies } = props
  const id = useId()
  const { track, matra, drag, hasCopies, controls } = useCarousel({ isAutomatic, isEndless: Boolean(copies) })
  return (
    <section className={`section section-later section-of-${className}`}>
      <div className="wrap">
        <div className="section-head">
          <div className="matra" ref={matra} aria-hidden="true" {...drag} />
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
          <div className="section-tools row">
            {tool}
            <PauseButton title={title} controls={controls} />
            <CarouselArrows title={title} controls={controls} />
          </div>
        </div>
        {empty && !Children.count(children) ? (
          <EmptyNote text={empty} />
        ) : (
          <Track className={className} labelledBy={id} ref={track} hasLinks={hasLinks ?? false}>
            {hasCopies && copies}
            {children}
            {hasCopies && copies}
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
  // Focusable if nothing inside is, so that the arrow keys can scroll it.
  const role = hasLinks ? { role: 'group' } : { role: 'region', tabIndex: 0 }
  return (
    <div className={`track ${className}`} ref={ref} aria-labelledby={labelledBy} {...role}>
      <ul className="stack">{children}</ul>
    </div>
  )
}

type ToolProps = { title: string; controls: CarouselControls }

/** Hidden if all slides are visible. */
export function CarouselArrows({ title, controls: { canSlide, slideByView } }: ToolProps) {
  if (!canSlide) return null
  return (
    <>
      <button
        type="button"
        className="icon-button arrow"
        aria-label={m.carousel_previous({ title })}
        onClick={() => slideByView(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="icon-button arrow"
        aria-label={m.carousel_next({ title })}
        onClick={() => slideByView(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </>
  )
}

function PauseButton({ title, controls: { canSlide, isPlaying, setIsStopped } }: ToolProps) {
  if (!canSlide || isPlaying === null) return null
  const label = isPlaying ? m.carousel_pause({ title }) : m.carousel_play({ title })
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={() => setIsStopped(isPlaying)}>
      <Icon name={isPlaying ? 'pause' : 'play-small'} />
    </button>
  )
}
