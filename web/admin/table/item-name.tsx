import { langOf } from '../../ui/language.tsx'
import { moment } from '../../ui/numbers.ts'

/** A name, and smaller below it what else says who or what it is. */
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
