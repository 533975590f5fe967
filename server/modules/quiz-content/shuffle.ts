// The order in which learners see choices that must not be in the right order. It has to be found without the key: the
// stored order is one of which no rotation is right, and each attempt shows one of its rotations.
import { createHash, randomInt } from 'node:crypto'

/** A random order; `isRight` says which must not be shown, in any rotation. */
export function mix<Item>(items: Item[], isRight: (order: Item[]) => boolean): Item[] {
  // Of two, one order is right and the other one is always shown. A few orders of more are right in some rotation.
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

/** The same for a reload of the same attempt. */
export function orderFor<Item>(attemptId: string, questionId: string, stored: Item[]): Item[] {
  if (stored.length < 3) return stored
  const seed = createHash('sha256').update(`${attemptId} ${questionId}`).digest().readUInt32BE()
  return rotate(stored, seed % stored.length)
}
