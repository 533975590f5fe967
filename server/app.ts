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
import { calls as files } from './modules/files/calls.ts'
import { calls as catalogue } from './modules/catalogue/calls.ts'
import { calls as people } from './modules/people/calls.ts'
import { calls as orders } from './modules/orders/calls.ts'
import { calls as learning } from './modules/learning/calls.ts'
import { calls as live } from './modules/live/calls.ts'
import { calls as teaching } from './modules/teaching/calls.ts'
import { calls as office } from './modules/office/calls.ts'
import { calls as site } from './modules/site/calls.ts'
import { batchCalendar, ownCalendar } from './modules/live/calendar/calendar-answers.ts'
import { problemPage } from './modules/site/contact/problem-page.ts'
import { stopMails } from './modules/teaching/announcements/stop-mails.ts'
import { coverFile } from './modules/catalogue/content/cover-files.ts'
import { uploadAnswer } from './modules/files/uploads/tus.ts'
import { seoFiles } from './modules/site/seo/seo-files.ts'
import { mediaFile } from './modules/files/media/media-files.ts'
import { confirmGuardian } from './modules/learning/guardians/guardian-links.ts'
import { askedByPayer } from './modules/learning/guardians/asked-by-payer.ts'
import { createLearnerAccess } from './modules/learning/lessons/learner-access.ts'
import { exportFile } from './modules/office/exports/export-file.ts'
import { createCertificateFile } from './modules/learning/certificates/certificate-file.ts'
import { paymentReturn } from './modules/orders/orders/payment-return.ts'
import { linkForm } from './modules/orders/pay-links/link-form.ts'
import { createSecretAccess, markOpened } from './modules/orders/pay-links/link-rows.ts'
import { DEFAULT_LANGUAGE, rememberLanguage } from './modules/people/accounts/language.ts'
import { createTeacherAccess } from './modules/teaching/courses/teacher-access.ts'
import type { Pages } from './pages/pages.ts'

export type AppOptions = {
  deps: Deps
  cache: ByteCache
  trustedProxies: number
  inboxPage?: InboxPage | undefined
  /** Only served by the app if there is a token. */
  metrics?: (Metrics & { token: string | undefined }) | undefined
}

/** Renders the demo's emails as a page. */
type InboxPage = (db: Database, https: boolean) => Promise<Response>

export type App = Hono<Env>

export function createApp({ deps, cache, trustedProxies, inboxPage, metrics }: AppOptions): App {
  const learnerAccess = createLearnerAccess(deps)
  const secretAccess = createSecretAccess(deps)
  const teacherAccess = createTeacherAccess(deps)
  const access = { learner: learnerAccess, teacher: teacherAccess }
  const handlers: Handlers = {
    ...files(deps),
    ...catalogue(deps),
    ...people(deps),
    ...orders(deps),
    ...learning(deps, access),
    ...live(deps),
    ...teaching(deps),
    ...office(deps, access),
    ...site(deps),
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
  // Payment providers send the buyer's browser here, with a link or with a form on their own page.
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
        // Email programs also send this and don't follow redirects, so the answer is the page itself.
        return pages(new Request(context.req.url, { headers: context.req.raw.headers }))
      })
    }
    const secret = /^\/pay\/([^/]+)$/.exec(path)?.[1]
    return logged(secret ? 'GET /pay/{secret}' : 'page', context, observed, async () => {
      if (!['GET', 'HEAD'].includes(method)) throw notFound()
      // A chat app that fetches a link preview doesn't send this header.
      if (secret && context.req.header('sec-fetch-dest') === 'document') await markOpened(deps, secret)
      return pages(context.req.raw)
    })
  })
}

/** The popup's last page allows its one script by hash. All other answers of the identity service are data. */
function ownPolicy({ headers }: Response): Record<string, string> {
  const own = headers.get('content-type')?.startsWith('text/html') && headers.get('content-security-policy')
  return own ? { 'content-security-policy': `${own}; frame-ancestors 'none'` } : {}
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const answered = new Response(response.body, response)
  for (const [key, value] of Object.entries(headers)) answered.headers.set(key, value)
  return answered
}
