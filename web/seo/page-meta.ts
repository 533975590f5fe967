// A page's meta tags, for search engines and link previews.
import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { Guarded } from '../session/guards.tsx'
import { linkPreview } from './link-preview.ts'

/** The part of a meta function's arguments that is used here. */
type MetaArgs = { location: { pathname: string; search: string }; matches: readonly unknown[] }
type Match = { loaderData?: { site?: SiteSettings } | null; handle?: Partial<Guarded> | null }

export type PageMeta = {
  title: string
  description?: string | undefined
  /** A record's `img`, for the link preview. */
  picture?: string | undefined
  /** A schema.org description, without @context. */
  jsonLd?: object | undefined
  /** Set on every tab of the home page, which describes the whole site. */
  isHome?: boolean
  /** Keeps search engines away (noindex). */
  isHidden?: boolean
}

/** The list cursor, the only part of the query that belongs in the canonical address. */
const AFTER = /[?&](after=[\da-f-]{36})(?:&|$)/i

export function pageTitle(name: string): string {
  return `${name} | ${m.site_name()}`
}

export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const routes = matches as Match[]
  const site = routes[0]?.loaderData?.site
  const title = page.isHome ? `${m.site_name()}: ${page.title}` : pageTitle(page.title)
  const description = page.description?.replace(/\s+/g, ' ').trim()
  const tags: MetaDescriptor[] = [{ title }]
  if (description) tags.push({ name: 'description', content: description })
  if (page.isHidden || routes.some((match) => isGuarded(match, site))) {
    tags.push({ name: 'robots', content: 'noindex' })
    return tags
  }
  if (!site) return tags
  const path = page.isHome ? '/' : location.pathname
  const after = AFTER.exec(location.search)?.[1]
  const address = (language: string) => {
    const query = [after, language === 'en' ? '' : `lang=${language}`].filter(Boolean).join('&')
    return `${site.origin}${path}${query && `?${query}`}`
  }
  // Browsers share the canonical address, so it must also be right after client-side navigation.
  tags.push({ tagName: 'link', rel: 'canonical', href: address(getLocale()) })
  // Only crawlers need the rest, so it is left out of the browser bundle.
  if (import.meta.env.SSR) tags.push(...linkPreview({ ...page, title, description }, site, address))
  return tags
}

/** For unknown addresses and deleted content. */
export function missingMeta(args: MetaArgs): MetaDescriptor[] {
  return pageMeta(args, { title: m.not_found_title(), isHidden: true })
}

function isGuarded({ handle }: Match, site: SiteSettings | undefined): boolean {
  return Boolean(handle?.guard) && !(handle?.guard === 'catalogue' && site?.openCatalogue)
}
