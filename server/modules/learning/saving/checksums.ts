// The checksums of a stored file's pieces. They are calculated once, when someone first saves the file, and then
// stored.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { PIECE_BYTES } from '#contract/constants.ts'
import { fileChecksums } from '../../../db/schema-learning.ts'
import { notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'

export type Variant = { fileId: string; variant: string; name: string; bytes: number }

/** The checksums of variants that all belong to one file, by the variant's name. */
export type Checksums = (variants: Variant[]) => Promise<Map<string, string[]>>

export function createChecksums({ db, files }: Pick<Deps, 'db' | 'files'>): Checksums {
  /** If two people save the same video simultaneously, both wait for one calculation. */
  const running = new Map<string, Promise<string[]>>()
  const compute = (variant: Variant): Promise<string[]> => {
    const known = running.get(variant.name)
    if (known) return known
    const started = piecesOf(files, variant).finally(() => running.delete(variant.name))
    running.set(variant.name, started)
    return started
  }

  return async (variants) => {
    const [first] = variants
    if (!first) return new Map()
    const stored = await db.select().from(fileChecksums).where(eq(fileChecksums.fileId, first.fileId))
    const known = new Map(stored.map(({ variant, pieces }) => [variant, pieces]))
    const missing = variants.filter(({ variant }) => !known.has(variant))
    const rows: (typeof fileChecksums.$inferInsert)[] = []
    // One after the other, because a book has hundreds of pages and each is read completely.
    for (const each of missing) {
      const pieces = await compute(each)
      known.set(each.variant, pieces)
      rows.push({ fileId: each.fileId, variant: each.variant, pieces })
    }
    if (rows.length) await db.insert(fileChecksums).values(rows).onConflictDoNothing()
    return known
  }
}

async function piecesOf(files: Deps['files'], { name, bytes }: Variant): Promise<string[]> {
  const stream = await files.read(name, { first: 0, last: bytes - 1 })
  if (!stream) throw notFound()
  const pieces: string[] = []
  let hash = createHash('sha256')
  let filled = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let rest = chunk
    while (rest.length) {
      const taken = rest.subarray(0, PIECE_BYTES - filled)
      hash.update(taken)
      filled += taken.length
      rest = rest.subarray(taken.length)
      if (filled < PIECE_BYTES) continue
      pieces.push(hash.digest('hex'))
      hash = createHash('sha256')
      filled = 0
    }
  }
  return filled ? [...pieces, hash.digest('hex')] : pieces
}
