// One picture of a video track.

const FRAME_MS = 8000

export async function drawFrame(track: MediaStreamTrack): Promise<ImageBitmap> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  // A stream of its own, so that the frame is none that was shown before.
  video.srcObject = new MediaStream([track])
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no picture came')), FRAME_MS)
      video.requestVideoFrameCallback(() => {
        clearTimeout(late)
        resolve()
      })
      video.play().catch(reject)
    })
    return await createImageBitmap(video)
  } finally {
    video.srcObject = null
  }
}
