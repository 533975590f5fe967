// The whole server as one function from a Request to a Response. Building it has no side effects.
import { Hono } from 'hono'
import type { ByteCache } from './http/byte-cache.ts'
import { cachedResponse } from './http/cached-response.ts'
import { identityCallName } from './adapters/identity/identity-paths.ts'
import { addressOf, logged, mountCalls, unknownCall, type Env } from './http/mount-calls.ts'
import { dataHeaders, pageHeaders } from './http/security-headers.ts'
import { notFound } from './http/errors.ts'
import type { Handlers } from './http/handlers.ts'
import type { Database } from './db/database.ts'
import type { Deps } from './modules/deps.ts'
import { auditCalls } from './modules/administration/audit-calls.ts'
import { binCalls } from './modules/administration/bin-calls.ts'
import { blogCalls } from './modules/catalogue/blog-calls.ts'
import { bookCalls } from './modules/catalogue/book-calls.ts'
import { courseCalls } from './modules/catalogue/course-calls.ts'
import { instructorCalls } from './modules/catalogue/instructor-calls.ts'
import { createTotals } from './modules/catalogue/totals.ts'
import { contactCall } from './modules/contact/contact-call.ts'
import { messageCalls } from './modules/contact/message-calls.ts'
import { problemPage } from './modules/contact/problem-page.ts'
import { coverFile } from './modules/catalogue/cover-files.ts'
import { seoFiles } from './modules/seo/seo-files.ts'
import { mediaCall } from './modules/media/media-call.ts'
import { mediaFile } from './modules/media/media-files.ts'
import { notificationCalls } from './modules/notifications/notification-calls.ts'
import { orderCalls } from './modules/orders/order-calls.ts'
import { paymentCalls } from './modules/orders/payment-calls.ts'
import { recordCalls } from './modules/orders/record-calls.ts'
import { returnCalls } from './modules/orders/return-calls.ts'
import { exchangeCall } from './modules/people/exchange-call.ts'
import { ownAccountCalls } from './modules/people/own-account-calls.ts'
import { userCalls } from './modules/people/user-calls.ts'
import { reviewCalls } from './modules/reviews/review-calls.ts'
import { searchCalls } from './modules/search/search-calls.ts'
import { serverCalls } from './modules/server-calls.ts'
import type { Pages } from './pages/pages.ts'

export type AppOptions = { deps: Deps; cache: ByteCache; trustedProxies: number; inboxPage?: InboxPage | undefined }

/** The demo's mails as a page. */
type InboxPage = (db: Database, https: boolean) => Promise<Response>

export type App = Hono<Env>

export function createApp({ deps, cache, trustedProxies, inboxPage }: AppOptions): App {
  const totals = createTotals(deps.db)
  const handlers: Handlers = {
    ...exchangeCall(deps),
    ...userCalls(deps),
    ...ownAccountCalls(deps),
    ...blogCalls(deps, totals),
    ...bookCalls(deps, totals),
    ...courseCalls(deps, totals),
    ...instructorCalls(deps, totals),
    ...reviewCalls(deps, totals),
    ...searchCalls(deps),
    ...notificationCalls(deps),
    ...orderCalls(deps),
    ...paymentCalls(deps),
    ...recordCalls(deps),
    ...returnCalls(deps),
    ...mediaCall(deps),
    ...contactCall(deps),
    ...messageCalls(deps),
    ...binCalls(deps),
    ...auditCalls(deps),
    ...serverCalls(deps),
  }
  const app = new Hono<Env>()
  const headers = dataHeaders(deps.settings.https)
  const { log } = deps
  mountCalls(app, {
    handlers,
    tokens: deps.tokens,
    limits: deps.limits,
    cache,
    log,
    headers,
    pageHeaders: pageHeaders(deps.settings.https, []),
    problemPages: { 'POST /contact': problemPage },
    trustedProxies,
  })

  app.all('/identity/*', (context) => {
    const request = context.req.raw
    return logged(identityCallName(request), context, { log, headers }, async (id) => {
      const answer = await deps.identity.handle(request, addressOf(context, trustedProxies))
      return withHeaders(answer, {
        ...headers,
        ...ownPolicy(answer),
        'cache-control': 'no-store',
        'x-request-id': id,
      })
    })
  })
  app.get('/media/:name', (context) =>
    logged('GET /media/{name}', context, { log, headers }, async () =>
      withHeaders(await mediaFile(deps, context.req.param('name')), headers),
    ),
  )
  app.get('/covers/*', (context) =>
    logged('GET /covers/*', context, { log, headers }, () => coverFile(deps, cache, context.req.raw, headers)),
  )
  for (const [path, file] of Object.entries(seoFiles(deps))) {
    app.get(path, (context) =>
      logged(`GET ${path}`, context, { log, headers }, () =>
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
      logged('GET /__inbox', context, { log, headers }, () => inboxPage(deps.db, deps.settings.https)),
    )
  }
  return app
}

/** Everything the app does not answer itself is a page of the site. */
export function addPages(app: App, pages: Pages, { log, settings }: Deps): void {
  const headers = dataHeaders(settings.https)
  app.notFound((context) => {
    if (/^\/api(\/|$)/.test(context.req.path)) return unknownCall(context, { log, headers })
    return logged('page', context, { log, headers }, async () => {
      if (!['GET', 'HEAD'].includes(context.req.method)) throw notFound()
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
