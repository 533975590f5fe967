// The keys that a service publishes as a JWK set, cached for as long as its Cache-Control allows.
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { TIMEOUT_MS, unreachable } from './issuer.ts'

/** The default without a max-age, and the upper limit with one. */
const MIN_CACHE_S = 60
const MAX_CACHE_S = 86_400

/** Throws 503 while the keys are unreachable, instead of refusing the token. */
export function publishedKeys(address: string, now: () => Date): JWTVerifyGetKey {
  let cached: { until: number; find: Promise<JWTVerifyGetKey> } | undefined
  return async (header, token) => {
    if (!cached || cached.until <= now().getTime()) {
      const entry = { until: now().getTime() + MIN_CACHE_S * 1000, find: load() }
      cached = entry
      entry.find.catch(() => {
        if (cached === entry) cached = undefined
      })
    }
    return (await cached.find)(header, token)
  }

  async function load(): Promise<JWTVerifyGetKey> {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
      if (!response.ok) throw new Error(`the keys answered ${response.status}`)
      const find = createLocalJWKSet((await response.json()) as JSONWebKeySet)
      if (cached) cached.until = now().getTime() + secondsToCache(response) * 1000
      return find
    } catch (error) {
      throw unreachable(error)
    }
  }
}

function secondsToCache({ headers }: Response): number {
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
  return Math.min(Math.max(maxAge, MIN_CACHE_S), MAX_CACHE_S)
}
