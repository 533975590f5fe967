// The first step of every request: cached bytes go straight to the socket, everything else to the app.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LANGUAGE_COOKIE, SIGNED_IN_COOKIE } from '#contract/constants.ts'
import type { ByteCache } from './byte-cache.ts'
import { sendRange } from './byte-range.ts'
import { prefetchHeaders, type CachedAnswer, type Encoded } from './cached-answer.ts'
import { HttpError, diskFull, tooMany, unavailable } from './errors.ts'
import { dataHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'

export type FrontDoorOptions = {
  cache: ByteCache
  statics: StaticFiles | undefined
  app: RequestListener
  /** The demo's OpenID provider, under /__openid. */
  openid: RequestListener | undefined
  /**
   * Videos and recordings under /content. They need a grant, and many phones share an address, so this comes before the
   * limit.
   */
  content: RequestListener
  /** Whether the disk has space for writes. */
  hasDiskSpace: () => boolean
  /** How many seconds a client over the limit for uncached requests has to wait, or undefined. */
  secondsToWait: (request: IncomingMessage) => number | undefined
  /** Whether the process is about to shut down. */
  isEnding: () => boolean
  /** The reason to refuse a request without reading it, or null. */
  refuse: (request: IncomingMessage) => string | null
}

const HEALTH_CHECKS = new Set(['/api/health', '/api/ready'])

export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { cache, statics, app, openid, content, hasDiskSpace, secondsToWait, isEnding, refuse } = options
  return (request, response) => {
    const refusal = refuse(request)
    if (refusal) return sendError(response, new HttpError(421, 'misdirected', refusal))
    if (isEnding() && HEALTH_CHECKS.has(request.url!)) {
      return sendError(response, unavailable('ending', 'This process is shutting down.'))
    }
    if (openid && request.url?.startsWith('/__openid/')) return openid(request, response)
    if (request.url?.startsWith('/content/')) return content(request, response)
    if (request.method === 'GET' || request.method === 'HEAD') {
      const url = request.url!
      const found = cachedBytes(cache, url, request.headers.cookie) ?? statics?.get(withoutQuery(url))
      if (found) return sendCached(request, response, found)
    } else if (!hasDiskSpace()) return sendError(response, diskFull())
    const seconds = secondsToWait(request)
    if (seconds) return sendError(response, tooMany(seconds, 'Too many requests. Wait a moment and try again.'))
    return app(request, response)
  }
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0]!
}

/** These paths don't depend on the language, but pages do. */
const LANGUAGE_INDEPENDENT = /^\/(api\/|covers\/|og\/|sitemap|rss\.xml|robots\.txt)/

function cachedBytes(cache: ByteCache, url: string, cookie: string | undefined): CachedAnswer | undefined {
  if (LANGUAGE_INDEPENDENT.test(url)) return cache.get(url)
  const language = languageOf(cookie)
  return (
    cache.get(pageKey(language, url)) ?? cache.get(pageKey(language, url, isSignedIn(cookie) ? 'signed-in' : 'visitor'))
  )
}

/** Most pages are the same for everyone; those of a closed catalogue have two versions. */
export type PageReader = 'anybody' | 'visitor' | 'signed-in'

export const pageKey = (language: string, url: string, reader: PageReader = 'anybody'): string =>
  reader === 'anybody' ? `${language} ${url}` : `${language} ${reader} ${url}`

export function isSignedIn(cookie: string | null | undefined): boolean {
  return cookie?.includes(SIGNED_IN_COOKIE) ?? false
}

export function languageOf(cookie: string | null | undefined): 'en' | 'bn' {
  return cookie?.includes(`${LANGUAGE_COOKIE}=bn`) ? 'bn' : 'en'
}

function sendCached(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void {
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.notModified).end()
    return
  }
  if (request.headers.range && sendRange(request.headers.range, response, answer)) return
  const send = ({ headers, bytes }: Encoded) =>
    response.writeHead(answer.status, request.headers['sec-purpose'] ? prefetchHeaders(headers) : headers).end(bytes)
  const encoded = answer.encoded(request.headers['accept-encoding'])
  if (encoded instanceof Promise) encoded.then(send, () => send(answer.plain))
  else send(encoded)
}

export function sendError(response: ServerResponse, error: HttpError): void {
  const own = { 'content-type': 'application/json', 'cache-control': 'no-store', ...error.headers }
  const headers = { ...dataHeaders(false), ...own }
  response.writeHead(error.status, headers).end(JSON.stringify(error.body()))
}
