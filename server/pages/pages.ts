// Renders the site's pages with React Router and caches their bytes until the content changes.
import { createHash, randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createApi } from '#contract/client.ts'
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/constants.ts'
import type { Api } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import type { SiteSettings } from '#contract/site.ts'
import type { ByteCache } from '../http/byte-cache.ts'
import { CachedAnswer, type FinishedAnswer } from '../http/cached-answer.ts'
import { cachedResponse, cachedReply, encodedResponse } from '../http/cached-response.ts'
import { isSignedIn, languageOf, pageKey } from '../http/front-door.ts'
import { createPageAddresses, type PageAddresses } from './page-address.ts'
import { pageHeaders, type PolicyTargets } from '../http/security-headers.ts'

/** What the built site exports to give a request its API client and language. */
type SiteEntry = {
  requestContext: (
    api: Api,
    site: SiteSettings,
    facts: { isShell: boolean; nonce: string },
  ) => Parameters<ReturnType<typeof createRequestHandler>>[1]
  runInLanguage: <Result>(language: Language, work: () => Result) => Result
}

export type PagesOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** Answers a call in-process the way the network would. */
  fetchApi: (request: Request) => Promise<Response>
  cache: ByteCache
  https: boolean
  /** What the pages may know about this installation. */
  settings: SiteSettings
  targets: () => PolicyTargets
}

const ID = /^[\da-f-]{36}$/i
const ROOM_PAGE = /^\/live\/room\/[^/]+$/
const SEARCH = /^\/searchCourse\/?(\.data)?$/i

export type Pages = (request: Request) => Promise<Response>

export function createPages(options: PagesOptions): Pages {
  const { build, mode, fetchApi, cache, https, settings, targets } = options
  const handler = createRequestHandler(build, mode)
  let addresses: PageAddresses | undefined

  /** Anything but a 404 counts as existing. If the call fails, the page itself reports the error. */
  const exists = async (call: string, key: string) => {
    const path = call.split(' ')[1]!.replace('{id}', key.toLowerCase()).replace('{code}', key)
    const { pathname } = new URL(`http://in-process/api${path}`)
    if (cachedReply(cache, pathname)) return true
    return (await fetchApi(new Request(`http://in-process${pathname}`))).status !== 404
  }

  // Hot reload needs a socket and injected styles, which the policy would forbid.
  const policy = (scripts: string[], pathname: string) =>
    mode === 'development' ? {} : pageHeaders(https, scripts, targets(), ROOM_PAGE.test(pathname))

  const render = async (request: Request, language: Language, isVisitor: boolean): Promise<FinishedAnswer> => {
    let isBusy = false
    const api = pageApi(fetchApi, cache, () => (isBusy = true))
    const site = (typeof build === 'function' ? await build() : build).entry.module as unknown as SiteEntry
    const { pathname } = new URL(request.url)
    const nonce = randomBytes(16).toString('base64url')
    const isShell = isVisitor && !settings.openCatalogue && !isDataPath(pathname)
    const context = site.requestContext(api, settings, { isShell, nonce })
    const response = await site.runInLanguage(language, () => handler(request, context))
    const rendered = await response.text()
    const headers = Object.fromEntries(response.headers)
    const isPage = headers['content-type']?.startsWith('text/html')
    return {
      // A page that fails because the server is busy answers 503, so that search engines come back.
      status: isPage && isBusy && response.status === 500 ? 503 : response.status,
      headers: {
        ...headers,
        ...policy(isPage ? scriptHashes(rendered, nonce) : [], pathname),
        // The sign-in popup returns from another site; a stricter policy would cut it off from its opener, to which it
        // reports.
        ...(settings.firebase && pathname === paths.signedIn ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
        'cache-control': 'public, no-cache',
        'content-language': language,
        vary: 'Accept-Encoding, Cookie',
      },
      body: isPage ? rendered.replaceAll(` nonce="${nonce}"`, '') : rendered,
    }
  }

  return async (request) => {
    const url = new URL(request.url)
    const requested = LANGUAGES.find((language) => language === url.searchParams.get('lang'))
    const cookies = request.headers.get('cookie')
    const language = requested ?? languageOf(cookies)
    const isVisitor = !isSignedIn(cookies)
    if (typeof build === 'function') return fresh(await render(request, language, isVisitor))
    addresses ??= createPageAddresses(build.routes, { openCatalogue: settings.openCatalogue, exists })
    const { path, isBare, isFresh, isPrivate, isGuarded, query } = await addresses(readable(url.pathname), !isVisitor)
    // Requests for the data of only some of a page's routes have too many variants to cache.
    const isPartial = !isBare && isDataPath(path) && url.searchParams.has('_routes')
    if (isPartial) return fresh(await render(request, language, isVisitor))
    const address = `${path}${isBare ? languageQuery(requested) : knownQuery(url, requested, query)}`
    // Nothing else from the request may reach the shared cache, not even its Host. Personal pages aren't in it.
    const cookie = isPrivate ? cookies : null
    const headers = { accept: 'text/html', ...(cookie !== null && { cookie }) }
    const plain = new Request(`http://in-process${address}`, { headers })
    const make = async () => {
      const finished = await render(plain, language, isVisitor)
      // For shared caches that ignore Vary.
      if (isGuarded && !isVisitor) finished.headers['cache-control'] = 'private, no-cache'
      if (requested) finished.headers['set-cookie'] = languageCookie(requested, https)
      return finished
    }
    if (isFresh) {
      const finished = await make()
      finished.headers['cache-control'] = 'private, no-store'
      if (isPrivate) Object.assign(finished.headers, { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      return encodedResponse(new CachedAnswer(finished), request)
    }
    const reader = isGuarded ? (isVisitor ? 'visitor' : 'signed-in') : 'anybody'
    return cachedResponse(cache, pageKey(language, address, reader), request, make, isBare)
  }
}

function languageCookie(language: Language, https: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${https ? '; Secure' : ''}`
}

/** The calls that pages make while rendering: reads as a visitor, answered from the cache like at the front door. */
export function pageApi(fetchApi: PagesOptions['fetchApi'], cache: ByteCache, onBusy?: () => void): Api {
  return createApi(async (path, init) => {
    const finished = cachedReply(cache, path)
    if (finished) return finished
    const answer = await fetchApi(new Request(`http://in-process${path}`, init))
    if (answer.status === 503) onBusy?.()
    return answer
  })
}

const isDataPath = (path: string): boolean => path.endsWith('.data')

/** A path that can't be decoded is taken literally. The router would do the same, with a warning. */
function readable(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

const languageQuery = (language: Language | undefined): string => (language ? `?lang=${language}` : '')

/**
 * Pages depend on the language, the list position and the parameters that their route names. The browser reads the rest
 * of the query.
 */
function knownQuery(
  { pathname, searchParams: query }: URL,
  language: Language | undefined,
  names: readonly string[] = [],
): string {
  const known = new URLSearchParams()
  // A search from a plain form redirects to the text's own URL, and that answer isn't cached.
  const searched = SEARCH.test(pathname) ? query.get('q') : null
  if (searched) known.set('q', searched)
  const after = query.get('after')
  if (after && ID.test(after)) known.set('after', after)
  for (const name of names) {
    const value = query.get(name)
    if (value) known.set(name, value)
  }
  if (language) known.set('lang', language)
  return known.size ? `?${known}` : ''
}

function fresh(finished: FinishedAnswer): Response {
  return new Response(finished.body as BodyInit, finished)
}

/**
 * Hashes of the page's own inline scripts, for its Content-Security-Policy, because a cached page can't keep its nonce.
 * A script that got into the page through someone's text has no nonce, so the browser refuses it.
 */
function scriptHashes(page: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes, script] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes!) || !attributes!.includes(` nonce="${nonce}"`)) continue
    hashes.add(createHash('sha256').update(script!).digest('base64'))
  }
  return [...hashes]
}
