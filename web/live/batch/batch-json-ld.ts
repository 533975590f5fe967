// Structured data about a batch for search engines: a course with an instance that has its times.
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { PageLinks } from '../../seo/page-meta.ts'
import { schemaBreadcrumb, schemaLanguage, schemaOffer, schemaPerson } from '../../seo/schema-offer.ts'
import type { BatchContent } from './batch-content.ts'

export function batchJsonLd({ batch, tutor }: BatchContent, { origin, url, picture }: PageLinks): object[] {
  const held = batch.sessions.filter(({ state }) => state !== 'cancelled')
  const last = held.at(-1)
  return [
    {
      '@type': 'Course',
      name: batch.title,
      description: batch.about,
      url,
      image: picture,
      inLanguage: schemaLanguage(batch.title),
      provider: { '@type': 'Organization', name: m.site_name(), url: `${origin}/` },
      offers: {
        ...schemaOffer(batch.price),
        ...((batch.seatsLeft === 0 || !batch.isJoinable) && { availability: 'https://schema.org/SoldOut' }),
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${Math.max(1, total(held))}M`,
        startDate: held[0]?.startsAt,
        endDate: last && new Date(Date.parse(last.startsAt) + last.minutes * 60_000).toISOString(),
        maximumAttendeeCapacity: batch.seats,
        remainingAttendeeCapacity: batch.seatsLeft,
        instructor: schemaPerson(tutor.name, tutor.page ? origin + tutor.page : undefined),
      },
    },
    schemaBreadcrumb([{ to: paths.live, label: m.live_title() }], batch.title, origin),
  ]
}

const total = (sessions: { minutes: number }[]): number => sessions.reduce((sum, { minutes }) => sum + minutes, 0)
