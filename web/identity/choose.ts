// Loads the client of the configured identity service, and only that one.
import type { SiteSettings } from '#contract/site.ts'
import type { IdentityClient } from './identity.ts'

export async function loadIdentity({ identity, oidc }: SiteSettings): Promise<IdentityClient> {
  if (identity === 'embedded') return (await import('./embedded.ts')).embeddedIdentity
  if (!oidc) throw new Error('The hosted identity service has no settings.')
  return (await import('./oidc.ts')).hostedIdentity(oidc)
}
