// Tasks for tests: a lesson, and work that was handed in as if it had been uploaded and prepared.
import sharp from 'sharp'
import { and, eq } from 'drizzle-orm'
import type { TaskDraft } from '#contract/calls/learning/tasks.ts'
import { newId } from '#server/db/ids.ts'
import { files, fileVariants } from '#server/db/schema-learning.ts'
import { handInFiles, handIns } from '#server/db/schema-tasks.ts'
import type { Person, TestServer } from '../test-server.ts'

export const taskLesson = (settings: Partial<TaskDraft> = {}, _id = newId()) => ({
  _id,
  title: 'Forces on a rickshaw',
  kind: 'task' as const,
  body: 'Draw the **four forces**.',
  task: { points: 10, needed: 5, dueDays: null, dueAt: null, late: true, ...settings },
})

/** A JPEG whose metadata says where and with which camera it was taken. */
export const photo = (width = 1200, height = 1600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fbfaf2' } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .jpeg()
    .toBuffer()

/** As heavy as a page that a phone photographed: twelve megapixels full of details. */
export function handwriting(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 200, sigma: 25 } as const
  return sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#fbfaf2', noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer()
}

type HandedIn = { id: string; file: string }

/** Replaces the learner's work for this task. */
export async function storeHandIn(
  { deps }: Pick<TestServer, 'deps'>,
  learner: Pick<Person, 'id'>,
  lessonId: string,
  row: Partial<typeof handIns.$inferInsert> = {},
): Promise<HandedIn> {
  const { db } = deps
  await db.delete(handIns).where(and(eq(handIns.userId, learner.id), eq(handIns.lessonId, lessonId)))
  const [id, file, name] = [newId(), newId(), `${newId()}.webp`]
  const content = await sharp(await photo(300, 400))
    .webp()
    .toBuffer()
  const bytes = content.length
  await deps.files.put(name, content)
  const handedIn = { state: 'handed_in' as const, handedInAt: new Date(), text: 'Up and down are equal.' }
  await db.insert(handIns).values({ id, userId: learner.id, lessonId, number: 1, ...handedIn, ...row })
  const stored = { kind: 'photo' as const, name: 'page.jpg', state: 'ready' as const, owner: learner.id }
  await db.insert(files).values({ id: file, ...stored, bytes, arrived: bytes })
  await db
    .insert(fileVariants)
    .values({ fileId: file, variant: 'photo', name, type: 'image/webp', bytes, width: 300, height: 400 })
  await db.insert(handInFiles).values({ handInId: id, fileId: file, position: 1 })
  return { id, file }
}

export const DRAFT = { state: 'draft' as const, handedInAt: null }

export const returnedNow = (points = 5) => ({
  state: 'returned' as const,
  points,
  outOf: 10,
  needed: 5,
  words: 'Well done.',
  returnedAt: new Date(),
  againUntil: new Date(Date.now() + 86_400_000),
})
