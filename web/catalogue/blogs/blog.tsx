import { paths } from '#contract/paths.ts'
import { useNavigate } from 'react-router'
import { InBinSlot } from '../../admin-controls/in-bin-slot.tsx'
import { CardControlsSlot } from '../../admin-controls/card-controls-slot.tsx'
import { recordPage } from '../parts/page-data.server.ts'
import { isShell, useContent } from '../parts/use-content.ts'
import { pageMeta, type PageLinks } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { isMissing, Problem } from '../parts/problem.tsx'
import type { Route } from './+types/blog'
import { BlogByline } from './blog-byline.tsx'
import { BlogNeighbours, RelatedBlogs } from './blog-end.tsx'
import { BlogSkeleton } from './blog-skeleton.tsx'
import { blogJsonLd } from './blog-json-ld.ts'
import { loadBlog, loadBlogPreview } from './content.server.ts'
import { ShareBlog } from './share-blog.tsx'
import { Icon } from '../../ui/icon.tsx'
import './blogs.css'

export const handle = { guard: 'catalogue', record: 'GET /blog/{id}' } satisfies Guarded

export function loader({ params, context }: Route.LoaderArgs) {
  return recordPage(
    context,
    (api) => loadBlog(api, params.id),
    (api) => loadBlogPreview(api, params.id),
  )
}

export const meta: Route.MetaFunction = (args) => {
  const blog = args.loaderData
  if (!blog) {
    const title = isMissing(args.error) ? m.not_found_title() : m.blog_one()
    return pageMeta(args, { title, isHidden: true })
  }
  if (isShell(blog)) return pageMeta(args, { ...blog.shell, isArticle: true })
  const { title, summary: description, img: picture } = blog
  const jsonLd = import.meta.env.SSR ? (links: PageLinks) => blogJsonLd(blog, links) : undefined
  return pageMeta(args, { title, description, picture, isArticle: true, jsonLd })
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return (
    <InBinSlot id={params.id ?? ''} title={m.blog_one()}>
      <Problem />
    </InBinSlot>
  )
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const blog = useContent(loaderData)
  const navigate = useNavigate()
  if (!blog) return <BlogSkeleton />
  const { id, title, paragraphs, writer, date, minutes, cover } = blog
  return (
    <div className="wrap blog-page">
      <PageLink className="link" to={paths.blogs}>
        <Icon name="arrow-left" />
        {m.blog_all()}
      </PageLink>
      <article>
        <div className="card">
          <Picture kind="blog" source={cover} />
          <CardControlsSlot
            id={id}
            name={title}
            editTo={paths.updateBlog(id)}
            remove={() => api('DELETE /blogDelete/{id}', { params: { id } })}
            onDeleted={() => navigate(paths.blogs)}
          />
        </div>
        <h1 className="title" lang={langOf(title)}>
          {title}
        </h1>
        <div className="blog-about ends">
          <BlogByline writer={writer} date={date} minutes={minutes} />
          <ShareBlog title={title} path={paths.blog(id)} />
        </div>
        <div className="blog-prose">
          {paragraphs.map(({ index, text }) => (
            <p key={index} lang={langOf(text)}>
              {text}
            </p>
          ))}
        </div>
      </article>
      <BlogNeighbours previous={blog.previous} next={blog.next} />
      <RelatedBlogs blogs={blog.related} />
    </div>
  )
}
