import { useCallback } from 'react'
import type { Note } from '#contract/calls/learning/learning.ts'
import { createChangeQueue } from '../change-queue.ts'
import { useKept } from '../use-kept.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { toast } from '../../ui/toast.tsx'

export type NotesData = ReturnType<typeof useNotes>

const queue = createChangeQueue<Note>('note', ({ _id: id, lesson, second, text }, isDeleted) =>
  isDeleted
    ? api('DELETE /note/{id}', { params: { id } })
    : api('PUT /note/{id}', { params: { id }, body: { lesson, second, text } }),
)

/** The learner's notes in this lesson, in the order of the video. `all` contains those of the entire course. */
export function useNotes(course: string, lesson: string, isOwner: boolean) {
  const read = useCallback(() => api('GET /notes/{course}', { params: { course } }), [course])
  const kept = useKept(queue, course, isOwner ? read : null)
  const { store } = kept
  const all = kept.all?.toSorted(byTime) ?? null
  return {
    ...kept,
    isOwner,
    lesson,
    all,
    list: all?.filter((note) => note.lesson === lesson),
    add: (second: number | null, text: string) =>
      store({ _id: crypto.randomUUID(), lesson, second, text, at: new Date().toISOString() }),
    edit: (note: Note, text: string) => store({ ...note, text }),
    remove(note: Note) {
      store(note, true)
      toast(m.learn_note_deleted(), { action: { label: m.learn_undo(), run: () => store(note) } })
    },
  }
}

const byTime = (one: Note, other: Note) => (one.second ?? 0) - (other.second ?? 0) || one.at.localeCompare(other.at)
