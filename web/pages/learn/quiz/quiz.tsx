// The page of a quiz: without the lessons beside it, and without the player.
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PREVIEW_QUERY } from '#contract/paths.ts'
import { categoryOf } from '../../../catalogue/course-categories.ts'
import { m } from '../../../paraglide/messages.js'
import type { OwnFrame } from '../../../root.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { useSession } from '../../../session/session.ts'
import { hueStyle } from '../../../ui/hue.ts'
import { LoadingNote } from '../../../ui/loading-note.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useCourse } from '../use-course.ts'
import { QuizRoom } from './quiz-room.tsx'
import { quizView } from './quiz-address.ts'
import type { Route } from './+types/quiz'
import '../learn.css'

export const handle = {
  hasOwnFrame: true,
  // The server renders one shell for all quizzes: only the browser knows who asks.
  hasPage: () => false,
} satisfies OwnFrame & { hasPage: () => boolean }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.quiz_title(), isHidden: true })

export default function QuizPage({ params: { courseId, lessonId } }: Route.ComponentProps) {
  const session = useSession()
  if (!useHydrated()) {
    return (
      <div className="learn">
        <header className="learn-bar" />
        <LoadingNote />
      </div>
    )
  }
  // After signing in or out everything is asked for again.
  return <OpenQuiz key={`${courseId} ${session?.token}`} courseId={courseId} lessonId={lessonId} />
}

function OpenQuiz({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const { search, hash } = useLocation()
  const session = useSession()
  const course = useCourse(courseId, search === PREVIEW_QUERY && session !== null)
  const view = quizView(hash)
  const lesson = course.pathTo(lessonId)
  const navigate = useNavigate()
  const isElsewhere = view === null
  // Opening the address never begins an attempt.
  useEffect(() => {
    if (isElsewhere) void navigate(lesson, { replace: true })
  }, [isElsewhere, lesson, navigate])
  if (!view) return null
  return (
    <div className="learn" style={hueStyle(categoryOf(course.about?.classCourse ?? '')?.hue ?? 'free')}>
      <QuizRoom key={view.attempt} lessonId={lessonId} course={course} view={view} />
    </div>
  )
}
