// What is shown for a record's `img`: drawn here when it is the address of a generated picture. Any other picture is a
// photo, and comes with a drawing to stand in for it should it not load.
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
import { drawnOnce } from './drawn-once.server.ts'

export function coursePicture(course: Pick<Course, '_id' | 'title' | 'classCourse' | 'img'>): PictureSource {
  const { _id: id, title, classCourse } = course
  const svg = drawnOnce(`course ${id} ${classCourse} ${title}`, () =>
    courseCover({ key: hueOfCourse(classCourse), title, id }),
  )
  return parseCoverAddress(course.img)?.kind === 'course' ? { svg } : withPhoto(svg, course.img)
}

export function blogPicture(blog: Pick<Blog, '_id' | 'title' | 'img'>): PictureSource {
  const svg = drawnOnce(`blog ${blog._id} ${blog.title}`, () => blogCover({ title: blog.title, id: blog._id }))
  return parseCoverAddress(blog.img)?.kind === 'blog' ? { svg } : withPhoto(svg, blog.img)
}

export function bookPicture(book: Pick<Book, '_id' | 'bookName' | 'writerName1' | 'img'>): PictureSource {
  const key = bookHue(book.img)
  const { _id: id, bookName: title, writerName1: writer } = book
  const svg = drawnOnce(`book ${id} ${key} ${title} ${writer}`, () => bookCover({ title, writer, key, id }))
  return parseCoverAddress(book.img)?.kind === 'book' ? { svg } : withPhoto(svg, book.img)
}

export function personPicture(name: string, image: string): PictureSource {
  const asked = parseCoverAddress(image)
  switch (asked?.kind) {
    case 'avatar':
      return { svg: drawnOnce(image, () => avatar({ name: asked.name, key: knownHue(asked.hue) })) }
    case 'portrait': {
      const style = PORTRAIT_STYLES.find((known) => known === asked.style)
      return {
        svg: drawnOnce(image, () => portrait({ id: asked.id, key: knownHue(asked.hue), style })),
      }
    }
    default:
      return withPhoto(
        drawnOnce(`avatar ${name}`, () => avatar({ name })),
        image,
      )
  }
}

function withPhoto(svg: string, src: string): PictureSource {
  return src ? { svg, src } : { svg }
}
