// The questions that learners ask under a lesson, with their answers. Loaded along with its tab.
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { loginPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { askedQuestion } from '../lesson/lesson-address.ts'
import { AskForm } from './ask-form.tsx'
import { Question } from './question.tsx'
import { useQuestions } from './use-questions.ts'
import './questions.css'

const PushOffer = lazyPart(() => import('../../people/push/push-offer.tsx'))

type QuestionsProps = {
  lessonId: string
  video: HTMLVideoElement | null
  isPreview: boolean
  onCount: (total: number) => void
}

export default function Questions({ lessonId, video, isPreview, onCount }: QuestionsProps) {
  const location = useLocation()
  const isSignedIn = useSession() !== null
  const wanted = askedQuestion(location.hash)
  const { answer, problem, isLoading, reload, showMore } = useQuestions(lessonId, wanted)
  const { items, total, hasMore, isGone } = answer ?? {}
  const [hasAsked, setHasAsked] = useState(false)
  const list = useScrollTo(wanted, answer !== null)

  useEffect(() => {
    if (total !== undefined) onCount(total)
  }, [total, onCount])

  if (problem !== null) {
    return <ProblemNote text={m.questions_failed({ reason: explain(problem) })} tryAgain={reload} />
  }
  return (
    <>
      {isPreview ? (
        <p className="learn-none">{m.questions_preview()}</p>
      ) : isSignedIn ? (
        <>
          <AskForm
            lessonId={lessonId}
            video={video}
            onAsked={() => {
              setHasAsked(true)
              reload()
            }}
          />
          {hasAsked && (
            <Suspense>
              <PushOffer question={m.push_answer()} />
            </Suspense>
          )}
        </>
      ) : (
        <p className="learn-none">
          <PageLink className="link" to={loginPath(location)}>
            {m.questions_log_in()}
          </PageLink>
        </p>
      )}
      {isGone && <p className="discussion-gone">{m.questions_gone()}</p>}
      {!items && <p role="status">{m.questions_loading()}</p>}
      {items?.length === 0 && <p className="learn-none">{m.questions_none()}</p>}
      <ul className="discussion" tabIndex={-1} ref={list}>
        {items?.map((question) => (
          <Question
            key={question._id}
            question={question}
            video={video}
            isWanted={question._id === wanted}
            mayWrite={isSignedIn && !isPreview}
            onChange={reload}
          />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="button" disabled={isLoading} onClick={showMore}>
          {m.questions_more()}
        </button>
      )}
    </>
  )
}

/** Scrolls the question named in the address into view, once. */
function useScrollTo(wanted: string | null, isLoaded: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const question = isLoaded && wanted ? list.current?.querySelector<HTMLElement>('[data-wanted]') : null
    question?.scrollIntoView()
    question?.focus({ preventScroll: true })
  }, [wanted, isLoaded])
  return list
}
