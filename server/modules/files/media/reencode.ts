// Re-encodes a PNG or JPEG as WebP, which drops everything else in the file (scripts, locations, other formats).
import sharp from 'sharp'
import { MAX_UPLOAD_PIXELS } from '#contract/constants.ts'
import { limitConcurrency } from '../../../http/concurrency.ts'

const MAX_SIDE = 1280
// The worst picture (16 bits per channel, interlaced) takes 170 MB and 1.4 s to decode. Queued ones hold up to 8 MB
// each.
const limited = limitConcurrency({ maxRunning: 1, maxWaiting: 12 })

sharp.cache(false)

export type Picture = { bytes: Uint8Array; width: number; height: number }

type Options = {
  /** Course folders also contain our own WebP files. */
  allowsWebp?: boolean
  maxSide?: number
  /** Above this size, the picture is encoded again at a lower quality. */
  maxBytes?: number
}

/** The picture, or null if it isn't a readable PNG or JPEG within the limits. */
export async function reencode(file: Uint8Array, options: Options = {}): Promise<Picture | null> {
  if (!isPng(file) && !isJpeg(file) && !(options.allowsWebp && isWebp(file))) return null
  return limited(() => decode(file, options))
}

const QUALITIES = [80, 60, 40]

async function decode(file: Uint8Array, { maxSide = MAX_SIDE, maxBytes = Infinity }: Options): Promise<Picture | null> {
  try {
    const small = sharp(file, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error', animated: false })
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    let picture: Picture | null = null
    for (const quality of QUALITIES) {
      const { data, info } = await small.clone().webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true })
      picture = { bytes: data, width: info.width, height: info.height }
      if (data.length <= maxBytes) break
    }
    return picture
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
