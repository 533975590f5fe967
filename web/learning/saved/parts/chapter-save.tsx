import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import { size } from '../../../files/amounts.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { digits } from '../../../ui/numbers.ts'
import { saveWithCare } from './ask-first.tsx'
import { useShown } from './remove.ts'
import { isSaving } from './saved-words.ts'
import { useWantedLesson, type SavedCourse } from './wanted-lesson.ts'
import './saving.css'

type ChapterSaveProps = { lessons: ListedLesson[]; number: number; course: SavedCourse }

/** Saves the rest of a chapter. */
export function ChapterSave({ lessons, number, course }: ChapterSaveProps) {
  const items = useShown()
  const { bytesOf, wanted } = useWantedLesson(course)
  if (!items) return null
  const known = new Map(items.map((item) => [item.item, item]))
  const left = lessons.filter(({ _id }) => {
    const item = known.get(_id)
    return !item || (item.state !== 'saved' && !isSaving(item))
  })
  if (!left.length) {
    const isWhole = lessons.every(({ _id }) => known.get(_id)?.state === 'saved')
    if (!isWhole) return null
    return (
      <span className="badge badge-good saving-chapter">
        <Icon name="check" />
        {m.saved_all()}
      </span>
    )
  }
  const bytes = left.reduce((sum, lesson) => sum + Math.max(0, bytesOf(lesson) - (known.get(lesson._id)?.done ?? 0)), 0)
  const isRest = left.length < lessons.length
  // Texts take up almost nothing.
  const taken = bytes ? size(bytes) : null
  const action = taken
    ? (isRest ? m.saved_rest_button : m.saved_all_button)({ size: taken })
    : (isRest ? m.saved_rest_plain : m.saved_all_plain)()
  return (
    <button
      type="button"
      className="button button-small saving-chapter"
      aria-label={m.saved_in_chapter({ action, n: digits(number) })}
      onClick={() => saveWithCare(left.map(wanted), bytes)}
    >
      <Icon name="download" />
      {action}
    </button>
  )
}
