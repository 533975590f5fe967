import { langOf } from '../ui/language.tsx'
import { moment } from '../ui/numbers.ts'

/** A name with a smaller note below it. */
export function ItemName({ name, note }: { name: string; note?: string | undefined }) {
  return (
    <p className="table-named">
      <b lang={langOf(name)}>{name}</b>
      {note && <small lang={langOf(note)}>{note}</small>}
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
