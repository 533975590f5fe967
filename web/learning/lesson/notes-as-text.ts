import type { Note } from '#contract/calls/learning/learning.ts'
import { clock } from '../clock.ts'
import type { CourseData } from './use-course.ts'

/** All notes in the course, lesson by lesson, as a text file. */
export function saveAsText(notes: Note[], { about, lessons }: CourseData): void {
  const ofLesson = Map.groupBy(notes, ({ lesson }) => lesson)
  const titles = new Map(lessons?.map(({ _id, title }) => [_id, title]))
  const order = [...titles.keys(), ...[...ofLesson.keys()].filter((id) => !titles.has(id))]
  const parts = order
    .filter((id) => ofLesson.has(id))
    .map((id) => [titles.get(id) ?? '', ...ofLesson.get(id)!.map(line)].join('\n'))
  const text = [about?.title ?? '', ...parts].join('\n\n')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${about?.title ?? 'Porua'}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}

const line = ({ second, text }: Note) => (second === null ? text : `${clock(second)}  ${text}`)
