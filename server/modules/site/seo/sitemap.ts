// The sitemap: an index of parts, each small enough to be built in one go, however many courses there are.
import { PRODUCT_KINDS } from '#contract/constants.ts'
import { paths, productPaths } from '#contract/paths.ts'
import { asc, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { escapeXml } from '#art/text.ts'
import { blogs, instructors, type courses } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import type { ContentTable } from '../../catalogue/content/content-kinds.ts'
import { countOf, listed } from '../../catalogue/content/content-rows.ts'
import type { Deps } from '../../deps.ts'
import { productKinds } from '../../catalogue/content/product-kinds.ts'
import { CATALOGUE_PATHS, OPEN_PATHS } from './addresses.ts'

const MAX_URLS_PER_PART = 5000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

type List = { table: ContentTable; category?: PgColumn | null; path: (id: string, category: string) => string }

const LISTS: Record<string, List> = {
  ...Object.fromEntries(
    PRODUCT_KINDS.map((kind) => [productKinds[kind].list, { ...productKinds[kind], path: productPaths[kind].page }]),
  ),
  blogs: { table: blogs, path: paths.blog },
  instructors: { table: instructors, path: paths.teacher },
}

export async function sitemapIndex({ db, settings }: Deps): Promise<string> {
  const parts = ['pages']
  if (settings.openCatalogue) {
    for (const [name, { table }] of Object.entries(LISTS)) {
      const count = Math.ceil((await countOf(db, table)) / MAX_URLS_PER_PART)
      for (let part = 1; part <= count; part++) parts.push(`${name}-${part}`)
    }
  }
  const entries = parts.map((part) => `<sitemap><loc>${settings.publicUrl}/sitemap/${part}.xml</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACES}>${entries.join('')}</sitemapindex>`
}

export async function sitemapPart(deps: Deps, name: string): Promise<string> {
  const addresses = await pathsOf(deps, name)
  if (!addresses.length) throw notFound()
  const entries = addresses.map((path) => entry(deps.settings.publicUrl + path))
  return `${HEAD}<urlset ${NAMESPACES}>${entries.join('')}</urlset>`
}

async function pathsOf({ db, settings }: Deps, name: string): Promise<string[]> {
  if (name === 'pages.xml') return settings.openCatalogue ? [...OPEN_PATHS, ...CATALOGUE_PATHS] : OPEN_PATHS
  const [, listName = '', part] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  if (!Object.hasOwn(LISTS, listName) || !settings.openCatalogue) throw notFound()
  const { table, category, path } = LISTS[listName]!
  const rows = await db
    .select({ id: table.id, category: sql<string>`${category ?? sql`''`}` })
    .from(table as typeof courses)
    .where(listed(table))
    .orderBy(asc(table.id))
    .limit(MAX_URLS_PER_PART)
    .offset((Number(part) - 1) * MAX_URLS_PER_PART)
  return rows.map((row) => path(row.id, row.category))
}

function entry(address: string): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`
  const loc = escapeXml(address)
  return `<url><loc>${loc}</loc>${link('en', address)}${link('bn', `${address}?lang=bn`)}${link('x-default', address)}</url>\n`
}
