import { NoteForm } from '../../note-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { explain } from '../../../session/explain.ts'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'
import { ProblemNote } from '../../../ui/notes.tsx'
import { digits } from '../../../ui/numbers.ts'
import type { MarksData } from '../use-marks.ts'

type MarksProps = { marks: MarksData; page: number; goTo: (page: number) => void }

export function Marks({ marks, page, goTo }: MarksProps) {
  if (marks.problem !== null) {
    return <ProblemNote text={m.learn_notes_failed({ reason: explain(marks.problem) })} tryAgain={marks.reload} />
  }
  return (
    <>
      <NoteForm
        name={`new-note:${marks.book}`}
        label={m.reader_note_on({ n: digits(page) })}
        button={m.learn_note_keep()}
        save={(text) => marks.add(page, text)}
      />
      {marks.all && !marks.list.length && <p className="read-none">{m.reader_marks_none()}</p>}
      <ul className="learn-notes">
        {marks.list.map((mark) => {
          const { _id, position, text } = mark
          const n = digits(position)
          return (
            <li className="row" key={_id}>
              <button
                type="button"
                className="learn-note-time accent"
                aria-label={m.reader_mark_go({ n })}
                onClick={() => goTo(position)}
              >
                {n}
              </button>
              <p lang={text ? langOf(text) : undefined}>
                {text ?? m.reader_mark_bookmark()}
                {marks.unsent.has(_id) && <small>{m.learn_note_waiting()}</small>}
              </p>
              <button
                type="button"
                className="icon-button icon-button-plain"
                aria-label={text ? m.learn_note_delete({ text }) : m.reader_mark_delete({ n })}
                onClick={() => marks.remove(mark)}
              >
                <Icon name="bin" />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
