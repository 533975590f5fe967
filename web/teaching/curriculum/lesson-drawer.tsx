import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { LESSON_KINDS, type LessonKind } from '#contract/constants.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { LESSON_CONTENTS } from './lesson-contents.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useEditor } from './use-editor.ts'
import { Switch } from '../../ui/switch.tsx'

type Content = Pick<LessonDraft, 'body' | 'file' | 'quiz' | 'task'>

const NOTHING: Content = { body: null, file: null, quiz: null, task: null }

/** Everything about one lesson. Next to the tree, or in place of it on a phone. */
export function LessonDrawer({ lesson }: { lesson: LessonDraft }) {
  const { changeLesson, removeLesson, close, tree, published } = useEditor()
  const { _id, kind, free } = lesson
  const id = useId()
  const drawer = useRef<HTMLElement>(null)
  const [title, setTitle] = useState(lesson.title)
  const [isNew] = useState(lesson.title === m.curriculum_new_lesson())
  const [isMoving, setIsMoving] = useState(false)
  /** The lesson's content in other kinds, so that switching back loses nothing. */
  const earlier = useRef(new Map<LessonKind, Content>())
  const { Editor } = LESSON_CONTENTS[kind]

  useEffect(() => {
    if (isNew) drawer.current?.querySelector('input')?.select()
    else drawer.current?.querySelector('h2')?.focus()
  }, [isNew])

  const rename = (typed: string) => {
    setTitle(typed)
    if (typed.trim()) changeLesson(_id, { title: typed })
  }

  const changeKind = (next: LessonKind) => {
    earlier.current.set(kind, { body: lesson.body, file: lesson.file, quiz: lesson.quiz, task: lesson.task })
    changeLesson(_id, { kind: next, ...(earlier.current.get(next) ?? { ...NOTHING, ...LESSON_CONTENTS[next].start }) })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog closes on its own.
    const isInDialog = (event.target as HTMLElement).closest('dialog') !== null
    if (event.key !== 'Escape' || isInDialog || event.defaultPrevented) return
    event.preventDefault()
    close()
  }

  return (
    <aside className="editor-drawer stack" ref={drawer} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className="spread">
        <h2 id={id} tabIndex={-1} lang={langOf(lesson.title)}>
          {lesson.title}
        </h2>
        <button
          type="button"
          className="icon-button icon-button-plain"
          aria-label={m.curriculum_close()}
          onClick={() => close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <Field
        label={m.curriculum_lesson_title()}
        value={title}
        maxLength={200}
        error={title.trim() ? undefined : m.field_required()}
        onChange={({ target }) => rename(target.value)}
      />
      <fieldset className="editor-part">
        <legend>{m.curriculum_kind()}</legend>
        <div className="editor-kinds wraps">
          {LESSON_KINDS.map((choice) => (
            <label className="middle muted" key={choice}>
              <input
                type="radio"
                className="sr-only"
                name={`kind-${_id}`}
                checked={kind === choice}
                onChange={() => changeKind(choice)}
              />
              {LESSON_CONTENTS[choice].label()}
            </label>
          ))}
        </div>
      </fieldset>
      <Suspense fallback={<span className="bone editor-bone" />}>
        <Editor lesson={lesson} />
      </Suspense>
      <Switch
        className="editor-switch"
        label={m.curriculum_preview()}
        hint={m.curriculum_preview_text()}
        checked={free}
        onChange={({ target }) => changeLesson(_id, { free: target.checked })}
      />
      {published.includes(_id) && <p className="editor-note">{m.curriculum_withdrawn()}</p>}
      <footer>
        <button type="button" className="button editor-delete" onClick={() => removeLesson(_id)}>
          <Icon name="bin" />
          {m.curriculum_delete()}
        </button>
        <button type="button" className="button" disabled={tree.sections.length < 2} onClick={() => setIsMoving(true)}>
          {m.curriculum_to_section()}
        </button>
      </footer>
      <MoveDialog lesson={isMoving ? _id : ''} onClose={() => setIsMoving(false)} />
    </aside>
  )
}
