// A page's meta tags, for search engines and link previews.
import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { Guarded } from '../layout/guards.tsx'
import { linkPreview, searchTags } from './link-preview.ts'

/** The part of a meta function's arguments that is used here. */
type MetaArgs = { location: { pathname: string; search: string }; matches: readonly unknown[] }
type Match = { loaderData?: { site?: SiteSettings } | null; handle?: Partial<Guarded> | null }

export type PageMeta = {
  title: string
  description?: string | undefined
  /** A record's `img`, for the link preview. */
  picture?: string | undefined
  /** schema.org descriptions, without @context. Server only. */
  jsonLd?: ((page: PageLinks) => object[]) | undefined
  isArticle?: boolean
  /** Set on every tab of the home page, which represents the entire site. */
  isHome?: boolean
  /** Keeps search engines away (noindex). */
  isHidden?: boolean
}

/** Absolute URLs. */
export type PageLinks = { origin: string; url: string; picture: string }

/** The list cursor is the only query parameter in the canonical URL. */
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
  const guards = routes.flatMap(({ handle }) => handle?.guard ?? [])
  const isClosed = guards.some((guard) => guard !== 'catalogue' || !site?.openCatalogue)
  if (page.isHidden || isClosed) tags.push({ name: 'robots', content: 'noindex' })
  // Pages behind the login still get a link preview if their content is public.
  if (!site || page.isHidden || guards.some((guard) => guard !== 'catalogue')) return tags
  const path = page.isHome ? '/' : location.pathname
  const after = AFTER.exec(location.search)?.[1]
  const address = (language: string) => {
    const query = [after, language === 'en' ? '' : `lang=${language}`].filter(Boolean).join('&')
    return `${site.origin}${path}${query && `?${query}`}`
  }
  // Browsers share the canonical URL, so it must also be correct after client-side navigation.
  if (!isClosed) tags.push({ tagName: 'link', rel: 'canonical', href: address(getLocale()) })
  // Only crawlers need the rest, so it is left out of the browser bundle.
  if (import.meta.env.SSR) {
    tags.push(...linkPreview({ ...page, title, description }, site, address))
    if (!isClosed) tags.push(...searchTags(page, site, address))
  }
  return tags
}

/** The tags for unknown URLs and deleted content. */
export function missingMeta(args: MetaArgs): MetaDescriptor[] {
  return pageMeta(args, { title: m.not_found_title(), isHidden: true })
}
