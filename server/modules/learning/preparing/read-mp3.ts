// Reads the length of an MP3 from its first frame, and from the index that VBR encoders add.
import type { FileHandle } from 'node:fs/promises'

// Kilobits per second for layer III, in MPEG 1, and in MPEG 2 and 2.5.
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
]
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const LOOKED_AT = 64 * 1024

type Frame = { bytes: number; samples: number; sampleRate: number; kilobits: number; index: number }

/** Null if it isn't an MP3. */
export async function readMp3(file: FileHandle, size: number): Promise<number | null> {
  const start = await afterTag(file)
  const bytes = Buffer.alloc(LOOKED_AT)
  const { bytesRead } = await file.read(bytes, 0, LOOKED_AT, start)
  const first = frameAt(bytes, 0)
  // A second frame must follow the first, because two bytes alone look like a frame in many files.
  if (!first || first.bytes + 4 > bytesRead || !frameAt(bytes, first.bytes)) return null
  const frames = frameCount(bytes, first)
  if (frames) return (frames * first.samples) / first.sampleRate
  return ((size - start) * 8) / (first.kilobits * 1000)
}

async function afterTag(file: FileHandle): Promise<number> {
  const head = Buffer.alloc(10)
  await file.read(head, 0, 10, 0)
  return tagLength(head)
}

/** The size of the ID3 tag at the start, stored in groups of seven bits. 0 if there is none. */
export function tagLength(head: Uint8Array): number {
  if (Buffer.from(head.subarray(0, 3)).toString('latin1') !== 'ID3') return 0
  return 10 + head.subarray(6, 10).reduce((length, byte) => length * 128 + (byte & 0x7f), 0)
}

export function frameAt(bytes: Buffer, at: number): Frame | null {
  if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xe6) !== 0xe2) return null
  const version = (bytes[at + 1]! >> 3) & 3
  const kilobits = RATES[version === 3 ? 0 : 1]![bytes[at + 2]! >> 4]
  const base = SAMPLE_RATES[(bytes[at + 2]! >> 2) & 3]
  if (version === 1 || !kilobits || !base) return null
  const sampleRate = base / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3]
  const samples = version === 3 ? 1152 : 576
  const padding = (bytes[at + 2]! >> 1) & 1
  const isMono = bytes[at + 3]! >> 6 === 3
  const index = at + 4 + (version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17)
  return {
    bytes: Math.floor((samples / 8) * 1000 * (kilobits / sampleRate)) + padding,
    samples,
    sampleRate,
    kilobits,
    index,
  }
}

function frameCount(bytes: Buffer, { index }: Frame): number {
  const mark = bytes.toString('latin1', index, index + 4)
  const hasCount = (mark === 'Xing' || mark === 'Info') && bytes.readUInt32BE(index + 4) & 1
  return hasCount ? bytes.readUInt32BE(index + 8) : 0
}
