// Deterministic randomness, seeded with a record's id, so that a cover never changes between visits or between server
// and browser.

export type Random = () => number

// FNV-1a over code points with a final avalanche, because neighbouring ids (c1, c2, c3 …) must not look alike.
export function hash(value: string | number): number {
  let sum = 2166136261
  for (const character of String(value)) {
    sum ^= character.codePointAt(0) ?? 0
    sum = Math.imul(sum, 16777619)
  }
  sum ^= sum >>> 15
  sum = Math.imul(sum, 2246822507)
  sum ^= sum >>> 13
  return sum >>> 0
}

// mulberry32: numbers from 0 to 1 (exclusive), with the same sequence for the same seed.
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

// Wraps around, so that a stored or hand-written index is never out of range.
export function pick<const Item>(list: readonly [Item, ...Item[]], index: number): Item {
  return list.at(index % list.length) ?? list[0]
}
