// Joins the parts of an upload into one local file, and calculates its checksum along the way.
import { asc, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../../adapters/files/files.ts'
import { fileParts } from '../../../db/schema-learning.ts'
import type { Deps } from '../../deps.ts'

type Part = typeof fileParts.$inferSelect

/** Returns the SHA-256 of the joined file. */
export async function joinParts(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  fileId: string,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  const parts = await db.select().from(fileParts).where(eq(fileParts.fileId, fileId)).orderBy(asc(fileParts.start))
  const hash = createHash('sha256')
  const joined = async function* () {
    let end = 0
    for (const part of parts) {
      if (part.start !== end) throw new Error('a part of the upload is missing')
      end += part.bytes
      for await (const piece of readPart(files, part)) {
        hash.update(piece)
        yield piece
      }
    }
  }
  await pipeline(joined, createWriteStream(path), { signal })
  return hash.digest('hex')
}

async function* readPart(files: Files, { name, bytes }: Part): AsyncGenerator<Buffer> {
  const stream = await files.read(name, { first: 0, last: bytes - 1 })
  if (!stream) throw new Error('a part of the upload is missing')
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    yield piece
  }
  if (size !== bytes) throw new Error('a part of the upload is cut off')
}
