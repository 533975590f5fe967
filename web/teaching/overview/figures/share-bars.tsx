import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { count } from '../../../ui/numbers.ts'

type Bar = { key: string; name: ReactNode; value: number; mark?: string | undefined }

/** A bar for each value, as long as its share of the total. */
export function ShareBars({ bars, whole }: { bars: Bar[]; whole: number }) {
  return (
    <ol className="share-bars stack">
      {bars.map(({ key, name, value, mark }) => {
        const percent = whole ? Math.min(100, Math.round((100 * value) / whole)) : 0
        return (
          <li className="stack numbers" key={key} data-marked={mark ? true : undefined}>
            <span className="share-name spread">
              <span>
                {name} {mark && <span className="badge">{mark}</span>}
              </span>
              <span>{count(value)}</span>
            </span>
            <span className="share-bar" aria-hidden="true">
              <i style={{ width: `${percent}%` }} />
            </span>
            <b>{m.overview_percent({ n: count(percent) })}</b>
          </li>
        )
      })}
    </ol>
  )
}
