// Saving from the list of lessons, only loaded for people who own the course.
import { useEffect } from 'react'
import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { size } from '../../../files/amounts.ts'
import { LESSON_LOOKS } from '../../../files/lesson-looks.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst, saveWithCare } from './ask-first.tsx'
import { ChapterSave } from './chapter-save.tsx'
import { useShown } from './remove.ts'
import { SaveButton, SaveReason } from './save-button.tsx'
import { endedText, untilDay, wayText } from './saved-words.ts'
import { useWantedLesson, type SavedCourse } from './wanted-lesson.ts'

type SavingProps =
  | { part: 'head' }
  | { part: 'chapter'; lessons: ListedLesson[]; number: number; course: SavedCourse }
  | { part: 'row'; lesson: ListedLesson; course: SavedCourse }
  | { part: 'until'; lesson: ListedLesson }
  | { part: 'until-long'; id: string }

/** A single component, so that the page only has to name what it loads once. */
export default function Saving(props: SavingProps) {
  switch (props.part) {
    case 'head':
      return <SavingHead />
    case 'chapter':
      return <ChapterSave {...props} />
    case 'row':
      return <RowSave {...props} />
    case 'until':
      return <RowUntil lesson={props.lesson} />
    case 'until-long':
      return <SavedUntil id={props.id} />
  }
}

let isSaid = false

/** The link to Downloads above the list. */
function SavingHead() {
  const items = useShown()
  const bytes = items?.reduce((sum, { done }) => sum + done, 0) ?? 0
  const savingText = items && wayText(items)
  useEffect(() => {
    // Shown once, because it is the same for everything.
    if (!savingText || isSaid) return
    isSaid = true
    toast(savingText)
  }, [savingText])
  return (
    <div className="saving-head">
      <PageLink className="link" to={paths.downloads}>
        <Icon name="saved" />
        {bytes ? m.saved_title_size({ size: size(bytes) }) : m.saved_title()}
      </PageLink>
      <AskFirst />
    </div>
  )
}

type RowProps = { lesson: ListedLesson; course: SavedCourse }

function RowSave({ lesson, course }: RowProps) {
  const item = useShown()?.find((each) => each.item === lesson._id)
  const { bytesOf, wanted } = useWantedLesson(course)
  const bytes = bytesOf(lesson)
  return (
    <>
      <SaveButton
        item={item}
        title={lesson.title}
        bytes={bytes}
        save={() => saveWithCare([wanted(lesson)], bytes - (item?.done ?? 0))}
      />
      <SaveReason item={item} />
    </>
  )
}

/** Shown in the lesson's head: saved until 24 Nov. */
function SavedUntil({ id }: { id: string }) {
  const item = useShown()?.find((each) => each.item === id)
  if (!item?.until) return null
  return ` · ${endedText(item) ?? m.saved_until_long({ day: untilDay(item.until) })}`
}

/** Shown after a lesson's length: until 24 Nov. */
function RowUntil({ lesson: { _id, kind } }: { lesson: ListedLesson }) {
  const item = useShown()?.find((each) => each.item === _id)
  if (LESSON_LOOKS[kind].isQuiz) return ` · ${m.saved_quiz()}`
  if (item?.state !== 'saved' || !item.until) return null
  return ` · ${endedText(item) ?? m.saved_until({ day: untilDay(item.until) })}`
}
