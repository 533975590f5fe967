import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { earlyLesson, earlyPlace } from '../lesson/early-lesson.ts'
import type { LessonPage, LessonPageProps } from './lesson-page.ts'

export const text: LessonPage = { Page: Text, isPlayed: false, completedBy: 'mark' }

function Text({ lessonId, course, facts, lesson }: LessonPageProps) {
  // On a full load, open-early.js has shown the text before React runs, and React leaves given HTML alone.
  const [early] = useState(() => earlyLesson(lessonId)?.html)
  const html = lesson ? (lesson.html ?? '') : early
  const waiting = html === undefined && { className: 'learn-bones', role: 'status', 'aria-label': m.learn_loading() }
  return (
    <article className="learn-text" data-waiting={!lesson || undefined}>
      {facts}
      <div
        id={earlyPlace(lessonId)}
        lang={course.about?.language}
        {...waiting}
        // The server made this HTML from Markdown without HTML.
        dangerouslySetInnerHTML={{ __html: html ?? BONES }}
        suppressHydrationWarning
      />
    </article>
  )
}

/** Shown until it is known which lesson to open. */
export const TextBones = () => (
  <div
    className="learn-bones"
    role="status"
    aria-label={m.learn_loading()}
    dangerouslySetInnerHTML={{ __html: BONES }}
  />
)

const LINES = [96, 88, 92, 60, 94, 90, 97, 72, 93, 86, 95, 44]
const BONES = LINES.map((width) => `<span class="bone" style="width:${width}%"></span>`).join('')
