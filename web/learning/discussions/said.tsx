import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { LessonQuestion } from '#contract/calls/learning/classroom.ts'
import { DeleteDialog } from '../../layout/delete-dialog.tsx'
import { clock } from '../clock.ts'
import { seek } from '../play-controls.ts'
import { m } from '../../paraglide/messages.js'
import { useIsAdmin } from '../../session/admin.ts'
import { api } from '../../session/api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { langOf } from '../../ui/language.tsx'
import { moment } from '../../ui/numbers.ts'
import { ReportDialog } from './report-dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Only for administrators. */
const Moderation = lazyPart(() => import('./moderation.tsx'))

type SaidProps = {
  item: Omit<LessonQuestion, 'second' | 'isFollowed' | 'answers'>
  /** Only set for answers. */
  isOfficial?: boolean
  second?: number | null
  video?: HTMLVideoElement | null
  mayWrite: boolean
  onChange: () => void
  /** Further actions. */
  children?: ReactNode
}

/** A question or an answer: its author, the text, and its actions. */
export function DiscussionPost({ item, isOfficial, second = null, video, mayWrite, onChange, children }: SaidProps) {
  const { _id, text, name, isOwn, isAdmin, isTeacher, isHidden, at } = item
  const moderates = useIsAdmin() && mayWrite
  const [dialog, setDialog] = useState<'report' | 'delete' | null>(null)
  const [isReported, setIsReported] = useState(false)
  const article = useRef<HTMLElement>(null)
  const close = () => setDialog(null)
  const time = second !== null && clock(second)
  return (
    <article className="said stack" ref={article}>
      <Avatar name={name} />
      <div>
        <p className="said-head cluster">
          <b lang={langOf(name)}>{name}</b>
          {isOwn && <span className="badge badge-open">{m.questions_you()}</span>}
          {isTeacher && <span className="badge badge-admin">{m.questions_teacher()}</span>}
          {isAdmin && !isTeacher && <span className="badge badge-admin">{m.questions_team()}</span>}
          {isOfficial && <span className="badge badge-good">{m.questions_official()}</span>}
          {isHidden && <span className="badge said-hidden">{m.questions_hidden()}</span>}
          {time &&
            (video ? (
              <button
                type="button"
                className="learn-note-time accent"
                aria-label={m.questions_play({ time })}
                onClick={() => seek(video, second)}
              >
                {time}
              </button>
            ) : (
              <span className="learn-note-time accent">{time}</span>
            ))}
          <time className="small" dateTime={at}>
            {moment(at)}
          </time>
        </p>
        <p className="said-text" lang={langOf(text)}>
          {text}
        </p>
        {isHidden && isOwn && <small>{m.questions_hidden_own()}</small>}
        {mayWrite && (
          <div className="said-actions wraps">
            {children}
            {isOwn ? (
              <button
                type="button"
                className="link"
                aria-label={`${m.questions_delete()}: ${text}`}
                onClick={() => setDialog('delete')}
              >
                {m.questions_delete()}
              </button>
            ) : (
              !isHidden &&
              !moderates && (
                <button
                  type="button"
                  className="link"
                  aria-label={`${isReported ? m.questions_reported() : m.questions_report()}: ${text}`}
                  aria-disabled={isReported}
                  onClick={() => isReported || setDialog('report')}
                >
                  {isReported ? m.questions_reported() : m.questions_report()}
                </button>
              )
            )}
            {moderates && (
              <Suspense>
                <Moderation item={item} isOfficial={isOfficial} onChange={onChange} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      <ReportDialog open={dialog === 'report'} id={_id} onClose={close} onReported={() => setIsReported(true)} />
      <DeleteDialog
        open={dialog === 'delete'}
        name={text}
        remove={() => api('DELETE /talk/{id}', { params: { id: _id } })}
        onClose={close}
        onDeleted={() => {
          close()
          // The focused button disappears along with its text.
          article.current?.closest<HTMLElement>('.discussion')?.focus()
          onChange()
        }}
      />
    </article>
  )
}
