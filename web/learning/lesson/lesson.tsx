// One lesson: its video or text, its actions, its transcript and the learner's notes.
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LessonKind } from '#contract/constants.ts'
import type { LessonPreview, Play } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { savedIds } from '../../session/saved-person.ts'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { pageTitle } from '../../seo/page-meta.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useOnline } from '../../ui/use-online.ts'
import { LESSON_PAGES } from '../kinds/lesson-pages.ts'
import { useLogin, useRetryOnline } from '../../session/use-problem.ts'
import { askedQuestion, askedSecond } from './lesson-address.ts'
import { LessonActions, LessonFacts } from './lesson-head.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonNotice } from './lesson-notice.tsx'
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

// The video comes first. If the network is lost just then, it plays without the panels.
const Nothing = () => null
const LessonTabs = lazy(() => import('./lesson-tabs.tsx').catch(() => ({ default: Nothing })))
const KeysDialog = lazy(() => import('./keys-dialog.tsx').catch(() => ({ default: Nothing })))

/** A video that was left this close to its end starts over. */
const END_SECONDS = 5

export function Lesson({ courseId, lessonId, course }: LessonProps) {
  // Both are requested at the same time, so that nothing delays the first picture.
  const { isPreview } = course
  const lesson = useCall<LessonPreview>(
    useCallback(() => readLesson(lessonId, { course: courseId, isPreview }), [lessonId, courseId, isPreview]),
  )
  const play = useCall(
    useCallback(() => readFiles(lessonId, { course: courseId, isPreview }), [lessonId, courseId, isPreview]),
  )
  const { about, lessons, learning } = course
  const problem = lesson.problem ?? (play.answer ? null : play.problem)
  const at = lessons?.findIndex(({ _id }) => _id === lessonId) ?? -1
  const listed = lessons?.[at]
  const isOnline = useOnline()
  const saved = isOnline ? null : savedIds()
  const isSaved = saved?.includes(lessonId) ?? false
  const later = at >= 0 ? lessons?.slice(at + 1) : undefined
  const next = isSaved ? later?.find(({ _id }) => saved?.includes(_id)) : later?.[0]
  const { title = '', kind = kindByFiles(play.answer), seconds = 0 } = lesson.answer ?? listed ?? {}
  const place = learning?.places.find(({ item }) => item === lessonId)
  // Without a video or pages, it is most likely a text.
  const { Page, isPlayed, completedBy } = LESSON_PAGES[kind ?? 'text']

  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { hash } = useLocation()
  // The server doesn't know the URL's fragment.
  const isHydrated = useHydrated()
  const [chosenTab, setTab] = useState<Tab>()
  const tab = chosenTab ?? (isHydrated && askedQuestion(hash) ? 'questions' : 'lessons')
  const [areKeysListed, setAreKeysListed] = useState(false)
  const [startsPlaying] = useState(takeRequest)
  const isWide = useWide()
  const session = useSession()
  const navigate = useNavigate()
  const asked = askedSecond(hash)

  const retry = () => {
    lesson.reload()
    play.reload()
  }
  useLogin(problem)
  useRetryOnline(problem ?? play.problem, retry)
  const watch = useWatch(video, lessonId)
  const isCounted = !course.isPreview && learning !== null && session !== null
  const take = useCallback(() => video && watch.report(video), [video, watch])
  useReports(isCounted ? take : null, video, course.send)
  useMediaSession(video, { title, artist: about?.title })
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])

  const openNext = () => {
    if (!next) return
    playWhenOpened()
    void navigate(course.pathTo(next._id))
  }
  useKeys({ video, openNext, listKeys: () => setAreKeysListed(true) })

  const facts = <LessonFacts course={course} at={at} title={title} kind={kind} seconds={seconds} isSaved={isSaved} />
  const actions = (
    <LessonActions
      course={course}
      lesson={{ id: lessonId, title }}
      next={next}
      isSaved={isSaved}
      mark={(done) => {
        const at = course.mark(lessonId, done, Math.round(video?.currentTime ?? 0))
        if (!done) watch.restart(at)
      }}
    />
  )

  return (
    <div className="learn-columns" data-tab={problem === null ? tab : 'lessons'}>
      <div className="learn-main">
        {problem === null && (learning === null || !session) && listed?.free && about && (
          <FreeStrip about={about} isForVisitors={learning === undefined} />
        )}
        {problem !== null ? (
          <LessonNotice problem={problem} lessonId={lessonId} course={course} retry={retry} />
        ) : (
          <Page
            lessonId={lessonId}
            course={course}
            facts={facts}
            lesson={lesson.answer}
            files={play.answer}
            renew={play.reload}
            player={{
              watch,
              title,
              seconds,
              startAt: asked ?? (learning === undefined ? undefined : startSecond(place, seconds)),
              startsPlaying,
              video,
              setVideo,
              readTranscript: () => setTab('transcript'),
              listKeys: () => setAreKeysListed(true),
            }}
          />
        )}
        {problem === null && completedBy === 'mark' && (
          <div className="learn-head stack">
            {isPlayed && facts}
            {actions}
          </div>
        )}
        {problem === null && (
          <Suspense fallback={<div className="learn-tabs" />}>
            {isHydrated ? (
              <LessonTabs
                courseId={courseId}
                lessonId={lessonId}
                title={title}
                tab={tab}
                setTab={setTab}
                isWide={isWide}
                hasTranscript={isPlayed}
                captions={play.answer?.captions}
                asked={lesson.answer?.asked}
                isSaved={isSaved}
                course={course}
                video={video}
              />
            ) : (
              <div className="learn-tabs" />
            )}
          </Suspense>
        )}
      </div>
      <div
        className="learn-list"
        aria-label={m.learn_lessons()}
        id={LESSONS_PANEL}
        role={isWide || problem !== null ? 'complementary' : 'tabpanel'}
      >
        <h2>{m.learn_lessons()}</h2>
        <LessonList course={course} current={lessonId} />
      </div>
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

/** The kind of a lesson that isn't publicly listed, guessed until it has loaded. */
function kindByFiles(files: Play | null): LessonKind | undefined {
  return files?.sources.length ? 'video' : files?.pages && 'pdf'
}
