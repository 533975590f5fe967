// What calls of the sweep need or consume, created each time.
import { desc, eq, inArray } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { newCertificateCode } from '#server/modules/learning/certificates/issue-certificate.ts'
import { certificates, ratings } from '#server/db/schema-classroom.ts'
import { courses, instructors, mailOutbox, reversals, users } from '#server/db/schema.ts'
import { guardians } from '#server/db/schema-guardians.ts'
import { announcementReceipts, announcements } from '#server/db/schema-announcements.ts'
import { earnings } from '#server/db/schema-earnings.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'
import { monthAfter, monthOf } from '#server/modules/dhaka.ts'
import { addBatch, giveSeat } from '../live/live.ts'
import { storeVideo } from '../learning/lessons.ts'
import { begin } from '../learning/quizzes.ts'
import { storeHandIn } from '../learning/tasks.ts'
import { bookBody, courseBody } from '../sample-bodies.ts'
import { type Scene, add, addInstructor, resetRateLimits } from './scene.ts'

export const taughtCourse = (scene: Scene): Promise<string> =>
  add(scene, 'addCourse', { ...courseBody, instructorId: scene.taughtBy })

/** People without a confirmed email cannot send emails to others. */
export async function confirmLearners({ server, user, other }: Scene): Promise<void> {
  const isLearner = inArray(users.id, [user.id, other.id])
  await server.deps.db.update(users).set({ emailVerified: true }).where(isLearner)
}

/** A payer who has asked for the weekly email, and to whom `user` hasn't agreed. */
export async function newGuardian({ server, user }: Scene): Promise<string> {
  const [id, email] = [newId(), `${newId()}@people.test`]
  await server.deps.db
    .insert(guardians)
    .values({ id, learnerId: user.id, email, emailHash: id, language: 'en', askedBy: 'payer' })
  return id
}

/** A course of the teacher that hasn't been approved yet. */
export async function draftCourse(scene: Scene): Promise<string> {
  const id = await taughtCourse(scene)
  const draft = { isListed: false, reviewState: 'draft' } as const
  await scene.server.deps.db.update(courses).set(draft).where(eq(courses.id, id))
  return id
}

/** A course on sale whose teacher has proposed a new price. */
export async function changedCourse(scene: Scene): Promise<string> {
  const id = await taughtCourse(scene)
  await scene.server.call(`PUT /api/courseUpdate/${id}`, { as: scene.teacher, body: { price: 25 } })
  return id
}

export async function reviewedCourse(scene: Scene): Promise<string> {
  const id = await changedCourse(scene)
  await scene.server.call(`POST /api/course/${id}/review`, { as: scene.teacher, body: { state: 'in_review' } })
  return id
}

export const ownVideo = ({ server, teacher }: Scene, more: Parameters<typeof storeVideo>[1] = {}) =>
  storeVideo(server, { owner: teacher.id, ...more })

/** An account teaches as one instructor, so the administrator's is unlinked first. */
export async function freeAdmin({ server, admin }: Scene): Promise<string> {
  await server.deps.db.update(instructors).set({ userId: null }).where(eq(instructors.userId, admin.id))
  return admin.email
}

/** The secret of an invitation that is for the administrator. */
export async function inviteAdmin(scene: Scene): Promise<string> {
  const email = await freeAdmin(scene)
  const instructor = await addInstructor(scene.server, scene.admin)
  await scene.server.call(`POST /api/instructor/${instructor}/invite`, { as: scene.admin, body: { email } })
  const [mail] = await scene.server.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id))
    .limit(1)
  return /teachInvite\/([\w-]{32})/.exec(mail!.body)![1]!
}

export const newCoupon = () => ({ code: newId().slice(-12), percent: 10, amount: '' })

/** An order of `user` that is open. */
export const orderBook = async (scene: Scene): Promise<string> =>
  add(scene, 'order', { id: await add(scene, 'addBook', bookBody) }, scene.user)

/** A link through which somebody else may pay for it. */
export async function askToPay(scene: Scene): Promise<{ id: string; secret: string }> {
  const { server, user } = scene
  await resetRateLimits(server)
  const order = await orderBook(scene)
  await server.call('POST /api/payLink', { as: user, body: { order } })
  const [link] = (await server.call(`GET /api/payLinks?order=${order}`, { as: user })).json
  return { id: link._id, secret: new URL(link.url).pathname.split('/').at(-1)! }
}

/** A book that the user has just paid for; returns the order. */
export async function payForBook(scene: Scene): Promise<string> {
  const order = await orderBook(scene)
  const prepared = await scene.server.call('POST /api/create-payment-intent', {
    as: scene.user,
    body: { orderId: order },
  })
  await scene.server.sandbox().pay(prepared.json.clientSecret)
  await scene.server.call(`PATCH /api/enrollCourse/${order}`, { as: scene.user, body: {} })
  return order
}

export const profileBody = { education: 'A school', location: 'Dhaka', phone: '+880 1' }
export const contactBody = {
  name: 'Rumi',
  lastName: 'Learner',
  email: 'rumi@people.test',
  subject: 'A question',
  message: 'How do I start?',
}

export const openAttempt = async ({ server, user, quiz }: Scene): Promise<string> =>
  (await begin(server, user, quiz))._id

/** The work of `user` for the task. */
export const handIn = ({ server, user, task }: Scene, row?: Parameters<typeof storeHandIn>[3]) =>
  storeHandIn(server, user, task, row)
export const written = () => ({ text: 'The push is 240 N.', writtenAt: new Date().toISOString(), number: 1 })
export const grade = () => ({ points: 7, words: 'Clear.', marks: [], again: true, revision: 0 })

/** A shared certificate of `user`, as if the course were finished. */
export async function certificateOf({ server, user, owned }: Scene): Promise<string> {
  const row = { code: newCertificateCode(), userId: user.id, courseId: owned, name: user.name, title: 'A course' }
  const course = { language: 'en' as const, category: 'freeCourse', instructor: 'A teacher', sections: [], lessons: 1 }
  const [stored] = await server.deps.db
    .insert(certificates)
    .values({ ...row, ...course, issuedAt: new Date(), isShared: true })
    .onConflictDoUpdate({
      target: [certificates.userId, certificates.courseId],
      set: { isShared: true, revokedAt: null, revokeReason: null },
    })
    .returning()
  return stored!.code
}

export async function askQuestion({ server, user, video }: Scene): Promise<string> {
  const id = newId()
  await resetRateLimits(server)
  await server.call(`PUT /api/question/${id}`, { as: user, body: { lesson: video, second: 5, text: 'Why is it so?' } })
  return id
}

/** `user` has finished the video and rates the course. */
export async function rate({ server, user, owned, video }: Scene): Promise<string> {
  await resetRateLimits(server)
  const done = { item: video, position: 0, watched: [], done: true, seenAt: '2026-11-15T12:00:00.000Z' }
  await server.call('PUT /api/places', { as: user, body: [done] })
  await server.call(`PUT /api/rating/${owned}`, { as: user, body: { stars: 5, text: '' } })
  const [row] = await server.deps.db.select().from(ratings).where(eq(ratings.userId, user.id))
  return row!.id
}

/** A payment of `user` that its provider calls risky. */
export async function holdPayment(scene: Scene): Promise<string> {
  const { db } = scene.server.deps
  const order = await add(scene, 'order', { id: await add(scene, 'addBook', bookBody) }, scene.user)
  await scene.server.call(`POST /api/payment/${order}/begin`, { as: scene.user, body: { method: 'card' } })
  const held = { state: 'held', risk: 'risky', checkAt: null } as const
  const [attempt] = await db.update(paymentAttempts).set(held).where(eq(paymentAttempts.orderId, order)).returning()
  return attempt!.id
}

/** A payment whose return its provider refused; gives its attempt. */
export async function failReversal(scene: Scene): Promise<string> {
  const { db, now } = scene.server.deps
  const id = await holdPayment(scene)
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  const { reference, orderId } = attempt!
  const at = { dueAt: now(), createdAt: now() }
  await db
    .insert(reversals)
    .values({ reference, orderId, productName: 'A book', recipient: '', problem: 'closed', ...at })
  return id
}

export const announcementBody = {
  title: 'News',
  text: 'The task is due later.',
  audience: 'all' as const,
  byMail: true,
}

/** An announcement that `user` has got. */
export async function announceTo({ server, user, owned }: Scene): Promise<string> {
  const { db } = server.deps
  const id = newId()
  await db.delete(announcements).where(eq(announcements.productId, owned))
  const sent = { sentAt: new Date(), sentOn: '2026-01-01' }
  await db.insert(announcements).values({ id, productId: owned, ...announcementBody, ...sent })
  await db.insert(announcementReceipts).values({ announcementId: id, userId: user.id, at: new Date() })
  return id
}

/** Somebody is owed seven dollars of an earlier month. */
export async function payoutOf({ server, admin, paidOrder, owned }: Scene): Promise<Record<string, unknown>> {
  const instructorId = await addInstructor(server, admin)
  const at = new Date(Date.now() - 40 * 86_400_000)
  const entry = { orderId: paidOrder, productId: owned, sharePercent: 70, cents: 700, at }
  await server.deps.db.insert(earnings).values({ id: newId(), instructorId, kind: 'correction', ...entry })
  return {
    month: monthAfter(monthOf(new Date()), -1),
    rate: 1,
    reference: 'PO-1',
    paidOn: '2026-11-05',
    key: newId(),
    items: [{ instructor: instructorId, cents: 700 }],
  }
}

/** A batch of `teacher`. */
export const ownBatch = ({ server, taughtBy }: Scene, more: Parameters<typeof addBatch>[1] = {}) =>
  addBatch(server, { instructorId: taughtBy, ...more })

/** A class that has just begun, with `user` in it. */
export async function runningClass(scene: Scene): Promise<string> {
  const { id, sessions } = await ownBatch(scene, { startsIn: [-60_000], roomLink: 'https://rooms.test/a' })
  await giveSeat(scene.server, scene.user, id)
  return sessions[0]!
}
