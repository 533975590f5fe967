import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { UPLOAD_TTL_SECONDS, UPLOAD_TYPES } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'
import { explain } from '../../../session/explain.ts'
import { endSession } from '../../../session/session.ts'
import { fileOf, shrinkPicture } from '../../../uploads/shrink-picture.ts'
import { uploadPicture } from '../../../uploads/upload-picture.ts'

/** Covers are shown large. */
const SIDE = 1600
/** Filling in a long form may take longer than an upload is kept that nothing uses yet: it is sent again in time. */
const RENEW_MS = (UPLOAD_TTL_SECONDS - 60) * 1000

type Sent = { address: string; picture: Blob }

/** Sends a chosen picture; `onDone` is given its address, which then is the field's `value`. */
export function useUpload(value: string, onDone: (address: string) => void, onBusy: (isSending: boolean) => void) {
  /** The share that is sent. */
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)

  const send = async (picture: Blob) => {
    setProgress(0)
    onBusy(true)
    try {
      const address = await uploadPicture(picture, setProgress)
      setSent({ address, picture })
      onDone(address)
    } catch (error) {
      // What was typed is kept, and is here again after signing in.
      if (error instanceof ApiError && error.status === 401) endSession()
      setProblem(m.form_upload_failed({ reason: explain(error) }))
    }
    setProgress(null)
    onBusy(false)
  }

  const renew = useEffectEvent((picture: Blob) => void send(picture))
  useEffect(() => {
    if (sent?.address !== value) return
    const timer = setTimeout(() => renew(sent.picture), RENEW_MS)
    return () => clearTimeout(timer)
  }, [sent, value])

  const upload = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    if (!UPLOAD_TYPES.some((type) => type === file.type)) return setProblem(m.form_upload_type())
    const picture = await shrinkPicture(file, SIDE).catch(() => null)
    if (!picture) return setProblem(m.form_upload_unreadable())
    await send(fileOf(picture))
  }

  return { progress, problem, upload }
}
