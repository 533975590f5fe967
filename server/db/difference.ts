// A field-by-field diff, short enough to store for ever.
import { isDeepStrictEqual } from 'node:util'

export type Difference = Record<string, [before: unknown, after: unknown]>
type Fields = Record<string, unknown>

const MAX_CHARACTERS = 300
/** How much unchanged text is shown before the first difference in a long text. */
const LEAD = 40

/** Nested fields are named with dots, as in field errors. Missing values are null. */
export function differenceOf(before: Fields, after: Fields): Difference {
  const [oldFields, newFields] = [flat(before), flat(after)]
  const changed = [...new Set([...oldFields.keys(), ...newFields.keys()])].filter(
    (field) => !isDeepStrictEqual(oldFields.get(field), newFields.get(field)),
  )
  return Object.fromEntries(
    changed.map((field) => [field, shortened(oldFields.get(field) ?? null, newFields.get(field) ?? null)]),
  )
}

function flat(fields: Fields, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? [...flat(value as Fields, `${prefix}${name}.`)]
        : [[prefix + name, value] as const],
    ),
  )
}

/** Both sides of a long text start shortly before the first difference, so that it is visible. */
function shortened(before: unknown, after: unknown): [unknown, unknown] {
  const start = Math.max(0, firstChange(before, after) - LEAD)
  return [cut(before, start), cut(after, start)]
}

function firstChange(before: unknown, after: unknown): number {
  if (typeof before !== 'string' || typeof after !== 'string') return 0
  let index = 0
  while (index < before.length && before[index] === after[index]) index++
  return index
}

function cut(value: unknown, start: number): unknown {
  if (typeof value !== 'string' || value.length <= MAX_CHARACTERS) return value
  // Cut between words: a Bengali letter may be several characters, and half of one is unreadable.
  const from = start > 0 ? value.lastIndexOf(' ', start) + 1 : 0
  const max = from + MAX_CHARACTERS
  const space = value.lastIndexOf(' ', max)
  const to = max < value.length && space > from ? space : max
  // The database refuses half a surrogate pair.
  const piece = value.slice(from, to).toWellFormed()
  return `${from > 0 ? '…' : ''}${piece}${to < value.length ? '…' : ''}`
}
