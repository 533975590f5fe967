// The person's own camera and microphone, opened after a tap and passed from the check to the room.
import { useCallback, useEffect, useRef, useState } from 'react'

export type DeviceProblem = 'refused' | 'missing' | 'busy'

export type Devices = {
  /** `asking` while the browser shows its permission prompt. */
  state: 'idle' | 'asking' | 'asked'
  problem: DeviceProblem | null
  /** Kept open while it is muted, so that unmuting takes no time. */
  mic: MediaStreamTrack | null
  isMicOn: boolean
  /** Null while the camera is off, so that its light is off too. */
  camera: MediaStreamTrack | null
}

const NONE: Devices = { state: 'idle', problem: null, mic: null, isMicOn: false, camera: null }
const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
const PICTURE = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 15 } }

export type OwnDevices = Devices & {
  open: () => Promise<void>
  /** Resolves to whether the microphone is on afterwards. */
  turnMic: (isOn: boolean) => Promise<boolean>
  turnCamera: (isOn: boolean) => Promise<boolean>
}

export function useDevices(): OwnDevices {
  const [devices, setDevices] = useState(NONE)
  const latest = useRef(NONE)
  const change = useCallback((changed: Partial<Devices>) => {
    latest.current = { ...latest.current, ...changed }
    setDevices(latest.current)
  }, [])

  const open = useCallback(async () => {
    change({ state: 'asking', problem: null })
    const { mic, camera, problem } = await openBoth()
    mic?.addEventListener('ended', () => change({ mic: null, isMicOn: false }))
    camera?.addEventListener('ended', () => change({ camera: null }))
    change({ state: 'asked', problem, mic, camera, isMicOn: mic !== null })
  }, [change])

  const turnMic = useCallback(
    async (isOn: boolean) => {
      const mic = latest.current.mic ?? (isOn ? await openOne({ audio: SOUND }) : null)
      enable(mic, isOn)
      change({ mic, isMicOn: isOn && mic !== null })
      return isOn && mic !== null
    },
    [change],
  )

  const turnCamera = useCallback(
    async (isOn: boolean) => {
      latest.current.camera?.stop()
      const camera = isOn ? await openOne({ video: PICTURE }) : null
      change({ camera })
      return camera !== null
    },
    [change],
  )

  useEffect(
    () => () => {
      latest.current.mic?.stop()
      latest.current.camera?.stop()
    },
    [],
  )
  return { ...devices, open, turnMic, turnCamera }
}

/** Opens whichever of the two is available. */
async function openBoth(): Promise<Pick<Devices, 'mic' | 'camera' | 'problem'>> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: SOUND, video: PICTURE })
    return { mic: stream.getAudioTracks()[0] ?? null, camera: stream.getVideoTracks()[0] ?? null, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    // The refusal was for both, and asking again for one of them would only annoy.
    if (problem === 'refused') return { mic: null, camera: null, problem }
    const [mic, camera] = [await openOne({ audio: SOUND }), await openOne({ video: PICTURE })]
    return { mic, camera, problem: mic || camera ? null : problem }
  }
}

const openOne = (constraints: MediaStreamConstraints): Promise<MediaStreamTrack | null> =>
  navigator.mediaDevices.getUserMedia(constraints).then(
    (stream) => stream.getTracks()[0] ?? null,
    () => null,
  )

function enable(track: MediaStreamTrack | null, isOn: boolean): void {
  if (track) track.enabled = isOn
}

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'refused'
}
