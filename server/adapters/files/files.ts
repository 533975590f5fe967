// Storage for uploaded pictures, videos, recordings and documents.
import type { Readable, Writable } from 'node:stream'
import type { ByteRange } from '../../http/byte-range.ts'

export type Files = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Streams a local file to storage. */
  putFile(name: string, path: string): Promise<void>
  get(name: string): Promise<Uint8Array | null>
  /** A range of a file as a stream; null if the file is missing. */
  read(name: string, range: ByteRange): Promise<Readable | null>
  /**
   * Sends a range of a file with backpressure from `to`, which must not keep the buffers. Calls `begin` first; false if
   * missing.
   */
  send(name: string, range: ByteRange, to: Writable, begin: () => void): Promise<boolean>
  remove(name: string): Promise<void>
}
