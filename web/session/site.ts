// What the server told the pages about the installation, for code that is not a component.
import type { SiteSettings } from '#contract/site.ts'

let known: SiteSettings | undefined

export function rememberSite(site: SiteSettings): void {
  known = site
}

export function knownSite(): SiteSettings | undefined {
  return known
}
