// Content of the blog pages.
import type { Api } from '#contract/client.ts'
import type { BlogLink } from '#contract/calls/catalogue/catalogue.ts'
import { blogPreview } from '../parts/blog-preview.ts'
import { excerpt } from '../../seo/excerpt.server.ts'
import { blogPicture, blogPictures } from '../../ui/pictures/pictures.server.ts'

const PAGE_SIZE = 24
const RELATED_SHOWN = 4

export async function loadBlogs(api: Api, from: { after?: string }) {
  const { items, after } = await api.page('GET /blogs', { query: { limit: PAGE_SIZE, ...from } })
  const covers = blogPictures(items)
  return {
    after,
    isFirst: !from.after,
    blogs: items.map((blog, index) => ({
      id: blog._id,
      title: blog.title,
      preview: blogPreview(blog.description),
      writer: blog.writerName,
      date: blog.date,
      minutes: readingMinutes(blog.description),
      cover: covers[index]!,
    })),
  }
}

export async function loadBlog(api: Api, id: string) {
  const [blog, { previous, next, related }] = await Promise.all([
    api('GET /blog/{id}', { params: { id } }),
    api('GET /blog/{id}/related', { params: { id } }),
  ])
  return {
    id: blog._id,
    title: blog.title,
    img: blog.img,
    summary: blogPreview(blog.description).text,
    paragraphs: paragraphsOf(blog.description),
    writer: blog.writerName,
    date: blog.date,
    minutes: readingMinutes(blog.description),
    cover: blogPicture(blog),
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
    related: relatedCards(related.slice(0, RELATED_SHOWN)),
  }
}

const linkTo = ({ _id, title }: BlogLink) => ({ id: _id, title })

function relatedCards(blogs: BlogLink[]) {
  const covers = blogPictures(blogs)
  return blogs.map((blog, index) => ({
    ...linkTo(blog),
    writer: blog.writerName,
    date: blog.date,
    cover: covers[index]!,
  }))
}

export async function loadBlogPreview(api: Api, id: string) {
  const { title, description, img } = await api('GET /blog/{id}', { params: { id } })
  return { title, description: excerpt(description), picture: img }
}

export type BlogContent = Awaited<ReturnType<typeof loadBlog>>
export type BlogCardContent = Awaited<ReturnType<typeof loadBlogs>>['blogs'][number]

/** Paragraphs are separated by empty lines. */
function paragraphsOf(description: string) {
  return description.split(/\n\s*\n/).map((text, index) => ({ index, text }))
}

const WORDS_PER_MINUTE = 200

/** Words are counted by spaces, which works for Bengali too. A lone dash or bullet isn't a word. */
function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
