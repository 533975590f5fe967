import type { DragEvent } from 'react'
import type { Draft } from '#contract/learning.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LessonDrawer } from './lesson-drawer.tsx'
import { PublishBar } from './publish-bar.tsx'
import { Tree } from './tree.tsx'
import { findLesson } from './tree.ts'
import { EditorContext, useEditorState } from './use-editor.ts'

/** A file dropped outside its target would otherwise open in the browser. */
const stayHere = (event: DragEvent) => event.preventDefault()

/** The tree on the left, the opened lesson on the right, the publish bar below. On a phone the lesson replaces the tree. */
export function EditorPage({ loaded, owner, reload }: { loaded: Draft; owner: string; reload: () => void }) {
  const editor = useEditorState(loaded, owner, reload)
  const lesson = findLesson(editor.tree, editor.opened)
  return (
    <EditorContext value={editor}>
      <div className={lesson ? 'editor editor-opened' : 'editor'} onDragOver={stayHere} onDrop={stayHere}>
        <Tree />
        {lesson && <LessonDrawer key={`${lesson._id} ${editor.exchanges}`} lesson={lesson} />}
      </div>
      <PublishBar />
      <ConflictDialog />
      <p className="sr-only" role="status">
        {editor.spoken}
      </p>
    </EditorContext>
  )
}
