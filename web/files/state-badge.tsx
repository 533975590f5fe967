import { useState } from 'react'
import type { FileKind } from '#contract/files/file-states.ts'
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import { m } from '../paraglide/messages.js'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { isSameFile } from './uploads/begin-upload.ts'
import { FileButton } from './uploads/file-button.tsx'
import { ACCEPT } from './uploads/file-kinds.ts'
import type { LessonState } from './lesson-state.ts'
import { badgeOf, reasonOf } from './state-words.ts'

const TONES: Record<LessonState['phase'], string> = {
  ready: 'badge-good',
  'no-text': 'badge-open',
  'no-questions': 'badge-open',
  'no-task': 'badge-open',
  'no-file': 'badge-open',
  queued: 'badge-open',
  waiting: 'badge-open',
  sending: 'badge-info',
  encoding: 'badge-info',
  drawing: 'badge-info',
  offline: 'badge-gold',
  stopped: 'badge-gold',
  'not-sent': 'badge-bad',
  failed: 'badge-bad',
}

export function StateBadge({ state }: { state: LessonState }) {
  const tone = TONES[state.phase]
  return (
    <span className={`badge editor-state ${tone}`}>
      {state.phase === 'ready' && <Icon name="check" />}
      {(state.phase === 'encoding' || state.phase === 'drawing') && <span className="spinner" aria-hidden="true" />}
      {tone === 'badge-bad' && <Icon name="alert" />}
      {badgeOf(state)}
    </span>
  )
}

type FileReasonProps = {
  state: LessonState
  /** The title of the lesson or book that the file is for. */
  title: string
  kind: FileKind
  file: StoredFile | undefined
  put: (chosen: File) => void
  retry: (id: string) => void
}

/** Why the file stopped or failed, and what to do. */
export function FileReason({ state, title, kind, file, put, retry }: FileReasonProps) {
  /** A file chosen to replace the partly uploaded one. */
  const [other, setOther] = useState<File | null>(null)
  const reason = reasonOf(state, file?.name ?? '')
  if (!reason) return null
  const isStopped = state.phase === 'stopped'
  const canRetry = state.phase === 'failed' && state.canRetry
  const choose = isStopped ? m.curriculum_choose_same() : m.curriculum_choose_other()
  const take = (chosen: File) => (isStopped && file && !isSameFile(chosen, file) ? setOther(chosen) : put(chosen))
  return (
    <div className={isStopped ? 'editor-reason cluster editor-reason-stopped' : 'editor-reason cluster'}>
      <span>{reason}</span>
      {canRetry && file ? (
        <button
          type="button"
          className="button button-small"
          aria-label={m.curriculum_retry_of({ name: title })}
          onClick={() => retry(file._id)}
        >
          {m.problem_try_again()}
        </button>
      ) : (
        <FileButton
          label={choose}
          name={`${choose}: ${title}`}
          accept={ACCEPT[kind]}
          onFiles={([chosen]) => chosen && take(chosen)}
        />
      )}
      {isStopped && file && (
        <Dialog open={other !== null} onClose={() => setOther(null)} title={m.curriculum_other_title()}>
          <div className="dialog-body">
            <p>{m.curriculum_other_text({ name: file.name, other: other?.name ?? '' })}</p>
          </div>
          <footer>
            <button type="button" className="button" data-first onClick={() => setOther(null)}>
              {m.curriculum_other_keep()}
            </button>
            <button
              type="button"
              className="button button-danger"
              onClick={() => {
                if (other) put(other)
                setOther(null)
              }}
            >
              {m.curriculum_other_replace()}
            </button>
          </footer>
        </Dialog>
      )}
    </div>
  )
}
