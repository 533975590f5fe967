// Resolves each module only once. Node reads the package.json of a module's package again for every import. drizzle's
// has 179 KB, and parsing it a thousand times took a third of the time spent on imports at startup.
import { registerHooks, type ResolveFnOutput } from 'node:module'

export function resolveOnce(): void {
  const resolved = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context
      const key = conditions.includes('import') && parentURL ? keyOf(specifier, parentURL) : undefined
      if (key === undefined) return next(specifier, context)
      const known = resolved.get(key)
      if (known) return { ...known, shortCircuit: true }
      const found = next(specifier, context)
      resolved.set(key, found)
      return found
    },
  })
}

/** The result doesn't depend on the importing file if that is ours, or if the specifier is relative to it. */
function keyOf(specifier: string, parentURL: string): string | undefined {
  if (specifier.startsWith('.')) return new URL(specifier, parentURL).href
  return parentURL.includes('/node_modules/') ? undefined : specifier
}
