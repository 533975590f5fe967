// The changes a draft would publish, for the count on the Publish button and for the audit.
import { isDeepStrictEqual } from 'node:util'
import type { CurriculumTree, LessonDraft } from '#contract/calls/learning/learning.ts'
import type { Difference } from '../../../db/difference.ts'

type PlacedLesson = LessonDraft & { place: string }

/** One entry per section or lesson added, removed, moved or changed. */
export function differenceOfTrees(before: CurriculumTree, after: CurriculumTree): Difference {
  return {
    ...differences('section', sectionsOf(before), sectionsOf(after)),
    ...differences('lesson', lessonsOf(before), lessonsOf(after)),
  }
}

export const countChanges = (before: CurriculumTree, after: CurriculumTree): number =>
  Object.keys(differenceOfTrees(before, after)).length

type Entry = { _id: string; title: string }

function differences(kind: string, before: Entry[], after: Entry[]): Difference {
  const old = new Map(before.map((entry) => [entry._id, entry]))
  const fresh = new Map(after.map((entry) => [entry._id, entry]))
  const ids = [...new Set([...old.keys(), ...fresh.keys()])]
  // The database returns a quiz's fields in its own order.
  const changed = ids.filter((id) => !isDeepStrictEqual(old.get(id), fresh.get(id)))
  return Object.fromEntries(
    changed.map((id) => [`${kind} ${id}`, [old.get(id)?.title ?? null, fresh.get(id)?.title ?? null]]),
  )
}

/** An entry's position is its predecessor, so that inserting a lesson doesn't count the ones after it as moved. */
const sectionsOf = ({ sections }: CurriculumTree): (Entry & { after: string })[] =>
  sections.map(({ _id, title }, index) => ({ _id, title, after: sections[index - 1]?._id ?? '' }))

function lessonsOf({ sections }: CurriculumTree): PlacedLesson[] {
  return sections.flatMap((section) =>
    section.lessons.map((lesson, index) => ({
      _id: lesson._id,
      title: lesson.title,
      kind: lesson.kind,
      free: lesson.free,
      body: lesson.body,
      quiz: lesson.quiz,
      task: lesson.task,
      file: lesson.file,
      place: `${section._id} ${section.lessons[index - 1]?._id ?? ''}`,
    })),
  )
}
