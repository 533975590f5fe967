// The picture for a record's `img`: a drawing when `img` is the address of a generated picture, otherwise a photo with a
// drawing as its fallback.
import { avatar } from '#art/avatar.ts'
import { blogCover } from '#art/blog-cover.ts'
import { bookCover } from '#art/book-cover.ts'
import { parseCoverAddress } from '#art/cover-address.ts'
import { courseCover } from '#art/course-cover.ts'
import { hueOfCourse } from '#art/hues.ts'
import { portrait, PORTRAIT_STYLES } from '#art/portrait.ts'
import type { Blog, Book, Course } from '#contract/entities.ts'
import type { PictureSource } from '../ui/picture.tsx'
import { bookHue, knownHue } from './book-hue.ts'
import { cachedDrawing } from './drawing-cache.server.ts'

export function coursePicture(course: Pick<Course, '_id' | 'title' | 'classCourse' | 'img'>): PictureSource {
  const { _id: id, title, classCourse } = course
  const svg = cachedDrawing(`course ${id} ${classCourse} ${title}`, () =>
    courseCover({ key: hueOfCourse(classCourse), title, id }),
  )
  return parseCoverAddress(course.img)?.kind === 'course' ? { svg } : withPhoto(svg, course.img)
}

export function blogPicture(blog: Pick<Blog, '_id' | 'title' | 'img'>): PictureSource {
  const svg = cachedDrawing(`blog ${blog._id} ${blog.title}`, () => blogCover({ title: blog.title, id: blog._id }))
  return parseCoverAddress(blog.img)?.kind === 'blog' ? { svg } : withPhoto(svg, blog.img)
}

export function bookPicture(book: Pick<Book, '_id' | 'bookName' | 'writerName1' | 'img'>): PictureSource {
  const key = bookHue(book.img)
  const { _id: id, bookName: title, writerName1: writer } = book
  const svg = cachedDrawing(`book ${id} ${key} ${title} ${writer}`, () => bookCover({ title, writer, key, id }))
  return parseCoverAddress(book.img)?.kind === 'book' ? { svg } : withPhoto(svg, book.img)
}

export function personPicture(name: string, image: string): PictureSource {
  const cover = parseCoverAddress(image)
  switch (cover?.kind) {
    case 'avatar':
      return { svg: cachedDrawing(image, () => avatar({ name: cover.name, key: knownHue(cover.hue) })) }
    case 'portrait': {
      const style = PORTRAIT_STYLES.find((known) => known === cover.style)
      return {
        svg: cachedDrawing(image, () => portrait({ id: cover.id, key: knownHue(cover.hue), style })),
      }
    }
    default:
      return withPhoto(
        cachedDrawing(`avatar ${name}`, () => avatar({ name })),
        image,
      )
  }
}

function withPhoto(svg: string, src: string): PictureSource {
  return src ? { svg, src } : { svg }
}
