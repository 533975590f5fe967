// A lesson of the list as something to save.
import type { ListedLesson } from '#contract/learning.ts'
import { useSettings } from '../../learning/device-settings.ts'
import { wantedSource } from '../../learning/wanted-source.ts'
import type { Wanted } from '../saved.ts'

export type SavedCourse = { id: string; title: string }

/** A task is worked on with the network, or kept by its own page. */
export const isSaveable = ({ kind }: Pick<ListedLesson, 'kind'>) => kind !== 'task'

/** In the quality that was chosen once for everything that is saved. */
export function useWantedLesson(course: SavedCourse) {
  const { savedQuality } = useSettings()
  const sourceOf = ({ sizes }: ListedLesson) => wantedSource(sizes, savedQuality, false)
  return {
    /** 0 for texts and quizzes, which take next to nothing. */
    bytesOf: (lesson: ListedLesson): number => sourceOf(lesson)?.bytes ?? lesson.bytes,
    wanted: (lesson: ListedLesson): Wanted => ({
      kind: 'lesson',
      id: lesson._id,
      title: lesson.title,
      product: course.id,
      productTitle: course.title,
      quality: sourceOf(lesson)?.label,
    }),
  }
}
