// Loads the client of a hosted identity service. A separate module, so that pages of other installations do not grow.
import type { SiteSettings } from '#contract/site.ts'
import type { IdentityClient } from './identity.ts'

export async function loadHosted({ oidc, firebase }: SiteSettings): Promise<IdentityClient> {
  if (firebase) return (await import('./firebase/identity.ts')).firebaseIdentity
  if (!oidc) throw new Error('The hosted identity service has no settings.')
  return (await import('./oidc.ts')).hostedIdentity(oidc)
}
