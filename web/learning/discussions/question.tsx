import { useRef, useState } from 'react'
import type { LessonQuestion } from '#contract/calls/learning/classroom.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { DiscussionPost } from './said.tsx'
import { DiscussionForm } from './discussion-form.tsx'

/** Further answers are shown on request. */
const ANSWERS_SHOWN = 3

type QuestionProps = {
  question: LessonQuestion
  video: HTMLVideoElement | null
  isWanted: boolean
  mayWrite: boolean
  onChange: () => void
}

export function Question({ question, video, isWanted, mayWrite, onChange }: QuestionProps) {
  const { _id, text, isFollowed, isHidden, answers } = question
  const [isAnswering, setIsAnswering] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const [isWhole, setIsWhole] = useState(isWanted)
  const shown = isWhole ? answers : answers.slice(0, ANSWERS_SHOWN)

  const closeForm = () => {
    setIsAnswering(false)
    // The focused button disappears along with the form.
    row.current?.focus()
  }

  const answer = async (id: string, written: string) => {
    await api('PUT /answer/{id}', { params: { id }, body: { question: _id, text: written } })
    closeForm()
    setIsWhole(true)
    toast(m.questions_answered())
    onChange()
  }

  const { run } = useWork()
  const follow = async () => {
    await api('PUT /question/{id}/follow', { params: { id: _id }, body: { isFollowed: !isFollowed } })
    toast(isFollowed ? m.questions_unfollowed() : m.questions_followed())
    onChange()
  }

  return (
    <li ref={row} tabIndex={-1} data-wanted={isWanted || undefined}>
      <DiscussionPost item={question} second={question.second} video={video} mayWrite={mayWrite} onChange={onChange}>
        {mayWrite && !isHidden && (
          <>
            <button
              type="button"
              className="link"
              aria-label={`${m.questions_answer()}: ${text}`}
              aria-expanded={isAnswering}
              onClick={() => setIsAnswering(!isAnswering)}
            >
              {m.questions_answer()}
            </button>
            <button
              type="button"
              className="link"
              aria-label={`${isFollowed ? m.questions_following() : m.questions_follow()}: ${text}`}
              aria-pressed={isFollowed}
              onClick={() => void run(follow)}
            >
              {isFollowed ? m.questions_following() : m.questions_follow()}
            </button>
          </>
        )}
      </DiscussionPost>
      {answers.length > 0 && (
        <ul className="discussion-answers stack">
          {shown.map((each) => (
            <li className="surface" key={each._id} data-official={each.isOfficial || undefined}>
              <DiscussionPost item={each} isOfficial={each.isOfficial} mayWrite={mayWrite} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < answers.length && (
        <button type="button" className="link discussion-all" onClick={() => setIsWhole(true)}>
          {m.questions_answers_all({ n: digits(answers.length) })}
        </button>
      )}
      {isAnswering && (
        <DiscussionForm
          name={`answer:${_id}`}
          label={m.questions_answer_label()}
          button={m.questions_answer()}
          send={answer}
          cancel={closeForm}
          isFocused
        />
      )}
    </li>
  )
}
