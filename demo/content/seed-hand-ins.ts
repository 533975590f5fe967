// Work waiting to be graded in two courses, so that grading has something to show.
import { eq, and, sql } from 'drizzle-orm'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { files, fileVariants, lessons } from '../../server/db/schema-learning.ts'
import { handInFiles, handIns } from '../../server/db/schema-tasks.ts'
import { courses, orders, users } from '../../server/db/schema.ts'
import { photoBytes } from '../hand-ins/hand-in-files.ts'

const HOUR_MS = 3_600_000
const SHEETS = 'Spreadsheets from the First Cell'
const LETTERS = 'বাংলা টাইপিং ও দাপ্তরিক চিঠি'

type DemoHandIn = { name: string; course: string; hours: number; text: string; photos: string[]; isLate?: true }

const HANDED_IN: DemoHandIn[] = [
  {
    name: 'Arif Hossain',
    course: SHEETS,
    hours: 40,
    text: 'The sum of rice and the total change, nothing else.',
    photos: ['demo-hand-in-rice.svg', 'demo-hand-in-total.svg'],
  },
  {
    name: 'Sadia Rahman',
    course: SHEETS,
    hours: 20,
    text: 'I added it by hand first. Total 980.',
    photos: ['demo-hand-in-fish.svg'],
    isLate: true,
  },
  { name: 'Rafi Ahmed', course: SHEETS, hours: 5, text: 'D2 is =B2*C2, and so on. D8 is =SUM(D2:D7).', photos: [] },
  {
    name: 'মিতু আক্তার',
    course: LETTERS,
    hours: 9,
    text: 'বরাবর, প্রধান শিক্ষক। বিষয়: তিন দিনের ছুটির আবেদন। জ্বরের কারণে আমি স্কুলে আসতে পারছি না।',
    photos: [],
  },
]

export async function seedHandIns(tx: Transaction, now: Date): Promise<void> {
  for (const handedIn of HANDED_IN) await seedHandIn(tx, handedIn, now)
}

async function seedHandIn(tx: Transaction, { name, course, hours, text, photos, isLate }: DemoHandIn, now: Date) {
  const at = new Date(now.getTime() - hours * HOUR_MS)
  const [userId, id] = [newId(at), newId(at)]
  const [lesson] = await tx
    .select({ lessonId: lessons.id, courseId: courses.id, img: courses.img })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.title, course), eq(lessons.kind, 'task')))
  const { lessonId, courseId, img } = lesson!
  const email = `learner-${userId.slice(-12)}@porua.test`
  await tx.insert(users).values({ id: userId, issuer: 'urn:porua:demo', subject: userId, email, name, createdAt: at })
  await tx.insert(orders).values({
    id: newId(at),
    userId,
    userName: name,
    email,
    productId: courseId,
    productName: course,
    img,
    state: 'paid',
    priceCents: 0,
    dueCents: 0,
    paidCents: 0,
    paidAt: at,
    receiptNumber: sql`next_receipt_number()`,
    createdAt: at,
  })
  await tx
    .update(courses)
    .set({ enrolled: sql`${courses.enrolled} + 1`, learners: sql`${courses.learners} + 1` })
    .where(eq(courses.id, courseId))
  const dueAt = isLate ? new Date(at.getTime() - HOUR_MS) : null
  const state = { state: 'handed_in' as const, handedInAt: at, isLate: isLate ?? false, dueAt }
  await tx.insert(handIns).values({ id, userId, lessonId, number: 1, text, writtenAt: at, ...state, createdAt: at })
  for (const [position, photo] of photos.entries()) await seedPhoto(tx, { id, userId, photo, position }, at)
}

type Photo = { id: string; userId: string; photo: string; position: number }

async function seedPhoto(tx: Transaction, { id, userId, photo, position }: Photo, at: Date): Promise<void> {
  const fileId = newId(at)
  const bytes = photoBytes(photo).length
  const ready = { state: 'ready' as const, bytes, arrived: bytes, createdAt: at, changedAt: at }
  await tx
    .insert(files)
    .values({ id: fileId, kind: 'photo', name: `page-${position + 1}.jpg`, owner: userId, ...ready })
  await tx.insert(fileVariants).values({
    fileId,
    variant: 'photo',
    name: photo,
    type: 'image/svg+xml',
    bytes,
    width: 900,
    height: 1200,
  })
  await tx.insert(handInFiles).values({ handInId: id, fileId, position })
}
