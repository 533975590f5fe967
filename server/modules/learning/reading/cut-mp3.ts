// Where to cut an MP3 for a sample: at the end of a frame, so that players accept it as a complete file.
import type { Readable } from 'node:stream'
import type { Files } from '../../../adapters/files/files.ts'
import { frameAt, tagLength } from '../preparing/read-mp3.ts'

const MAX_KNOWN = 1000

export type CutMp3 = (recording: { name: string; bytes: number }, seconds: number) => Promise<number>

/** The number of bytes that hold the first seconds. Stored files never change, so each is only scanned once. */
export function createCutMp3(files: Files): CutMp3 {
  const known = new Map<string, Promise<number>>()
  return ({ name, bytes }, seconds) => {
    const key = `${name} ${seconds}`
    const found = known.get(key)
    if (found) return found
    const length = cut(files, name, bytes, seconds).catch((error: unknown) => {
      known.delete(key)
      throw error
    })
    known.set(key, length)
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
    return length
  }
}

async function cut(files: Files, name: string, bytes: number, seconds: number): Promise<number> {
  const stream = await files.read(name, { first: 0, last: bytes - 1 })
  if (!stream) throw new Error(`the recording ${name} is missing`)
  return bytesOfSeconds(stream, seconds)
}

async function bytesOfSeconds(stream: Readable, seconds: number): Promise<number> {
  /** The unscanned bytes from `start` on. */
  let rest = Buffer.alloc(0)
  let start = 0
  let next: number | undefined
  let played = 0
  for await (const piece of stream) {
    rest = Buffer.concat([rest, piece as Buffer])
    if (next === undefined) {
      if (rest.length < 10) continue
      next = tagLength(rest)
    }
    while (next + 4 <= start + rest.length) {
      const frame = frameAt(rest, next - start)
      // If a tag or other non-audio bytes follow, the sample ends before them.
      if (!frame || played >= seconds) {
        stream.destroy()
        return next
      }
      played += frame.samples / frame.sampleRate
      next += frame.bytes
    }
    const skipped = Math.min(next - start, rest.length)
    rest = rest.subarray(skipped)
    start += skipped
  }
  return Math.min(next ?? 0, start + rest.length)
}
