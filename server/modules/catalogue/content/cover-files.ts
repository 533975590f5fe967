// Generated pictures as files under /covers, for places that need a URL instead of inline SVG.
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { avatar } from '#art/avatar.ts'
import { blogCover } from '#art/blog-cover.ts'
import { bookCover } from '#art/book-cover.ts'
import { classCover } from '#art/class-cover.ts'
import { parseCoverAddress, type CoverAddress } from '#art/cover-address.ts'
import { courseCover } from '#art/course-cover.ts'
import { NUMERALS, type ClassNumber } from '#art/glyphs.ts'
import { HERO_QUILTS } from '#art/hero-quilts.ts'
import { angleOf, hueOfCourse, HUES, type HueKey } from '#art/hues.ts'
import { isMotif } from '#art/motifs.ts'
import { portrait, PORTRAIT_STYLES, type PortraitStyle } from '#art/portrait.ts'
import { tilePicture } from '#art/tile.ts'
import { isId } from '../../../db/ids.ts'
import { blogs, books, courses, orders } from '../../../db/schema.ts'
import type { ByteCache } from '../../../http/byte-cache.ts'
import { cachedResponse } from '../../../http/cached-response.ts'
import { notFound, one } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import type { ProductTable } from './product-kinds.ts'
import { live } from './content-rows.ts'

const MAX_AVATAR_NAME = 100

/** Sizes for a category's cover, a brand's logo and a card's footer. */
const MOTIF_SIZES = new Map([
  ['cover', { width: 320, height: 200 }],
  ['mark', { width: 120, height: 120 }],
  ['foot', { width: 420, height: 124 }],
])
const QUILTS = new Map(Object.entries(HERO_QUILTS))

export async function coverFile(
  { db }: Deps,
  cache: ByteCache,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  const path = new URL(request.url).pathname
  const address = parseCoverAddress(path)
  if (!address) throw notFound()
  return cachedResponse(cache, path, request, async () => ({
    status: 200,
    headers: { ...headers, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    body: await draw(db, address),
  }))
}

async function draw(db: Deps['db'], cover: CoverAddress): Promise<string> {
  switch (cover.kind) {
    case 'course': {
      const course = one(
        await db
          .select({ id: courses.id, title: courses.title, category: courses.category })
          .from(courses)
          .where(isCoverShown(db, courses, requireId(cover.id))),
      )
      return courseCover({ key: hueOfCourse(course.category), title: course.title, id: course.id })
    }
    case 'blog': {
      const blog = one(
        await db
          .select({ id: blogs.id, title: blogs.title })
          .from(blogs)
          .where(live(blogs, requireId(cover.id))),
      )
      return blogCover(blog)
    }
    case 'book': {
      const book = one(
        await db
          .select({ title: books.bookName, writer: books.writerName1 })
          .from(books)
          .where(isCoverShown(db, books, requireId(cover.id))),
      )
      return bookCover({ ...book, key: hue(cover.hue) })
    }
    case 'portrait':
      return portrait({ id: requireId(cover.id), key: hue(cover.hue), style: style(cover.style) })
    case 'avatar':
      if (cover.name.length > MAX_AVATAR_NAME) throw notFound()
      return avatar({ name: cover.name, key: hue(cover.hue) })
    case 'class':
      if (!Object.hasOwn(NUMERALS, cover.number)) throw notFound()
      return classCover(Number(cover.number) as ClassNumber)
    case 'motif': {
      const size = MOTIF_SIZES.get(cover.shape)
      if (!size || !isMotif(cover.motif)) throw notFound()
      return tilePicture(cover.motif, { ...size, hue: angleOf(hue(cover.hue)) })
    }
    case 'quilt': {
      const drawn = QUILTS.get(cover.shape)
      if (!drawn) throw notFound()
      return drawn
    }
  }
}

/** A deleted product's cover isn't found, unless an order shows it. */
function isCoverShown(db: Deps['db'], table: ProductTable, id: string) {
  const ordered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.productId, id))
  return and(eq(table.id, id), or(isNull(table.deletedAt), exists(ordered)))
}

function requireId(id: string): string {
  if (!isId(id)) throw notFound()
  return id
}

function hue(key: string): HueKey {
  if (!Object.hasOwn(HUES, key)) throw notFound()
  return key as HueKey
}

function style(name: string): PortraitStyle {
  const found = PORTRAIT_STYLES.find((known) => known === name)
  if (!found) throw notFound()
  return found
}
