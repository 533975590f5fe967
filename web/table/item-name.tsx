import { Fragment } from 'react'
import { langOf } from '../ui/language.tsx'
import { moment } from '../ui/numbers.ts'

/** A name with a smaller note below it. An email that is too long for its column breaks before its @. */
export function ItemName({ name, note }: { name: string; note?: string | undefined }) {
  return (
    <p className="table-named">
      <b lang={langOf(name)}>{name}</b>
      {note && (
        <small lang={langOf(note)}>
          {note.split(/(?=@)/).map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </small>
      )}
    </p>
  )
}

export function Moment({ at }: { at: string }) {
  return (
    <time className="table-moment" dateTime={at}>
      {moment(at)}
    </time>
  )
}
