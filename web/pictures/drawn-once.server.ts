// A drawing depends on nothing but what it is asked for: the newest few thousand are kept, a kilobyte or so each.
const MOST = 5000
const drawn = new Map<string, string>()

export function drawnOnce(what: string, draw: () => string): string {
  const known = drawn.get(what)
  if (known !== undefined) return known
  const svg = draw()
  if (drawn.size >= MOST) drawn.delete(drawn.keys().next().value!)
  drawn.set(what, svg)
  return svg
}
