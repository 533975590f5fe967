import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { UPLOAD_TYPES } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'
import { explain } from '../../../session/explain.ts'
import { endSession } from '../../../session/session.ts'
import { fileOf, shrinkPicture } from '../../../uploads/shrink-picture.ts'
import { uploadPicture } from '../../../uploads/upload-picture.ts'

/** Covers are shown large. */
const SIDE = 1600

/** Sends a chosen picture; `onDone` is given its address. */
export function useUpload(onDone: (address: string) => void, onBusy: (isSending: boolean) => void) {
  /** The share that is sent. */
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const upload = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    if (!UPLOAD_TYPES.some((type) => type === file.type)) return setProblem(m.form_upload_type())
    const picture = await shrinkPicture(file, SIDE).catch(() => null)
    if (!picture) return setProblem(m.form_upload_unreadable())
    setProgress(0)
    onBusy(true)
    try {
      onDone(await uploadPicture(fileOf(picture), setProgress))
    } catch (error) {
      // What was typed is kept, and is here again after signing in.
      if (error instanceof ApiError && error.status === 401) endSession()
      setProblem(m.form_upload_failed({ reason: explain(error) }))
    }
    setProgress(null)
    onBusy(false)
  }

  return { progress, problem, upload }
}
