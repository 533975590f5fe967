import { m } from '../../paraglide/messages.js'
import { schemaLanguage, schemaOffer, schemaPerson } from '../../seo/schema-offer.ts'
import type { CourseContent } from './course-content.ts'

export function courseJsonLd({ title, summary, price, hours, instructor }: CourseContent): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description: summary,
    inLanguage: schemaLanguage(title),
    provider: { '@type': 'Organization', name: m.site_name() },
    offers: schemaOffer(price),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${hours}H`,
      instructor: schemaPerson(instructor.name),
    },
  }
}
