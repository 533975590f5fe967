import type { ComponentType, ReactNode } from 'react'
import type { LessonPreview, Play } from '#contract/calls/learning/learning.ts'
import type { Player } from '../lesson/video.tsx'
import type { CourseData } from '../lesson/use-course.ts'

/** How lessons of one kind are shown. */
export type LessonPage = {
  /** The server renders it too, without `lesson` and `files`: it shows the shape of what is coming. */
  Page: ComponentType<LessonPageProps>
  /** A video or recording: its title is below it, and it may have a transcript. */
  isPlayed: boolean
  /** How it is completed: by the learner's own mark, or on its page, which then shows the way on as well. */
  completedBy: 'mark' | 'page'
}

export type LessonPageProps = {
  lessonId: string
  course: CourseData
  /** Its title, number, length and section. */
  facts: ReactNode
  /** Null until it has arrived. */
  lesson: LessonPreview | null
  /** Null until they have arrived, and for lessons without any. */
  files: Play | null
  /** Asks for new addresses of the files. */
  renew: () => void
  player: Player
}
