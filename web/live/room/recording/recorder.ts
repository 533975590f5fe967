// Records the class in the tutor's browser: the tutor, the shared screen and everyone's voice, never learners' cameras.

/** Fewer pixels on a small computer, which would otherwise lose seconds. */
const SIZE = navigator.hardwareConcurrency > 4 ? { width: 1280, height: 720 } : { width: 640, height: 360 }
const VIDEO_BITS = SIZE.height === 720 ? 1_000_000 : 400_000
const AUDIO_BITS = 48_000
/** How much is lost if the browser dies. */
const PIECE_MS = 8000
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']
/** The style sheets' --deep in the light theme. */
const BACKGROUND = '#032c20'

export type Recorded = {
  mic: MediaStreamTrack | null
  voices: readonly MediaStreamTrack[]
  camera: MediaStreamTrack | null
  screen: MediaStreamTrack | null
}

export type Recorder = {
  /** Continues with other tracks. */
  change(recorded: Recorded): void
  /** Resolves after the last piece. */
  stop(): Promise<void>
}

export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && TYPES.some((type) => MediaRecorder.isTypeSupported(type))

export function startRecorder(recorded: Recorded, onPiece: (piece: Blob) => void): Recorder {
  const sound = mixSound()
  const picture = drawPicture()
  const change = ({ mic, voices, camera, screen }: Recorded) => {
    sound.setTracks(mic ? [mic, ...voices] : voices)
    picture.setTracks(camera, screen)
  }
  change(recorded)
  const recorder = new MediaRecorder(new MediaStream([picture.track, sound.track]), {
    mimeType: TYPES.find((type) => MediaRecorder.isTypeSupported(type))!,
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
  })
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size) onPiece(data)
  })
  recorder.start(PIECE_MS)
  return {
    change,
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop()
      await stopped
      picture.end()
      sound.end()
    },
  }
}

function mixSound() {
  const context = new AudioContext()
  const mixed = context.createMediaStreamDestination()
  const sources = new Map<MediaStreamTrack, AudioNode>()
  return {
    track: mixed.stream.getAudioTracks()[0]!,
    setTracks(tracks: readonly MediaStreamTrack[]) {
      for (const [track, source] of sources) {
        if (tracks.includes(track)) continue
        source.disconnect()
        sources.delete(track)
      }
      for (const track of tracks) {
        if (sources.has(track)) continue
        const source = context.createMediaStreamSource(new MediaStream([track]))
        source.connect(mixed)
        sources.set(track, source)
      }
    },
    end: () => void context.close(),
  }
}

function drawPicture() {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = canvas.getContext('2d', { alpha: false })!
  const camera = document.createElement('video')
  const screen = document.createElement('video')
  const clock = new Worker(new URL('./drawing-clock.ts', import.meta.url), { type: 'module' })
  clock.addEventListener('message', () => {
    context.fillStyle = BACKGROUND
    context.fillRect(0, 0, SIZE.width, SIZE.height)
    if (!screen.srcObject) return fit(context, camera, { x: 0, y: 0, ...SIZE })
    fit(context, screen, { x: 0, y: 0, ...SIZE })
    const width = SIZE.width / 5
    const height = (width * 9) / 16
    fit(context, camera, { x: SIZE.width - width - 8, y: SIZE.height - height - 8, width, height })
  })
  return {
    track: canvas.captureStream(15).getVideoTracks()[0]!,
    setTracks(ofCamera: MediaStreamTrack | null, ofScreen: MediaStreamTrack | null) {
      show(camera, ofCamera)
      show(screen, ofScreen)
    },
    end() {
      clock.terminate()
      show(camera, null)
      show(screen, null)
    },
  }
}

function show(video: HTMLVideoElement, track: MediaStreamTrack | null): void {
  const shown = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : null
  if ((shown ?? null) === track) return
  video.muted = true
  video.srcObject = track && new MediaStream([track])
  if (track) video.play().catch(() => {})
}

type Box = { x: number; y: number; width: number; height: number }

/** Draws the entire picture, as large as the box allows. */
function fit(context: CanvasRenderingContext2D, video: HTMLVideoElement, { x, y, width, height }: Box): void {
  if (!video.videoWidth || !video.srcObject) return
  const scale = Math.min(width / video.videoWidth, height / video.videoHeight)
  const [w, h] = [video.videoWidth * scale, video.videoHeight * scale]
  context.drawImage(video, x + (width - w) / 2, y + (height - h) / 2, w, h)
}
