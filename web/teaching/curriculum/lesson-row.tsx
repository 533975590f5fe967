import type { KeyboardEvent } from 'react'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { rowId } from './actions.ts'
import { minutes, size } from '../../files/amounts.ts'
import { percent } from '../../files/file-amounts.ts'
import { LESSON_CONTENTS, secondsOf } from './lesson-contents.ts'
import { questionCount } from '../../files/counts.ts'
import { MoveButtons, stepOf } from '../../ui/move-buttons.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { StateBadge } from '../../files/state-badge.tsx'
import { StateReason } from './state-reason.tsx'
import { arrivalOf } from '../../files/state-words.ts'
import type { Place } from '../../ui/move-buttons.tsx'
import type { Section } from './tree.ts'
import { useDragHandle, useDragTarget } from './use-drag.ts'
import { useEditor } from './use-editor.ts'

type LessonRowProps = { lesson: LessonDraft; section: Section; place: Place; onMoveToSection: () => void }

export function LessonRow({ lesson, section, place, onMoveToSection }: LessonRowProps) {
  const editor = useEditor()
  const { _id, title, kind, free } = lesson
  const state = editor.stateOf(lesson)
  const handle = useDragHandle(_id)
  const target = useDragTarget(section, place.index)
  const move = (step: number) => editor.moveLesson(_id, place.index + step)
  const isArriving = state.phase === 'sending' || state.phase === 'offline'

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    const from = document.activeElement as HTMLElement | null
    move(step)
    from?.focus()
  }

  return (
    <li
      className="editor-lesson grid"
      data-selected={editor.opened === _id || undefined}
      onKeyDown={onKeyDown}
      {...target}
    >
      <span className="editor-grip middle" aria-hidden="true" {...handle}>
        <Icon name="grip" />
      </span>
      <span className="editor-kind middle">
        <Icon name={LESSON_CONTENTS[kind].icon} />
      </span>
      <div className="editor-lesson-name">
        <button
          type="button"
          id={rowId(_id)}
          className="editor-open strong"
          aria-expanded={editor.opened === _id}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => editor.open(_id)}
        >
          <span className="sr-only">{LESSON_CONTENTS[kind].label()}: </span>
          <span lang={langOf(title)}>{title}</span>
        </button>
        <small>
          {arrivalOf(state) ?? <Facts lesson={lesson} />}
          {free && <span className="badge badge-good">{m.curriculum_free()}</span>}
        </small>
      </div>
      <StateBadge state={state} />
      <span className="editor-tools">
        <MoveButtons name={title} place={place} onMove={move} />
        <RowMenu
          label={m.curriculum_more_of({ name: title })}
          items={[
            { label: m.curriculum_edit(), run: () => editor.open(_id) },
            { label: m.curriculum_to_section(), run: onMoveToSection, isDisabled: editor.tree.sections.length < 2 },
            { label: m.curriculum_delete(), run: () => editor.removeLesson(_id), isDangerous: true },
          ]}
        />
      </span>
      {isArriving && (
        <progress
          className="editor-progress bar"
          aria-label={m.curriculum_progress_of({ name: title })}
          max={100}
          value={percent(state.sent, state.bytes)}
        />
      )}
      <StateReason lesson={lesson} state={state} />
    </li>
  )
}

/** Formats as '7 min · 14 MB', or '5 questions · 10 min'. */
function Facts({ lesson }: { lesson: LessonDraft }) {
  const { files } = useEditor()
  const file = files.get(lesson.file ?? '')
  const seconds = secondsOf(lesson, file)
  const questions = lesson.quiz?.questions.length ?? 0
  return [questions > 0 && questionCount(questions), seconds > 0 && minutes(seconds), file && size(file.bytes)]
    .filter(Boolean)
    .join(' · ')
}
