import type { LessonKind } from '#contract/constants.ts'
import type { FileKind } from '#contract/files/file-states.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { amountsOf, percent } from '../../files/file-amounts.ts'
import { Captions } from './captions.tsx'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { ACCEPT, KIND_ICONS, KIND_LABELS } from '../../files/uploads/file-kinds.ts'
import { RefusedFiles } from '../../files/uploads/refused-files.tsx'
import { useFileDrop } from '../../files/uploads/use-file-drop.ts'
import { StateBadge } from '../../files/state-badge.tsx'
import { StateReason } from './state-reason.tsx'
import { arrivalOf } from '../../files/state-words.ts'
import { useEditor } from './use-editor.ts'

/** A video or recording, and its captions. */
export function LessonRecording({ lesson }: { lesson: LessonDraft }) {
  const file = useEditor().files.get(lesson.file ?? '')
  return (
    <>
      <LessonFile lesson={lesson} />
      {file && <Captions file={file} />}
    </>
  )
}

/** The video, recording or document of a lesson, with its status. */
export function LessonFile({ lesson }: { lesson: LessonDraft }) {
  // EDITORS only uses this component for such lessons.
  const kind = lesson.kind as LessonKind & FileKind
  const { files, stateOf, putFile } = useEditor()
  const file = files.get(lesson.file ?? '')
  const state = stateOf(lesson)
  const put = ([chosen]: File[]) => chosen && void putFile(lesson, chosen)
  const drop = useFileDrop(put)

  return (
    <div className="editor-part">
      <h3>{KIND_LABELS[kind]()}</h3>
      <RefusedFiles place={lesson._id} />
      <div className="editor-file file-drop stack" {...drop}>
        {file ? (
          <>
            <div className="editor-file-name grid">
              <Icon name={KIND_ICONS[kind]} />
              <p>
                <b>{file.name}</b>
                <small>{arrivalOf(state) ?? amountsOf(file)}</small>
              </p>
              <StateBadge state={state} />
            </div>
            {(state.phase === 'sending' || state.phase === 'offline') && (
              <progress
                className="editor-progress bar"
                aria-label={m.curriculum_progress_of({ name: file.name })}
                max={100}
                value={percent(state.sent, state.bytes)}
              />
            )}
            <StateReason lesson={lesson} state={state} />
            {state.phase === 'ready' && (
              <FileButton label={m.curriculum_replace()} accept={ACCEPT[kind]} onFiles={put} />
            )}
          </>
        ) : (
          <>
            <p>{m.curriculum_drop_one()}</p>
            <FileButton label={m.curriculum_choose()} icon="upload" accept={ACCEPT[kind]} onFiles={put} />
          </>
        )}
      </div>
    </div>
  )
}
