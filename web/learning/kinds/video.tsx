import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { earlyPlace } from '../lesson/early-lesson.ts'
import { Film } from '../lesson/film.tsx'
import type { LessonPage, LessonPageProps } from './lesson-page.ts'

export const video: LessonPage = { Page: Video, isPlayed: true, completedBy: 'mark' }

function Video(props: LessonPageProps) {
  return (
    <Played {...props}>
      {/* On a full load open-early.js puts the film here before React is there, which leaves given HTML alone. */}
      <div
        id={earlyPlace(props.lessonId)}
        className="learn-stage"
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </Played>
  )
}

/** The film or recording; until its files are known, a stage for it. */
export function Played({
  lessonId,
  course,
  files,
  renew,
  player,
  children,
}: LessonPageProps & { children: ReactNode }) {
  if (files) {
    const cover = `/covers/course/${course.id}.svg`
    return <Film {...player} lessonId={lessonId} cover={cover} play={files} renew={renew} />
  }
  return (
    <div className="learn-film" role="status" aria-label={m.learn_loading()}>
      {children}
      <div className="learn-tools" />
    </div>
  )
}
