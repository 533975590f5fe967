// The page of a quiz, without the list of lessons and without the player.
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PREVIEW_QUERY } from '#contract/paths.ts'
import { categoryOf } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { useSession } from '../../session/session.ts'
import { hueStyle } from '../../ui/hue.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useCourse } from '../lesson/use-course.ts'
import { isNewCourse, lessonIn, type CourseShell } from '../lesson/course-shell.ts'
import { loadCourseShell } from '../lesson/course-shell.server.ts'
import openEarly from './open-early.js?minified'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { QuizRoom } from './quiz-room.tsx'
import { quizView } from './quiz-address.ts'
import type { Route } from './+types/quiz'
import '../learn.css'

export const handle = {
  hasOwnFrame: true,
  headScript: openEarly,
  // The server renders the same page for everyone, because only the browser knows who is asking.
  records: { courseId: 'GET /course/{id}', lessonId: 'GET /lesson/{id}' },
} satisfies OwnFrame & { records: Record<string, string> }

export const loader = ({ context, params }: Route.LoaderArgs) => loadCourseShell(context, params.courseId)
/** Offline, the page still opens, and says what is missing. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null)
export const shouldRevalidate = isNewCourse

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.quiz_title(), isHidden: true })

export default function QuizPage({ params: { courseId, lessonId }, loaderData: shell }: Route.ComponentProps) {
  const session = useSession()
  if (!useHydrated()) {
    const title = (shell && lessonIn(shell, lessonId)?.title) ?? m.quiz_title()
    return (
      <div className="learn" style={hueStyle(categoryOf(shell?.about.classCourse ?? '')?.hue ?? 'free')}>
        <div className="quiz">
          <QuizBar title={title} leave={m.quiz_back_to_lessons()} />
          <QuestionSkeleton />
        </div>
      </div>
    )
  }
  // After signing in or out, everything is requested again.
  return <OpenQuiz key={`${courseId} ${session?.token}`} courseId={courseId} lessonId={lessonId} shell={shell} />
}

type OpenQuizProps = { courseId: string; lessonId: string; shell: CourseShell | null }

function OpenQuiz({ courseId, lessonId, shell }: OpenQuizProps) {
  const { search, hash } = useLocation()
  const session = useSession()
  const course = useCourse(courseId, search === PREVIEW_QUERY && session !== null, shell)
  const view = quizView(hash)
  const lesson = course.pathTo(lessonId)
  const navigate = useNavigate()
  const isElsewhere = view === null
  // Opening the URL never starts an attempt.
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
