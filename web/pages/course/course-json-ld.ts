import { m } from '../../paraglide/messages.js'
import { schemaOffer, schemaPerson } from '../../seo/schema-offer.ts'
import { schemaRating } from '../../seo/schema-rating.ts'
import type { CourseContent } from './course-content.ts'

export function courseJsonLd(course: CourseContent, origin: string): object {
  const { title, summary, language, price, hours, instructor, sections, rating } = course
  const previews = sections.flatMap(({ lessons }) => lessons).filter(({ free }) => free)
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description: summary,
    inLanguage: language,
    provider: { '@type': 'Organization', name: m.site_name() },
    offers: schemaOffer(price),
    ...schemaRating(rating),
    ...(previews.length > 0 && { hasPart: previews.map(schemaPreview) }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${hours}H`,
      instructor: schemaPerson(instructor.name, instructor.page ? origin + instructor.page : undefined),
    },
  }
}

const schemaPreview = ({ title }: { title: string }): object => ({
  '@type': 'LearningResource',
  name: title,
  isAccessibleForFree: true,
})
