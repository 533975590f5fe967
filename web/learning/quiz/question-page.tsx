// One question at a time: the bar with the time left, the question numbers, and the buttons.
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import type { Attempt } from '#contract/calls/learning/quizzes.ts'
import { clock } from '../clock.ts'
import { choose, isAnswered } from '../quiz-question/answers.ts'
import { QuestionView } from '../quiz-question/question-view.tsx'
import { StitchRow } from '../../ui/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { useWork } from '../../session/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { useOnline } from '../../ui/use-online.ts'
import { clockTime } from '../../ui/local-times.ts'
import { HandInDialog } from './hand-in-dialog.tsx'
import { isWished, wishToHandIn } from './wished.ts'
import { QuestionNumbers } from './question-numbers.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { quizHash } from './quiz-address.ts'
import type { useAttempt } from './use-attempt.ts'
import { useQuizKeys } from './use-quiz-keys.ts'
import { useTimeLeft } from './use-time-left.ts'

type QuestionPageProps = {
  attempt: Attempt
  ahead: number
  number: number
  title: string
  own: Pick<ReturnType<typeof useAttempt>, 'answer' | 'look' | 'handIn' | 'isWaiting' | 'refresh'>
}

export function QuestionPage({ attempt, ahead, number, title, own }: QuestionPageProps) {
  const { _id, questions, answers, dueAt } = attempt
  const index = Math.min(Math.max(1, number), questions.length) - 1
  const question = questions[index]!
  const isLast = index === questions.length - 1
  const isOpen = (each: (typeof questions)[number]) => !isAnswered(each, answers[each._id])

  const navigate = useNavigate()
  const { search } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [spoken, announce] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const isOnline = useOnline()
  const [isWanted, setIsWanted] = useState(() => isWished(_id))
  const left = useTimeLeft(dueAt, ahead, announce, () => void own.refresh())
  const isOver = left === 0
  const { look } = own
  const isNew = answers[question._id] === undefined && !isOver
  useEffect(() => {
    if (isNew) look(question)
  }, [isNew, look, question])

  // Every question has its own heading, so this is called for each.
  const focusHeading = useCallback((shown: HTMLHeadingElement | null) => {
    heading.current = shown
    if (!shown) return
    window.scrollTo(0, 0)
    shown.focus({ preventScroll: true })
  }, [])

  const goTo = (to: number) => {
    if (questions[to]) void navigate({ search, hash: quizHash(_id, to + 1) }, { replace: true })
  }
  const words = isWanted ? WANTED_TEXTS : OFFLINE
  const offlineText = dueAt === null ? words.untimed() : words.timed({ time: clockTime(localTime(dueAt, ahead)) })
  const wish = (isWanted: boolean) => {
    wishToHandIn(_id, isWanted)
    setIsWanted(isWanted)
  }
  const { isBusy, run } = useWork({
    handle(error) {
      const isOffline = error instanceof TypeError
      if (isOffline) wish(true)
      return isOffline
    },
  })
  const handIn = () => {
    setIsAsking(false)
    return run(own.handIn)
  }
  const askOrHandIn = () => {
    if (isWanted) wish(false)
    else if (questions.some(isOpen)) setIsAsking(true)
    else void handIn()
  }
  const goOn = () => {
    if (isBusy || isOver) return
    if (isLast) askOrHandIn()
    else goTo(index + 1)
  }
  const answer = (given: (typeof answers)[string]) => {
    if (!isBusy && !isOver) own.answer(question._id, given)
  }
  useQuizKeys({
    choose(at) {
      const choice = (question.kind === 'one' || question.kind === 'many') && question.choices?.[at]
      if (!choice) return
      answer(choose(question.kind, answers[question._id], choice._id))
      heading.current?.parentElement?.querySelectorAll('input')[at]?.focus()
    },
    goOn,
    goBack: () => goTo(index - 1),
  })

  const place = m.quiz_question_of({ n: digits(index + 1), all: digits(questions.length) })
  const marks = questions.map((each, at) => (at === index ? 'here' : isOpen(each) ? undefined : 'done'))
  return (
    <>
      <QuizBar title={title} leave={m.quiz_leave()}>
        <StitchRow marks={marks} label={place} />
        {left !== null && (
          <span className="quiz-time inline muted" data-short={left < 60 || undefined}>
            <Icon name="clock" />
            <span className="sr-only">{m.quiz_time_left()}</span>
            {clock(left)}
          </span>
        )}
      </QuizBar>
      <div role="status">
        {isOver ? (
          <p className="learn-strip">{m.quiz_time_is_up()}</p>
        ) : (
          (!isOnline || isWanted) && <p className="learn-strip">{offlineText}</p>
        )}
        <span className="sr-only">{isOver ? '' : spoken}</span>
      </div>
      <div className="quiz-in">
        <QuestionNumbers marks={marks} isAnswered={(at) => !isOpen(questions[at]!)} goTo={goTo} />
        <p className="quiz-of muted">{place}</p>
        <QuestionView
          key={question._id}
          question={question}
          answer={answers[question._id]}
          onAnswer={answer}
          headingRef={focusHeading}
          announce={announce}
        />
      </div>
      <footer className="quiz-foot">
        <div>
          <button
            type="button"
            className="button"
            aria-label={m.quiz_previous()}
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
          >
            <Icon name="arrow-left" />
            <span>{m.quiz_back()}</span>
          </button>
          <small>
            <Icon name="check" />
            {own.isWaiting ? m.quiz_waiting() : m.quiz_saved()}
          </small>
          <button type="button" className="button button-primary" disabled={isBusy || isOver} onClick={goOn}>
            {!isLast ? m.quiz_next() : isWanted ? m.quiz_hand_in_not() : m.quiz_hand_in()}
            <Icon name={!isLast ? 'arrow-right' : isWanted ? 'undo' : 'send'} />
          </button>
        </div>
      </footer>
      <HandInDialog
        open={isAsking}
        unanswered={questions.flatMap((each, at) => (isOpen(each) ? at : []))}
        close={() => setIsAsking(false)}
        goTo={(to) => {
          // While the dialog is open, the question's heading can't be focused.
          flushSync(() => setIsAsking(false))
          goTo(to)
        }}
        handIn={() => void handIn()}
      />
    </>
  )
}

/** The offline texts, also for an attempt that is waiting to be submitted. */
const OFFLINE = { untimed: m.quiz_offline, timed: m.quiz_offline_timed }
const WANTED_TEXTS = { untimed: m.quiz_wanted, timed: m.quiz_wanted_timed }

/** A time by this device's clock. */
const localTime = (time: string, ahead: number) => new Date(Date.parse(time) - ahead)
