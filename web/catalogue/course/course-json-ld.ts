// Structured data about a course for search engines, with the properties they require.
import { paths } from '#contract/paths.ts'
import { secondsIn } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import type { PageLinks } from '../../seo/page-meta.ts'
import { schemaBreadcrumb, schemaOffer, schemaPerson } from '../../seo/schema-offer.ts'
import { schemaRating } from '../../seo/schema-rating.ts'
import type { CourseContent } from './course-content.ts'
import { stepsTo } from './course-steps.ts'

export function courseJsonLd(course: CourseContent, links: PageLinks): object[] {
  const { title, summary, language, price, sections, rating, classCourse, instructor } = course
  const { origin, url, picture } = links
  const previews = sections.flatMap(({ lessons }) => lessons).filter(({ free }) => free)
  return [
    {
      '@type': 'Course',
      name: title,
      description: summary,
      url,
      image: picture,
      inLanguage: language,
      provider: { '@type': 'Organization', name: m.site_name(), url: `${origin}/` },
      offers: schemaOffer(price),
      ...schemaRating(rating),
      ...(previews.length > 0 && { hasPart: previews.map((preview) => schemaPreview(preview, course, links)) }),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: workload(course),
        instructor: schemaPerson(instructor.name, instructor.page ? origin + instructor.page : undefined),
      },
    },
    schemaBreadcrumb(stepsTo(classCourse), title, origin),
  ]
}

type Lesson = CourseContent['sections'][number]['lessons'][number]

function schemaPreview(lesson: Lesson, { id, summary }: CourseContent, { origin, picture }: PageLinks): object {
  const { _id, title: name, seconds, uploadedAt } = lesson
  const common = { name, url: origin + paths.learn(id, _id), isAccessibleForFree: true }
  if (!uploadedAt) return { '@type': 'LearningResource', ...common }
  return {
    '@type': 'VideoObject',
    ...common,
    description: summary,
    thumbnailUrl: picture,
    uploadDate: uploadedAt,
    duration: `PT${seconds}S`,
  }
}

/** Courses shorter than an hour are counted by their lessons. */
function workload({ hours, sections }: CourseContent): string {
  if (hours) return `PT${hours}H`
  const seconds = secondsIn(sections.flatMap(({ lessons }) => lessons))
  return `PT${Math.max(1, Math.ceil(seconds / 60))}M`
}
