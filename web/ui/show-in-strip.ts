/** Scrolls a strip to centre one of its items. Unlike scrollIntoView(), it never scrolls the page. */
export function showInStrip(strip: HTMLElement | null, index: number): void {
  const item = strip?.children[index]
  if (!strip || !item) return
  const { left, width } = item.getBoundingClientRect()
  strip.scrollLeft += left - (strip.clientWidth - width) / 2
}
