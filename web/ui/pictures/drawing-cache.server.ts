// Caches drawings by everything they depend on. Each is about a kilobyte, so the newest few thousand fit into memory.
const MAX_DRAWINGS = 5000
const cache = new Map<string, string>()

export function cachedDrawing(key: string, draw: () => string): string {
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const svg = draw()
  if (cache.size >= MAX_DRAWINGS) cache.delete(cache.keys().next().value!)
  cache.set(key, svg)
  return svg
}
