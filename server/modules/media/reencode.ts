// Re-encodes a png or jpeg as WebP, which drops whatever else is in the file (scripts, locations, other formats).
import sharp from 'sharp'
import { MAX_UPLOAD_PIXELS } from '#contract/constants.ts'
import { limitConcurrency } from '../../http/concurrency.ts'

const MAX_SIDE = 1280
// The worst picture (16 bits per channel, interlaced) takes 170 MB and 1.4 s to decode; queued ones hold up to 8 MB
// each.
const limited = limitConcurrency({ maxRunning: 1, maxWaiting: 12 })

sharp.cache(false)

export type Picture = { bytes: Uint8Array; width: number; height: number }

/** The picture, or null if it is not a readable png or jpeg within the limits. A course folder has our own WebP, too. */
export async function reencode(file: Uint8Array, { allowsWebp = false } = {}): Promise<Picture | null> {
  if (!isPng(file) && !isJpeg(file) && !(allowsWebp && isWebp(file))) return null
  return limited(() => decode(file))
}

async function decode(file: Uint8Array): Promise<Picture | null> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error', animated: false })
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

function isPng(file: Uint8Array): boolean {
  return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, index) => file[index] === byte)
}

function isJpeg(file: Uint8Array): boolean {
  return file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff
}

function isWebp(file: Uint8Array): boolean {
  return (
    Buffer.from(file.subarray(0, 4)).toString() === 'RIFF' && Buffer.from(file.subarray(8, 12)).toString() === 'WEBP'
  )
}
