import { paths } from '#contract/paths.ts'
import { CardControlsSlot } from '../../admin-controls/card-controls-slot.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BlogByline } from './blog-byline.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BlogCardContent } from './content.server.ts'

/** A blog short enough to fit on its card has no link to a page. */
export function BlogCard({ blog }: { blog: BlogCardContent }) {
  const { id, title, preview, writer, date, minutes, cover } = blog
  return (
    <article className="card blog-card">
      <Picture kind="blog" source={cover} />
      <CardControlsSlot
        id={id}
        name={title}
        editTo={paths.updateBlog(id)}
        remove={() => api('DELETE /blogDelete/{id}', { params: { id } })}
      />
      <h2 lang={langOf(title)}>{title}</h2>
      <p className={preview.isCut ? 'blog-cut' : undefined} lang={langOf(preview.text)}>
        {preview.text}
      </p>
      {preview.isCut && (
        <PageLink className="link stretch" to={paths.blog(id)}>
          {m.blog_read_more()}
          <span className="sr-only" lang={langOf(title)}>
            {`: ${title}`}
          </span>
          <Icon name="arrow-right" />
        </PageLink>
      )}
      <BlogByline writer={writer} date={date} minutes={minutes} />
    </article>
  )
}
