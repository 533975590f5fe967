import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { PageLinks } from '../../seo/page-meta.ts'
import { schemaBreadcrumb, schemaLanguage, schemaPerson } from '../../seo/schema-offer.ts'
import type { BlogContent } from './content.server.ts'

/** What search engines read about a post. */
export function blogJsonLd({ title, date, writer }: BlogContent, { origin, url, picture }: PageLinks): object[] {
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      url,
      image: picture,
      inLanguage: schemaLanguage(title),
      datePublished: date,
      author: schemaPerson(writer),
    },
    schemaBreadcrumb([{ to: paths.blogs, label: m.blog_title() }], title, origin),
  ]
}
