// Notes that were written, changed or deleted and are not on the server yet, one key for each note.
import { ApiError } from '#contract/client.ts'
import type { Note } from '#contract/learning.ts'
import { api } from '../../session/api.ts'
import { currentSession } from '../../session/session.ts'

/** Drafts are removed when somebody signs out. */
const PREFIX = 'draft:note:'

type Change = { owner: string; course: string; note: Note; isDeleted: boolean }

export function keepNote(course: string, note: Note, isDeleted = false): void {
  const owner = currentSession()?.email
  if (!owner) return
  try {
    localStorage.setItem(PREFIX + note._id, JSON.stringify({ owner, course, note, isDeleted } satisfies Change))
  } catch {
    // The storage is full: it is sent from memory if the network is there.
  }
}

/** The server's notes with this device's unsent changes. */
export function withKept(course: string, notes: Note[]): Note[] {
  const all = new Map(notes.map((note) => [note._id, note]))
  for (const { note, isDeleted } of changes().filter((each) => each.course === course)) {
    if (isDeleted) all.delete(note._id)
    else all.set(note._id, note)
  }
  return [...all.values()]
}

export const unsentNotes = () => new Set(changes().map(({ note }) => note._id))

/** Keeps what could not be sent; answers with why the server refused a note, if it did. */
export async function sendNotes(): Promise<ApiError | null> {
  let refusal: ApiError | null = null
  for (const change of changes()) {
    const key = PREFIX + change.note._id
    const sent = localStorage.getItem(key)
    try {
      await send(change)
    } catch (error) {
      const isFinal = error instanceof ApiError && [403, 404, 409, 422].includes(error.status)
      if (!isFinal) return refusal
      // A note that is already gone was deleted as wanted.
      if (!change.isDeleted) refusal = error
    }
    // It may have been changed again meanwhile.
    if (localStorage.getItem(key) === sent) localStorage.removeItem(key)
  }
  return refusal
}

async function send({ note: { _id: id, lesson, second, text }, isDeleted }: Change): Promise<void> {
  if (isDeleted) await api('DELETE /note/{id}', { params: { id } })
  else await api('PUT /note/{id}', { params: { id }, body: { lesson, second, text } })
}

function changes(): Change[] {
  const owner = currentSession()?.email
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Change)
    .filter((each) => each.owner === owner && each.note)
}
