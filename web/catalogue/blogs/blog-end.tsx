import { useId } from 'react'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { day } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BlogContent } from './content.server.ts'

/** The older blog on the left, the newer one on the right. */
export function BlogNeighbours({ previous, next }: Pick<BlogContent, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="blog-neighbours grid" aria-label={m.blog_neighbours()}>
      {previous && (
        <PageLink rel="prev" to={paths.blog(previous.id)}>
          <span className="inline muted">
            <Icon name="arrow-left" />
            {m.blog_previous()}
          </span>
          <b lang={langOf(previous.title)}>{previous.title}</b>
        </PageLink>
      )}
      {next && (
        <PageLink className="blog-next" rel="next" to={paths.blog(next.id)}>
          <span className="inline muted">
            {m.blog_next()}
            <Icon name="arrow-right" />
          </span>
          <b lang={langOf(next.title)}>{next.title}</b>
        </PageLink>
      )}
    </nav>
  )
}

export function RelatedBlogs({ blogs }: { blogs: BlogContent['related'] }) {
  const id = useId()
  if (blogs.length === 0) return null
  return (
    <section className="blog-related" aria-labelledby={id}>
      <h2 id={id}>{m.blog_related()}</h2>
      <ul className="stack">
        {blogs.map((blog) => (
          <li key={blog.id} className="card">
            <Picture kind="blog" source={blog.cover} />
            <h3 lang={langOf(blog.title)}>
              <PageLink className="stretch" to={paths.blog(blog.id)}>
                {blog.title}
              </PageLink>
            </h3>
            <p className="wraps muted">
              <span lang={langOf(blog.writer)}>{blog.writer}</span>
              <time dateTime={blog.date}>{day(blog.date)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
