import type { Range } from '#contract/calls/learning/learning.ts'

export function joinRanges(ranges: Range[]): Range[] {
  const joined: Range[] = []
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
