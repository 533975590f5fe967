import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { earlyPlace } from '../lesson/early-lesson.ts'
import { Video } from '../lesson/video.tsx'
import type { LessonPage, LessonPageProps } from './lesson-page.ts'

export const video: LessonPage = { Page: VideoPage, isPlayed: true, completedBy: 'mark' }

function VideoPage(props: LessonPageProps) {
  return (
    <Played {...props}>
      {/* On a full load, open-early.js puts the video here before React runs, and React leaves given HTML alone. */}
      <div
        id={earlyPlace(props.lessonId)}
        className="learn-stage"
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </Played>
  )
}

/** The video or recording. Until its files are known, a placeholder of the same shape. */
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
    return <Video {...player} lessonId={lessonId} cover={cover} play={files} renew={renew} />
  }
  return (
    <div className="learn-video">
      {children}
      <p className="learn-loading row label" role="status">
        <span className="spinner" />
        {m.learn_loading()}
      </p>
      <div className="learn-tools row surface" />
    </div>
  )
}
