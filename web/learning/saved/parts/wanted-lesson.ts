// A lesson in the list as an item to save.
import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import { useSettings } from '../../../ui/device-settings.ts'
import { wantedSource } from '../../../files/wanted-source.ts'
import type { WantedItem } from '../saved.ts'

export type SavedCourse = { id: string; title: string }

/** Uses the quality that was chosen once for all saved items. */
export function useWantedLesson(course: SavedCourse) {
  const { savedQuality } = useSettings()
  const sourceOf = ({ sizes }: ListedLesson) => wantedSource(sizes, savedQuality, false)
  return {
    /** The size of what is stored. */
    bytesOf: (lesson: ListedLesson): number => (sourceOf(lesson)?.bytes ?? lesson.bytes) + lesson.besides,
    wanted: (lesson: ListedLesson): WantedItem => ({
      kind: 'lesson',
      id: lesson._id,
      title: lesson.title,
      product: course.id,
      productTitle: course.title,
      quality: sourceOf(lesson)?.label,
    }),
  }
}
