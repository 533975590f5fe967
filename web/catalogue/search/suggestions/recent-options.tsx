import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'

type RecentOptionsProps = {
  id: string
  texts: string[]
  active: number
  choose: (at: number) => void
  remove: (at: number) => void
  clear: () => void
}

/** The buttons are next to the list of options, because an option can't contain one. */
export function RecentOptions({ id, texts, active, choose, remove, clear }: RecentOptionsProps) {
  return (
    <>
      <div className="suggestions-head spread">
        <p className="suggestions-label" id={`${id}-recent`}>
          {m.suggest_recent()}
        </p>
        <button type="button" className="link" onClick={clear}>
          {m.suggest_clear()}
        </button>
      </div>
      <div className="recent-searches">
        <div id={id} role="listbox" aria-labelledby={`${id}-recent`}>
          {texts.map((text, at) => (
            <div
              key={text}
              className="suggestion"
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              onClick={() => choose(at)}
            >
              <Icon name="clock" />
              <span lang={langOf(text)}>{text}</span>
            </div>
          ))}
        </div>
        <ul>
          {texts.map((text, at) => (
            <li key={text}>
              <button
                type="button"
                className="icon-button icon-button-plain"
                aria-label={m.suggest_remove({ text })}
                onClick={() => remove(at)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
