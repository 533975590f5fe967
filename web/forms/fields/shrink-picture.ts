// Shrinks a chosen picture to a small JPEG before it is uploaded.

/** The longer side in pixels, enough for a person's photo. */
const MAX_SIDE = 512
const QUALITY = 0.86
const JPEG = 'image/jpeg'

/** Returns a data URL, which can be shown and stored as text. Throws if the browser can't read the file. */
export async function shrinkPicture(file: File, maxSide = MAX_SIDE): Promise<string> {
  return (await drawOnCanvas(file, maxSide)).toDataURL(JPEG, QUALITY)
}

const QUALITIES = [QUALITY, 0.75, 0.6, 0.45, 0.3]

/** A JPEG of limited pixels and bytes. Throws if the browser can't read the file. */
export async function shrinkPhoto(file: File, maxSide: number, maxBytes: number): Promise<Blob> {
  const canvas = await drawOnCanvas(file, maxSide)
  let photo: Blob | null = null
  for (const quality of QUALITIES) {
    photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, quality))
    if (photo && photo.size <= maxBytes) break
  }
  if (!photo) throw new Error('The picture could not be drawn.')
  return photo
}

async function drawOnCanvas(file: File, maxSide: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture could not be drawn.')
  // JPEG has no transparency, so without this, transparent areas would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

export function fileOf(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: JPEG })
}
