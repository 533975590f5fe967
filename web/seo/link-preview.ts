// Meta tags that only the server renders: the link preview, alternate languages, and JSON-LD.
import type { MetaDescriptor } from 'react-router'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import type { SiteSettings } from '#contract/site.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { organisation } from './organisation.ts'
import type { PageMeta } from './page-meta.ts'
import { pictureOf } from './preview-picture.ts'

const LOCALES: Record<Language, string> = { en: 'en_US', bn: 'bn_BD' }
type Address = (language: Language) => string

/** What a shared link shows. */
export function linkPreview(
  { title, description, picture, isArticle }: PageMeta,
  site: SiteSettings,
  address: Address,
): MetaDescriptor[] {
  const language = getLocale()
  const image = pictureOf(picture, site.origin)
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    property('site_name', m.site_name()),
    property('type', isArticle ? 'article' : 'website'),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('url', address(language)),
    property('locale', LOCALES[language]),
    ...LANGUAGES.filter((each) => each !== language).map((each) => property('locale:alternate', LOCALES[each])),
    property('image', image.url),
    ...(image.isDrawn ? [property('image:width', '1200'), property('image:height', '630')] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The tags of an indexable page for search engines. */
export function searchTags(
  { picture, jsonLd, isHome }: PageMeta,
  { origin }: SiteSettings,
  address: Address,
): MetaDescriptor[] {
  const links = { origin, url: address(getLocale()), picture: pictureOf(picture, origin).url }
  const structured = isHome ? organisation(origin) : (jsonLd?.(links) ?? [])
  return [
    ...LANGUAGES.map((each) => ({ tagName: 'link', rel: 'alternate', hrefLang: each, href: address(each) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    ...structured.map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
  ]
}
