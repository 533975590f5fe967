import { useCallback, useEffect, useRef, useState } from 'react'
import { MAX_LESSON_TEXT } from '#contract/constants.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { uploadPicture } from '../../forms/fields/upload-picture.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { useEditor } from './use-editor.ts'

/** Markdown on top, with a preview below, which the server renders after each save. */
export function LessonText({ lesson, label = m.curriculum_text() }: { lesson: LessonDraft; label?: string }) {
  const { changeLesson } = useEditor()
  const { _id } = lesson
  const [text, setText] = useState(lesson.body ?? '')
  const area = useRef<HTMLDivElement>(null)
  const { isBusy: isSending, run } = useWork()

  const change = (typed: string) => {
    setText(typed)
    changeLesson(_id, { body: typed.trim() ? typed : null })
  }

  const insertPicture = async (picture: File) => {
    const { pathname } = new URL(await uploadPicture(picture, () => {}), location.href)
    // More may have been typed during the save.
    const field = area.current?.querySelector('textarea')
    const typed = field?.value ?? text
    const at = field?.selectionEnd ?? typed.length
    const alt = picture.name.replace(/\.[^.]+$/, '').replaceAll(/[[\]\\]/g, ' ')
    change(`${typed.slice(0, at)}\n\n![${alt}](${pathname})\n\n${typed.slice(at)}`)
  }

  return (
    <div className="editor-part" ref={area}>
      <TextArea
        label={label}
        hint={m.curriculum_text_hint()}
        value={text}
        maxLength={MAX_LESSON_TEXT}
        rows={12}
        aside={
          <FileButton
            label={isSending ? m.curriculum_picture_sending() : m.curriculum_picture()}
            icon="image"
            accept="image/png,image/jpeg"
            onFiles={([picture]) => picture && void run(() => insertPicture(picture))}
          />
        }
        onChange={({ target }) => change(target.value)}
      />
      {lesson.body !== null && <TextPreview lesson={_id} body={lesson.body} />}
    </div>
  )
}

function TextPreview({ lesson, body }: { lesson: string; body: string }) {
  const { course, saved } = useEditor()
  const [html, setHtml] = useState<string | null>(null)
  const stored = saved.sections.flatMap(({ lessons }) => lessons).find(({ _id }) => _id === lesson)?.body ?? null
  const load = useCallback(
    () => api('GET /curriculum/{course}/lesson/{id}', { params: { course: course._id, id: lesson } }),
    [course._id, lesson],
  )

  useEffect(() => {
    if (stored === null) return
    let isCancelled = false
    load().then(
      (answer) => isCancelled || setHtml(answer.html ?? ''),
      // The text is safe, and the next save tries again.
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [load, stored])

  if (html === null) return null
  return (
    <section
      className="editor-preview stack lesson-preview"
      aria-label={m.curriculum_as_learner()}
      aria-busy={stored !== body}
    >
      <h3 aria-hidden="true">{m.curriculum_as_learner()}</h3>
      {/* The server allows no raw HTML in lessons. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
