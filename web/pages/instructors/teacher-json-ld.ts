import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { subjectEntry } from './subjects.tsx'
import type { TeacherContent } from './teacher-content.server.ts'

const labelsOf = ({ subjects }: TeacherContent) => subjects.map((subject) => subjectEntry(subject).label())

export const subjectWords = (teacher: TeacherContent): string =>
  new Intl.ListFormat(getLocale()).format(labelsOf(teacher))

export function teacherJsonLd(teacher: TeacherContent, origin: string): object {
  const { id, name, education, img, links, subject } = teacher
  const { path, label } = subjectEntry(subject)
  const steps = [
    { name: m.instructor_title(), item: origin + paths.instructors },
    { name: label(), item: origin + path },
    { name, item: origin + paths.teacher(id) },
  ]
  return {
    '@type': 'ProfilePage',
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
    mainEntity: {
      '@type': 'Person',
      name,
      description: education,
      image: new URL(img, origin).href,
      url: origin + paths.teacher(id),
      knowsAbout: labelsOf(teacher),
      sameAs: Object.values(links),
      worksFor: { '@type': 'EducationalOrganization', name: m.site_name(), url: `${origin}/` },
    },
  }
}
