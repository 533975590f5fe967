// A single picture from a video track.

const FRAME_MS = 8000

export async function drawFrame(track: MediaStreamTrack): Promise<ImageBitmap> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  // A frame may exist before the element can be drawn.
  const loaded = new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }))
  const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
  let timer = 0
  const late = new Promise((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('no picture came')), FRAME_MS)
  })
  // Uses a separate stream, so that the frame isn't one that was shown before.
  video.srcObject = new MediaStream([track])
  try {
    await Promise.race([Promise.all([loaded, shown, video.play()]), late])
    return await createImageBitmap(video)
  } finally {
    clearTimeout(timer)
    video.srcObject = null
  }
}
