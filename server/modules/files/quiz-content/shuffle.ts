// The order in which learners see choices whose correct order is the answer. It must be calculated without the key: no
// rotation of the stored order is correct, and each attempt shows one of its rotations.
import { createHash, randomInt } from 'node:crypto'

/** A random order. `isRight` identifies orders that no rotation may show. */
export function mix<Item>(items: Item[], isRight: (order: Item[]) => boolean): Item[] {
  // With two choices, one order is correct and the other is always shown. With more, a few orders are correct in some
  // rotation.
  for (let round = 0; round < 1000; round++) {
    const order = shuffled(items)
    if (!rotations(order).some(isRight)) return order
  }
  return items
}

function shuffled<Item>(items: Item[]): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

const rotations = <Item>(order: Item[]): Item[][] =>
  order.length < 3 ? [order] : order.map((_, start) => rotate(order, start))

const rotate = <Item>(order: Item[], start: number): Item[] => [...order.slice(start), ...order.slice(0, start)]

/** Stable across reloads of the same attempt. */
export function orderFor<Item>(attemptId: string, questionId: string, stored: Item[]): Item[] {
  if (stored.length < 3) return stored
  const seed = createHash('sha256').update(`${attemptId} ${questionId}`).digest().readUInt32BE()
  return rotate(stored, seed % stored.length)
}
