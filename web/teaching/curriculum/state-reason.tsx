import { isFileKind } from '#contract/files/file-states.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import type { LessonState } from '../../files/lesson-state.ts'
import { FileReason } from '../../files/state-badge.tsx'
import { useEditor } from './use-editor.ts'

export function StateReason({ lesson, state }: { lesson: LessonDraft; state: LessonState }) {
  const { files, putFile, retryFile } = useEditor()
  const { kind, title } = lesson
  if (!isFileKind(kind)) return null
  return (
    <FileReason
      state={state}
      title={title}
      kind={kind}
      file={files.get(lesson.file ?? '')}
      put={(chosen) => void putFile(lesson, chosen)}
      retry={(id) => void retryFile(id)}
    />
  )
}
