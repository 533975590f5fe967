// For each call a request that succeeds for `user`, or for an administrator where only they may make it.
import { eq } from 'drizzle-orm'
import type { AnyCallName } from '#contract/calls.ts'
import { csvOf } from '#contract/office/csv.ts'
import { newId } from '#server/db/ids.ts'
import { contactMessages, orders, reviews, users } from '#server/db/schema.ts'
import { guardians } from '#server/db/schema-guardians.ts'
import { announcements } from '#server/db/schema-announcements.ts'
import { smallCourse, zipOf } from '../teaching/course-zip.ts'
import type { Who } from './matrix.ts'
import { CAPTIONS } from '../learning/lessons.ts'
import { addBatch, batchBody, fullBatch, DAY_MS, giveSeat, HOUR_MS, openClass } from '../live/live.ts'
import { newBrowser } from '../people/push-service.ts'
import { DRAFT, returnedNow } from '../learning/tasks.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '../sample-bodies.ts'
import { type Scene, add, addInstructor, freshSession, newEmail, pictureForm, resetRateLimits } from './scene.ts'
import {
  announceTo,
  announcementBody,
  askQuestion,
  askToPay,
  certificateOf,
  contactBody,
  changedCourse,
  draftCourse,
  failReversal,
  freeAdmin,
  grade,
  handIn,
  holdPayment,
  inviteAdmin,
  newCoupon,
  confirmLearners,
  newGuardian,
  openAttempt,
  orderBook,
  ownBatch,
  ownVideo,
  runningClass,
  payForBook,
  payoutOf,
  profileBody,
  rate,
  reviewedCourse,
  taughtCourse,
  written,
} from './made-for-calls.ts'

export type GoodRequest = {
  path: string
  body?: Record<string, unknown>
  upload?: FormData | Blob
  /** Replaces the caller's access token. */
  bearer?: string
}

type RequestBuilder = (scene: Scene, who: Who) => GoodRequest | Promise<GoodRequest>

const at = (path: string) => encodeURIComponent(path)
let daysToCome = Date.UTC(2999, 2, 1) / DAY_MS
/** Uses another time for each call, because a tutor gives one class at a time. */
const dayToCome = () => new Date((daysToCome += 30) * DAY_MS).toISOString().slice(0, 10)
/** This is the only body that is a list, so it is sent unchanged. */
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
    // The accepted names of the sweep are reset, because others check this person's name.
    await server.deps.db.update(users).set({ name: user.name }).where(eq(users.id, user.id))
    return { path: `/users/${at(user.email)}/name`, body: { name: user.name } }
  },
  'DELETE /users/{email}/phone': ({ user }) => ({ path: `/users/${at(user.email)}/phone` }),
  'DELETE /users/{email}': async ({ server }, who) => {
    const leaving = await server.person()
    return { path: `/users/${at(leaving.email)}`, ...(who === 'user' ? { bearer: leaving.token } : {}) }
  },
  'GET /myData': () => ({ path: '/myData' }),
  'GET /myActivity': () => ({ path: '/myActivity' }),

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
  'POST /payment/{id}/free': ({ paidOrder }) => ({ path: `/payment/${paidOrder}/free` }),
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
  'GET /lesson/{id}/saving': ({ video }) => ({ path: `/lesson/${video}/saving` }),
  'POST /saved/renew': ({ video, ownedBook }) => ({ path: '/saved/renew', body: asBody([video, ownedBook]) }),
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
  'GET /quiz/{id}/questions': ({ quiz }) => ({ path: `/quiz/${quiz}/questions` }),
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
  'GET /book/{id}/texts': ({ ownedBook }) => ({ path: `/book/${ownedBook}/texts` }),
  'GET /book/{id}/saving': ({ ownedBook }) => ({ path: `/book/${ownedBook}/saving` }),
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

  'GET /live': () => ({ path: '/live?programme=3' }),
  'GET /live/{id}': async ({ server }) => ({ path: `/live/${(await addBatch(server)).id}` }),
  'GET /live/{session}/join': async (scene) => ({ path: `/live/${await runningClass(scene)}/join` }),
  'POST /live/{session}/token': async (scene) => ({ path: `/live/${await runningClass(scene)}/token` }),
  'GET /live/{session}/room': async ({ server }) => ({ path: `/live/${await openClass(server)}/room` }),
  'GET /live/{session}/messages': async ({ server }) => ({ path: `/live/${await openClass(server)}/messages` }),
  'GET /live/{session}/line': async ({ server }) => ({ path: `/live/${await openClass(server)}/line` }),
  'GET /live/{session}/recordings': async ({ server }) => ({ path: `/live/${await openClass(server)}/recordings` }),
  'POST /live/{session}/recording': async ({ server }) => ({ path: `/live/${await openClass(server)}/recording` }),
  'POST /live/{session}/recording/file': async ({ server }) => ({
    path: `/live/${await openClass(server)}/recording/file`,
    body: { name: 'class.mp4', bytes: 1000 },
  }),
  'POST /live/{session}/recording/{id}/end': async ({ server, admin }) => {
    const path = `/live/${await openClass(server)}/recording`
    const { json } = await server.call(`POST /api${path}`, { as: admin })
    return { path: `${path}/${json.insertedId}/end` }
  },
  'GET /mySeats': () => ({ path: '/mySeats' }),
  'GET /calendar': () => ({ path: '/calendar' }),
  'POST /calendar': () => ({ path: '/calendar' }),
  'DELETE /calendar': () => ({ path: '/calendar' }),
  'GET /guardians': () => ({ path: '/guardians' }),
  'POST /guardians': async (scene) => {
    await scene.server.deps.db.delete(guardians)
    await confirmLearners(scene)
    return { path: '/guardians', body: { email: newEmail(), language: 'en' } }
  },
  'PUT /guardian/{id}': async (scene) => {
    await confirmLearners(scene)
    return { path: `/guardian/${await newGuardian(scene)}` }
  },
  'DELETE /guardian/{id}': async (scene) => ({ path: `/guardian/${await newGuardian(scene)}` }),
  'GET /guardianMail/{secret}': async (scene) => {
    const about = await newGuardian(scene)
    return { path: `/guardianMail/${scene.server.deps.stopSecrets.write({ userId: scene.user.id, about })}` }
  },
  'GET /push': () => ({ path: '/push' }),
  'PUT /push': () => ({ path: '/push', body: { ...newBrowser(), language: 'en' } }),
  'DELETE /push/{id}': () => ({ path: `/push/${newId()}` }),
  'POST /push/renew': async ({ server, user: as }) => {
    const browser = newBrowser()
    await server.call('PUT /api/push', { as, body: { ...browser, language: 'en' } })
    return { path: '/push/renew', body: { ...newBrowser(), old: browser.endpoint } }
  },
  'GET /classNews': () => ({ path: '/classNews' }),
  'PUT /classNews/{id}': () => ({ path: `/classNews/${newId()}` }),
  'POST /live/{id}/wait': async ({ server }) => ({ path: `/live/${await fullBatch(server)}/wait` }),
  'DELETE /live/{id}/wait': async ({ server }) => ({ path: `/live/${await fullBatch(server)}/wait` }),
  'PUT /live/{id}': async (scene) => ({ path: `/live/${(await ownBatch(scene)).id}`, body: { title: 'Loops' } }),
  'PUT /live/{id}/review': async (scene) => {
    const reviewAskedAt = scene.server.deps.now()
    const { id } = await ownBatch(scene, { reviewAskedAt })
    return { path: `/live/${id}/review`, body: { state: 'published', askedAt: reviewAskedAt.toISOString() } }
  },
  'POST /live/{id}/cancel': async (scene) => ({ path: `/live/${(await ownBatch(scene)).id}/cancel` }),
  'GET /live/{id}/roster': async (scene) => ({ path: `/live/${(await ownBatch(scene)).id}/roster` }),
  'POST /live/{session}/move': async (scene) => ({
    path: `/live/${(await ownBatch(scene)).sessions[0]}/move`,
    body: { startsAt: `${dayToCome()}T12:00:00.000Z` },
  }),
  'POST /live/{session}/cancelClass': async (scene) => ({
    path: `/live/${(await ownBatch(scene)).sessions[0]}/cancelClass`,
  }),
  'PUT /live/{session}/attendance/{user}': async (scene) => {
    const { id, sessions } = await ownBatch(scene, { startsIn: [-HOUR_MS, HOUR_MS] })
    await giveSeat(scene.server, scene.user, id)
    return { path: `/live/${sessions[0]}/attendance/${scene.user.id}`, body: { corrected: 'present' } }
  },
  'GET /teach/rooms': () => ({ path: '/teach/rooms' }),
  'GET /teach/live': () => ({ path: '/teach/live' }),
  'POST /teach/live': (_scene, who) => ({
    path: '/teach/live',
    body: {
      ...batchBody,
      pattern: { ...batchBody.pattern, from: dayToCome() },
      ...(who === 'admin' ? { tutor: 'Nadia Rahman' } : {}),
    },
  }),
  'GET /admin/live': () => ({ path: '/admin/live?q=python' }),
  'GET /teach': () => ({ path: '/teach' }),
  'GET /teach/overview': () => ({ path: '/teach/overview?from=2026-11-01&to=2026-11-30' }),
  'GET /earnings': () => ({ path: '/earnings?month=2026-11' }),
  'POST /export/orders': () => ({ path: '/export/orders?state=paid&q=course' }),
  'POST /export/payments': () => ({ path: '/export/payments' }),
  'POST /export/users': () => ({ path: '/export/users?role=admin' }),
  'POST /export/completions': ({ owned }) => ({ path: `/export/completions?course=${owned}` }),
  'POST /export/quizResults': ({ owned }) => ({ path: `/export/quizResults?course=${owned}` }),
  'POST /export/earnings': () => ({ path: '/export/earnings?month=2026-11' }),
  'POST /import/{kind}': () => ({
    path: '/import/people',
    upload: new Blob(
      [
        csvOf([
          ['name', 'email'],
          ['Nusrat', 'nusrat@people.test'],
        ]),
      ],
      { type: 'text/csv' },
    ),
  }),
  'GET /imports': () => ({ path: '/imports?limit=2' }),
  'DELETE /import/{id}': async ({ server, admin }) => {
    const rows = [
      ['name', 'email'],
      ['Nusrat', `${newId()}@people.test`],
    ]
    const { json } = await server.call(`POST /api/import/people?key=${newId()}`, {
      as: admin,
      rawBody: csvOf(rows),
      headers: { 'content-type': 'text/csv' },
    })
    return { path: `/import/${json.import}` }
  },
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
  'GET /course/{id}/completion': ({ owned }) => ({ path: `/course/${owned}/completion` }),
  'GET /course/{id}/progress': ({ owned }) => ({ path: `/course/${owned}/progress` }),
  'GET /course/{id}/announcements': ({ owned }) => ({ path: `/course/${owned}/announcements` }),
  'PUT /course/{id}/announcement': ({ owned }) => ({
    path: `/course/${owned}/announcement`,
    body: { ...announcementBody, title: '' },
  }),
  'POST /course/{id}/announcements': async ({ server, owned }) => {
    // Only one announcement a day is allowed.
    await server.deps.db.delete(announcements).where(eq(announcements.productId, owned))
    return { path: `/course/${owned}/announcements`, body: announcementBody }
  },
  'GET /live/{id}/announcements': async (scene) => ({ path: `/live/${(await ownBatch(scene)).id}/announcements` }),
  'PUT /live/{id}/announcement': async (scene) => ({
    path: `/live/${(await ownBatch(scene)).id}/announcement`,
    body: { ...announcementBody, title: '' },
  }),
  'POST /live/{id}/announcements': async (scene) => ({
    path: `/live/${(await ownBatch(scene)).id}/announcements`,
    body: announcementBody,
  }),
  'GET /announcements': () => ({ path: '/announcements' }),
  'GET /announcement/{id}': async (scene) => ({ path: `/announcement/${await announceTo(scene)}` }),
  'PUT /announcement/{id}/mail': async (scene) => ({
    path: `/announcement/${await announceTo(scene)}/mail`,
    body: { isMailWanted: false },
  }),
  'GET /stopMails/{secret}': ({ server, user, owned }) => ({
    path: `/stopMails/${server.deps.stopSecrets.write({ userId: user.id, about: owned })}`,
  }),
  'POST /teach': () => ({ path: '/teach', body: courseBody }),
  'PUT /teach/{course}': async (scene) => ({ path: `/teach/${await draftCourse(scene)}`, body: { about: '' } }),
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
  'GET /overview': () => ({ path: '/overview?from=2026-11-01&to=2026-11-30&by=week' }),
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
