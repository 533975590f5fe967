// The blog as RSS: the newest posts, each with the same preview as in the blog list.
import { desc, isNull } from 'drizzle-orm'
import { escapeXml, graphemes } from '#art/text.ts'
import { BLOG_PREVIEW_CHARACTERS } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { blogs } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'

const NEWEST = 50

export async function feed({ db, settings: { publicUrl } }: Deps): Promise<string> {
  const newest = await db
    .select({ id: blogs.id, title: blogs.title, date: blogs.date, text: blogs.description, writer: blogs.writerName })
    .from(blogs)
    .where(isNull(blogs.deletedAt))
    .orderBy(desc(blogs.id))
    .limit(NEWEST)
  const items = newest.map(({ id, title, date, text, writer }) => {
    const link = `${publicUrl}${paths.blog(id)}`
    return (
      `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid>` +
      `<pubDate>${new Date(date).toUTCString()}</pubDate><dc:creator>${escapeXml(writer)}</dc:creator>` +
      `<description>${escapeXml(preview(text))}</description></item>\n`
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>Porua · Blogs</title><link>${publicUrl}${paths.blogs}</link>` +
    `<atom:link href="${publicUrl}/rss.xml" rel="self" type="application/rss+xml"/>` +
    `<description>Learning, teaching and reading, from Porua</description>\n${items.join('')}</channel></rss>`
  )
}

function preview(text: string): string {
  const letters = graphemes(text, BLOG_PREVIEW_CHARACTERS + 1)
  return letters.length > BLOG_PREVIEW_CHARACTERS ? `${letters.slice(0, -1).join('')}…` : text
}
