import type { ComponentType, ReactNode } from 'react'
import type { LessonPreview, Play } from '#contract/calls/learning/learning.ts'
import type { Player } from '../lesson/video.tsx'
import type { CourseData } from '../lesson/use-course.ts'

/** How lessons of one kind are shown. */
export type LessonPage = {
  /** The server also renders it without `lesson` and `files`, to show the shape of what is loading. */
  Page: ComponentType<LessonPageProps>
  /** Whether it is a video or recording, with its title below and possibly a transcript. */
  isPlayed: boolean
  /** How it is completed: with Mark done, or on its own page, which then also links to the next lesson. */
  completedBy: 'mark' | 'page'
}

export type LessonPageProps = {
  lessonId: string
  course: CourseData
  /** The lesson's title, number, length and section. */
  facts: ReactNode
  /** Null until the lesson has loaded. */
  lesson: LessonPreview | null
  /** Null until the files have loaded, and for lessons without any. */
  files: Play | null
  /** Requests new URLs for the files. */
  renew: () => void
  player: Player
}
