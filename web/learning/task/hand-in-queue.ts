// What a learner writes and adds for a task, kept until the server has it: texts and requests to hand in, and files,
// which are uploaded one after another. This lives outside the page, so that it continues while the learner visits
// other pages.
import type { HandInFileKind } from '#contract/files/file-states.ts'
import type { Task } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { createStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { cancelUpload, startUpload, uploads } from '../../files/uploads/upload-queue.ts'
import { createUnsentStore, isFinal, lastingApi } from '../unsent.ts'
import { forgetBytes, keepBytes, keptBytes } from './kept-bytes.ts'

/** `number` is the round for which the text was written. */
type KeptText = { lesson: string; number: number; answer: string; writtenAt: string; isHandedIn: boolean }
export type KeptFile = { lesson: string; id: string; name: string; kind: HandInFileKind; bytes: number; at: number }

const texts = createUnsentStore<KeptText>('hand-in')
const files = createUnsentStore<KeptFile>('hand-in-file')

/** The server's latest answers, by task. */
export const answers = createStore<ReadonlyMap<string, Task>>(new Map())

export const keptText = (lesson: string, number: number): KeptText | undefined =>
  texts.kept().find((each) => each.lesson === lesson && each.number === number)

export const keptFiles = (lesson: string): KeptFile[] =>
  files
    .kept()
    .filter((each) => each.lesson === lesson)
    .toSorted((one, other) => one.at - other.at)

export function keepText(lesson: string, number: number, answer: string, isHandedIn: boolean): void {
  const before = keptText(lesson, number)
  // Asking to hand in doesn't change the text.
  const writtenAt = before?.answer === answer ? before.writtenAt : new Date().toISOString()
  texts.keep(lesson, { lesson, number, answer, writtenAt, isHandedIn })
}

/** Returns whether the file outlives the page. */
export async function keepFile(file: Omit<KeptFile, 'at'>, bytes: Blob): Promise<boolean> {
  const isLasting = await keepBytes(file.id, bytes)
  files.keep(file.id, { ...file, at: Date.now() })
  return isLasting
}

/** Sends everything that is waiting, for all tasks. */
export const sendAll = (): Promise<void> =>
  texts.inTurn(async () => {
    for (const file of files.kept()) if (files.isOwn(file)) await sendFile(file)
    for (const text of texts.kept()) if (texts.isOwn(text)) await sendText(text)
  })

/** Shows the server's answer. */
export const keepAnswer = (task: Task) => answers.set(new Map(answers.get()).set(task._id, task))

async function sendFile(file: ReturnType<typeof files.kept>[number]): Promise<void> {
  const { lesson, id, name, kind, bytes } = file
  if (uploads.get().has(id)) return
  const blob = await keptBytes(id)
  // The person has signed out, or the browser has cleared the file.
  if (!blob) return files.forget([file])
  if (!files.isOwn(file)) return
  try {
    const task = await api('POST /task/{id}/file', { params: { id: lesson }, body: { _id: id, name, kind, bytes } })
    keepAnswer(task)
    const stored = task.handIns[0]?.files.find(({ _id }) => _id === id)
    const isThere = stored && stored.arrived >= bytes
    if (isThere) return await forgetFile(id)
    // Each file has a unique name, so that after a reload the upload resumes where it stopped.
    const sent = new File([blob], id, { type: blob.type, lastModified: 0 })
    startUpload(id, sent, stored?.arrived ?? 0, () => arrived(lesson, id), 1)
  } catch (error) {
    if (!isFinal(error)) return
    await forgetFile(id)
    void refuse(error)
  }
}

async function arrived(lesson: string, id: string): Promise<void> {
  await forgetFile(id)
  await refresh(lesson)
  void sendAll()
}

const TRY_AGAIN_MS = 2000
let nextTry: ReturnType<typeof setTimeout> | undefined

async function sendText(kept: ReturnType<typeof texts.kept>[number]): Promise<void> {
  const { lesson, number, answer, writtenAt, isHandedIn } = kept
  const input = { params: { id: lesson }, body: { text: answer, writtenAt, number } }
  // Nothing is handed in without the files that were added to it.
  const isWhole = isHandedIn && !keptFiles(lesson).length
  try {
    const task = await lastingApi(isWhole ? 'POST /task/{id}/handIn' : 'PUT /task/{id}/text', input)
    keepAnswer(task)
    if (isWhole || !isHandedIn) texts.forget([kept])
    if (isWhole && !isOpen(lesson)) toast(m.task_handed_in_now({ title: task.title }))
  } catch (error) {
    if (!isFinal(error)) return
    if (isWhole && error.code === 'files_unfinished' && (await isLookedAt(lesson))) {
      clearTimeout(nextTry)
      nextTry = setTimeout(() => void sendAll(), TRY_AGAIN_MS)
      return
    }
    texts.forget([kept])
    void refuse(error)
    const isStillDraft = isWhole && (error.code === 'past_due' || error.code === 'files_unfinished')
    if (!isStillDraft) return refresh(lesson)
    // The request to hand in was refused, so the text wasn't saved either.
    if (!keptText(lesson, number)) texts.keep(lesson, { lesson, number, answer, writtenAt, isHandedIn: false })
    void sendAll()
  }
}

/** Whether the server is still preparing files, so that asking again will help. */
async function isLookedAt(lesson: string): Promise<boolean> {
  await refresh(lesson)
  const attached = answers.get().get(lesson)?.handIns[0]?.files ?? []
  return attached.every(({ state }) => state !== 'failed' && state !== 'arriving')
}

/** Whether the task's own page shows it. */
const isOpen = (lesson: string) => location.pathname.endsWith(`/${lesson}/task`)

/** Explains why the server refused something. The texts for all refusals are only loaded then. */
export async function refuse(error: unknown): Promise<void> {
  const { explain } = await import('../../session/explain.ts')
  toast(explain(error), { kind: 'error' })
}

/** Requests the task again. Without an answer, what is known is kept. */
export async function refresh(lesson: string): Promise<void> {
  await api('GET /task/{id}', { params: { id: lesson } }).then(keepAnswer, () => {})
}

export async function removeFile(lesson: string, id: string): Promise<void> {
  const isOnServer = answers
    .get()
    .get(lesson)
    ?.handIns[0]?.files.some(({ _id }) => _id === id)
  await cancelUpload(id)
  await forgetFile(id)
  if (isOnServer) keepAnswer(await api('DELETE /task/{id}/file/{file}', { params: { id: lesson, file: id } }))
}

async function forgetFile(id: string): Promise<void> {
  files.forget(files.kept().filter((each) => each.id === id))
  await forgetBytes(id)
}
