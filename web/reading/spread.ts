/** The pages that lie open together: the first alone, then an even one on the left and an odd one on the right. */
export function spreadAt(page: number, last: number): number[] {
  const left = page - (page % 2)
  return [left, left + 1].filter((number) => number >= 1 && number <= last)
}
