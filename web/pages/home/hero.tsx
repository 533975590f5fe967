import { m } from '../../paraglide/messages.js'
import { Sentence } from '../../ui/language.tsx'
import { Drawing } from '../../ui/picture.tsx'
import type { HomeQuilts } from './content.server.ts'

export function Hero({ quilts }: { quilts: HomeQuilts }) {
  return (
    <div className="hero">
      <div className="wrap">
        <div className="hero-text">
          <h1>{m.home_hero_title()}</h1>
          <p className="hero-lead">
            <Sentence text={m.home_hero_text()} />
          </p>
        </div>
        {/* Both are in the page; the width of the screen says which one is drawn. */}
        <div className="hero-art">
          <Drawing className="hero-wide" svg={quilts.wide} />
          <Drawing className="hero-narrow" svg={quilts.narrow} />
        </div>
      </div>
    </div>
  )
}
