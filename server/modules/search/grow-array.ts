type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array

/** The same numbers with capacity for at least `length`. Grows by a quarter, so that few calls copy. */
export function withCapacity<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  if (length <= numbers.length) return numbers
  const larger = new (numbers.constructor as new (length: number) => Kind)(withSlack(length, 1 / 4))
  larger.set(numbers)
  return larger
}

/** A little more than needed, so that the next few changes do not copy the whole array. */
export function withSlack(length: number, share: number): number {
  return Math.ceil(length * (1 + share)) + 64
}
