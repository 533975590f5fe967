// Reads an MP4's headers: its length, codecs and picture size, which is all that `takeAsIs` needs.
import type { FileHandle } from 'node:fs/promises'
import { FileRefused } from './file-refused.ts'

const MAX_BOXES = 1000
/** Fits the headers of a four-hour video. Phones can't play a larger index. */
const MAX_HEADER_BYTES = 32 * 1024 * 1024

export type Mp4 = { seconds: number; codecs: string[]; picture: { width: number; height: number } | null }

/** Null if it isn't an MP4. Refuses a truncated one. */
export async function readMp4(file: FileHandle, size: number): Promise<Mp4 | null> {
  let header: Buffer | null = null
  let hasContent = false
  let at = 0
  for (let boxes = 0; at < size; boxes++) {
    const head = Buffer.alloc(16)
    const { bytesRead } = await file.read(head, 0, 16, at)
    const type = head.toString('latin1', 4, 8)
    if (boxes === 0 && type !== 'ftyp') return null
    const length = lengthOf(head, size - at)
    if (bytesRead < 8 || length < 8 || at + length > size || boxes > MAX_BOXES) throw new FileRefused('broken')
    if (type === 'mdat') hasContent = true
    if (type === 'moov') {
      if (length > MAX_HEADER_BYTES) throw new FileRefused('broken')
      header = Buffer.alloc(length)
      await file.read(header, 0, length, at)
    }
    at += length
  }
  if (!header || !hasContent) throw new FileRefused('broken')
  return describe(header)
}

/** 1 means that a 64-bit length follows, and 0 that the box extends to the end. */
function lengthOf(head: Buffer, rest: number): number {
  const length = head.readUInt32BE(0)
  if (length === 1) return Number(head.readBigUInt64BE(8))
  return length === 0 ? rest : length
}

function describe(moov: Buffer): Mp4 | null {
  const found: Mp4 = { seconds: 0, codecs: [], picture: null }
  try {
    for (const { type, body } of boxesOf(moov.subarray(8))) {
      if (type === 'mvhd') found.seconds = durationOf(body)
      if (type === 'trak') addTrack(found, body)
    }
  } catch {
    throw new FileRefused('broken')
  }
  // A fragmented video doesn't state its length here.
  return found.seconds > 0 && found.codecs.length ? found : null
}

function* boxesOf(bytes: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length < 8 || at + length > bytes.length) throw new Error('a box is cut off')
    yield { type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + length) }
    at += length
  }
}

function durationOf(mvhd: Buffer): number {
  const isLong = mvhd[0] === 1
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)
  return scale ? duration / scale : 0
}

function addTrack(found: Mp4, trak: Buffer): void {
  const inside = (bytes: Buffer | undefined, type: string) =>
    bytes && [...boxesOf(bytes)].find((box) => box.type === type)?.body
  const media = inside(trak, 'mdia')
  const handler = inside(media, 'hdlr')?.toString('latin1', 8, 12)
  if (handler !== 'vide' && handler !== 'soun') return
  const descriptions = inside(inside(inside(media, 'minf'), 'stbl'), 'stsd')
  if (!descriptions) throw new Error('a track has no description')
  // The first entry has its length, then its codec.
  found.codecs.push(descriptions.toString('latin1', 12, 16))
  const header = inside(trak, 'tkhd')
  if (handler === 'vide' && header) {
    const sizeAt = header.length - 8
    found.picture = { width: header.readUInt16BE(sizeAt), height: header.readUInt16BE(sizeAt + 4) }
  }
}
