// Loads the client of the configured identity service, and only that one.
import type { SiteSettings } from '#contract/site.ts'
import type { IdentityClient } from './identity.ts'

export async function loadIdentity(site: SiteSettings): Promise<IdentityClient> {
  if (site.identity === 'embedded') return (await import('./embedded.ts')).embeddedIdentity
  return (await import('./hosted.ts')).loadHosted(site)
}
