import { hueStyle } from '../../ui/hue.ts'
import type { HomeContent } from './content.server.ts'

export function Partners({ partners }: { partners: HomeContent['partners'] }) {
  return (
    <section className="section section-later partners">
      <h2 className="sr-only">{partners.title}</h2>
      <ul className="stack wrap">
        {partners.items.map(({ hue, name, title, text, picture }) => (
          <li key={title} className="partner column tint" style={hueStyle(hue)}>
            <p className="partner-name">{name}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            <img className="cover" src={picture} alt="" width={420} height={124} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
