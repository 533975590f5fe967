// Ids are UUIDs of version 7: unique without coordination and ordered by time, so newest first is descending id and a
// list pages by the last id seen.
import { randomFillSync } from 'node:crypto'
import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Span = { since?: string | undefined; before?: string | undefined }

/** Ids are lower case only, so that a path has one spelling and one cache entry. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
export const isId = (text: string): boolean => ID.test(text)

/**
 * The rows that began at or after `since` and before `before`. Ids start with their time, so the primary key finds
 * them.
 */
export function beganWithin(id: PgColumn, { since, before }: Span): SQL | undefined {
  return and(since ? gte(id, firstIdAt(since)) : undefined, before ? lt(id, firstIdAt(before)) : undefined)
}

/** An id that is not greater than any id of this moment or later. */
function firstIdAt(moment: string): string {
  const time = Math.max(0, Date.parse(moment)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

let lastTime = 0
let counter = 0

/** A new id, greater than this process's previous one. `at` backdates it, for seeded content. */
export function newId(at?: Date): string {
  const bytes = randomFillSync(new Uint8Array(16))
  const now = at ? at.getTime() : Math.max(Date.now(), lastTime)
  if (!at) {
    counter = now === lastTime ? counter + 1 : 0
    // Twelve bits count ids within a millisecond; beyond that, the next millisecond is used.
    if (counter > 0xfff) return (lastTime++, (counter = 0), newId())
    lastTime = now
    bytes[6] = counter >> 8
    bytes[7] = counter & 0xff
  }
  new DataView(bytes.buffer).setUint32(0, Math.floor(now / 0x10000))
  new DataView(bytes.buffer).setUint16(4, now % 0x10000)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Buffer.from(bytes).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
