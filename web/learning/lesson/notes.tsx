import { useState } from 'react'
import type { Note } from '#contract/calls/learning/learning.ts'
import { NoteForm, useNoteDraft } from '../note-form.tsx'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { clock } from '../clock.ts'
import { seek } from '../play-controls.ts'
import { saveAsText } from './notes-as-text.ts'
import type { CourseData } from './use-course.ts'
import type { NotesData } from './use-notes.ts'
import { useSecond } from '../use-second.ts'

type NotesProps = { notes: NotesData; course: CourseData; video: HTMLVideoElement | null; words: string }

export function Notes({ notes, course, video, words }: NotesProps) {
  const second = useSecond(video)
  if (!notes.isOwner) return <p className="learn-none">{m.learn_notes_sign_in()}</p>
  if (notes.problem !== null) {
    return <ProblemNote text={m.learn_notes_failed({ reason: explain(notes.problem) })} tryAgain={notes.reload} />
  }
  const found = notes.list?.filter(({ text }) => text.toLowerCase().includes(words.trim().toLowerCase()))
  const label = video ? m.learn_note_at({ time: clock(second) }) : m.learn_note_here()
  return (
    <>
      <NoteForm
        name={`new-note:${notes.lesson}`}
        label={label}
        button={m.learn_note_keep()}
        save={(text) => notes.add(video ? second : null, text)}
      />
      {notes.list?.length === 0 && <p className="learn-none">{m.learn_notes_none()}</p>}
      {found?.length === 0 && notes.list!.length > 0 && (
        <p className="learn-none">{m.learn_notes_nothing({ words })}</p>
      )}
      <ul className="learn-notes">
        {found?.map((note) => (
          <NoteRow key={note._id} note={note} notes={notes} video={video} />
        ))}
      </ul>
      {notes.all && notes.all.length > 0 && (
        <button type="button" className="button button-small" onClick={() => saveAsText(notes.all!, course)}>
          <Icon name="download" />
          {m.learn_notes_export()}
        </button>
      )}
    </>
  )
}

type NoteRowProps = { note: Note; notes: NotesData; video: HTMLVideoElement | null }

function NoteRow({ note, notes, video }: NoteRowProps) {
  const name = `changed-note:${note._id}`
  const { isRestored } = useNoteDraft(name)
  const [isEdited, setIsEdited] = useState(isRestored)
  const { second, text } = note
  const time = second === null ? null : clock(second)
  if (isEdited) {
    const save = (changed: string) => {
      notes.edit(note, changed)
      setIsEdited(false)
    }
    return (
      <li className="row">
        <NoteForm
          name={name}
          label={time ? m.learn_note_at({ time }) : m.learn_note_here()}
          button={m.learn_note_save()}
          text={text}
          save={save}
          cancel={() => setIsEdited(false)}
        />
      </li>
    )
  }
  return (
    <li className="row">
      {time && (
        <button
          type="button"
          className="learn-note-time accent"
          aria-label={m.learn_note_go({ time })}
          onClick={() => seek(video, second!)}
        >
          {time}
        </button>
      )}
      <p lang={langOf(text)}>
        {text}
        {notes.unsent.has(note._id) && <small>{m.learn_note_waiting()}</small>}
      </p>
      <button
        type="button"
        className="icon-button icon-button-plain"
        aria-label={m.learn_note_edit({ text })}
        onClick={() => setIsEdited(true)}
      >
        <Icon name="pencil" />
      </button>
      <button
        type="button"
        className="icon-button icon-button-plain"
        aria-label={m.learn_note_delete({ text })}
        onClick={() => notes.remove(note)}
      >
        <Icon name="bin" />
      </button>
    </li>
  )
}
