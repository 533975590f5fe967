// Describes an instructor in search results and link previews.
import type { Subject } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { subjectEntry } from './subjects.tsx'

type Teacher = { name: string; education: string; img: string; subjects: Subject[] }

export const labelsOf = (subjects: Subject[]): string[] => subjects.map((subject) => subjectEntry(subject).label())

export function describeTeacher({ name, education, img, subjects }: Teacher) {
  const words = new Intl.ListFormat(getLocale()).format(labelsOf(subjects))
  return {
    title: name,
    description: m.teacher_description({ name, education, subjects: words }),
    // Link previews need a photo, not a drawn portrait.
    picture: img.startsWith('/covers/') ? undefined : img,
  }
}
