// Preloaded into server tests and the products they start (`node --import`). For every module that Node loads it parses
// the `exports` of the module's package again; drizzle's are 170 KB, which is half of the time that our server takes to
// load.
import { registerHooks, type ResolveFnOutput } from 'node:module'

const PACKAGE = 'drizzle-orm'
const resolved = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${PACKAGE}/`)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return nextResolve(specifier, context)
    const known = resolved.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true }
    resolved.set(specifier, known)
    return known
  },
})
