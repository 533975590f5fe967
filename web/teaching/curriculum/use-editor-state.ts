// The state and actions of the editor, for the tree, the drawer and the publish bar.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Draft, LessonDraft } from '#contract/calls/learning/learning.ts'
import { useStore } from '../../ui/store.ts'
import { createActions } from './actions.ts'
import { createDraftStore } from './draft-store.ts'
import { LESSON_CONTENTS } from './lesson-contents.ts'
import { lessonsOf } from './tree.ts'
import { NO_UPLOADS, uploads as uploadStore } from '../../files/uploads/upload-queue.ts'
import { useAnnouncer, useUploadAnnouncements } from '../../files/uploads/use-announcer.ts'
import { useAskBeforeClosing } from '../../files/uploads/use-ask-before-closing.ts'
import { useFiles } from '../../files/uploads/use-files.ts'
import { useOpenLesson } from './use-open-lesson.ts'

export function useEditorState(loaded: Draft, owner: string, reload: () => void) {
  const [store] = useState(() => createDraftStore(loaded, owner))
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const uploads = useStore(uploadStore, NO_UPLOADS)
  const named = useMemo(() => lessonsOf(state.tree).flatMap(({ file }) => file ?? []), [state.tree])
  const { files, refresh } = useFiles(loaded.files, named, uploads)
  const { opened, open, close } = useOpenLesson()
  const [spoken, say] = useAnnouncer()
  const { tree, newerDraft } = state
  /** A conflict that the administrator has postponed. */
  const [postponed, setPostponed] = useState<Draft | null>(null)

  const nameOf = useCallback(
    (file: string) => lessonsOf(tree).find((lesson) => lesson.file === file)?.title ?? '',
    [tree],
  )
  useUploadAnnouncements(files, uploads, nameOf, say)

  useEffect(() => {
    addEventListener('online', store.retry)
    return () => {
      removeEventListener('online', store.retry)
      void store.flush().finally(store.stop)
    }
  }, [store])

  // A published video is counted once it is ready.
  const ready = [...files.values()].filter((file) => file.state === 'ready').length
  const readyBefore = useRef(ready)
  useEffect(() => {
    if (readyBefore.current === ready) return
    readyBefore.current = ready
    store.countFigures().catch(() => {})
  }, [ready, store])

  useAskBeforeClosing(uploads)

  const stateOf = (lesson: LessonDraft) =>
    LESSON_CONTENTS[lesson.kind].state(lesson, files.get(lesson.file ?? ''), uploads.get(lesson.file ?? ''))
  const actions = createActions({ course: loaded.course._id, store, say, refresh, open, close })
  return {
    course: loaded.course,
    certificateRule: loaded.certificateRule,
    reload,
    store,
    ...state,
    files,
    refresh,
    opened,
    open,
    close,
    spoken,
    say,
    stateOf,
    isConflictOpen: newerDraft !== null && newerDraft !== postponed,
    showConflict: (isShown: boolean) => setPostponed(isShown ? null : newerDraft),
    ...actions,
  }
}

export type Editor = ReturnType<typeof useEditorState>
