import { Pager } from '../parts/pager.tsx'
import { afterIn, openPage } from '../parts/page-data.server.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { EmptyNote } from '../../ui/notes.tsx'
import type { Route } from './+types/blogs'
import { BlogCard } from './blog-card.tsx'
import { loadBlogs } from './content.server.ts'
import './blogs.css'

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, (api) => loadBlogs(api, afterIn(request)))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.blog_title(), description: m.blog_description() })

export default function Blogs({ loaderData: { blogs, after, isFirst } }: Route.ComponentProps) {
  return (
    <div className="wrap blogs">
      <h1 className="title">{m.blog_title()}</h1>
      {blogs.length ? (
        <ul className="blog-grid grid">
          {blogs.map((blog) => (
            <li key={blog.id}>
              <BlogCard blog={blog} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyNote patch="stack" text={m.blog_empty()} />
      )}
      <Pager after={after} isFirst={isFirst} />
    </div>
  )
}
