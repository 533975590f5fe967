import { categoryOf } from '../../catalogue/parts/course-categories.ts'
import { size } from '../../files/amounts.ts'
import { changeSettings, useSettings } from '../../ui/device-settings.ts'
import { m } from '../../paraglide/messages.js'
import { WifiSwitch } from '../saved/parts/ask-first.tsx'
import { useDeviceTexts } from '../saved/parts/device.ts'
import type { Room, SavedItem } from '../saved/saved.ts'
import { count } from '../../ui/numbers.ts'
import { langOf } from '../../ui/language.tsx'
import { finished, type Product } from './use-products.ts'
import type { CSSProperties } from 'react'

const QUALITIES = ['240p', '360p', '720p']
const USUAL = '360p'

export const bytesIn = (items: SavedItem[]) => items.reduce((sum, { done }) => sum + done, 0)

const GB = 1_000_000_000

/** Formats as: 10.7 GB */
const large = (bytes: number) =>
  bytes < GB ? size(bytes) : m.saved_gb({ n: count(Math.round(bytes / (GB / 10)) / 10) })

type SpaceProps = { room: Room; products: Product[]; books: SavedItem[] }

/** How much space is used and left, by course, and settings for saving. */
export function Space({ room, products, books }: SpaceProps) {
  const texts = useDeviceTexts()
  const { savedQuality = USUAL } = useSettings()
  const parts = [
    ...products.map(({ id, title, classCourse, items }) => ({
      id,
      title,
      bytes: bytesIn(items),
      colour: `var(--${categoryOf(classCourse)?.hue ?? 'free'}-field)`,
    })),
    { id: 'books', title: m.saved_books(), bytes: bytesIn(books), colour: 'var(--gold)' },
  ].filter(({ bytes }) => bytes > 0)
  const used = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const all = used + room.left
  return (
    <section className="saved-space surface" aria-label={m.saved_space()}>
      <div className="saved-figures ends">
        <b>{m.saved_used({ size: size(used) })}</b>
        {Number.isFinite(room.left) && <span className="muted">{texts.left({ size: large(room.left) })}</span>}
      </div>
      <div className="saved-bar beside" aria-hidden="true">
        {parts.map(({ id, bytes, colour }) => (
          <i key={id} style={{ '--part': colour, width: `${(bytes / all) * 100}%` } as CSSProperties} />
        ))}
      </div>
      <ul className="saved-parts muted wraps">
        {parts.map(({ id, title, bytes, colour }) => (
          <li className="inline" key={id} style={{ '--part': colour } as CSSProperties}>
            <span lang={langOf(title)}>{title}</span> {size(bytes)}
          </li>
        ))}
        <li className="inline">{m.saved_rest_free()}</li>
      </ul>
      {products.some((product) => finished(product).length > 0) && (
        <a className="link" href="#room">
          {m.saved_make_room()}
        </a>
      )}
      <WifiSwitch />
      <label className="spread saved-quality">
        <span>
          <b className="strong">{m.saved_quality()}</b>
          <small>{m.saved_quality_text()}</small>
        </span>
        <select value={savedQuality} onChange={(event) => changeSettings({ savedQuality: event.target.value })}>
          {QUALITIES.map((quality) => (
            <option key={quality}>{quality}</option>
          ))}
        </select>
      </label>
    </section>
  )
}
