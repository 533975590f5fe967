// Sends a range of a file through one reused buffer. A stream allocates one per chunk, and collecting those costs more
// than sending them.
import { read } from 'node:fs'
import type { Writable } from 'node:stream'
import type { ByteRange } from '../../http/byte-range.ts'

/** Large enough to be fast, small enough for hundreds of slow readers. */
const PIECE_BYTES = 128 * 1024
const MAX_SPARE = 16

const spare: Buffer[] = []

export async function sendPieces(fd: number, { first, last }: ByteRange, to: Writable): Promise<void> {
  const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
  await new Promise<void>((resolve, reject) => {
    let at = first
    const next = (error?: Error | null) => {
      if (error) return reject(error)
      if (at > last) return resolve()
      read(fd, buffer, 0, Math.min(PIECE_BYTES, last - at + 1), at, (error, bytes) => {
        if (error) return reject(error)
        if (!bytes) return reject(new Error('a file is shorter than expected'))
        at += bytes
        // The buffer is free again once the kernel has taken the chunk.
        to.write(buffer.subarray(0, bytes), next)
      })
    }
    next()
  })
  // The buffer is reused only after success, because a broken connection may still hold it.
  if (spare.length < MAX_SPARE) spare.push(buffer)
}
