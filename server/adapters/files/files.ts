// Storage for uploaded pictures, films, recordings and documents.
import type { Readable, Writable } from 'node:stream'
import type { ByteRange } from '../../http/byte-range.ts'

export type Files = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Copies a file of this machine into the storage, piece by piece. */
  putFile(name: string, path: string): Promise<void>
  get(name: string): Promise<Uint8Array | null>
  /** A part of a file as a stream; null if the file is missing. */
  read(name: string, range: ByteRange): Promise<Readable | null>
  /** Sends a part of a file as fast as `to`, which keeps no piece, takes it. `begin` comes first; false if it is missing. */
  send(name: string, range: ByteRange, to: Writable, begin: () => void): Promise<boolean>
  remove(name: string): Promise<void>
}
