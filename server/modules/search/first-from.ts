/** The position of the first of some sorted items whose text is not before this one. */
export function firstFrom<Item>(items: readonly Item[], text: string, textOf: (item: Item) => string): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (textOf(items[middle]!) < text) low = middle + 1
    else high = middle
  }
  return low
}
