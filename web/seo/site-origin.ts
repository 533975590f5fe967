import type { SiteSettings } from '#contract/site.ts'

type RootMatch = { loaderData?: { site?: SiteSettings } | null }

/** Where the site is, for addresses in JSON-LD. `matches` are those of a meta function. */
export const siteOrigin = ({ matches }: { matches: readonly unknown[] }): string =>
  (matches as RootMatch[])[0]?.loaderData?.site?.origin ?? ''
