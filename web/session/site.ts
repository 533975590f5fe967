// The site settings from the root loader, for code outside components.
import type { SiteSettings } from '#contract/site.ts'

let settings: SiteSettings | undefined

export function rememberSite(site: SiteSettings): void {
  settings = site
}

export function knownSite(): SiteSettings | undefined {
  return settings
}
