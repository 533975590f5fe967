// The id of something in a course folder that names none. It is the same at every import, so that importing a folder again
// changes what is there instead of adding it once more.
import { createHash } from 'node:crypto'

/** A UUID of version 8, which leaves its bits to us. */
export function derivedId(parent: string, name: string | Uint8Array): string {
  const bytes = createHash('sha256').update(parent).update(name).digest().subarray(0, 16)
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
