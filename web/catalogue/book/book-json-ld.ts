// Structured data about a book for search engines.
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { PageLinks } from '../../seo/page-meta.ts'
import { schemaBreadcrumb, schemaLanguage, schemaOffer, schemaPerson } from '../../seo/schema-offer.ts'
import { schemaRating } from '../../seo/schema-rating.ts'
import type { BookContent } from './book-content.ts'

const FORMATS = { PDF: 'EBook', MP3: 'AudiobookFormat' }

export function bookJsonLd(book: BookContent, { origin, url, picture }: PageLinks): object[] {
  const { name, about, writers, format, pages, minutes, price, rating } = book
  return [
    {
      '@type': minutes === null ? 'Book' : ['Book', 'Audiobook'],
      name,
      description: about,
      url,
      image: picture,
      inLanguage: schemaLanguage(name),
      author: writers.map((writer) => schemaPerson(writer.name)),
      bookFormat: `https://schema.org/${FORMATS[format]}`,
      ...(minutes === null ? { numberOfPages: pages } : { duration: `PT${minutes}M` }),
      offers: schemaOffer(price),
      ...schemaRating(rating),
    },
    schemaBreadcrumb([{ to: paths.books, label: m.product_books() }], name, origin),
  ]
}
