// The site settings from the root loader, for code outside components.
import type { SiteSettings } from '#contract/site.ts'

let known: SiteSettings | undefined

export function rememberSite(site: SiteSettings): void {
  known = site
}

export function knownSite(): SiteSettings | undefined {
  return known
}
