// What a change changed, field by field, short enough to be kept for ever.
import { isDeepStrictEqual } from 'node:util'

export type Difference = Record<string, [before: unknown, after: unknown]>
type Fields = Record<string, unknown>

const CHARACTERS_KEPT = 300
/** How much of what stayed the same is shown before the first change in a long text. */
const LEAD = 40

/** Fields within fields are named with dots, as in field errors. What was not there is null. */
export function differenceOf(before: Fields, after: Fields): Difference {
  const [old, young] = [flat(before), flat(after)]
  const changed = [...new Set([...old.keys(), ...young.keys()])].filter(
    (field) => !isDeepStrictEqual(old.get(field), young.get(field)),
  )
  return Object.fromEntries(
    changed.map((field) => [field, shortened(old.get(field) ?? null, young.get(field) ?? null)]),
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

/** Both sides of a long text begin shortly before the first change, so that it is seen. */
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
  if (typeof value !== 'string' || value.length <= CHARACTERS_KEPT) return value
  // Between words: a Bengali letter may be several characters, and half of one cannot be read.
  const from = start > 0 ? value.lastIndexOf(' ', start) + 1 : 0
  const most = from + CHARACTERS_KEPT
  const space = value.lastIndexOf(' ', most)
  const to = most < value.length && space > from ? space : most
  // Half a character at an edge is nothing the database would take.
  const piece = value.slice(from, to).toWellFormed()
  return `${from > 0 ? '…' : ''}${piece}${to < value.length ? '…' : ''}`
}
