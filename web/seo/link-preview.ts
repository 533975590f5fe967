// Meta tags that only the server renders: alternate languages, the link preview, and JSON-LD.
import type { MetaDescriptor } from 'react-router'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import type { SiteSettings } from '#contract/site.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { organisation } from './organisation.ts'
import type { PageMeta } from './page-meta.ts'

const LOCALES: Record<Language, string> = { en: 'en_US', bn: 'bn_BD' }
/** The address of a drawn cover; /og/ serves the same drawing as a PNG for link previews. */
const DRAWN_COVER = /^\/covers\/(course|book|blog)\/(?:.*\/)?([\da-f-]{36})\.svg$/

export function linkPreview(
  { title, description, picture, jsonLd, isHome }: PageMeta,
  site: SiteSettings,
  address: (language: Language) => string,
): MetaDescriptor[] {
  const language = getLocale()
  const image = pictureOf(picture, site.origin)
  const structuredData = isHome
    ? organisation(site.origin)
    : jsonLd && [{ '@context': 'https://schema.org', ...jsonLd }]
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    ...LANGUAGES.map((each) => ({ tagName: 'link', rel: 'alternate', hrefLang: each, href: address(each) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    property('site_name', m.site_name()),
    property('type', isArticle(jsonLd) ? 'article' : 'website'),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('url', address(language)),
    property('locale', LOCALES[language]),
    ...LANGUAGES.filter((each) => each !== language).map((each) => property('locale:alternate', LOCALES[each])),
    property('image', image.url),
    ...(image.isDrawn ? [property('image:width', '1200'), property('image:height', '630')] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData ?? []).map((each) => ({ 'script:ld+json': each as Record<string, string> })),
  ]
}

function pictureOf(img: string | undefined, origin: string): { url: string; isDrawn: boolean } {
  const drawn = img && DRAWN_COVER.exec(img)
  if (drawn) return { url: `${origin}/og/${drawn[1]}/${drawn[2]}.png`, isDrawn: true }
  if (img) return { url: new URL(img, origin).href, isDrawn: false }
  return { url: `${origin}/og/site.png`, isDrawn: true }
}

function isArticle(jsonLd: { '@type'?: unknown } | undefined): boolean {
  return jsonLd?.['@type'] === 'BlogPosting' || jsonLd?.['@type'] === 'Article'
}
