import { Carousel } from '../../ui/carousel.tsx'
import type { HomeContent } from './content.server.ts'

export function Brands({ brands }: { brands: HomeContent['brands'] }) {
  return (
    <Carousel className="track-brands" title={brands.title}>
      {brands.items.map(({ name, text, mark }) => (
        <li key={name} className="brand column surface">
          <img className="cover" src={mark} alt="" width={52} height={52} loading="lazy" />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Carousel>
  )
}
