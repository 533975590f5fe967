import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { toast } from '../../../ui/toast.tsx'
import type { RoomConnection } from '../connection.ts'
import type { Recorded, Recorder } from './recorder.ts'
import type { PieceSender } from './send-pieces.ts'

export type RecordingState = 'off' | 'starting' | 'on' | 'stopping'

type Options = {
  session: string
  connection: RoomConnection
  mic: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  screen: MediaStreamTrack | null
}

/** The host's recording of the class. */
export function useRecording({ session, connection, mic, camera, screen }: Options) {
  const [state, setState] = useState<RecordingState>('off')
  const running = useRef<{ recorder: Recorder; sender: PieceSender } | null>(null)
  const { slots } = connection
  const latest = useRef<Recorded>({ mic, camera, screen, voices: [] })

  useEffect(() => {
    latest.current = { mic, camera, screen, voices: slots ? [slots.a0, slots.a1, slots.a2, slots.a3] : [] }
    running.current?.recorder.change(latest.current)
  }, [mic, camera, screen, slots])

  const start = useCallback(async () => {
    setState('starting')
    try {
      const [{ canRecord, startRecorder }, { sendPieces }] = await Promise.all([
        import('./recorder.ts'),
        import('./send-pieces.ts'),
      ])
      if (!canRecord()) throw new Error(m.room_recording_unsupported())
      const { insertedId, file } = await api('POST /live/{session}/recording', { params: { session } })
      const sender = sendPieces(session, insertedId, file)
      running.current = { sender, recorder: startRecorder(latest.current, sender.add) }
      connection.send({ t: 'record', on: true })
      setState('on')
    } catch (error) {
      setState('off')
      const reason = error instanceof Error && error.constructor === Error ? error.message : explain(error)
      toast(m.room_recording_failed({ why: reason }), { kind: 'error' })
    }
  }, [session, connection])

  const stop = useCallback(async () => {
    const now = running.current
    if (!now) return
    running.current = null
    setState('stopping')
    connection.send({ t: 'record', on: false })
    await now.recorder.stop()
    now.sender.finish()
    setState('off')
  }, [connection])

  // Leaving the page through a link ends the recording properly.
  useEffect(() => () => void stop(), [stop])
  return { state, start, stop }
}
