// Handed-in files are judged by their bytes. Photos are re-encoded, which drops where and with what they were taken.
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HAND_IN_PHOTO_BYTES, HAND_IN_PHOTO_SIDE } from '#contract/constants.ts'
import type { HandInFileKind } from '#contract/files/file-states.ts'
import type { Limits } from '../../../processes/limits.ts'
import { reencode } from '../../files/media/reencode.ts'
import { encode } from './encode.ts'
import { FileRefused } from './file-refused.ts'
import type { Prepared } from './prepared.ts'
import { takeAsIs } from './take-as-is.ts'

type Work = { limits: Limits | null; source: string; folder: string; signal: AbortSignal }

export function prepareHandIn(kind: HandInFileKind, work: Work): Promise<Prepared> {
  const { limits, ...means } = work
  if (kind === 'photo') return photo(work)
  if (kind === 'document') return document(work.source)
  return limits ? encode({ limits, kind: 'audio', ...means }) : takeAsIs('audio', work.source)
}

async function photo({ source, folder }: Work): Promise<Prepared> {
  const bytes = await readFile(source)
  const picture = await reencode(bytes, { maxSide: HAND_IN_PHOTO_SIDE, maxBytes: HAND_IN_PHOTO_BYTES })
  if (!picture) throw new FileRefused(isHeic(bytes) ? 'heic' : 'not_a_photo')
  const path = join(folder, 'photo.webp')
  await writeFile(path, picture.bytes)
  const { width, height } = picture
  const size = picture.bytes.length
  return {
    seconds: null,
    variants: [{ variant: 'photo', type: 'image/webp', extension: 'webp', path, bytes: size, width, height }],
  }
}

const HEIC = /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/
const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.subarray(4, 12).toString('latin1'))

/** Readers look for the start and end of a PDF within this many bytes. */
const PDF_EDGE = 1024

async function document(path: string): Promise<Prepared> {
  const bytes = await readFile(path)
  const isPdf = bytes.subarray(0, PDF_EDGE).includes('%PDF-') && bytes.subarray(-PDF_EDGE).includes('%%EOF')
  if (!isPdf) throw new FileRefused('not_a_pdf')
  if (bytes.includes('/Encrypt')) throw new FileRefused('locked_pdf')
  const { size } = await stat(path)
  return {
    seconds: null,
    variants: [{ variant: 'source', type: 'application/pdf', extension: 'pdf', path, bytes: size }],
  }
}
