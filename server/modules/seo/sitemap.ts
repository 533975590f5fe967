// The sitemap: an index of parts, each small enough to be built at once, however many courses there are.
import { paths } from '#contract/paths.ts'
import { asc, isNull, sql } from 'drizzle-orm'
import { escapeXml } from '#art/text.ts'
import { blogs, books, courses, instructors } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { countOf } from '../catalogue/content-rows.ts'
import type { Deps } from '../deps.ts'
import { CATALOGUE_PATHS, OPEN_PATHS } from './addresses.ts'

const MAX_URLS_PER_PART = 5000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const TABLES = { courses, books, blogs, instructors } as const
type Kind = keyof typeof TABLES

export async function sitemapIndex({ db, settings }: Deps): Promise<string> {
  const parts = ['pages']
  if (settings.openCatalogue) {
    for (const [kind, table] of Object.entries(TABLES)) {
      const count = Math.ceil((await countOf(db, table)) / MAX_URLS_PER_PART)
      for (let part = 1; part <= count; part++) parts.push(`${kind}-${part}`)
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
  const [, kind, part] = /^(courses|books|blogs|instructors)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  if (!kind || !settings.openCatalogue) throw notFound()
  const table = TABLES[kind as Kind]
  const rows = await db
    .select({ id: table.id, category: kind === 'courses' ? courses.category : sql<string>`''` })
    .from(table as typeof courses)
    .where(isNull(table.deletedAt))
    .orderBy(asc(table.id))
    .limit(MAX_URLS_PER_PART)
    .offset((Number(part) - 1) * MAX_URLS_PER_PART)
  return rows.map(({ id, category }) => PATHS[kind as Kind](id, category))
}

const PATHS: Record<Kind, (id: string, category: string) => string> = {
  courses: (id, category) => paths.course(category, id),
  books: (id) => paths.book(id),
  blogs: (id) => paths.blog(id),
  instructors: (id) => paths.teacher(id),
}

function entry(address: string): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`
  const loc = escapeXml(address)
  return `<url><loc>${loc}</loc>${link('en', address)}${link('bn', `${address}?lang=bn`)}${link('x-default', address)}</url>\n`
}
