// From a chosen file to an upload: announced to the server first, or continued where it stopped.
import { ApiError } from '#contract/client.ts'
import { MAX_FILE_BYTES, type FileKind } from '#contract/constants.ts'
import type { CurriculumTree, LessonDraft } from '#contract/learning.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { toast } from '../../ui/toast.tsx'
import { size } from '../../learning/amounts.ts'
import { kindOf, titleOf } from './file-kinds.ts'
import { lessonsOf, newLesson } from './tree.ts'
import { cancelUpload, knownUpload, startUpload } from './upload-queue.ts'

type Steps = { refresh: (id: string) => Promise<void> }
type AddSteps = Steps & { draft: CurriculumTree; add: (lesson: LessonDraft) => void }
type Announced = { id: string; arrived: number }
type PutSteps = Steps & { change: (change: Partial<LessonDraft>) => void }

/** A lesson for each file, except for those whose upload goes on. */
export async function addFiles(chosen: File[], { draft, add, ...steps }: AddSteps): Promise<void> {
  const inUse = new Set(lessonsOf(draft).map(({ file }) => file))
  for (const file of chosen) {
    const kind = usableKind(file)
    if (!kind) continue
    const { id, arrived } = (await unfinished(knownUpload(file), file)) ?? (await announce(file, kind))
    if (!inUse.has(id)) {
      await steps.refresh(id)
      add(newLesson(titleOf(file), kind, id))
    }
    begin(id, file, arrived, steps)
  }
}

/** The file of one lesson: continued if it is the same one, otherwise replaced. */
export async function putFile(lesson: LessonDraft, file: File, { change, ...steps }: PutSteps): Promise<void> {
  const kind = usableKind(file)
  if (!kind) return
  const known = knownUpload(file) ?? lesson.file
  const { id, arrived } = (await unfinished(known, file)) ?? (await announce(file, kind))
  if (lesson.file && lesson.file !== id) await cancelUpload(lesson.file)
  await steps.refresh(id)
  change({ kind, file: id, body: null })
  begin(id, file, arrived, steps)
}

const begin = (id: string, file: File, arrived: number, { refresh }: Steps) =>
  startUpload(id, file, arrived, () => refresh(id).catch(() => {}))

/** As the server stores it; macOS writes accents and vowel signs as separate characters. */
const storedName = (name: string): string => name.normalize('NFC').trim().slice(-200)

async function announce({ name, size: bytes }: File, kind: FileKind): Promise<Announced> {
  const { insertedId } = await api('POST /file', { body: { name: storedName(name), kind, bytes } })
  return { id: insertedId, arrived: 0 }
}

function usableKind(file: File): ReturnType<typeof kindOf> {
  const kind = kindOf(file)
  const problem = !kind
    ? m.curriculum_unknown_file({ name: file.name })
    : file.size > MAX_FILE_BYTES
      ? m.curriculum_file_over({ name: file.name, max: size(MAX_FILE_BYTES) })
      : !file.size && m.curriculum_file_empty({ name: file.name })
  if (!problem) return kind
  toast(problem, { kind: 'error' })
  return null
}

/** If the server still waits for the rest of this file. */
async function unfinished(id: string | null, { name, size: bytes }: File): Promise<Announced | null> {
  if (!id) return null
  try {
    const stored = await api('GET /file/{id}', { params: { id } })
    const isSame = stored.bytes === bytes && stored.name === storedName(name)
    return stored.state === 'arriving' && isSame ? { id, arrived: stored.arrived } : null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
