// A chosen picture becomes a small JPEG before it is sent: at most so many pixels on its longer side.

/** Enough for a person's photo. */
const SIDE = 512
const QUALITY = 0.86
const JPEG = 'image/jpeg'

/** As a data address, which can be shown and kept as text. Throws when the browser cannot read the file. */
export async function shrinkPicture(file: File, side = SIDE): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture could not be drawn.')
  // JPEG knows no transparency: without a ground it would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL(JPEG, QUALITY)
}

export function fileOf(dataAddress: string): Blob {
  const bytes = Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: JPEG })
}
