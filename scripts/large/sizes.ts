// The sizes of all tables: full, scaled, or given one by one.
import { parseArgs } from 'node:util'

const FULL = {
  courses: 1_000_000,
  books: 100_000,
  users: 500_000,
  orders: 2_000_000,
  blogs: 10_000,
  instructors: 20_000,
  reviews: 100_000,
  reads: 500_000,
  audit: 200_000,
  messages: 100_000,
  deleted: 2_000,
}
export type Sizes = typeof FULL
const NAMES = Object.keys(FULL) as (keyof Sizes)[]

export function scaled(scale: number): Sizes {
  return Object.fromEntries(NAMES.map((name) => [name, Math.ceil(FULL[name] * scale)])) as Sizes
}

export function readSizes(args: string[]): Sizes {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      scale: option,
      'yes-delete-everything': { type: 'boolean' },
      ...Object.fromEntries(NAMES.map((name) => [name, option])),
    },
  })
  const options = values as Partial<Record<keyof Sizes | 'scale', string>>
  const sizes = scaled(numberOf(options.scale ?? '1'))
  for (const name of NAMES) if (options[name] !== undefined) sizes[name] = numberOf(options[name])
  return sizes
}

function numberOf(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`${text} is not a size`)
  return number
}
