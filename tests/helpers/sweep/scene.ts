// The people and content of the contract sweep, and for each call a request that succeeds for `user`, or for an
// administrator where only they may make it. What a call consumes is created each time.
import { desc, eq } from 'drizzle-orm'
import type { AnyCallName } from '#contract/calls.ts'
import { newId } from '#server/db/ids.ts'
import { newCertificateCode } from '#server/modules/certificates/certificate-code.ts'
import { certificates, ratings } from '#server/db/schema-classroom.ts'
import {
  contactMessages,
  courses,
  instructors,
  mailOutbox,
  orders,
  rateLimits,
  reversals,
  reviews,
  users,
} from '#server/db/schema.ts'
import { announcementReceipts, announcements } from '#server/db/schema-announcements.ts'
import { earnings } from '#server/db/schema-earnings.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'
import { monthAfter, monthOf } from '#server/modules/dhaka.ts'
import { smallCourse, zipOf } from '../course-zip.ts'
import type { Person, Site, TestServer } from '../test-server.ts'
import type { Who } from './matrix.ts'
import { makeReadable, ownBook } from '../books.ts'
import { CAPTIONS, publishLessons, storeVideo } from '../lessons.ts'
import { begin, quizLesson } from '../quizzes.ts'
import { DRAFT, returnedNow, storeHandIn, taskLesson } from '../tasks.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '../sample-bodies.ts'

export { blogBody, bookBody, courseBody, instructorBody }

/** A person who registered with the identity service and signed in. */
export type Member = Person & { name: string; idToken: string }

export type Scene = {
  server: TestServer
  user: Member
  other: Member
  admin: Member
  /** The teacher of `owned`, who teaches as the instructor `taughtBy`, and another one. */
  teacher: Member
  taughtBy: string
  rival: Member
  /** Demo content, never deleted by the sweep. */
  blog: string
  book: string
  course: string
  instructor: string
  /** An open order of `user` and its price. */
  order: string
  price: number
  /** A paid order of `user`, for a free course. */
  paidOrder: string
  /** That course, with a video that is not a preview. */
  owned: string
  video: string
  quiz: string
  task: string
  /** A readable book of two pages that `user` owns. */
  ownedBook: string
}

export type GoodRequest = {
  path: string
  body?: Record<string, unknown>
  upload?: FormData | Blob
  /** Replaces the caller's access token. */
  bearer?: string
}

let registered = 0

export async function register(server: TestServer, name: string, email = newEmail()): Promise<Member> {
  await resetRateLimits(server)
  const password = 'a long enough sentence'
  const headers = { origin: server.url }
  const signedUp = await server.call('POST /identity/sign-up/email', { headers, body: { name, email, password } })
  if (signedUp.status !== 200) throw new Error(`Registering failed: ${signedUp.status} ${signedUp.text}`)
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const signed = await server.call('GET /identity/token', { headers: { ...headers, cookie: cookie.join('; ') } })
  const idToken: string = signed.json.token
  const exchanged = await server.call(`PUT /api/user/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${idToken}` },
    body: { email },
  })
  if (exchanged.status !== 200) throw new Error(`Signing in failed: ${exchanged.status} ${exchanged.text}`)
  const [row] = await server.deps.db.select().from(users).where(eq(users.email, email.toLowerCase()))
  return { id: row!.id, email: row!.email, name, token: exchanged.json.token, idToken }
}

export const newEmail = () => `member-${process.pid}-${++registered}@people.test`

export async function setScene(server: TestServer): Promise<Scene> {
  const user = await register(server, 'Rumi Learner')
  const other = await register(server, 'Other Learner')
  const head = await register(server, 'Head Teacher')
  await server.deps.db.update(users).set({ role: 'admin', emailVerified: true }).where(eq(users.id, head.id))
  const admin = await freshSession(server, head)
  const first = async (path: string): Promise<string> => (await server.call(`GET /api/${path}?limit=1`)).json[0]._id
  const taughtBy = await addInstructor(server, admin)
  const scene = {
    server,
    user,
    other,
    admin,
    teacher: await makeTeacher(server, await register(server, 'Course Teacher'), taughtBy),
    taughtBy,
    rival: await makeTeacher(server, await register(server, 'Rival Teacher'), await addInstructor(server, admin)),
    blog: await first('blogs'),
    book: await first('books'),
    course: await first('courses/classNine'),
    instructor: await first('instructors/Physics'),
    order: '',
    price: 0,
    paidOrder: '',
    owned: await first('courses/freeCourse'),
    video: '',
    quiz: newId(),
    task: newId(),
    ownedBook: '',
  }
  await server.deps.db.update(courses).set({ instructorId: taughtBy }).where(eq(courses.id, scene.owned))
  scene.order = await add(scene, 'order', { id: scene.book }, user)
  scene.price = (await server.call(`GET /api/book/${scene.book}`)).json.price
  scene.paidOrder = await add(scene, 'order', { id: scene.owned }, user)
  scene.video = (
    await publishLessons(server, admin, scene.owned, quizLesson({}, scene.quiz), taskLesson({}, scene.task))
  ).video
  scene.ownedBook = await add(scene, 'addBook', bookBody)
  await makeReadable(server, scene.ownedBook)
  await ownBook(server, user, scene.ownedBook)
  return scene
}

const addInstructor = async (server: TestServer, admin: Person): Promise<string> =>
  (await server.call('POST /api/addInstructor', { as: admin, body: instructorBody })).json.insertedId

/** Links a confirmed account to an instructor. */
async function makeTeacher(server: TestServer, person: Member, instructorId: string): Promise<Member> {
  await server.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
  await server.deps.db.update(instructors).set({ userId: person.id }).where(eq(instructors.id, instructorId))
  return freshSession(server, person)
}

const taughtCourse = (scene: Scene): Promise<string> =>
  add(scene, 'addCourse', { ...courseBody, instructorId: scene.taughtBy })

/** A course on sale with a price that its teacher wants. */
async function changedCourse(scene: Scene): Promise<string> {
  const id = await taughtCourse(scene)
  await scene.server.call(`PUT /api/courseUpdate/${id}`, { as: scene.teacher, body: { price: 25 } })
  return id
}

async function reviewedCourse(scene: Scene): Promise<string> {
  const id = await changedCourse(scene)
  await scene.server.call(`POST /api/course/${id}/review`, { as: scene.teacher, body: { state: 'in_review' } })
  return id
}

const ownVideo = ({ server, teacher }: Scene, more: Parameters<typeof storeVideo>[1] = {}) =>
  storeVideo(server, { owner: teacher.id, ...more })

/** An account teaches as one instructor, so the administrator's is unlinked first. */
async function freeAdmin({ server, admin }: Scene): Promise<string> {
  await server.deps.db.update(instructors).set({ userId: null }).where(eq(instructors.userId, admin.id))
  return admin.email
}

/** The secret of an invitation that is for the administrator. */
async function inviteAdmin(scene: Scene): Promise<string> {
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

export function memberOf(scene: Scene, who: Who): Member | undefined {
  return who === 'visitor' ? undefined : scene[who]
}

/** The sweep makes far more calls than the limits allow. */
export async function resetRateLimits(server: TestServer): Promise<void> {
  await server.deps.db.delete(rateLimits)
}

/** Adds something through its call and returns its id. */
export async function add(
  scene: { server: TestServer; admin: Person },
  call: string,
  body: unknown,
  as: Person = scene.admin,
) {
  const added = await scene.server.call(`POST /api/${call}`, { as, body })
  if (added.status !== 200) throw new Error(`${call} failed: ${added.status} ${added.text}`)
  return added.json.insertedId as string
}

const newCoupon = () => ({ code: newId().slice(-12), percent: 10, amount: '' })

/** An order of `user` that is open. */
const orderBook = async (scene: Scene): Promise<string> =>
  add(scene, 'order', { id: await add(scene, 'addBook', bookBody) }, scene.user)

/** A link by which somebody else may pay it. */
async function askToPay(scene: Scene): Promise<{ id: string; secret: string }> {
  const { server, user } = scene
  await resetRateLimits(server)
  const order = await orderBook(scene)
  await server.call('POST /api/payLink', { as: user, body: { order } })
  const [link] = (await server.call(`GET /api/payLinks?order=${order}`, { as: user })).json
  return { id: link._id, secret: new URL(link.url).pathname.split('/').at(-1)! }
}

/** A book that the user has just paid for; returns the order. */
async function payForBook(scene: Scene): Promise<string> {
  const order = await orderBook(scene)
  const prepared = await scene.server.call('POST /api/create-payment-intent', {
    as: scene.user,
    body: { orderId: order },
  })
  await scene.server.sandbox().pay(prepared.json.clientSecret)
  await scene.server.call(`PATCH /api/enrollCourse/${order}`, { as: scene.user, body: {} })
  return order
}

const profileBody = { education: 'A school', location: 'Dhaka', phone: '+880 1' }
const contactBody = {
  name: 'Rumi',
  lastName: 'Learner',
  email: 'rumi@people.test',
  subject: 'A question',
  message: 'How do I start?',
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function pictureForm(bytes: Uint8Array<ArrayBuffer> = PIXEL): FormData {
  const form = new FormData()
  form.set('image', new File([bytes], 'me.png', { type: 'image/png' }))
  return form
}

/** Uploads a picture and returns its path. */
export async function uploadPicture({ call }: Site, as: Person): Promise<string> {
  const { json } = await call('POST /api/media', { as, rawBody: pictureForm() })
  return new URL(json.data.url).pathname
}

const openAttempt = async ({ server, user, quiz }: Scene): Promise<string> => (await begin(server, user, quiz))._id

/** What `user` has for the task. */
const handIn = ({ server, user, task }: Scene, row?: Parameters<typeof storeHandIn>[3]) =>
  storeHandIn(server, user, task, row)
const written = () => ({ text: 'The push is 240 N.', writtenAt: new Date().toISOString(), number: 1 })
const grade = () => ({ points: 7, words: 'Clear.', marks: [], again: true, revision: 0 })

/** A shared certificate of `user`, as if the course were finished. */
async function certificateOf({ server, user, owned }: Scene): Promise<string> {
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

async function askQuestion({ server, user, video }: Scene): Promise<string> {
  const id = newId()
  await resetRateLimits(server)
  await server.call(`PUT /api/question/${id}`, { as: user, body: { lesson: video, second: 5, text: 'Why is it so?' } })
  return id
}

/** `user` has finished the video and rates the course. */
async function rate({ server, user, owned, video }: Scene): Promise<string> {
  await resetRateLimits(server)
  const done = { item: video, position: 0, watched: [], done: true, seenAt: '2026-11-15T12:00:00.000Z' }
  await server.call('PUT /api/places', { as: user, body: [done] })
  await server.call(`PUT /api/rating/${owned}`, { as: user, body: { stars: 5, text: '' } })
  const [row] = await server.deps.db.select().from(ratings).where(eq(ratings.userId, user.id))
  return row!.id
}

/** A payment of `user` that its provider calls risky. */
async function holdPayment(scene: Scene): Promise<string> {
  const { db } = scene.server.deps
  const order = await add(scene, 'order', { id: await add(scene, 'addBook', bookBody) }, scene.user)
  await scene.server.call(`POST /api/payment/${order}/begin`, { as: scene.user, body: { method: 'card' } })
  const held = { state: 'held', risk: 'risky', checkAt: null } as const
  const [attempt] = await db.update(paymentAttempts).set(held).where(eq(paymentAttempts.orderId, order)).returning()
  return attempt!.id
}

/** A payment that its provider does not send back; returns its attempt. */
async function failReversal(scene: Scene): Promise<string> {
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

const announcementBody = { title: 'News', text: 'The task is due later.', audience: 'all' as const, byMail: true }

/** An announcement that `user` has got. */
async function announceTo({ server, user, owned }: Scene): Promise<string> {
  const { db } = server.deps
  const id = newId()
  await db.delete(announcements).where(eq(announcements.courseId, owned))
  const sent = { sentAt: new Date(), sentOn: '2026-01-01' }
  await db.insert(announcements).values({ id, courseId: owned, ...announcementBody, ...sent })
  await db.insert(announcementReceipts).values({ announcementId: id, userId: user.id, at: new Date() })
  return id
}

/** Somebody is owed seven dollars of an earlier month. */
async function payoutOf({ server, admin, paidOrder }: Scene): Promise<Record<string, unknown>> {
  const instructorId = await addInstructor(server, admin)
  const at = new Date(Date.now() - 40 * 86_400_000)
  const entry = { orderId: paidOrder, sharePercent: 70, cents: 700, at }
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

type RequestBuilder = (scene: Scene, who: Who) => GoodRequest | Promise<GoodRequest>

const at = (path: string) => encodeURIComponent(path)
/** The one body that is a list; it is sent as it is. */
const asBody = (list: unknown[]) => list as unknown as Record<string, unknown>

export const GOOD_REQUESTS: Record<AnyCallName, RequestBuilder> = {
  'PUT /user/{email}': ({ user, ...scene }, who) => {
    const bearer = who === 'visitor' ? undefined : { user, ...scene }[who].idToken
    return { path: `/user/${at(user.email)}`, body: { email: user.email }, ...(bearer ? { bearer } : {}) }
  },
  'POST /signOut': async ({ server, ...scene }, who) => {
    if (who === 'visitor') return { path: '/signOut' }
    return { path: '/signOut', bearer: (await freshSession(server, scene[who])).token }
  },
  'GET /admin/{email}': ({ user }) => ({ path: `/admin/${at(user.email)}` }),
  'GET /user': () => ({ path: '/user?limit=2' }),
  'PUT /user/admin/{email}': async ({ server }) => ({ path: `/user/admin/${at((await server.person()).email)}` }),
  'DELETE /user/admin/{email}': async ({ server }) => ({
    path: `/user/admin/${at((await server.person('admin')).email)}`,
  }),
  'DELETE /user/{id}': async ({ server }) => ({ path: `/user/${(await server.person()).id}` }),
  'GET /user/{email}': ({ user }) => ({ path: `/user/${at(user.email)}` }),
  'PUT /users/{email}': ({ user }) => ({ path: `/users/${at(user.email)}`, body: { ...profileBody } }),
  'PUT /users/{email}/name': async ({ server, user }) => {
    // The sweep's accepted names are put right again, because others check this person's name.
    await server.deps.db.update(users).set({ name: user.name }).where(eq(users.id, user.id))
    return { path: `/users/${at(user.email)}/name`, body: { name: user.name } }
  },
  'DELETE /users/{email}/phone': ({ user }) => ({ path: `/users/${at(user.email)}/phone` }),
  'DELETE /users/{email}': async ({ server }, who) => {
    const leaving = await server.person()
    return { path: `/users/${at(leaving.email)}`, ...(who === 'user' ? { bearer: leaving.token } : {}) }
  },
  'GET /myData': () => ({ path: '/myData' }),

  'GET /blogs': () => ({ path: '/blogs?limit=2' }),
  'GET /blogs/{id}': ({ blog }) => ({ path: `/blogs/${blog}` }),
  'GET /blog/{id}': ({ blog }) => ({ path: `/blog/${blog}` }),
  'GET /blog/{id}/related': ({ blog }) => ({ path: `/blog/${blog}/related` }),
  'POST /addBlog': () => ({ path: '/addBlog', body: { ...blogBody } }),
  'PUT /blogUpdate/{id}': ({ blog }) => ({ path: `/blogUpdate/${blog}`, body: { ...blogBody } }),
  'DELETE /blogDelete/{id}': async (scene) => ({ path: `/blogDelete/${await add(scene, 'addBlog', blogBody)}` }),

  'GET /books': () => ({ path: '/books?limit=2' }),
  'GET /bookCounts': () => ({ path: '/bookCounts?format=PDF' }),
  'GET /books/{id}': ({ book }) => ({ path: `/books/${book}` }),
  'GET /book/{id}': ({ book }) => ({ path: `/book/${book}` }),
  'GET /book/{id}/related': ({ book }) => ({ path: `/book/${book}/related` }),
  'POST /addBook': () => ({ path: '/addBook', body: { ...bookBody } }),
  'PUT /bookUpdate/{id}': ({ book }) => ({ path: `/bookUpdate/${book}`, body: { ...bookBody, files: [] } }),
  'DELETE /bookDelete/{id}': async (scene) => ({ path: `/bookDelete/${await add(scene, 'addBook', bookBody)}` }),

  'GET /courses/{key}': () => ({ path: '/courses/classNine?limit=2' }),
  'GET /courseCounts/{key}': () => ({ path: '/courseCounts/classNine?language=bn' }),
  'GET /course/{id}': ({ course }) => ({ path: `/course/${course}` }),
  'GET /course/{id}/related': ({ course }) => ({ path: `/course/${course}/related` }),
  'POST /addCourse': () => ({ path: '/addCourse', body: { ...courseBody } }),
  'PUT /courseUpdate/{id}': async (scene) => {
    const { classCourse: _, ...body } = courseBody
    return { path: `/courseUpdate/${await taughtCourse(scene)}`, body }
  },
  'DELETE /course/{id}': async (scene) => ({ path: `/course/${await add(scene, 'addCourse', courseBody)}` }),
  'GET /searchCourse': () => ({ path: '/searchCourse?q=a&limit=2' }),
  'GET /searchCounts': () => ({ path: '/searchCounts?q=a&language=en' }),
  'GET /suggest': () => ({ path: '/suggest?q=a' }),
  'GET /search': () => ({ path: '/search?q=a&limit=2' }),
  'GET /search/suggestions': () => ({ path: '/search/suggestions?q=a' }),

  'GET /instructors/{Subject}': () => ({ path: '/instructors/Physics?limit=2' }),
  'GET /instructor/{id}': ({ instructor }) => ({ path: `/instructor/${instructor}` }),
  'GET /instructor/{id}/courses': ({ instructor }) => ({ path: `/instructor/${instructor}/courses?limit=2` }),
  'GET /instructor/{id}/subjects': ({ instructor }) => ({ path: `/instructor/${instructor}/subjects` }),
  'POST /addInstructor': () => ({ path: '/addInstructor', body: { ...instructorBody } }),
  'PUT /updateInstructor/{id}': ({ instructor }) => ({
    path: `/updateInstructor/${instructor}`,
    body: { ...instructorBody },
  }),
  'DELETE /instructor/{id}': async (scene) => ({
    path: `/instructor/${await add(scene, 'addInstructor', instructorBody)}`,
  }),

  'GET /addreview': () => ({ path: '/addreview?limit=2' }),
  'POST /addreview': async ({ server, ...scene }, who) => {
    if (who !== 'visitor') await server.deps.db.delete(reviews).where(eq(reviews.userId, scene[who].id))
    await resetRateLimits(server)
    return { path: '/addreview', body: { comment: 'Good.', ratting: 5 } }
  },

  'GET /ccis': () => ({ path: '/ccis' }),
  'GET /bookN': () => ({ path: '/bookN' }),
  'GET /notifications': () => ({ path: '/notifications' }),
  'PUT /cci/{id}': ({ course }) => ({ path: `/cci/${course}` }),
  'PUT /bookN/{id}': ({ book }) => ({ path: `/bookN/${book}` }),
  'PUT /notifications': () => ({ path: '/notifications' }),

  'GET /order': ({ user }) => ({ path: `/order?email=${at(user.email)}` }),
  'GET /paidOrder': ({ user }) => ({ path: `/paidOrder?email=${at(user.email)}` }),
  'GET /owned': ({ course, book }) => ({ path: `/owned?products=${course},${book}` }),
  'POST /order': async ({ server, course }) => {
    await server.deps.db.delete(orders).where(eq(orders.productId, course))
    const { price } = (await server.call(`GET /api/course/${course}`)).json
    return { path: '/order', body: { id: course, price } }
  },
  'DELETE /order/{id}': async (scene) => {
    const product = await add(scene, 'addBook', bookBody)
    return { path: `/order/${await add(scene, 'order', { id: product }, scene.user)}` }
  },
  'GET /payment/{id}': ({ order }) => ({ path: `/payment/${order}` }),
  'POST /create-payment-intent': ({ order, price }) => ({
    path: '/create-payment-intent',
    body: { price, orderId: order, promoCode: '' },
  }),
  'POST /payment/{id}/begin': ({ order }) => ({
    path: `/payment/${order}/begin`,
    body: { method: 'card', coupon: '' },
  }),
  'PATCH /enrollCourse/{id}': ({ paidOrder }) => ({
    path: `/enrollCourse/${paidOrder}`,
    body: { transactionId: 'pi_123' },
  }),
  'POST /payLink': async (scene) => ({
    path: '/payLink',
    body: { order: await orderBook(scene), message: 'Please pay.' },
  }),
  'GET /payLinks': ({ order }) => ({ path: `/payLinks?order=${order}` }),
  'PUT /payLink/{id}': async (scene) => ({
    path: `/payLink/${(await askToPay(scene)).id}`,
    body: { message: 'Please.' },
  }),
  'DELETE /payLink/{id}': async (scene) => ({ path: `/payLink/${(await askToPay(scene)).id}` }),
  'GET /pay/{secret}': async (scene) => ({ path: `/pay/${(await askToPay(scene)).secret}` }),
  'POST /pay/{secret}/begin': async (scene) => ({
    path: `/pay/${(await askToPay(scene)).secret}/begin`,
    body: { method: 'card', name: 'Rahima Begum', email: 'rahima@people.test', price: bookBody.price },
  }),
  'POST /pay/{secret}/result': async (scene) => ({ path: `/pay/${(await askToPay(scene)).secret}/result` }),
  'GET /receipt/{id}': ({ paidOrder }) => ({ path: `/receipt/${paidOrder}` }),
  'GET /orders': () => ({ path: '/orders?q=a&limit=2' }),
  'POST /refundRequest': async (scene) => ({
    path: '/refundRequest',
    body: { order: await payForBook(scene), message: 'Bought twice' },
  }),
  'POST /refunds': async (scene) => ({
    path: '/refunds',
    body: { order: await payForBook(scene), amount: 1, reason: 'Bought twice', key: newId() },
  }),
  'GET /refunds': () => ({ path: '/refunds?limit=2' }),
  'GET /disputes': () => ({ path: '/disputes?limit=2' }),
  'GET /coupons': () => ({ path: '/coupons?q=a&state=active&limit=2' }),
  'POST /coupons': () => ({ path: '/coupons', body: newCoupon() }),
  'PUT /coupons/{id}': async (scene) => ({
    path: `/coupons/${await add(scene, 'coupons', newCoupon())}`,
    body: newCoupon(),
  }),
  'PUT /coupons/{id}/ended': async (scene) => ({
    path: `/coupons/${await add(scene, 'coupons', newCoupon())}/ended`,
    body: { ended: true },
  }),
  'DELETE /coupons/{id}': async (scene) => ({ path: `/coupons/${await add(scene, 'coupons', newCoupon())}` }),
  'GET /seller': () => ({ path: '/seller' }),
  'GET /policy/{policy}': () => ({ path: '/policy/terms?version=1' }),
  'GET /policyText/{policy}': () => ({ path: '/policyText/refunds' }),
  'PUT /policy/{policy}': () => ({
    path: '/policy/terms',
    body: { summaryEn: 'Be kind.', textEn: '## Kindness', summaryBn: 'সদয় হোন।', textBn: '## সদয়তা' },
  }),
  'POST /policyPreview': () => ({ path: '/policyPreview', body: { text: '**Bold**' } }),
  'GET /orderHistory': ({ order }) => ({ path: `/orderHistory?order=${order}&limit=2` }),
  'POST /payments/webhook': () => ({ path: '/payments/webhook', body: { type: 'payment_intent.succeeded' } }),
  'POST /payments/notice/{method}': () => ({ path: '/payments/notice/bkash', body: { paymentID: 'TR0011' } }),
  'GET /exchangeRates': () => ({ path: '/exchangeRates?limit=2' }),
  'POST /exchangeRates': () => ({ path: '/exchangeRates', body: { rate: 122.5 } }),
  'GET /heldPayments': () => ({ path: '/heldPayments' }),
  'POST /heldPayments/{id}': async (scene) => ({
    path: `/heldPayments/${await holdPayment(scene)}`,
    body: { decision: 'sendBack' },
  }),
  'GET /failedReversals': () => ({ path: '/failedReversals' }),
  'POST /failedReversals/{id}': async (scene) => ({
    path: `/failedReversals/${await failReversal(scene)}`,
    body: { decision: 'settle' },
  }),

  'GET /curriculum/{course}': ({ owned }) => ({ path: `/curriculum/${owned}` }),
  'GET /lessonTotals': ({ owned }) => ({ path: `/lessonTotals?courses=${owned}` }),
  'GET /learn/{course}': ({ owned }) => ({ path: `/learn/${owned}` }),
  'GET /lesson/{id}': ({ video }) => ({ path: `/lesson/${video}` }),
  'GET /lesson/{id}/play': ({ video }) => ({ path: `/lesson/${video}/play` }),
  'GET /lesson/{id}/watched': ({ video }) => ({ path: `/lesson/${video}/watched` }),
  'GET /progress': () => ({ path: '/progress' }),
  'PUT /places': ({ video }) => ({
    path: '/places',
    body: asBody([{ item: video, position: 5, watched: [[0, 5]], seenAt: '2026-11-15T12:00:00.000Z' }]),
  }),
  'GET /notes/{course}': ({ owned }) => ({ path: `/notes/${owned}` }),
  'PUT /note/{id}': ({ video }) => ({ path: `/note/${newId()}`, body: { lesson: video, second: 5, text: 'A note.' } }),
  'DELETE /note/{id}': async ({ server, video, user }) => {
    const id = newId()
    await server.call(`PUT /api/note/${id}`, { as: user, body: { lesson: video, second: null, text: 'A note.' } })
    return { path: `/note/${id}` }
  },
  'GET /previews': () => ({ path: '/previews' }),
  'GET /today': () => ({ path: '/today' }),
  'PUT /myClass': () => ({ path: '/myClass', body: { classCourse: 'classNine' } }),
  'GET /quiz/{id}': ({ quiz }) => ({ path: `/quiz/${quiz}` }),
  'POST /quiz/{id}/attempt': ({ quiz }) => ({ path: `/quiz/${quiz}/attempt` }),
  'POST /quiz/{id}/preview': ({ quiz }) => ({ path: `/quiz/${quiz}/preview` }),
  'GET /attempt/{id}': async (scene) => ({ path: `/attempt/${await openAttempt(scene)}` }),
  'PUT /attempt/{id}': async (scene) => ({ path: `/attempt/${await openAttempt(scene)}`, body: { answers: {} } }),
  'POST /attempt/{id}/submit': async (scene) => ({ path: `/attempt/${await openAttempt(scene)}/submit` }),
  'GET /task/{id}': ({ task }) => ({ path: `/task/${task}` }),
  'POST /task/{id}/begin': ({ task }) => ({ path: `/task/${task}/begin` }),
  'POST /task/{id}/again': async (scene) => {
    await handIn(scene, returnedNow())
    return { path: `/task/${scene.task}/again` }
  },
  'PUT /task/{id}/text': async (scene) => {
    await handIn(scene, DRAFT)
    return { path: `/task/${scene.task}/text`, body: written() }
  },
  'POST /task/{id}/file': async (scene) => {
    await handIn(scene, DRAFT)
    return { path: `/task/${scene.task}/file`, body: { _id: newId(), name: 'page.jpg', kind: 'photo', bytes: 9 } }
  },
  'DELETE /task/{id}/file/{file}': async (scene) => {
    const { file } = await handIn(scene, DRAFT)
    return { path: `/task/${scene.task}/file/${file}` }
  },
  'POST /task/{id}/handIn': async (scene) => {
    await handIn(scene, DRAFT)
    return { path: `/task/${scene.task}/handIn`, body: written() }
  },
  'POST /task/{id}/takeBack': async (scene) => {
    await handIn(scene)
    return { path: `/task/${scene.task}/takeBack` }
  },
  'PUT /task/{id}/seen': ({ task }) => ({ path: `/task/${task}/seen` }),
  'GET /returnedTasks': async (scene) => {
    await handIn(scene, returnedNow())
    return { path: '/returnedTasks' }
  },
  'GET /handIns': async (scene) => {
    await handIn(scene)
    return { path: '/handIns' }
  },
  'POST /handIn/{id}/open': async (scene) => ({ path: `/handIn/${(await handIn(scene)).id}/open` }),
  'PUT /handIn/{id}/grade': async (scene) => ({ path: `/handIn/${(await handIn(scene)).id}/grade`, body: grade() }),
  'POST /handIn/{id}/return': async (scene) => ({ path: `/handIn/${(await handIn(scene)).id}/return`, body: grade() }),
  'GET /handIn/{id}/file/{file}': async (scene) => {
    const { id, file } = await handIn(scene)
    return { path: `/handIn/${id}/file/${file}` }
  },
  'POST /quizImport': () => ({
    path: '/quizImport',
    body: { format: 'csv', text: 'kind,text,answer\nnumber,How much is 1 + 1?,2' },
  }),
  'GET /certificate/{code}': async (scene) => ({ path: `/certificate/${await certificateOf(scene)}` }),
  'GET /certificates': () => ({ path: '/certificates' }),
  'POST /certificates/{course}': async (scene) => {
    await certificateOf(scene)
    return { path: `/certificates/${scene.owned}`, body: { name: scene.user.name } }
  },
  'GET /certificates/{course}': ({ owned }) => ({ path: `/certificates/${owned}` }),
  'PUT /certificate/{code}/reissue': async (scene) => {
    const { server, user } = scene
    await server.deps.db.update(users).set({ name: user.name }).where(eq(users.id, user.id))
    return { path: `/certificate/${await certificateOf(scene)}/reissue`, body: { name: user.name } }
  },
  'PUT /curriculum/{course}/certificateRule': ({ owned }) => ({
    path: `/curriculum/${owned}/certificateRule`,
    body: { rule: 'marked' },
  }),
  'PUT /certificate/{code}': async (scene) => ({
    path: `/certificate/${await certificateOf(scene)}`,
    body: { isShared: true },
  }),
  'GET /certificateRecords': ({ user }) => ({ path: `/certificateRecords?q=${user.email}` }),
  'PUT /certificate/{code}/revoke': async (scene) => ({
    path: `/certificate/${await certificateOf(scene)}/revoke`,
    body: { reason: 'A mistake' },
  }),
  'PUT /certificate/{code}/restore': async (scene) => ({ path: `/certificate/${await certificateOf(scene)}/restore` }),
  'GET /questions/{id}': ({ video }) => ({ path: `/questions/${video}` }),
  'GET /newAnswers': () => ({ path: '/newAnswers' }),
  'PUT /question/{id}': ({ video }) => ({
    path: `/question/${newId()}`,
    body: { lesson: video, second: 5, text: 'Why is it so?' },
  }),
  'PUT /answer/{id}': async (scene) => ({
    path: `/answer/${newId()}`,
    body: { question: await askQuestion(scene), text: 'Because of that.' },
  }),
  'DELETE /talk/{id}': async (scene) => ({ path: `/talk/${await askQuestion(scene)}` }),
  'PUT /question/{id}/follow': async (scene) => ({
    path: `/question/${await askQuestion(scene)}/follow`,
    body: { isFollowed: true },
  }),
  'POST /talk/{id}/report': async (scene) => ({ path: `/talk/${await askQuestion(scene)}/report` }),
  'PUT /answer/{id}/official': async (scene) => {
    const id = newId()
    const body = { question: await askQuestion(scene), text: 'Because of that.' }
    await scene.server.call(`PUT /api/answer/${id}`, { as: scene.user, body })
    return { path: `/answer/${id}/official`, body: { isOfficial: true } }
  },
  'PUT /talk/{id}/hidden': async (scene) => ({
    path: `/talk/${await askQuestion(scene)}/hidden`,
    body: { isHidden: true, reason: 'Off topic' },
  }),
  'GET /talk': () => ({ path: '/talk?state=unanswered' }),
  'DELETE /talk/{id}/reports': async (scene) => ({ path: `/talk/${await askQuestion(scene)}/reports` }),
  'GET /ratings/{id}': ({ owned }) => ({ path: `/ratings/${owned}` }),
  'GET /rating/{id}': ({ owned }) => ({ path: `/rating/${owned}` }),
  'PUT /rating/{id}': async (scene) => {
    await rate(scene)
    return { path: `/rating/${scene.owned}`, body: { stars: 4, text: 'Good.' } }
  },
  'DELETE /rating/{id}': async (scene) => {
    await rate(scene)
    return { path: `/rating/${scene.owned}` }
  },
  'GET /ratings': () => ({ path: '/ratings?state=shown&limit=2' }),
  'PUT /rating/{id}/hidden': async (scene) => ({
    path: `/rating/${await rate(scene)}/hidden`,
    body: { isHidden: true, reason: 'Off topic' },
  }),
  'GET /book/{id}/read': ({ ownedBook }) => ({ path: `/book/${ownedBook}/read` }),
  'GET /book/{id}/sample': ({ ownedBook }) => ({ path: `/book/${ownedBook}/sample` }),
  'GET /book/{id}/text/{page}': ({ ownedBook }) => ({ path: `/book/${ownedBook}/text/1` }),
  'GET /book/{id}/find/{text}': ({ ownedBook }) => ({ path: `/book/${ownedBook}/find/words` }),
  'POST /book/{id}/download': ({ ownedBook }) => ({ path: `/book/${ownedBook}/download` }),
  'GET /reading': () => ({ path: '/reading' }),
  'GET /marks/{id}': ({ ownedBook }) => ({ path: `/marks/${ownedBook}` }),
  'PUT /mark/{id}': ({ ownedBook }) => ({
    path: `/mark/${newId()}`,
    body: { book: ownedBook, position: 2, text: 'A note.' },
  }),
  'DELETE /mark/{id}': async ({ server, ownedBook, user }) => {
    const id = newId()
    await server.call(`PUT /api/mark/${id}`, { as: user, body: { book: ownedBook, position: 1, text: null } })
    return { path: `/mark/${id}` }
  },
  'GET /book/{id}/files': ({ ownedBook }) => ({ path: `/book/${ownedBook}/files` }),
  'PUT /book/{id}/text': ({ ownedBook }) => ({ path: `/book/${ownedBook}/text`, body: { pages: ['Some words.'] } }),
  'GET /curriculum/{course}/draft': ({ owned }) => ({ path: `/curriculum/${owned}/draft` }),
  'PUT /curriculum/{course}': async (scene) => ({
    path: `/curriculum/${await taughtCourse(scene)}`,
    body: { sections: [], revision: 0 },
  }),
  'POST /curriculum/{course}/publish': async (scene) => ({
    path: `/curriculum/${await taughtCourse(scene)}/publish`,
    body: { revision: 0 },
  }),
  'GET /curriculum/{course}/folder': ({ owned }) => ({ path: `/curriculum/${owned}/folder` }),
  'POST /courseFolder': async () => ({
    path: '/courseFolder',
    upload: new Blob([await zipOf(smallCourse)], { type: 'application/zip' }),
  }),
  'GET /curriculum/{course}/preview': ({ owned }) => ({ path: `/curriculum/${owned}/preview` }),
  'GET /curriculum/{course}/lesson/{id}/play': ({ owned, video }) => ({
    path: `/curriculum/${owned}/lesson/${video}/play`,
  }),
  'GET /curriculum/{course}/lesson/{id}': ({ owned, video }) => ({ path: `/curriculum/${owned}/lesson/${video}` }),
  'GET /files': () => ({ path: '/files?limit=2' }),
  'POST /file': () => ({ path: '/file', body: { name: 'video.mp4', kind: 'video', bytes: 5 } }),
  'GET /file/{id}': async (scene) => ({ path: `/file/${await ownVideo(scene)}` }),
  'POST /file/{id}/retry': async (scene) => ({
    path: `/file/${await ownVideo(scene, { state: 'failed', problem: 'broken' })}/retry`,
  }),
  'DELETE /file/{id}': async (scene) => ({ path: `/file/${await ownVideo(scene)}` }),
  'PUT /file/{id}/captions/{language}': async (scene) => ({
    path: `/file/${await ownVideo(scene)}/captions/en`,
    body: { vtt: CAPTIONS },
  }),
  'DELETE /file/{id}/captions/{language}': async (scene) => {
    const path = `/file/${await ownVideo(scene)}/captions/bn`
    await scene.server.call(`PUT /api${path}`, { as: scene.admin, body: { vtt: CAPTIONS } })
    return { path }
  },

  'GET /teach': () => ({ path: '/teach' }),
  'GET /earnings': () => ({ path: '/earnings?month=2026-11' }),
  'GET /earnings/entries': () => ({ path: '/earnings/entries?month=2026-11&limit=2' }),
  'PUT /payoutDetails': async ({ server }) => {
    await resetRateLimits(server)
    return { path: '/payoutDetails', body: { method: 'bkash', name: 'A Teacher', number: '01712345678' } }
  },
  'GET /payoutsDue': () => ({ path: '/payoutsDue' }),
  'GET /payouts': () => ({ path: '/payouts?limit=2' }),
  'POST /payouts': async (scene) => ({ path: '/payouts', body: await payoutOf(scene) }),
  'PUT /payouts/{id}/failed': async (scene) => {
    const paid = await scene.server.call('POST /api/payouts', { as: scene.admin, body: await payoutOf(scene) })
    return { path: `/payouts/${paid.json.insertedIds[0]}/failed`, body: { reason: 'The account is closed.' } }
  },
  'GET /course/{id}/learners': ({ owned }) => ({ path: `/course/${owned}/learners?limit=2` }),
  'GET /course/{id}/progress': ({ owned }) => ({ path: `/course/${owned}/progress` }),
  'GET /course/{id}/announcements': ({ owned }) => ({ path: `/course/${owned}/announcements` }),
  'PUT /course/{id}/announcement': ({ owned }) => ({
    path: `/course/${owned}/announcement`,
    body: { ...announcementBody, title: '' },
  }),
  'POST /course/{id}/announcements': async ({ server, owned }) => {
    // One a day.
    await server.deps.db.delete(announcements).where(eq(announcements.courseId, owned))
    return { path: `/course/${owned}/announcements`, body: announcementBody }
  },
  'GET /announcements': () => ({ path: '/announcements' }),
  'GET /announcement/{id}': async (scene) => ({ path: `/announcement/${await announceTo(scene)}` }),
  'PUT /announcement/{id}/mail': async (scene) => ({
    path: `/announcement/${await announceTo(scene)}/mail`,
    body: { isMailWanted: false },
  }),
  'GET /stopMails/{secret}': ({ server, user, owned }) => ({
    path: `/stopMails/${server.deps.stopSecrets.write({ userId: user.id, courseId: owned })}`,
  }),
  'POST /teach': () => ({ path: '/teach', body: courseBody }),
  'GET /teach/{course}': ({ owned }) => ({ path: `/teach/${owned}` }),
  'POST /course/{id}/review': async (scene) => ({
    path: `/course/${await changedCourse(scene)}/review`,
    body: { state: 'in_review' },
  }),
  'GET /course/{id}/review': async (scene) => ({ path: `/course/${await reviewedCourse(scene)}/review` }),
  'PUT /course/{id}/review': async (scene) => ({
    path: `/course/${await reviewedCourse(scene)}/review`,
    body: { state: 'published', note: 'Well done.' },
  }),
  'GET /reviews': () => ({ path: '/reviews?limit=2' }),
  'GET /instructor/{id}/account': ({ taughtBy }) => ({ path: `/instructor/${taughtBy}/account` }),
  'POST /instructor/{id}/invite': async ({ server, admin }) => ({
    path: `/instructor/${await addInstructor(server, admin)}/invite`,
    body: { email: newEmail() },
  }),
  'PUT /instructor/{id}/account': async (scene) => ({
    path: `/instructor/${await addInstructor(scene.server, scene.admin)}/account`,
    body: { email: await freeAdmin(scene) },
  }),
  'DELETE /instructor/{id}/account': async ({ server, admin }) => ({
    path: `/instructor/${await addInstructor(server, admin)}/account`,
  }),
  'GET /teachInvite/{secret}': async (scene) => ({ path: `/teachInvite/${await inviteAdmin(scene)}` }),
  'POST /teachInvite/{secret}': async (scene) => ({ path: `/teachInvite/${await inviteAdmin(scene)}` }),
  'DELETE /teachInvite/{secret}': async (scene) => ({ path: `/teachInvite/${await inviteAdmin(scene)}` }),
  'GET /waiting': () => ({ path: '/waiting' }),
  'GET /bin': () => ({ path: '/bin?kind=blog&limit=2' }),
  'PUT /bin/{id}': async (scene) => {
    const id = await add(scene, 'addBlog', blogBody)
    await scene.server.call(`DELETE /api/blogDelete/${id}`, { as: scene.admin })
    return { path: `/bin/${id}` }
  },
  'GET /audit': () => ({ path: '/audit?q=a&limit=2' }),
  'GET /contactMessages': () => ({ path: '/contactMessages?state=new&q=a&limit=2' }),
  'PUT /contactMessage/{id}': async ({ server }) => {
    const id = newId()
    await server.deps.db.insert(contactMessages).values({ ...contactBody, id, email: '' })
    return { path: `/contactMessage/${id}`, body: { state: 'answered' } }
  },

  'POST /media': async ({ server }) => {
    await resetRateLimits(server)
    return { path: '/media', upload: pictureForm() }
  },
  'POST /contact': async ({ server, user }) => {
    await resetRateLimits(server)
    return { path: '/contact', body: { ...contactBody, accessToken: user.token } }
  },
  'GET /health': () => ({ path: '/health' }),
  'GET /ready': () => ({ path: '/ready' }),
  'GET /openapi.json': () => ({ path: '/openapi.json' }),
  'GET /docs': () => ({ path: '/docs' }),
}

/** Gives a person a new session that nothing else uses. */
export async function freshSession<Someone extends Person>(server: TestServer, person: Someone): Promise<Someone> {
  const { db, tokens, now } = server.deps
  const signIn = { identitySessionId: null, signedInAt: now() }
  return {
    ...person,
    token: await db.transaction((tx) => tokens.issue(tx, { ...person, name: '', emailVerified: true }, signIn)),
  }
}
