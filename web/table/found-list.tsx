import type { Key } from 'react'
import { langOf } from '../ui/language.tsx'
import './found-list.css'

type FoundListProps<Item> = {
  found: Item[]
  /** An item's name, and its kind if there are several. */
  show: (item: Item) => { key: Key; name: string; note?: string }
  onChoose: (item: Item) => void
}

/** The results of a search by name in a field, to choose from. */
export function FoundList<Item>({ found, show, onChoose }: FoundListProps<Item>) {
  if (!found.length) return null
  return (
    <ul className="found-list">
      {found.map((item) => {
        const { key, name, note } = show(item)
        return (
          <li key={key}>
            <button className="spread" type="button" onClick={() => onChoose(item)}>
              <span lang={langOf(name)}>{name}</span>
              {note && <small>{note}</small>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
