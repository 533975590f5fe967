import { m } from '../../paraglide/messages.js'
import type { CourseData } from '../lesson/use-course.ts'
import { NextLink } from '../quiz/next-link.tsx'

/** The bar of a task for people who can't hand it in: a visitor, or its author in the preview. */
export default function OnlyLooking({ lessonId, course }: { lessonId: string; course: CourseData }) {
  return (
    <div className="task-bar">
      <div>
        <p className="small">{course.isPreview ? m.task_preview_note() : m.task_not_owned()}</p>
        <NextLink course={course} lessonId={lessonId} isPrimary isLarge />
      </div>
    </div>
  )
}
