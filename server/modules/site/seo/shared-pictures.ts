// The pictures of shared links, drawn with the same art as the pages. Courses, books and blog posts have their own;
// everything else uses the site's.
import sharp from 'sharp'
import { blogCover } from '#art/blog-cover.ts'
import { parseCoverAddress } from '#art/cover-address.ts'
import { courseCover } from '#art/course-cover.ts'
import { hueOfCourse, HUES, type HueKey } from '#art/hues.ts'
import { PHONE_QUILT } from '#art/quilt-layouts.ts'
import { quilt } from '#art/quilt.ts'
import { SHARED_PICTURE, sharedPicture } from '#art/shared-picture.ts'
import { isId } from '../../../db/ids.ts'
import { blogs, books, courses } from '../../../db/schema.ts'
import { notFound, one } from '../../../http/errors.ts'
import { limitConcurrency } from '../../../http/concurrency.ts'
import { listedItem } from '../../catalogue/content/content-rows.ts'
import type { Deps } from '../../deps.ts'

const limited = limitConcurrency({ maxRunning: 1, maxWaiting: 50 })

export function sitePicture(): Promise<Buffer> {
  return draw(quilt(PHONE_QUILT, { rows: 3, fills: true }))
}

export async function pictureOf({ db }: Deps, kind: string, file: string): Promise<Buffer> {
  const id = file.replace(/\.png$/, '')
  if (id === file || !isId(id)) throw notFound()
  return draw(await coverOf(db, kind, id))
}

async function coverOf(db: Deps['db'], kind: string, id: string): Promise<string> {
  switch (kind) {
    case 'course': {
      const { title, category } = one(await db.select().from(courses).where(listedItem(courses, id)))
      return courseCover({ key: hueOfCourse(category), title, id })
    }
    case 'book': {
      const { bookName, img } = one(await db.select().from(books).where(listedItem(books, id)))
      const cover = parseCoverAddress(img)
      const hue = cover?.kind === 'book' && Object.hasOwn(HUES, cover.hue) ? (cover.hue as HueKey) : undefined
      // A book's own cover is full of text, so only the picture is used here.
      return courseCover({ key: hue, title: bookName, id })
    }
    case 'blog': {
      const { title } = one(await db.select().from(blogs).where(listedItem(blogs, id)))
      return blogCover({ title, id })
    }
    default:
      throw notFound()
  }
}

function draw(cover: string): Promise<Buffer> {
  const { width, height } = SHARED_PICTURE
  return limited(() =>
    sharp(Buffer.from(sharedPicture(cover)))
      .resize(width, height)
      .png({ palette: true, effort: 4 })
      .toBuffer(),
  )
}
