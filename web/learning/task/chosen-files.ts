// Converts what a learner chose to what is sent: photos as small JPEGs, everything else unchanged.
import { HAND_IN_PHOTO_BYTES, HAND_IN_PHOTO_SIDE, MAX_HAND_IN_BYTES, MAX_HAND_IN_FILES } from '#contract/constants.ts'
import type { HandInFileKind } from '#contract/files/file-states.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { shrinkPhoto } from '../../forms/fields/shrink-picture.ts'
import { size } from '../../files/amounts.ts'
import { keepFile, sendAll } from './hand-in-queue.ts'

const HEIC = /\.hei[cf]$/i

function kindOf({ name, type }: File): HandInFileKind | null {
  if (type.startsWith('image/') || HEIC.test(name)) return 'photo'
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'document'
  return type.startsWith('audio/') || /\.(mp3|m4a|aac|wav|ogg|opus|flac)$/i.test(name) ? 'recording' : null
}

/** `room` is how many more are allowed. Explains which ones can't be accepted. */
export async function addFiles(lesson: string, chosen: File[], room: number): Promise<void> {
  const refuse = (reason: string) => toast(reason, { kind: 'error' })
  if (chosen.length > room) refuse(m.task_too_many({ n: digits(MAX_HAND_IN_FILES) }))
  for (const file of chosen.slice(0, Math.max(0, room))) {
    const kind = kindOf(file)
    if (!kind) {
      refuse(m.task_unknown_file({ name: file.name }))
      continue
    }
    const bytes = kind === 'photo' ? await smaller(file) : file
    if (!bytes) {
      refuse(HEIC.test(file.name) || file.type === 'image/heic' ? m.task_problem_heic() : m.task_problem_not_a_photo())
    } else if (bytes.size > MAX_HAND_IN_BYTES) {
      refuse(m.task_file_over({ name: file.name, max: size(MAX_HAND_IN_BYTES) }))
    } else {
      const name = file.name.normalize('NFC').trim().slice(-200) || kind
      const isLasting = await keepFile({ lesson, id: crypto.randomUUID(), name, kind, bytes: bytes.size }, bytes)
      if (!isLasting) refuse(m.task_no_room({ name }))
    }
  }
  void sendAll()
}

/** Null if this browser can't read the file. */
async function smaller(file: File): Promise<Blob | null> {
  try {
    return await shrinkPhoto(file, HAND_IN_PHOTO_SIDE, HAND_IN_PHOTO_BYTES)
  } catch {
    return null
  }
}
