import { useId, useState, type KeyboardEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { minutes } from '../../files/amounts.ts'
import { secondsOf } from './lesson-contents.ts'
import { lessonCount } from '../../files/counts.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { ACCEPT_ALL } from '../../files/uploads/file-kinds.ts'
import { LessonRow } from './lesson-row.tsx'
import { isReady } from '../../files/lesson-state.ts'
import { MoveButtons, stepOf } from '../../ui/move-buttons.tsx'
import { RefusedFiles } from '../../files/uploads/refused-files.tsx'
import { useFileDrop } from '../../files/uploads/use-file-drop.ts'
import { RowMenu } from '../../ui/row-menu.tsx'
import { SectionTitle } from './section-title.tsx'
import type { Place } from '../../ui/move-buttons.tsx'
import type { Section } from './tree.ts'
import { useDragTarget } from './use-drag.ts'
import { useEditor } from './use-editor.ts'

type SectionCardProps = {
  section: Section
  number: string
  place: Place
  isRenamed: boolean
  onRename: (isRenamed: boolean) => void
  onMoveLesson: (lesson: string) => void
}

export function SectionCard({ section, number, place, isRenamed, onRename, onMoveLesson }: SectionCardProps) {
  const editor = useEditor()
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  const { _id, title, lessons } = section
  const end = useDragTarget(section, lessons.length)
  const drop = useFileDrop((files) => void editor.addFiles(_id, files))
  const move = (step: number) => editor.moveSection(_id, place.index + step)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    const from = document.activeElement as HTMLElement | null
    move(step)
    from?.focus()
  }

  return (
    <section className="editor-section surface" aria-labelledby={id} {...drop}>
      <header className="row" onKeyDown={onKeyDown}>
        <SectionTitle
          id={id}
          number={number}
          title={title}
          isRenamed={isRenamed}
          onRename={onRename}
          onSave={(fresh) => editor.renameSection(_id, fresh)}
        />
        <small>{summary(section, editor)}</small>
        <span className="editor-tools">
          <MoveButtons name={title} place={place} onMove={move} isForSection />
          <RowMenu
            label={m.curriculum_more_of({ name: title })}
            items={[
              { label: m.curriculum_rename(), run: () => onRename(true) },
              { label: m.curriculum_up(), run: () => move(-1), isDisabled: place.index === 0 },
              { label: m.curriculum_down(), run: () => move(1), isDisabled: place.index === place.count - 1 },
              { label: m.curriculum_delete(), run: () => editor.removeSection(_id), isDangerous: true },
            ]}
          />
          <button
            type="button"
            className="icon-button icon-button-plain"
            aria-expanded={isOpen}
            aria-label={m.curriculum_fold({ name: title })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron-down" />
          </button>
        </span>
      </header>
      {isOpen && (
        <>
          <ol>
            {lessons.map((lesson, index) => (
              <LessonRow
                key={lesson._id}
                lesson={lesson}
                section={section}
                place={{ index, count: lessons.length }}
                onMoveToSection={() => onMoveLesson(lesson._id)}
              />
            ))}
          </ol>
          <RefusedFiles place={_id} />
          <div className="editor-add wraps" {...end}>
            <button
              type="button"
              id={`add-${_id}`}
              className="button button-small editor-quiet"
              aria-label={m.curriculum_add_lesson({ name: title })}
              onClick={() => editor.addLesson(_id)}
            >
              <Icon name="plus" />
              {m.curriculum_lesson()}
            </button>
            <FileButton
              label={m.curriculum_drop()}
              name={m.curriculum_drop_in({ name: title })}
              icon="upload"
              accept={ACCEPT_ALL}
              multiple
              className="editor-quiet"
              onFiles={(files) => void editor.addFiles(_id, files)}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** Formats as '5 lessons · 2 ready', or shows the minutes once all are ready. */
function summary({ lessons }: Section, { stateOf, files }: ReturnType<typeof useEditor>): string {
  const ready = lessons.filter((lesson) => isReady(stateOf(lesson))).length
  const all = lessonCount(lessons.length)
  if (!lessons.length) return all
  if (ready < lessons.length) return `${all} · ${m.curriculum_some_ready({ n: digits(ready) })}`
  return `${all} · ${minutes(lessons.reduce((sum, each) => sum + secondsOf(each, files.get(each.file ?? '')), 0))}`
}
