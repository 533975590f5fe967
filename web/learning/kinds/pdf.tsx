import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { LessonPage, LessonPageProps } from './lesson-page.ts'

export const pdf: LessonPage = { Page: Pdf, isPlayed: false, completedBy: 'mark' }

const DocumentPages = lazyPart(() => import('../lesson/document-pages.tsx'))

function Pdf({ lessonId, course, facts, files, renew }: LessonPageProps) {
  const waiting = (
    <article className="learn-text" data-waiting>
      {facts}
      <div className="learn-page-bone" role="status" aria-label={m.learn_loading()} />
    </article>
  )
  if (!files?.pages) return waiting
  return (
    <Suspense fallback={waiting}>
      <article className="learn-text">{facts}</article>
      <DocumentPages lessonId={lessonId} pages={files.pages} course={course} renew={renew} />
    </Suspense>
  )
}
