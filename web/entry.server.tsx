// Renders a page on the server. The server passes the API client and the language through these exports, because
// importing the same modules from outside the bundle would give it separate copies.
import { AsyncLocalStorage } from 'node:async_hooks'
import { renderToReadableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { HERO_QUILTS } from '#art/hero-quilts.ts'
import type { Api } from '#contract/client.ts'
import type { SiteSettings } from '#contract/site.ts'
import { baseLocale, overwriteGetLocale, type Locale } from './paraglide/runtime.js'
import { ServerQuilts } from './site/home/hero-quilt.tsx'
import { requestApi, requestIsShell, requestNonce, requestSite } from './session/request-api.ts'
import type { OwnFrame } from './layout/root-data.ts'
import { ScriptNonce } from './layout/guards.tsx'

const language = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => language.getStore() ?? baseLocale)

export const runInLanguage = <Result,>(locale: Locale, work: () => Result): Result => language.run(locale, work)

type RequestFacts = { isShell: boolean; nonce: string }

export function requestContext(api: Api, site: SiteSettings, { isShell, nonce }: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestApi, api)
  context.set(requestSite, site)
  context.set(requestIsShell, isShell)
  context.set(requestNonce, nonce)
  return context
}

/** The framework's own log line would include the URL, which may contain emails. */
export function handleError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the server's log cannot be imported into the bundle
  if (error instanceof Error) console.error('a page failed:', error.stack)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed = false
  const nonce = context.get(requestNonce)
  const page = (
    <ScriptNonce value={nonce}>
      <ServerQuilts value={HERO_QUILTS}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ServerQuilts>
    </ScriptNonce>
  )
  const stream = await renderToReadableStream(page, {
    signal: request.signal,
    // Otherwise, React would put large boundaries at the end of the page and move them into place with a script.
    progressiveChunkSize: Infinity,
    nonce,
    onError(error) {
      failed = true
      // oxlint-disable-next-line no-console -- the server's log cannot be imported into the bundle
      console.error('rendering failed:', error instanceof Error ? error.stack : 'not an Error')
    },
  })
  // Pages are cached as complete bytes, so this waits for the whole page.
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(stream).text()
  const body = hasHeadScript(routerContext) ? html.replaceAll(SCRIPT_PRELOADS, '') : stylesFirst(html)
  return new Response(body, { headers, status: failed ? 500 : status })
}

function hasHeadScript({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as Partial<OwnFrame> | undefined
    return handle?.headScript !== undefined
  })
}

/**
 * The framework preloads every script of a page. Without these tags, scripts are discovered once the HTML is parsed.
 */
const SCRIPT_PRELOADS = /<link rel="modulepreload"[^>]*>/g
const PRELOADS = /<link rel="(?:module)?preload"[^>]*>/g

/** React puts preloads first, so that scripts and a font would delay the style sheets. */
function stylesFirst(html: string): string {
  const preloads = html.match(PRELOADS) ?? []
  // Passed as a function, because picture URLs may contain replacement patterns such as $'.
  return html.replaceAll(PRELOADS, '').replace('</head>', () => `${preloads.join('')}</head>`)
}
