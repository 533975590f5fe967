import { useEffect, useEffectEvent, useState } from 'react'
import { UPLOAD_TTL_SECONDS, UPLOAD_TYPES } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { fileOf, shrinkPicture } from './shrink-picture.ts'
import { uploadPicture } from './upload-picture.ts'

/** In pixels. Larger than the default, because covers are shown large. */
const MAX_SIDE = 1600
/** The server deletes unused uploads, so during a long edit the picture is re-uploaded in time. */
const RENEW_MS = (UPLOAD_TTL_SECONDS - 60) * 1000

type Uploaded = { url: string; picture: Blob }

/** Uploads a chosen picture and passes its URL to `onDone`, which makes it the field's `value`. */
export function useUpload(value: string, onDone: (url: string) => void, onBusy: (isSending: boolean) => void) {
  /** From 0 to 1, or null while nothing is being uploaded. */
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [uploaded, setUploaded] = useState<Uploaded | null>(null)
  /** Cancels the upload of a chosen picture. A renewal can't be cancelled, because the picture would be lost. */
  const [cancelling, setCancelling] = useState<AbortController | null>(null)

  const send = async (picture: Blob, controller: AbortController | null = null) => {
    setProgress(0)
    setCancelling(controller)
    onBusy(true)
    try {
      const url = await uploadPicture(picture, setProgress, controller?.signal)
      setUploaded({ url, picture })
      onDone(url)
    } catch (error) {
      if (!controller?.signal.aborted) setProblem(m.form_upload_failed({ reason: explain(error) }))
    }
    setProgress(null)
    setCancelling(null)
    onBusy(false)
  }

  const renew = useEffectEvent((picture: Blob) => void send(picture))
  useEffect(() => {
    if (uploaded?.url !== value) return
    const timer = setTimeout(() => renew(uploaded.picture), RENEW_MS)
    return () => clearTimeout(timer)
  }, [uploaded, value])

  const upload = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    if (!UPLOAD_TYPES.some((type) => type === file.type)) return setProblem(m.form_upload_type())
    const picture = await shrinkPicture(file, MAX_SIDE).catch(() => null)
    if (!picture) return setProblem(m.form_upload_unreadable())
    await send(fileOf(picture), new AbortController())
  }

  return { progress, problem, upload, cancel: cancelling && (() => cancelling.abort()) }
}
