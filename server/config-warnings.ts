// What is allowed in real mode but probably not meant; said once, at start.
import type { Config } from './config.ts'

export function configWarnings({ mode, publicUrl, accessTokenSecret, identitySecret }: Config): string[] {
  if (mode === 'demo') return []
  const warnings: string[] = []
  if (publicUrl?.startsWith('http:')) {
    warnings.push('PUBLIC_URL is plain http: passwords and cookies can be read on the way. Use https.')
  }
  if (accessTokenSecret === identitySecret) {
    warnings.push('ACCESS_TOKEN_SECRET and IDENTITY_SECRET are the same: give each a random value of its own.')
  }
  return warnings
}
