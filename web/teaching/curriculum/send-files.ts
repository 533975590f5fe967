// Turns chosen files into lessons.
import type { CurriculumTree, LessonDraft } from '#contract/calls/learning/learning.ts'
import { announce, begin, isSendable, type Steps } from '../../files/uploads/begin-upload.ts'
import { kindOf, titleOf } from '../../files/uploads/file-kinds.ts'
import { lessonsOf, newLesson } from './tree.ts'
import { cancelUpload } from '../../files/uploads/upload-queue.ts'

type AddSteps = Steps & { section: string; draft: CurriculumTree; add: (lesson: LessonDraft) => void }
type PutSteps = Steps & { change: (change: Partial<LessonDraft>) => void }

/** Adds a lesson for each file, except for resumed uploads. */
export async function addFiles(chosen: File[], { section, draft, add, ...steps }: AddSteps): Promise<void> {
  const inUse = new Set(lessonsOf(draft).map(({ file }) => file))
  for (const file of chosen) {
    const kind = kindOf(file)
    if (!isSendable(file, kind, section)) continue
    const { id, arrived } = await announce(file, kind)
    if (!inUse.has(id)) {
      await steps.refresh(id)
      add(newLesson(titleOf(file), kind, id))
    }
    begin(id, file, arrived, steps)
  }
}

/** Sets the file of one lesson: the upload is resumed if it is the same file; otherwise the file is replaced. */
export async function putFile(lesson: LessonDraft, file: File, { change, ...steps }: PutSteps): Promise<void> {
  const kind = kindOf(file)
  if (!isSendable(file, kind, lesson._id)) return
  const { id, arrived } = await announce(file, kind, lesson.file)
  if (lesson.file && lesson.file !== id) await cancelUpload(lesson.file)
  await steps.refresh(id)
  change({ kind, file: id, body: null, quiz: null, task: null })
  begin(id, file, arrived, steps)
}
