// Reads what make-media.ts made as packets for sending.
import { readFileSync } from 'node:fs'

/** `at` is when the packet is due, in milliseconds from the start. */
export type MediaPacket = { at: number; bytes: Buffer }
export type Media = { packets: MediaPacket[]; lengthMs: number }

const IVF_HEADER = 32
const IVF_FRAME_HEADER = 12

/** Reads the frames of a video. */
export function readIvf(path: string): Media {
  const file = readFileSync(path)
  const [rate, scale] = [file.readUInt32LE(16), file.readUInt32LE(20)]
  const packets: MediaPacket[] = []
  for (let at = IVF_HEADER; at < file.length;) {
    const start = at + IVF_FRAME_HEADER
    const end = start + file.readUInt32LE(at)
    packets.push({ at: (Number(file.readBigUInt64LE(at + 4)) * 1000 * scale) / rate, bytes: file.subarray(start, end) })
    at = end
  }
  return { packets, lengthMs: (packets.length * 1000 * scale) / rate }
}

const OGG_PAGE_HEADER = 27
/** A segment of this length continues in the next one. */
const FULL_SEGMENT = 255
/** The two packets before the sound, which describe it. */
const OPUS_HEADERS = 2

/** Reads the packets of a voice, each of which lasts `packetMs` milliseconds. */
export function readOggOpus(path: string, packetMs: number): Media {
  const file = readFileSync(path)
  const found: Buffer[] = []
  let pieces: Buffer[] = []
  for (let page = 0; page < file.length;) {
    const lengths = file.subarray(page + OGG_PAGE_HEADER, page + OGG_PAGE_HEADER + file[page + 26]!)
    let at = page + OGG_PAGE_HEADER + lengths.length
    for (const length of lengths) {
      pieces.push(file.subarray(at, at + length))
      at += length
      if (length === FULL_SEGMENT) continue
      found.push(Buffer.concat(pieces))
      pieces = []
    }
    page = at
  }
  const packets = found.slice(OPUS_HEADERS).map((bytes, index) => ({ at: index * packetMs, bytes }))
  return { packets, lengthMs: packets.length * packetMs }
}
