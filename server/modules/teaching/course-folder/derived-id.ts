// An id for items in a course folder that have none. It is the same for every import, so that importing a folder again
// updates existing items instead of adding them once more.
import { createHash } from 'node:crypto'

/** A UUID of version 8, whose bits we can choose. */
export function derivedId(parent: string, name: string | Uint8Array): string {
  const bytes = createHash('sha256').update(parent).update(name).digest().subarray(0, 16)
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
