import type { LessonPage, LessonPageProps } from './lesson-page.ts'
import { Played } from './video.tsx'

export const audio: LessonPage = { Page: Audio, isPlayed: true, completedBy: 'mark' }

function Audio(props: LessonPageProps) {
  return (
    <Played {...props}>
      <div className="learn-stage" data-audio data-recording />
      <div className="learn-recording" />
    </Played>
  )
}
