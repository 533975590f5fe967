// The questions of a quiz that isn't published in this form, to look at and try out. Nothing is saved.
import { useState, type ReactNode } from 'react'
import type { Answer, Question } from '#contract/calls/learning/quizzes.ts'
import { QuestionView } from '../quiz-question/question-view.tsx'
import { m } from '../../paraglide/messages.js'
import type { CourseData } from '../lesson/use-course.ts'
import { NextLink } from './next-link.tsx'
import '../quiz.css'

type DraftQuestionsProps = { lessonId: string; course: CourseData; facts: ReactNode; questions: Question[] }

export default function DraftQuestions({ lessonId, course, facts, questions }: DraftQuestionsProps) {
  return (
    <article className="quiz-intro quiz-draft">
      {facts}
      <p>{m.quiz_draft()}</p>
      {questions.map((question) => (
        <TriedQuestion key={question._id} question={question} />
      ))}
      <div className="learn-actions">
        <NextLink course={course} lessonId={lessonId} isPrimary />
      </div>
    </article>
  )
}

function TriedQuestion({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<Answer>()
  return <QuestionView headingAs="h2" question={question} answer={answer} onAnswer={setAnswer} />
}
