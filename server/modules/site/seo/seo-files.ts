// Files for search engines, feed readers and shared links, by path. Each is cached as bytes until the content changes.
import type { Deps } from '../../deps.ts'
import { feed } from './feed.ts'
import { pictureOf, sitePicture } from './shared-pictures.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

import { DISALLOWED_PATHS } from './addresses.ts'

type SeoFile = {
  type: string
  make: (params: Record<string, string>) => Promise<string | Buffer>
  headers?: Record<string, string>
}

const XML = 'application/xml; charset=utf-8'
// Other sites may show it next to a link to us.
const PICTURE = { type: 'image/png', headers: { 'cross-origin-resource-policy': 'cross-origin' } }

export function seoFiles(deps: Deps): Record<string, SeoFile> {
  return {
    '/robots.txt': { type: 'text/plain; charset=utf-8', make: async () => robots(deps.settings.publicUrl) },
    '/sitemap.xml': { type: XML, make: () => sitemapIndex(deps) },
    '/sitemap/:part': { type: XML, make: ({ part = '' }) => sitemapPart(deps, part) },
    '/rss.xml': { type: 'application/rss+xml; charset=utf-8', make: () => feed(deps) },
    '/og/site.png': { ...PICTURE, make: sitePicture },
    '/og/:kind/:file': { ...PICTURE, make: ({ kind = '', file = '' }) => pictureOf(deps, kind, file) },
  }
}

function robots(publicUrl: string): string {
  const disallowed = DISALLOWED_PATHS.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
