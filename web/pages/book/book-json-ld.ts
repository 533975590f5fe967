import { schemaLanguage, schemaOffer, schemaPerson } from '../../seo/schema-offer.ts'
import { schemaRating } from '../../seo/schema-rating.ts'
import type { BookContent } from './book-content.ts'

const FORMATS = { PDF: 'EBook', MP3: 'AudiobookFormat' }

export function bookJsonLd(book: BookContent): object {
  const { name, about, writers, format, pages, minutes, price, rating } = book
  return {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name,
    description: about,
    inLanguage: schemaLanguage(name),
    author: writers.map((writer) => schemaPerson(writer.name)),
    bookFormat: `https://schema.org/${FORMATS[format]}`,
    ...(minutes === null ? { numberOfPages: pages } : { duration: `PT${minutes}M` }),
    offers: schemaOffer(price),
    ...schemaRating(rating),
  }
}
