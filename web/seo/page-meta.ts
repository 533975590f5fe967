// What search engines and shared links are told about a page.
import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { Guarded } from '../session/guards.tsx'
import { linkPreview } from './link-preview.ts'

/** What a route's meta function is given, as far as it matters here. */
type MetaArgs = { location: { pathname: string; search: string }; matches: readonly unknown[] }
type Match = { loaderData?: { site?: SiteSettings } | null; handle?: Partial<Guarded> | null }

export type PageMeta = {
  title: string
  description?: string | undefined
  /** The address of a picture of it, for links that are shared: a record's `img`. */
  picture?: string | undefined
  /** What it is, in the words of schema.org. */
  thing?: object | undefined
  /** The home page, whichever of its tabs is open: it speaks for the whole site. */
  isHome?: boolean
  /** Not to be found by search engines. */
  isHidden?: boolean
}

/** The part of a list that an address names; the rest of the query changes nothing that others could see. */
const AFTER = /[?&](after=[\da-f-]{36})(?:&|$)/i

export function pageTitle(name: string): string {
  return `${name} | ${m.site_name()}`
}

export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const known = matches as Match[]
  const site = known[0]?.loaderData?.site
  const title = page.isHome ? `${m.site_name()}: ${page.title}` : pageTitle(page.title)
  const description = page.description?.replace(/\s+/g, ' ').trim()
  const tags: MetaDescriptor[] = [{ title }]
  if (description) tags.push({ name: 'description', content: description })
  if (page.isHidden || known.some((match) => isShut(match, site))) {
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
  // Browsers share a page by its canonical address, so it is kept right when pages follow by links.
  tags.push({ tagName: 'link', rel: 'canonical', href: address(getLocale()) })
  // The rest is for those who ask the server: it is no part of what browsers load.
  if (import.meta.env.SSR) tags.push(...linkPreview({ ...page, title, description }, site, address))
  return tags
}

/** Of an address that leads nowhere, and of a thing that is not there any more. */
export function missingMeta(args: MetaArgs): MetaDescriptor[] {
  return pageMeta(args, { title: m.not_found_title(), isHidden: true })
}

function isShut({ handle }: Match, site: SiteSettings | undefined): boolean {
  return Boolean(handle?.guard) && !(handle?.guard === 'catalogue' && site?.openCatalogue)
}
