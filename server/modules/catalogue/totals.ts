// How many rows a public list has: counted once for each content version, not once for each reader.
import type { Content } from '../../db/content.ts'

export type Totals = (list: string, count: () => Promise<number>) => Promise<number>

export function createTotals(content: Content): Totals {
  let known = new Map<string, Promise<number>>()
  content.onChange(() => (known = new Map()))
  return (list, count) => {
    const counted = known.get(list)
    if (counted) return counted
    const mine = known
    const counting = count()
    mine.set(list, counting)
    // A failed count is not remembered.
    counting.catch(() => mine.delete(list))
    return counting
  }
}
