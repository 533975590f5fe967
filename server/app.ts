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
import { auditCalls } from './modules/audit/audit-calls.ts'
import { binCalls } from './modules/bin/bin-calls.ts'
import { batchCalendar, ownCalendar } from './modules/calendar/calendar-answers.ts'
import { calendarCalls } from './modules/calendar/calendar-calls.ts'
import { blogCalls } from './modules/catalogue/blog-calls.ts'
import { bookCalls } from './modules/catalogue/book-calls.ts'
import { courseCalls } from './modules/catalogue/course-calls.ts'
import { instructorCalls } from './modules/catalogue/instructor-calls.ts'
import { contactCall } from './modules/contact/contact-call.ts'
import { messageCalls } from './modules/contact/message-calls.ts'
import { problemPage } from './modules/contact/problem-page.ts'
import { couponCalls } from './modules/coupons/coupon-calls.ts'
import { announcementCalls } from './modules/announcements/announcement-calls.ts'
import { stopMails, stopMailsCall } from './modules/announcements/stop-mails.ts'
import { courseLearnerCalls } from './modules/course-learners/learner-calls.ts'
import { earningCalls } from './modules/earnings/earning-calls.ts'
import { payoutCalls } from './modules/earnings/payout-calls.ts'
import { folderCalls } from './modules/course-folder/folder-calls.ts'
import { coverFile } from './modules/catalogue/cover-files.ts'
import { uploadAnswer } from './modules/files/tus.ts'
import { seoFiles } from './modules/seo/seo-files.ts'
import { mediaCall } from './modules/media/media-call.ts'
import { mediaFile } from './modules/media/media-files.ts'
import { homeCalls } from './modules/home/home-calls.ts'
import { createLearnerAccess } from './modules/learning/learner-access.ts'
import { draftCalls } from './modules/learning/draft-calls.ts'
import { previewCalls } from './modules/learning/preview-calls.ts'
import { exportCalls } from './modules/exports/export-calls.ts'
import { exportFile } from './modules/exports/export-file.ts'
import { importCalls } from './modules/imports/import-calls.ts'
import { fileCalls } from './modules/files/file-calls.ts'
import { batchCalls } from './modules/live/batch-calls.ts'
import { joinCalls } from './modules/live/join-calls.ts'
import { liveCalls } from './modules/live/live-calls.ts'
import { sessionCalls } from './modules/live/session-calls.ts'
import { waitingCalls } from './modules/live/waiting-calls.ts'
import { roomCalls } from './modules/live-room/room-calls.ts'
import { learnCalls } from './modules/learning/learn-calls.ts'
import { noteCalls } from './modules/learning/note-calls.ts'
import { placeCalls } from './modules/learning/place-calls.ts'
import { bookFileCalls } from './modules/reading/book-file-calls.ts'
import { copyCalls } from './modules/reading/copy-calls.ts'
import { markCalls } from './modules/reading/mark-calls.ts'
import { readCalls } from './modules/reading/read-calls.ts'
import { certificateCalls } from './modules/certificates/certificate-calls.ts'
import { certificateRecords } from './modules/certificates/certificate-records.ts'
import { createCertificateFile } from './modules/certificates/certificate-file.ts'
import { questionCalls } from './modules/discussions/question-calls.ts'
import { discussionCalls } from './modules/discussions/discussion-calls.ts'
import { waitingDiscussion } from './modules/discussions/waiting-discussion.ts'
import { quizCalls } from './modules/quizzes/quiz-calls.ts'
import { gradingCalls } from './modules/tasks/grading-calls.ts'
import { taskCalls } from './modules/tasks/task-calls.ts'
import { listedRatings } from './modules/ratings/listed-ratings.ts'
import { ratingCalls } from './modules/ratings/rating-calls.ts'
import { notificationCalls } from './modules/notifications/notification-calls.ts'
import { exchangeRateCalls } from './modules/orders/exchange-rates.ts'
import { failedReversalCalls } from './modules/orders/failed-reversals.ts'
import { heldPaymentCalls } from './modules/orders/held-payments.ts'
import { orderCalls } from './modules/orders/order-calls.ts'
import { paymentReturn } from './modules/orders/payment-return.ts'
import { paymentCalls } from './modules/orders/payment-calls.ts'
import { recordCalls } from './modules/orders/record-calls.ts'
import { refundRequestCall } from './modules/orders/refund-request-call.ts'
import { refundCalls } from './modules/orders/refund-calls.ts'
import { linkCalls } from './modules/pay-links/link-calls.ts'
import { linkForm } from './modules/pay-links/link-form.ts'
import { createSecretAccess, markOpened } from './modules/pay-links/link-rows.ts'
import { parentCalls } from './modules/pay-links/parent-calls.ts'
import { policyCalls } from './modules/policies/policy-calls.ts'
import { exchangeCall } from './modules/people/exchange-call.ts'
import { DEFAULT_LANGUAGE, rememberLanguage } from './modules/people/language.ts'
import { ownAccountCalls } from './modules/people/own-account-calls.ts'
import { userCalls } from './modules/people/user-calls.ts'
import { reviewCalls } from './modules/reviews/review-calls.ts'
import { searchCalls } from './modules/search/search-calls.ts'
import { serverCalls } from './modules/server-calls.ts'
import { waitingCall } from './modules/waiting/waiting-call.ts'
import { createTeacherAccess } from './modules/teaching/teacher-access.ts'
import { inviteCalls } from './modules/teaching/invite-calls.ts'
import { reviewCalls as courseReviewCalls } from './modules/teaching/review-calls.ts'
import { teachCalls } from './modules/teaching/teach-calls.ts'
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
    ...stopMailsCall(deps),
    ...policyCalls(deps),
    ...homeCalls(deps),
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
    const stopSecret = method === 'POST' && /^\/stopMails\/([^/]+)$/.exec(path)?.[1]
    if (stopSecret) {
      return logged('POST /stopMails/{secret}', context, observed, async () => {
        await stopMails(deps, stopSecret)
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
