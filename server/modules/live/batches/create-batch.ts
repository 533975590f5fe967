// Creates a batch with all its sessions and seats.
import { coverAddress } from '#art/cover-address.ts'
import type { MotifName } from '#art/motifs.ts'
import type { LiveSubject } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { liveBatches, liveSeats, liveSessions } from '../../../db/schema-live.ts'
import { products } from '../../../db/schema.ts'

const MOTIFS: Record<LiveSubject, MotifName> = {
  Coding: 'programming',
  Music: 'entertaining',
  Bengali: 'bengali',
  Biology: 'biology',
  Chemistry: 'chemistry',
  English: 'english',
  Finance: 'finance',
  Mathematics: 'mathematics',
  Physics: 'physics',
  Programming: 'programming',
  Religion: 'religious',
}

export type NewBatch = Pick<
  typeof liveBatches.$inferInsert,
  'programme' | 'subject' | 'title' | 'about' | 'priceCents' | 'instructorId' | 'tutorName' | 'zone' | 'createdBy'
> & {
  id?: string
  reviewAskedAt?: Date | null
  staysOpen?: boolean
  roomLink?: string | null
  minutes: number
  startsAt: Date[]
  createdAt: Date
}

/** Returns the batch's id. Sessions are numbered by their times. */
export async function createBatch(tx: Transaction, { minutes, startsAt, ...batch }: NewBatch): Promise<string> {
  const { id = newId(batch.createdAt), programme, subject } = batch
  const img = coverAddress({ kind: 'motif', motif: MOTIFS[subject], hue: `class${programme}`, shape: 'cover' })
  await tx.insert(products).values({ id, kind: 'live' })
  await tx.insert(liveBatches).values({ ...batch, id, img })
  await tx.insert(liveSeats).values(Array.from({ length: programme }, (_, index) => ({ batchId: id, seat: index + 1 })))
  const inOrder = startsAt.toSorted((one, other) => one.getTime() - other.getTime())
  await tx.insert(liveSessions).values(
    inOrder.map((starts, index) => {
      const session = newId()
      return { id: session, batchId: id, number: index + 1, startsAt: starts, minutes, uid: `${session}@porua` }
    }),
  )
  return id
}
