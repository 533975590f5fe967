import { Suspense, useEffect, useRef, useState } from 'react'
import { MAX_HAND_IN_TEXT } from '#contract/constants.ts'
import type { OwnHandIn, Task } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { beforeSignOut } from '../../session/session.ts'
import { clockTime, isPast, weekdayTime } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useStore } from '../../ui/store.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { NO_UPLOADS, uploads } from '../../files/uploads/upload-queue.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { shownFiles, type ShownFile } from './file-states.tsx'
import { keepText, keptFiles, keptText, sendAll } from './hand-in-queue.ts'
import { TaskFacts } from './task-facts.tsx'
import { TaskFiles } from './task-files.tsx'

const OnlyLooking = lazyPart(() => import('./only-looking.tsx'))

const SAVE_AFTER_MS = 800

type TaskDraftProps = { task: Task; course: CourseData }

/** The instructions and, for learners in the course, the work they are going to hand in. */
export function TaskDraft({ task, course }: TaskDraftProps) {
  const [draft] = task.handIns
  return (
    <>
      <div className="task">
        <h1>{task.title}</h1>
        <TaskFacts task={task} />
        <article className="learn-text">
          {/* The server made this HTML from Markdown without HTML. */}
          <div lang={course.about?.language} dangerouslySetInnerHTML={{ __html: task.html }} />
        </article>
        {draft && <Writing key={draft._id} task={task} draft={draft} />}
      </div>
      {!draft && (
        <Suspense>
          <OnlyLooking lessonId={task._id} course={course} />
        </Suspense>
      )}
    </>
  )
}

function Writing({ task, draft }: { task: Task; draft: OwnHandIn }) {
  const lesson = task._id
  const [text, setText] = useState(() => newerText(lesson, draft))
  const [, setChanges] = useState(0)
  const changed = () => setChanges((before) => before + 1)
  const isOnline = useOnline()
  const sending = useStore(uploads, NO_UPLOADS)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = () => void sendAll().then(changed)
  const write = (typed: string, isHandedIn: boolean) => {
    keepText(lesson, draft.number, typed, isHandedIn)
    clearTimeout(timer.current)
    timer.current = setTimeout(send, isHandedIn ? 0 : SAVE_AFTER_MS)
    changed()
  }

  useEffect(() => {
    const sendIfHidden = () => {
      if (document.hidden) void sendAll()
    }
    const forget = beforeSignOut(sendAll)
    document.addEventListener('visibilitychange', sendIfHidden)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', sendIfHidden)
      void sendAll()
    }
  }, [])

  const kept = keptText(lesson, draft.number)
  const files = shownFiles(draft.files, keptFiles(lesson), sending, isOnline)
  return (
    <>
      <div className="task-part">
        <TextArea
          label={m.task_answer()}
          value={text}
          rows={4}
          maxLength={MAX_HAND_IN_TEXT}
          onChange={({ target }) => {
            setText(target.value)
            write(target.value, false)
          }}
        />
      </div>
      <TaskFiles lesson={lesson} handIn={draft._id} files={files} onChange={changed} />
      <HandInBar
        task={task}
        draft={draft}
        files={files}
        isEmpty={!text.trim() && !files.length}
        isOnline={isOnline}
        kept={kept}
        handIn={(isHandedIn) => write(text, isHandedIn)}
      />
    </>
  )
}

/** This device's text, unless another device has written a newer one. */
function newerText(lesson: string, { number, text, writtenAt }: OwnHandIn): string {
  const kept = keptText(lesson, number)
  return kept && (!writtenAt || kept.writtenAt > writtenAt) ? kept.answer : text
}

type HandInBarProps = {
  task: Task
  draft: OwnHandIn
  files: ShownFile[]
  isEmpty: boolean
  isOnline: boolean
  kept: ReturnType<typeof keptText>
  handIn: (isHandedIn: boolean) => void
}

/** What is saved, why it can't be handed in yet, and the button to hand it in. */
function HandInBar({ task, draft, files, isEmpty, isOnline, kept, handIn }: HandInBarProps) {
  const isLate = isPast(draft.dueAt)
  const isClosed = isLate && (!task.late || draft.number > 1)
  const hasFailed = files.some(({ phase }) => phase === 'failed')
  const isSending = files.some(({ phase }) => phase !== 'ready' && phase !== 'failed')
  const isAsked = kept?.isHandedIn ?? false
  const uploaded = () =>
    files.length === 1 ? m.task_when_uploaded_one() : m.task_when_uploaded({ n: digits(files.length) })
  // The first reason that applies is shown.
  const reasons: [boolean, () => string][] = [
    [isClosed, () => m.task_too_late({ day: weekdayTime(draft.dueAt!) })],
    [isAsked && isOnline, () => m.task_will_hand_in()],
    [isAsked, () => m.task_offline()],
    [isEmpty, () => m.task_when_something()],
    [hasFailed, () => m.task_when_removed()],
    [isSending && isOnline, uploaded],
    [!isOnline, () => m.task_offline()],
  ]
  const reason = reasons.find(([applies]) => applies)?.[1]()
  const canHandIn = !isClosed && !isEmpty && !hasFailed && !(isSending && isOnline)
  return (
    <div className="task-bar">
      <div>
        <p className="small" role="status">
          {[savedWords(draft, kept), reason].filter(Boolean).join(' ')}
        </p>
        {isAsked && !isClosed ? (
          <button type="button" className="button button-large" onClick={() => handIn(false)}>
            {m.task_wait_no_more()}
          </button>
        ) : (
          <button
            type="button"
            className="button button-primary button-large"
            disabled={!canHandIn}
            onClick={() => handIn(true)}
          >
            {draft.number > 1 ? m.task_hand_in_again() : isLate ? m.task_hand_in_late() : m.task_hand_in()}
          </button>
        )}
      </div>
    </div>
  )
}

function savedWords({ writtenAt }: OwnHandIn, kept: ReturnType<typeof keptText>): string | null {
  if (kept) return m.task_saved_here({ time: clockTime(kept.writtenAt) })
  return writtenAt && m.task_saved_at({ time: clockTime(writtenAt) })
}
