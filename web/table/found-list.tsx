import type { Key } from 'react'
import { langOf } from '../ui/language.tsx'
import './found-list.css'

type FoundListProps<Item> = {
  found: Item[]
  /** How an item is called, and what kind it is where there are several. */
  show: (item: Item) => { key: Key; name: string; note?: string }
  onChoose: (item: Item) => void
}

/** What a field has found by a typed name, to choose from. */
export function FoundList<Item>({ found, show, onChoose }: FoundListProps<Item>) {
  if (!found.length) return null
  return (
    <ul className="found-list">
      {found.map((item) => {
        const { key, name, note } = show(item)
        return (
          <li key={key}>
            <button type="button" onClick={() => onChoose(item)}>
              <span lang={langOf(name)}>{name}</span>
              {note && <small>{note}</small>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
