import { useId, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import './product.css'

/** A titled section of a product page. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="block" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function Objectives({ points }: { points: string[] }) {
  return (
    <ul className="objectives stack">
      {points.map((point) => (
        <li className="stack" key={point} lang={langOf(point)}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  )
}

/** Plain text in which each line is a paragraph. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose" lang={langOf(text)}>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
