import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { QuizFrame, QuizIntro } from '../quiz/quiz-intro.tsx'
import type { LessonPage, LessonPageProps } from './lesson-page.ts'

export const quiz: LessonPage = { Page: Quiz, isPlayed: false, completedBy: 'page' }

const DraftQuestions = lazyPart(() => import('../quiz/draft-questions.tsx'))

function Quiz({ lessonId, course, facts, lesson }: LessonPageProps) {
  const waiting = <QuizFrame facts={facts} quiz={null} />
  // The quiz may not be published yet.
  if (course.isPreview && !lesson) return waiting
  if (!lesson?.questions || lesson.quiz) return <QuizIntro lessonId={lessonId} course={course} facts={facts} />
  return (
    <Suspense fallback={waiting}>
      <DraftQuestions lessonId={lessonId} course={course} facts={facts} questions={lesson.questions} />
    </Suspense>
  )
}
