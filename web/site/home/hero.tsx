import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useLastClass } from '../../catalogue/parts/last-class.ts'
import { hueStyle } from '../../ui/hue.ts'
import { Sentence } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { HomeContent } from './content.server.ts'
import { Quilt } from './hero-quilt.tsx'

type HeroProps = { words: HomeContent['hero']; classes: HomeContent['classes']['items'] }

export function Hero({ words, classes }: HeroProps) {
  return (
    <div className="hero">
      <div className="wrap">
        <div className="hero-text column">
          <h1>{words.title}</h1>
          <p className="hero-lead">
            <Sentence text={words.text} />
          </p>
          <p className="hero-ways wraps">
            <PageLink className="button button-primary button-large" to={paths.classes}>
              {words.findClass}
            </PageLink>
            <PageLink className="button button-large" to={paths.skills}>
              {words.exploreSkills}
            </PageLink>
          </p>
          <PickClass title={words.pickClass} classes={classes} />
        </div>
        {/* Both are in the page. CSS shows one of them depending on the screen width. */}
        <div className="hero-art">
          <Quilt shape="wide" />
          <Quilt shape="narrow" />
        </div>
      </div>
    </div>
  )
}

/** The chips hang from a bar, like Bengali letters from the matra. The class opened last is highlighted. */
function PickClass({ title, classes }: { title: string; classes: HeroProps['classes'] }) {
  const last = useLastClass()
  return (
    <nav className="pick-class" aria-labelledby="pick-class">
      <h2 className="muted" id="pick-class">
        {title}
      </h2>
      <ul className="beside">
        {classes.map(({ number, path, hue, label, short }) => (
          <li key={path}>
            <PageLink
              to={path}
              style={hueStyle(hue)}
              data-last={number === last || undefined}
              aria-label={number === last ? m.home_pick_last({ label }) : label}
            >
              {short}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
