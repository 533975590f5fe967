import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { removeWithUndo } from '../saved/parts/remove.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { bytesIn } from './space.tsx'
import { finished, type Product } from './use-products.ts'

/** Suggests removing what is finished, largest first. */
export function MakeRoom({ products }: { products: Product[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  useEffect(() => heading.current?.focus(), [])
  const items = products.flatMap(finished).toSorted((one, other) => other.done - one.done)
  const freed = size(bytesIn(items))
  return (
    <section className="saved-room surface" aria-labelledby="make-room">
      <h2 id="make-room" ref={heading} tabIndex={-1}>
        {m.saved_make_room()}
      </h2>
      {items.length === 0 ? (
        <p>{m.saved_make_room_none()}</p>
      ) : (
        <>
          <p>{m.saved_make_room_text({ size: freed })}</p>
          <ul>
            {items.map(({ item, title, done }) => (
              <li className="beside" key={item}>
                <span lang={langOf(title)}>{title}</span>
                <small>{size(done)}</small>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button"
            onClick={() => {
              removeWithUndo(items)
              void navigate({ hash: '' }, { replace: true })
            }}
          >
            <Icon name="bin" />
            {m.saved_make_room_button({ size: freed })}
          </button>
        </>
      )}
    </section>
  )
}
