// Turns a chosen file into an upload: registers it with the server, or resumes it where it stopped.
import { ApiError } from '#contract/client.ts'
import { MAX_FILE_BYTES, MAX_PDF_BYTES } from '#contract/constants.ts'
import { type FileKind } from '#contract/files/file-states.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { size } from '../amounts.ts'
import { refuseFile } from './refused-files.tsx'
import { knownUpload, startUpload } from './upload-queue.ts'

export type Steps = { refresh: (id: string) => Promise<void> }
type Announced = { id: string; arrived: number }

export const begin = (id: string, file: File, arrived: number, { refresh }: Steps) =>
  startUpload(id, file, arrived, () => refresh(id).catch(() => {}))

/** `replaced` is the previous file. If it is the same one, its upload resumes. */
export async function announce(file: File, kind: FileKind, replaced: string | null = null): Promise<Announced> {
  return (await unfinished(knownUpload(file) ?? replaced, file, kind)) ?? (await announceNew(file, kind))
}

/** The name as the server stores it. macOS writes accents and vowel signs as separate characters. */
const storedName = (name: string): string => name.normalize('NFC').trim().slice(-200)

/** Whether a chosen file is the partly uploaded one, as far as that can be determined. */
export const isSameFile = (
  { name, size: bytes }: Pick<File, 'name' | 'size'>,
  stored: { name: string; bytes: number },
) => stored.bytes === bytes && stored.name === storedName(name)

async function announceNew({ name, size: bytes }: File, kind: FileKind): Promise<Announced> {
  const { insertedId } = await api('POST /file', { body: { name: storedName(name), kind, bytes } })
  return { id: insertedId, arrived: 0 }
}

/** Shows on the spot why a file can't be sent. The server checks the content. */
export function isSendable<Kind extends FileKind>(file: File, kind: Kind | null, place: string): kind is Kind {
  const max = kind === 'pdf' ? MAX_PDF_BYTES : MAX_FILE_BYTES
  const problem = !kind
    ? m.curriculum_unknown_file({ name: file.name })
    : file.size > max
      ? m.curriculum_file_over({ name: file.name, max: size(max) })
      : !file.size && m.curriculum_file_empty({ name: file.name })
  if (problem) refuseFile(place, file.name, problem)
  return !problem
}

/** The server's unfinished upload of this file, if any. */
async function unfinished(id: string | null, { name, size: bytes }: File, kind: FileKind): Promise<Announced | null> {
  if (!id) return null
  try {
    const stored = await api('GET /file/{id}', { params: { id } })
    const isSame = isSameFile({ name, size: bytes }, stored) && stored.kind === kind
    return stored.state === 'arriving' && isSame ? { id, arrived: stored.arrived } : null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
