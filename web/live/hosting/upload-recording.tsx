import { useEffect, type ReactNode } from 'react'
import type { LiveSession } from '#contract/calls/live/live.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { FieldError } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { useStore } from '../../ui/store.ts'
import { ACCEPT } from '../../files/uploads/file-kinds.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { knownUpload, NO_UPLOADS, startUpload, uploads } from '../../files/uploads/upload-queue.ts'
import { useAskBeforeClosing } from '../../files/uploads/use-ask-before-closing.ts'

const ASK_AGAIN_MS = 5000

type UploadRecordingProps = { session: LiveSession; reload: () => void }

/** For a class that the browser didn't record. Choosing the same file again resumes the upload. */
export function UploadRecording({ session: { _id: session, number, recording }, reload }: UploadRecordingProps) {
  const underWay = useStore(uploads, NO_UPLOADS)
  const sending = underWay.get(recording?.file ?? '')
  const { problem, run } = useWork({ isBeside: true })
  const isPrepared = recording?.state === 'waiting'
  useAskBeforeClosing(underWay)
  useEffect(() => {
    if (!isPrepared) return
    const timer = setInterval(reload, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isPrepared, reload])

  const send = async (chosen: File) => {
    const known = knownUpload(chosen)
    const isKnown = known !== null && known === recording?.file && recording.state === 'arriving'
    const body = { name: chosen.name.normalize('NFC').slice(-200), bytes: chosen.size }
    const file = isKnown
      ? known
      : (await api('POST /live/{session}/recording/file', { params: { session }, body })).file
    startUpload(file, chosen, 0, async () => reload())
    reload()
  }

  const row = (children: ReactNode) => <span className="hosting-ways">{children}</span>
  if (recording?.state === 'ready') return row(<span className="badge badge-good">{m.live_recording()}</span>)
  if (isPrepared) return row(<small>{m.live_recording_preparing()}</small>)
  if (sending && sending.state !== 'failed') {
    const n = digits(Math.floor((100 * sending.sent) / Math.max(1, sending.bytes)))
    return row(<small>{sending.state === 'offline' ? m.hosting_upload_offline() : m.hosting_uploading({ n })}</small>)
  }
  const hasFailed = recording?.state === 'failed' || sending?.state === 'failed'
  return row(
    <>
      <FileButton
        label={m.hosting_upload()}
        name={m.hosting_upload_of({ n: digits(number) })}
        accept={ACCEPT.video}
        onFiles={([file]) => void run(() => send(file!))}
      />
      <span role="alert">{(problem ?? hasFailed) && <FieldError text={problem ?? m.hosting_upload_failed()} />}</span>
    </>,
  )
}
