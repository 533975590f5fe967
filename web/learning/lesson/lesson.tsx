// One lesson: its film or text, what can be done with it, its transcript and the learner's notes.
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LessonPreview } from '#contract/learning.ts'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { pageTitle } from '../../seo/page-meta.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useLogin, useRetryOnline } from '../use-problem.ts'
import { askedQuestion, askedSecond } from './lesson-address.ts'
import { earlyLesson, earlyPlay } from './early-play.ts'
import { Film } from './film.tsx'
import { LessonActions, LessonFacts } from './lesson-head.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonNotice } from './lesson-notice.tsx'
import { LessonSkeleton, QuizBones } from './lesson-skeleton.tsx'
import { LESSONS_PANEL, useWide, type Tab } from './lessons-panel.ts'
import { useMediaSession } from '../media-session.ts'
import { FreeStrip } from './free-strip.tsx'
import { playWhenOpened, takeRequest } from './next-lesson.ts'
import { readFiles, readLesson } from './read-lessons.ts'
import type { CourseData } from './use-course.ts'
import { useKeys } from './use-keys.ts'
import { useReports } from '../use-reports.ts'
import { useWatch } from './watch.ts'

type LessonProps = { courseId: string; lessonId: string; course: CourseData }

// The film comes first; if the network goes just then, it plays without them.
const Nothing = () => null
const LessonTabs = lazy(() => import('./lesson-tabs.tsx').catch(() => ({ default: Nothing })))
const KeysDialog = lazy(() => import('./keys-dialog.tsx').catch(() => ({ default: Nothing })))
const DocumentPages = lazyPart(() => import('./document-pages.tsx'))
const QuizIntro = lazyPart(() => import('../quiz/quiz-intro.tsx'))
const DraftQuestions = lazyPart(() => import('../quiz/draft-questions.tsx'))

/** A film left so close to its end starts anew. */
const END_SECONDS = 5

export function Lesson({ courseId, lessonId, course }: LessonProps) {
  // Both at once: nothing is between the learner and the first picture.
  const { isPreview } = course
  const lesson = useCall<LessonPreview>(
    useCallback(() => readLesson(lessonId, { course: courseId, isPreview }), [lessonId, courseId, isPreview]),
    earlyLesson(lessonId)?.lesson ?? undefined,
  )
  const play = useCall(
    useCallback(() => readFiles(lessonId, { course: courseId, isPreview }), [lessonId, courseId, isPreview]),
    earlyPlay(lessonId)?.play ?? undefined,
  )
  const { about, lessons, learning } = course
  const problem = lesson.problem ?? (play.answer ? null : play.problem)
  const at = lessons?.findIndex(({ _id }) => _id === lessonId) ?? -1
  const listed = lessons?.[at]
  const next = at >= 0 ? lessons?.[at + 1] : undefined
  const { title = '', kind, seconds = 0 } = lesson.answer ?? listed ?? {}
  const place = learning?.places.find(({ thing }) => thing === lessonId)
  const isPlayable = kind === 'video' || kind === 'audio' || (!kind && Boolean(play.answer?.sources.length))

  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const question = askedQuestion(useLocation().hash)
  const [tab, setTab] = useState<Tab>(question ? 'questions' : 'lessons')
  const [areKeysListed, setAreKeysListed] = useState(false)
  const [startsPlaying] = useState(takeRequest)
  const isWide = useWide()
  const session = useSession()
  const navigate = useNavigate()
  const asked = askedSecond(useLocation().hash)

  const retry = () => {
    lesson.reload()
    play.reload()
  }
  useLogin(problem)
  useRetryOnline(problem ?? play.problem, retry)
  const watch = useWatch(film, lessonId)
  const isCounted = !course.isPreview && learning !== null && session !== null
  const take = useCallback(() => film && watch.report(film), [film, watch])
  useReports(isCounted ? take : null, film, course.send)
  useMediaSession(film, { title, artist: about?.title })
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])

  const openNext = () => {
    if (!next) return
    playWhenOpened()
    void navigate(course.pathTo(next._id))
  }
  useKeys({ film, openNext, listKeys: () => setAreKeysListed(true) })

  const facts = <LessonFacts course={course} at={at} title={title} kind={kind} seconds={seconds} />
  const actions = (
    <LessonActions
      course={course}
      lesson={{ id: lessonId, title }}
      next={next}
      mark={(done) => {
        const at = course.mark(lessonId, done, Math.round(film?.currentTime ?? 0))
        if (!done) watch.restart(at)
      }}
    />
  )

  return (
    <div className="learn-columns" data-tab={problem === null ? tab : 'lessons'}>
      <div className="learn-main">
        {problem === null && (learning === null || !session) && listed?.free && about && <FreeStrip about={about} />}
        {problem !== null ? (
          <LessonNotice problem={problem} lessonId={lessonId} course={course} retry={retry} />
        ) : kind === 'text' && lesson.answer ? (
          <article className="learn-text">
            {facts}
            {/* Made by the server from Markdown without HTML. */}
            <div lang={about?.language} dangerouslySetInnerHTML={{ __html: lesson.answer.html ?? '' }} />
          </article>
        ) : kind === 'quiz' ? (
          <Suspense fallback={<LessonSkeleton kind={kind} facts={facts} />}>
            {isPreview && !lesson.answer ? (
              <LessonSkeleton kind={kind} facts={facts} />
            ) : lesson.answer?.questions && !lesson.answer.quiz ? (
              <DraftQuestions lessonId={lessonId} course={course} facts={facts} questions={lesson.answer.questions} />
            ) : (
              <QuizIntro lessonId={lessonId} course={course} facts={facts} Notice={LessonNotice} Bones={QuizBones} />
            )}
          </Suspense>
        ) : isPlayable && play.answer ? (
          <Film
            lessonId={lessonId}
            watch={watch}
            title={title}
            seconds={seconds}
            cover={`/covers/course/${courseId}.svg`}
            play={play.answer}
            renew={play.reload}
            startAt={asked ?? (learning === undefined ? undefined : startSecond(place, seconds))}
            startsPlaying={startsPlaying}
            film={film}
            setFilm={setFilm}
            readTranscript={() => setTab('transcript')}
            listKeys={() => setAreKeysListed(true)}
          />
        ) : play.answer?.pages ? (
          <Suspense fallback={<LessonSkeleton kind={kind} facts={facts} />}>
            <article className="learn-text">{facts}</article>
            <DocumentPages
              key={lessonId}
              lessonId={lessonId}
              pages={play.answer.pages}
              course={course}
              renew={play.reload}
            />
          </Suspense>
        ) : (
          <LessonSkeleton kind={kind} facts={facts} />
        )}
        {problem === null && kind !== 'quiz' && (
          <div className="learn-head">
            {isPlayable && facts}
            {actions}
          </div>
        )}
        {problem === null && (
          <Suspense fallback={<div className="learn-tabs" />}>
            <LessonTabs
              courseId={courseId}
              lessonId={lessonId}
              title={title}
              tab={tab}
              setTab={setTab}
              isWide={isWide}
              hasTranscript={isPlayable}
              captions={play.answer?.captions ?? []}
              asked={lesson.answer?.asked}
              course={course}
              film={film}
            />
          </Suspense>
        )}
      </div>
      <aside
        className="learn-list"
        aria-label={m.learn_lessons()}
        id={LESSONS_PANEL}
        role={isWide || problem !== null ? undefined : 'tabpanel'}
      >
        <h2>{m.learn_lessons()}</h2>
        <LessonList course={course} current={lessonId} />
      </aside>
      {areKeysListed && (
        <Suspense>
          <KeysDialog close={() => setAreKeysListed(false)} />
        </Suspense>
      )}
    </div>
  )
}

function startSecond(place: { position: number } | undefined, seconds: number): number {
  const position = place?.position ?? 0
  return position >= seconds - END_SECONDS ? 0 : position
}
