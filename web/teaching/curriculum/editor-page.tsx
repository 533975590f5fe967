import type { DragEvent, ReactNode } from 'react'
import type { Draft } from '#contract/calls/learning/learning.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LessonDrawer } from './lesson-drawer.tsx'
import { PublishBar } from './publish-bar.tsx'
import { Tree } from './tree.tsx'
import { findLesson } from './tree.ts'
import { EditorContext } from './use-editor.ts'
import { useEditorState } from './use-editor-state.ts'

/** A file dropped outside its target would otherwise open in the browser. */
const stayHere = (event: DragEvent) => event.preventDefault()

/** The differences in the page where a teacher edits. */
export type EditorSetting = {
  /** The breadcrumbs. */
  crumbs: ReactNode
  /** A link to everything else about the course. */
  details: ReactNode
  /** A note above the lessons. */
  note?: ReactNode
  beside?: ReactNode
  bar?: ReactNode
}

type EditorPageProps = { loaded: Draft; owner: string; reload: () => void; setting?: EditorSetting }

const classOf = (isOpened: boolean, hasBeside: boolean): string =>
  isOpened ? 'editor editor-opened' : hasBeside ? 'editor editor-beside' : 'editor'

/**
 * The tree on the left, the open lesson on the right, and the publish bar below. On a phone, the lesson replaces the
 * tree.
 */
export function EditorPage({ loaded, owner, reload, setting }: EditorPageProps) {
  const editor = useEditorState(loaded, owner, reload)
  const lesson = findLesson(editor.tree, editor.opened)
  return (
    <EditorContext value={editor}>
      <div
        className={classOf(lesson !== undefined, setting?.beside !== undefined)}
        onDragOver={stayHere}
        onDrop={stayHere}
      >
        <Tree setting={setting} />
        {!lesson && setting?.beside}
        {lesson && <LessonDrawer key={`${lesson._id} ${editor.exchanges}`} lesson={lesson} />}
      </div>
      {setting?.bar ?? <PublishBar />}
      <ConflictDialog />
      <p className="sr-only" role="status">
        {editor.spoken}
      </p>
    </EditorContext>
  )
}
