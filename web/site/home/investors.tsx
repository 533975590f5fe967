import { useId } from 'react'
import { CarouselArrows, Track } from '../../ui/carousel.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { useCarousel } from '../../ui/use-carousel.ts'
import type { HomeContent } from './content.server.ts'

export function Investors({ investors }: { investors: HomeContent['investors'] }) {
  const id = useId()
  const { track, controls } = useCarousel()
  const { title, count, text, items } = investors
  return (
    <section className="section-later investors">
      <div className="wrap">
        <div>
          <h2 id={id}>{title}</h2>
          <div className="investors-count">{count}</div>
          <p>{text}</p>
          <div className="section-tools row">
            <CarouselArrows title={title} controls={controls} />
          </div>
        </div>
        <Track className="track-investors" labelledBy={id} ref={track}>
          {items.map(({ name, text, hue, initials, flower }) => (
            <li key={name} className="investor column">
              <span className="investor-face middle" style={hueStyle(hue)} aria-hidden="true">
                <img className="av" src={flower} alt="" width={64} height={64} loading="lazy" />
                {initials}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Track>
      </div>
    </section>
  )
}
