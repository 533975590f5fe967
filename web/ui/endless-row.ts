// An endless row has a copy of its slides on both sides. Whenever it comes to rest far from the middle, it jumps by the
// width of one copy, which looks the same.

/** Where the slides themselves start, and their width until they repeat. */
export type SlideRange = { start: number; width: number }

export function slideRange(row: HTMLElement): SlideRange {
  const [first] = row.querySelectorAll('li:not([aria-hidden])')
  const [copy] = row.querySelectorAll('li[aria-hidden]')
  if (!first || !copy) return { start: 0, width: row.scrollWidth }
  // Not offsetLeft, which is rounded.
  const width = first.getBoundingClientRect().left - copy.getBoundingClientRect().left
  return { start: width, width }
}

/** Returns whether it moved. */
export function jumpToMiddle(row: HTMLElement): boolean {
  const { start, width } = slideRange(row)
  if (!start) return false
  const turns = Math.round((row.scrollLeft - start) / width)
  if (turns) row.scrollTo({ left: row.scrollLeft - turns * width, behavior: 'instant' })
  return turns !== 0
}
