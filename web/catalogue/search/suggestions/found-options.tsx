import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { langOf, Sentence } from '../../../ui/language.tsx'
import type { SuggestionGroup } from './suggestion-groups.ts'

type FoundOptionsProps = {
  id: string
  text: string
  groups: SuggestionGroup[]
  active: number
  choose: (at: number) => void
}

/** The options of all groups, numbered consecutively, ending with the link to all results. */
export function FoundOptions({ id, text, groups, active, choose }: FoundOptionsProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  const last = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div id={id} role="listbox" aria-label={m.suggest_label()} hidden={groups.length === 0}>
      {groups.map(({ name, label, items }, group) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p className="suggestions-label" id={`${id}-${name}`} role="presentation">
            {label}
          </p>
          {items.map(({ path, title, detail }, index) => {
            const at = starts[group]! + index
            return (
              <div
                key={path}
                className="suggestion"
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                onClick={() => choose(at)}
              >
                <b className="strong clamp" lang={langOf(title)}>
                  {title}
                </b>
                {detail && <small lang={langOf(detail)}>{detail}</small>}
              </div>
            )
          })}
        </div>
      ))}
      <div
        className="suggestion suggestion-all accent"
        id={`${id}-${last}`}
        role="option"
        aria-selected={last === active}
        onClick={() => choose(last)}
      >
        <Icon name="search" />
        <span>
          <Sentence text={m.suggest_all({ text })} />
        </span>
      </div>
    </div>
  )
}
