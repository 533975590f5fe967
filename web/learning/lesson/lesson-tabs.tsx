import { lazy, Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Play } from '#contract/calls/learning/learning.ts'
import { stepTabs } from '../step-tabs.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { count } from '../../ui/numbers.ts'
import { LESSONS_PANEL, type Tab } from './lessons-panel.ts'
import { Notes } from './notes.tsx'
import { Transcript } from './transcript.tsx'
import type { CourseData } from './use-course.ts'
import { useNotes } from './use-notes.ts'
import './learn-panels.css'

const Questions = lazy(() =>
  import('../discussions/questions.tsx').catch(() => ({
    default: () => <p className="learn-none">{m.call_offline()}</p>,
  })),
)

type LessonTabsProps = {
  courseId: string
  lessonId: string
  title: string
  tab: Tab
  setTab: (tab: Tab) => void
  isWide: boolean
  hasTranscript: boolean
  /** Undefined until the files have loaded. */
  captions: Play['captions'] | undefined
  asked: number | undefined
  /** Whether the lesson is open offline. */
  isSaved: boolean
  course: CourseData
  video: HTMLVideoElement | null
}

export default function LessonTabs(props: LessonTabsProps): ReactNode {
  const { courseId, lessonId, title, tab, setTab, isWide, hasTranscript, captions, asked, isSaved, course, video } =
    props
  const id = useId()
  const [words, setWords] = useState('')
  const [listed, setListed] = useState<number>()
  const notes = useNotes(courseId, lessonId, Boolean(course.learning) && !course.isPreview)
  const tabs = [
    ...(isWide ? [] : [{ tab: 'lessons' as const, label: m.learn_lessons() }]),
    ...(hasTranscript ? [{ tab: 'transcript' as const, label: m.learn_transcript() }] : []),
    { tab: 'notes' as const, label: m.learn_notes(), count: notes.list?.length },
    // A text that is being written stays open.
    ...(isSaved && tab !== 'questions'
      ? []
      : [{ tab: 'questions' as const, label: m.learn_questions(), count: listed ?? asked }]),
  ]
  const shown = tabs.some((each) => each.tab === tab) ? tab : tabs[0]!.tab

  const hasSearch =
    shown === 'notes' ? Boolean(notes.list?.length) : shown === 'transcript' && Boolean(captions?.length)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const names = tabs.map((each) => each.tab)
    stepTabs(event, names, shown, setTab)
  }

  return (
    <>
      <div className="learn-tabs marks">
        <div role="tablist" aria-label={title || m.learn_title()} onKeyDown={onKeyDown}>
          {tabs.map((each) => (
            <button
              key={each.tab}
              type="button"
              role="tab"
              id={`${id}-${each.tab}`}
              aria-selected={each.tab === shown}
              aria-controls={each.tab === 'lessons' ? LESSONS_PANEL : `${id}-panel`}
              tabIndex={each.tab === shown ? 0 : -1}
              onClick={() => setTab(each.tab)}
            >
              {each.label}
              {each.count ? <small>{count(each.count)}</small> : null}
            </button>
          ))}
        </div>
        {hasSearch && (
          <label className="learn-find" data-in={shown}>
            <Icon name="search" />
            <span className="sr-only">{shown === 'notes' ? m.learn_notes_find() : m.learn_transcript_find()}</span>
            <input
              type="search"
              placeholder={shown === 'notes' ? m.learn_notes_find() : m.learn_transcript_find()}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
        )}
      </div>
      {shown !== 'lessons' && (
        <div className="learn-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
          {shown === 'transcript' ? (
            <Transcript captions={captions} video={video} words={words} />
          ) : shown === 'questions' ? (
            <Suspense>
              <Questions lessonId={lessonId} video={video} isPreview={course.isPreview} onCount={setListed} />
            </Suspense>
          ) : (
            <Notes notes={notes} course={course} video={video} words={words} />
          )}
        </div>
      )}
    </>
  )
}
