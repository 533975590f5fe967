// The picture for a record's `img`: a drawing if `img` is the URL of a generated picture, or else a photo with a
// drawing as its fallback.
import { avatar } from '#art/avatar.ts'
import { blogCover, blogLook } from '#art/blog-cover.ts'
import { bookCover, bookLook } from '#art/book-cover.ts'
import { parseCoverAddress } from '#art/cover-address.ts'
import { courseCover, courseLook } from '#art/course-cover.ts'
import { hueOfCourse } from '#art/hues.ts'
import { distinctTurns } from '#art/look.ts'
import { portrait, PORTRAIT_STYLES } from '#art/portrait.ts'
import type { Blog, Book, Course } from '#contract/calls/catalogue/catalogue.ts'
import type { PictureSource } from '../picture.tsx'
import { bookHue, knownHue } from './book-hue.ts'
import { cachedDrawing } from './drawing-cache.server.ts'

type PicturedCourse = Pick<Course, '_id' | 'title' | 'classCourse' | 'img'>
type PicturedBlog = Pick<Blog, '_id' | 'title' | 'img'>
type PicturedBook = Pick<Book, 'bookName' | 'writerName1' | 'img'>

export function coursePicture(course: PicturedCourse, turn = 0): PictureSource {
  const { _id: id, title, classCourse } = course
  const svg = cachedDrawing(`course ${id} ${turn} ${classCourse} ${title}`, () =>
    courseCover({ key: hueOfCourse(classCourse), title, id, turn }),
  )
  return parseCoverAddress(course.img)?.kind === 'course' ? { svg } : withPhoto(svg, course.img)
}

/** The pictures of a list, with no two alike. */
export function coursePictures(courses: readonly PicturedCourse[]): PictureSource[] {
  const turns = distinctTurns(courses, ({ _id: id, title, classCourse }, turn) =>
    courseLook({ key: hueOfCourse(classCourse), title, id, turn }),
  )
  return courses.map((course, index) => coursePicture(course, turns[index]))
}

export function blogPicture(blog: PicturedBlog, turn = 0): PictureSource {
  const { _id: id, title } = blog
  const svg = cachedDrawing(`blog ${id} ${turn} ${title}`, () => blogCover({ title, id, turn }))
  return parseCoverAddress(blog.img)?.kind === 'blog' ? { svg } : withPhoto(svg, blog.img)
}

export function blogPictures(blogs: readonly PicturedBlog[]): PictureSource[] {
  const turns = distinctTurns(blogs, ({ _id: id, title }, turn) => blogLook({ title, id, turn }))
  return blogs.map((blog, index) => blogPicture(blog, turns[index]))
}

export function bookPicture(book: PicturedBook, turn = 0): PictureSource {
  const key = bookHue(book.img)
  const { bookName: title, writerName1: writer } = book
  const svg = cachedDrawing(`book ${turn} ${key} ${title} ${writer}`, () => bookCover({ title, writer, key, turn }))
  return parseCoverAddress(book.img)?.kind === 'book' ? { svg } : withPhoto(svg, book.img)
}

export function bookPictures(books: readonly PicturedBook[]): PictureSource[] {
  const turns = distinctTurns(books, ({ bookName: title, img }, turn) => bookLook({ title, key: bookHue(img), turn }))
  return books.map((book, index) => bookPicture(book, turns[index]))
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
