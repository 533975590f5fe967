// The whole server as one function from a Request to a Response. Building it has no side effects.
import { Hono } from 'hono'
import type { ByteCache } from './http/byte-cache.ts'
import { cachedResponse } from './http/cached-response.ts'
import { chosenLanguage } from './http/chosen-language.ts'
import { identityCallName } from './adapters/identity/identity-paths.ts'
import { addressOf, logged, mountCalls, streamed, unknownCall, type Env } from './http/mount-calls.ts'
import { dataHeaders, pageHeaders } from './http/security-headers.ts'
import { notFound, unauthorized } from './http/errors.ts'
import type { Handlers } from './http/handlers.ts'
import type { Database } from './db/database.ts'
import type { Metrics } from './metrics/metrics.ts'
import { hasToken } from './metrics/serve-metrics.ts'
import type { Deps } from './modules/deps.ts'
import { auditCalls } from './modules/office/records/audit-calls.ts'
import { binCalls } from './modules/office/records/bin-calls.ts'
import { batchCalendar, ownCalendar } from './modules/live/calendar/calendar-answers.ts'
import { calendarCalls } from './modules/live/calendar/calendar-calls.ts'
import { blogCalls } from './modules/catalogue/content/blog-calls.ts'
import { bookCalls } from './modules/catalogue/content/book-calls.ts'
import { courseCalls } from './modules/catalogue/content/course-calls.ts'
import { instructorCalls } from './modules/catalogue/content/instructor-calls.ts'
import { contactCall } from './modules/site/contact/contact-call.ts'
import { messageCalls } from './modules/site/contact/message-calls.ts'
import { problemPage } from './modules/site/contact/problem-page.ts'
import { couponCalls } from './modules/orders/coupons/coupon-calls.ts'
import { announcementCalls } from './modules/teaching/announcements/announcement-calls.ts'
import { stopMails, stopMailsCall } from './modules/teaching/announcements/stop-mails.ts'
import { courseLearnerCalls } from './modules/teaching/learners/learner-calls.ts'
import { earningCalls } from './modules/orders/earnings/earning-calls.ts'
import { payoutCalls } from './modules/orders/earnings/payout-calls.ts'
import { folderCalls } from './modules/teaching/course-folder/folder-calls.ts'
import { coverFile } from './modules/catalogue/content/cover-files.ts'
import { uploadAnswer } from './modules/files/uploads/tus.ts'
import { seoFiles } from './modules/site/seo/seo-files.ts'
import { mediaCall } from './modules/files/media/media-call.ts'
import { mediaFile } from './modules/files/media/media-files.ts'
import { guardianCalls } from './modules/learning/guardians/guardian-calls.ts'
import { confirmGuardian, guardianLinkCall } from './modules/learning/guardians/guardian-links.ts'
import { askedByPayer } from './modules/learning/guardians/asked-by-payer.ts'
import { homeCalls } from './modules/site/home/home-calls.ts'
import { activityCalls } from './modules/teaching/overview/activity-calls.ts'
import { overviewCalls } from './modules/teaching/overview/overview-calls.ts'
import { createLearnerAccess } from './modules/learning/lessons/learner-access.ts'
import { draftCalls } from './modules/learning/lessons/draft-calls.ts'
import { previewCalls } from './modules/learning/lessons/preview-calls.ts'
import { exportCalls } from './modules/office/exports/export-calls.ts'
import { exportFile } from './modules/office/exports/export-file.ts'
import { importCalls } from './modules/office/imports/import-calls.ts'
import { fileCalls } from './modules/files/uploads/file-calls.ts'
import { batchCalls } from './modules/live/batches/batch-calls.ts'
import { joinCalls } from './modules/live/batches/join-calls.ts'
import { liveCalls } from './modules/live/batches/live-calls.ts'
import { sessionCalls } from './modules/live/batches/session-calls.ts'
import { waitingCalls } from './modules/live/batches/waiting-calls.ts'
import { roomCalls } from './modules/live/room/room-calls.ts'
import { learnCalls } from './modules/learning/lessons/learn-calls.ts'
import { noteCalls } from './modules/learning/lessons/note-calls.ts'
import { placeCalls } from './modules/learning/lessons/place-calls.ts'
import { bookFileCalls } from './modules/learning/reading/book-file-calls.ts'
import { copyCalls } from './modules/learning/reading/copy-calls.ts'
import { markCalls } from './modules/learning/reading/mark-calls.ts'
import { readCalls } from './modules/learning/reading/read-calls.ts'
import { certificateCalls } from './modules/learning/certificates/certificate-calls.ts'
import { certificateRecords } from './modules/learning/certificates/certificate-records.ts'
import { createCertificateFile } from './modules/learning/certificates/certificate-file.ts'
import { questionCalls } from './modules/learning/discussions/question-calls.ts'
import { discussionCalls } from './modules/learning/discussions/discussion-calls.ts'
import { waitingDiscussion } from './modules/learning/discussions/waiting-discussion.ts'
import { quizCalls } from './modules/learning/quizzes/quiz-calls.ts'
import { savingCalls } from './modules/learning/saving/saving-calls.ts'
import { gradingCalls } from './modules/learning/tasks/grading-calls.ts'
import { taskCalls } from './modules/learning/tasks/task-calls.ts'
import { listedRatings } from './modules/catalogue/ratings/listed-ratings.ts'
import { ratingCalls } from './modules/catalogue/ratings/rating-calls.ts'
import { notificationCalls } from './modules/site/notifications/notification-calls.ts'
import { exchangeRateCalls } from './modules/orders/exchange-rates.ts'
import { failedReversalCalls } from './modules/orders/orders/failed-reversals.ts'
import { heldPaymentCalls } from './modules/orders/orders/held-payments.ts'
import { orderCalls } from './modules/orders/orders/order-calls.ts'
import { paymentReturn } from './modules/orders/orders/payment-return.ts'
import { paymentCalls } from './modules/orders/orders/payment-calls.ts'
import { recordCalls } from './modules/orders/orders/record-calls.ts'
import { refundRequestCall } from './modules/orders/orders/refund-request-call.ts'
import { refundCalls } from './modules/orders/orders/refund-calls.ts'
import { linkCalls } from './modules/orders/pay-links/link-calls.ts'
import { linkForm } from './modules/orders/pay-links/link-form.ts'
import { createSecretAccess, markOpened } from './modules/orders/pay-links/link-rows.ts'
import { parentCalls } from './modules/orders/pay-links/parent-calls.ts'
import { policyCalls } from './modules/orders/policies/policy-calls.ts'
import { pushCalls } from './modules/people/push/push-calls.ts'
import { exchangeCall } from './modules/people/accounts/exchange-call.ts'
import { DEFAULT_LANGUAGE, rememberLanguage } from './modules/people/accounts/language.ts'
import { ownAccountCalls } from './modules/people/accounts/own-account-calls.ts'
import { userCalls } from './modules/people/accounts/user-calls.ts'
import { reviewCalls } from './modules/site/reviews/review-calls.ts'
import { searchCalls } from './modules/catalogue/search/search-calls.ts'
import { serverCalls } from './modules/server-calls.ts'
import { waitingCall } from './modules/office/records/waiting-call.ts'
import { createTeacherAccess } from './modules/teaching/courses/teacher-access.ts'
import { inviteCalls } from './modules/teaching/courses/invite-calls.ts'
import { reviewCalls as courseReviewCalls } from './modules/teaching/courses/review-calls.ts'
import { teachCalls } from './modules/teaching/courses/teach-calls.ts'
import type { Pages } from './pages/pages.ts'

export type AppOptions = {
  deps: Deps
  cache: ByteCache
  trustedProxies: number
  inboxPage?: InboxPage | undefined
  /** Served by the app only with a token. */
  metrics?: (Metrics & { token: string | undefined }) | undefined
}

/** The demo's mails as a page. */
type InboxPage = (db: Database, https: boolean) => Promise<Response>

export type App = Hono<Env>

export function createApp({ deps, cache, trustedProxies, inboxPage, metrics }: AppOptions): App {
  const learnerAccess = createLearnerAccess(deps)
  const secretAccess = createSecretAccess(deps)
  const teacherAccess = createTeacherAccess(deps)
  const handlers: Handlers = {
    ...exchangeCall(deps),
    ...userCalls(deps),
    ...ownAccountCalls(deps),
    ...blogCalls(deps),
    ...bookCalls(deps),
    ...courseCalls(deps),
    ...instructorCalls(deps),
    ...reviewCalls(deps),
    ...searchCalls(deps),
    ...notificationCalls(deps),
    ...orderCalls(deps),
    ...paymentCalls(deps),
    ...linkCalls(deps),
    ...parentCalls(deps),
    ...exchangeRateCalls(deps),
    ...heldPaymentCalls(deps),
    ...failedReversalCalls(deps),
    ...recordCalls(deps),
    ...refundRequestCall(deps),
    ...refundCalls(deps),
    ...couponCalls(deps),
    ...earningCalls(deps),
    ...payoutCalls(deps),
    ...courseLearnerCalls(deps),
    ...announcementCalls(deps),
    ...calendarCalls(deps),
    ...exportCalls(deps, teacherAccess),
    ...importCalls(deps),
    ...pushCalls(deps),
    ...guardianCalls(deps),
    ...guardianLinkCall(deps),
    ...stopMailsCall(deps),
    ...policyCalls(deps),
    ...homeCalls(deps),
    ...activityCalls(deps),
    ...overviewCalls(deps),
    ...learnCalls(deps),
    ...placeCalls(deps, learnerAccess),
    ...noteCalls(deps, learnerAccess),
    ...quizCalls(deps),
    ...taskCalls(deps),
    ...gradingCalls(deps),
    ...certificateCalls(deps),
    ...certificateRecords(deps),
    ...questionCalls(deps, learnerAccess),
    ...discussionCalls(deps, learnerAccess),
    ...waitingDiscussion(deps),
    ...ratingCalls(deps),
    ...listedRatings(deps),
    ...readCalls(deps),
    ...savingCalls(deps),
    ...markCalls(deps, learnerAccess),
    ...copyCalls(deps),
    ...bookFileCalls(deps),
    ...draftCalls(deps),
    ...previewCalls(deps),
    ...fileCalls(deps),
    ...folderCalls(deps),
    ...mediaCall(deps),
    ...contactCall(deps),
    ...messageCalls(deps),
    ...binCalls(deps),
    ...waitingCall(deps),
    ...auditCalls(deps),
    ...liveCalls(deps),
    ...batchCalls(deps),
    ...sessionCalls(deps),
    ...waitingCalls(deps),
    ...joinCalls(deps),
    ...roomCalls(deps),
    ...teachCalls(deps),
    ...courseReviewCalls(deps),
    ...inviteCalls(deps),
    ...serverCalls(deps),
  }
  const app = new Hono<Env>()
  const headers = dataHeaders(deps.settings.https)
  const { log, measure } = deps
  const observed = { log, measure, headers }
  mountCalls(app, {
    handlers,
    tokens: deps.tokens,
    learnerAccess,
    secretAccess,
    teacherAccess,
    limits: deps.limits,
    cache,
    ...observed,
    pageHeaders: pageHeaders(deps.settings.https, []),
    problemPages: { 'POST /contact': problemPage },
    trustedProxies,
    rememberLanguage: (userId, language) => rememberLanguage(deps.db, userId, language),
  })

  app.all('/identity/*', (context) => {
    const request = context.req.raw
    return logged(identityCallName(request), context, observed, async (id) => {
      const answer = await deps.identity.handle(request, addressOf(context, trustedProxies))
      return withHeaders(answer, {
        ...headers,
        ...ownPolicy(answer),
        'cache-control': 'no-store',
        'x-request-id': id,
      })
    })
  })
  // A provider sends the buyer's browser here, by link or by a form of its own page.
  app.on(['GET', 'POST'], '/payment/return/:attempt', (context) =>
    logged(`${context.req.method} /payment/return/{attempt}`, context, observed, async () =>
      withHeaders(await paymentReturn(deps, context.req.param('attempt'), context.req.query('status')), headers),
    ),
  )
  app.get('/media/:name', (context) =>
    logged('GET /media/{name}', context, observed, async () =>
      withHeaders(await mediaFile(deps, context.req.param('name')), headers),
    ),
  )
  app.all('/uploads/:file', (context) =>
    logged(`${context.req.raw.method} /uploads/{file}`, context, observed, async () =>
      withHeaders(await uploadAnswer(deps, teacherAccess, context.req.param('file'), context.req.raw), headers),
    ),
  )
  app.post('/pay/:secret', (context) =>
    logged('POST /pay/{secret}', context, observed, async (id) =>
      withHeaders(
        await linkForm(deps, secretAccess, {
          secret: context.req.param('secret'),
          address: addressOf(context, trustedProxies),
          request: context.req.raw,
        }),
        { ...headers, 'referrer-policy': 'no-referrer', 'x-request-id': id },
      ),
    ),
  )
  app.post('/pay/:secret/friday', (context) =>
    logged('POST /pay/{secret}/friday', context, observed, async (id) =>
      withHeaders(
        await askedByPayer(deps, secretAccess, {
          secret: context.req.param('secret'),
          address: addressOf(context, trustedProxies),
        }),
        { ...headers, 'referrer-policy': 'no-referrer', 'x-request-id': id },
      ),
    ),
  )
  const certificateFile = createCertificateFile(deps)
  app.get('/certificate/:name{[^/]+\\.(pdf|png|webp)}', (context) =>
    logged('GET /certificate/{name}', context, observed, async () =>
      withHeaders(
        await certificateFile({
          name: context.req.param('name'),
          grant: context.req.query('grant') ?? '',
          address: addressOf(context, trustedProxies),
          knownEtag: context.req.header('if-none-match'),
        }),
        headers,
      ),
    ),
  )
  app.get('/calendar/:name{[\\w-]+\\.ics}', (context) =>
    logged('GET /calendar/{secret}.ics', context, observed, async () => {
      const secret = context.req.param('name').slice(0, -'.ics'.length)
      return withHeaders(await ownCalendar(deps, { secret, address: addressOf(context, trustedProxies) }), {
        ...headers,
        'referrer-policy': 'no-referrer',
      })
    }),
  )
  app.get('/csv/:name{[\\w-]+\\.csv}', (context) =>
    logged('GET /csv/{secret}.csv', context, observed, async (id) => {
      const secret = context.req.param('name').slice(0, -'.csv'.length)
      const file = await exportFile(deps, teacherAccess, { secret, address: addressOf(context, trustedProxies) })
      return streamed(file, context, {
        log,
        requestId: id,
        headers: {
          ...headers,
          'referrer-policy': 'no-referrer',
        },
      })
    }),
  )
  app.get('/live/:batch/calendar.ics', (context) =>
    logged('GET /live/{id}/calendar.ics', context, observed, async () => {
      const language = chosenLanguage(context.req.header('cookie')) ?? DEFAULT_LANGUAGE
      return withHeaders(await batchCalendar(deps, context.req.param('batch'), language), headers)
    }),
  )
  app.get('/covers/*', (context) =>
    logged('GET /covers/*', context, observed, () => coverFile(deps, cache, context.req.raw, headers)),
  )
  for (const [path, file] of Object.entries(seoFiles(deps))) {
    app.get(path, (context) =>
      logged(`GET ${path}`, context, observed, () =>
        cachedResponse(cache, context.req.path, context.req.raw, async () => ({
          status: 200,
          headers: { ...headers, ...file.headers, 'content-type': file.type, 'cache-control': 'public, max-age=300' },
          body: await file.make(context.req.param()),
        })),
      ),
    )
  }
  if (inboxPage) {
    app.get('/__inbox', (context) =>
      logged('GET /__inbox', context, observed, () => inboxPage(deps.db, deps.settings.https)),
    )
  }
  if (metrics?.token) {
    const { read, contentType, token } = metrics
    app.get('/metrics', (context) =>
      logged('GET /metrics', context, observed, async () => {
        if (!hasToken(context.req.header('authorization'), token)) throw unauthorized()
        return new Response(await read(), {
          headers: { ...headers, 'content-type': contentType, 'cache-control': 'no-store' },
        })
      }),
    )
  }
  return app
}

/** Everything the app does not answer itself is a page of the site. */
export function addPages(app: App, pages: Pages, deps: Deps): void {
  const { log, measure, settings } = deps
  const observed = { log, measure, headers: dataHeaders(settings.https) }
  app.notFound((context) => {
    const { path, method } = context.req
    if (/^\/api(\/|$)/.test(path)) return unknownCall(context, observed)
    const [, form, formSecret] = (method === 'POST' && /^\/(stopMails|guardian)\/([^/]+)$/.exec(path)) || []
    if (form && formSecret) {
      return logged(`POST /${form}/{secret}`, context, observed, async () => {
        await (form === 'guardian' ? confirmGuardian : stopMails)(deps, formSecret)
        // Mail programs send this too and follow no redirect, so the answer is the page itself.
        return pages(new Request(context.req.url, { headers: context.req.raw.headers }))
      })
    }
    const secret = /^\/pay\/([^/]+)$/.exec(path)?.[1]
    return logged(secret ? 'GET /pay/{secret}' : 'page', context, observed, async () => {
      if (!['GET', 'HEAD'].includes(method)) throw notFound()
      // A chat that draws its preview sends no such header.
      if (secret && context.req.header('sec-fetch-dest') === 'document') await markOpened(deps, secret)
      return pages(context.req.raw)
    })
  })
}

/** The popup's last page allows its one script by hash; all other answers of the identity service are data. */
function ownPolicy({ headers }: Response): Record<string, string> {
  const own = headers.get('content-type')?.startsWith('text/html') && headers.get('content-security-policy')
  return own ? { 'content-security-policy': `${own}; frame-ancestors 'none'` } : {}
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const answered = new Response(response.body, response)
  for (const [key, value] of Object.entries(headers)) answered.headers.set(key, value)
  return answered
}
