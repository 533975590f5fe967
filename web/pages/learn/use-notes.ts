import { useCallback, useEffect, useState } from 'react'
import type { Note } from '#contract/learning.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toast.tsx'
import { keepNote, sendNotes, unsentNotes, withKept } from './note-queue.ts'

export type NotesData = ReturnType<typeof useNotes>

/** The learner's notes of this lesson, in the order of the film; `all` has those of the whole course. */
export function useNotes(course: string, lesson: string, isOwner: boolean) {
  const { answer, problem, reload, change } = useCall(
    useCallback(async () => {
      if (!isOwner) return null
      try {
        return withKept(course, await api('GET /notes/{course}', { params: { course } }))
      } catch (error) {
        // Offline, what was written on this device is still there.
        if (error instanceof TypeError) return withKept(course, [])
        throw error
      }
    }, [course, isOwner]),
  )
  const [unsent, setUnsent] = useState<Set<string>>(new Set())

  const send = useCallback(() => {
    const sendAll = async () => {
      const refusal = await sendNotes()
      setUnsent(unsentNotes())
      if (refusal) toast(m.learn_notes_refused({ reason: explain(refusal) }), { kind: 'error' })
    }
    void sendAll()
  }, [])

  useEffect(() => {
    if (!isOwner) return
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [isOwner, send])

  const store = (note: Note, isDeleted = false) => {
    keepNote(course, note, isDeleted)
    change((before) => {
      const others = before?.filter(({ _id }) => _id !== note._id) ?? []
      return isDeleted ? others : [...others, note]
    })
    send()
  }

  return {
    isOwner,
    all: answer,
    list: answer?.filter((note) => note.lesson === lesson).toSorted(byTime),
    unsent,
    problem,
    reload,
    add: (second: number | null, text: string) =>
      store({ _id: crypto.randomUUID(), lesson, second, text, at: new Date().toISOString() }),
    edit: (note: Note, text: string) => store({ ...note, text }),
    remove(note: Note) {
      store(note, true)
      toast(m.learn_note_deleted(), { action: { label: m.learn_undo(), run: () => store(note) } })
    },
  }
}

export const byTime = (one: Note, other: Note) =>
  (one.second ?? 0) - (other.second ?? 0) || one.at.localeCompare(other.at)
