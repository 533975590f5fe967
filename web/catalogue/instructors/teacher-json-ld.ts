import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { PageLinks } from '../../seo/page-meta.ts'
import { schemaBreadcrumb } from '../../seo/schema-offer.ts'
import { subjectEntry } from './subjects.tsx'
import type { TeacherContent } from './teacher-content.server.ts'
import { labelsOf } from './teacher-words.ts'

export function teacherJsonLd(teacher: TeacherContent, { origin }: PageLinks): object[] {
  const { id, name, education, img, links, subject, subjects } = teacher
  const { path, label } = subjectEntry(subject)
  const steps = [
    { to: paths.instructors, label: m.instructor_title() },
    { to: path, label: label() },
  ]
  return [
    {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name,
        description: education,
        image: new URL(img, origin).href,
        url: origin + paths.teacher(id),
        knowsAbout: labelsOf(subjects),
        sameAs: Object.values(links),
        worksFor: { '@type': 'EducationalOrganization', name: m.site_name(), url: `${origin}/` },
      },
    },
    schemaBreadcrumb(steps, name, origin),
  ]
}
