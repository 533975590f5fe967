import { Carousel } from '../../ui/carousel.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { HomeContent } from './content.server.ts'

/** Links into the catalogue, sliding automatically. */
export function CategoryCarousel({ categories: { title, text, items } }: { categories: HomeContent['skills'] }) {
  return (
    <Carousel className="track-categories" title={title} text={text} hasLinks isAutomatic>
      {items.map(({ path, hue, label, cover }) => (
        <li key={path}>
          <PageLink className="category-card" to={path} style={hueStyle(hue)}>
            <img className="cover" src={cover} alt="" width={320} height={200} loading="lazy" />
            <span className="spread">
              {label}
              <Icon name="arrow-right" />
            </span>
          </PageLink>
        </li>
      ))}
    </Carousel>
  )
}
