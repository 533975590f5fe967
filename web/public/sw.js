// Makes the site work offline. Pages and their data are network first, with the last seen version as a fallback. Assets
// are cache first. Calls (/api, /identity) are never touched, except for those of saved content (sw-saved.js).
importScripts('/sw-saved.js', '/sw-push.js', '/sw-background.js')

const ASSETS = 'assets'
/** Followed by the language, because only pages in the current language are cached. */
const PAGES = 'pages-'
const MAX_ASSETS = 150
const MAX_PAGES = 60
const OFFLINE = '/offline'
/** On a slow network, a cached page is shown after this time. */
const NETWORK_TIMEOUT_MS = 4000
/**
 * Any other parameter may be a one-time token (reset, confirmation, sign-in), so such URLs are never cached or fetched
 * again.
 */
const CACHEABLE_PARAMS = new Set(['after', '_routes', 'lang', 'from'])
const NOT_LISTED = /^\/(offline|login|register)$|\.data$/
const NOT_PAGES = /^\/(api|identity|media|content|uploads|covers|og|sitemap|__)|\.(?!data$)[^/]*$/
/** Anyone who knows these URLs can act for someone. */
const SECRET = /^\/(guardian|stopMails|teachInvite|pay|calendar)\//

addEventListener('install', (event) => {
  skipWaiting()
  // Cached on install, because many people only open lessons, which are never cached. If it fails, the browser
  // reinstalls the worker on a later page.
  event.waitUntil(cacheOfflinePage())
})

addEventListener('activate', (event) => {
  const start = async () => {
    // With preload, a navigation that this worker ignores is requested twice, which uses up one-time URLs. An earlier
    // version enabled it, and browsers remember that.
    await registration.navigationPreload?.disable()
    await clients.claim()
    // An earlier version may have cached pages that this one doesn't.
    for (const name of await pageCaches()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (!mayCache(url)) await cache.delete(url)
    }
    // Pages that are already open were loaded before this worker could cache them.
    for (const { url } of await clients.matchAll({ type: 'window' })) {
      if (isPage(new URL(url)) && mayCache(url)) await fetch(url).then((response) => cachePage(url, response))
    }
  }
  event.waitUntil(start())
})

addEventListener('fetch', (event) => {
  const { method, mode, url, cache } = event.request
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== location.origin) return
  // Saving requests content like this, and has a separate cache (keep-page.ts).
  const isKeptElsewhere = cache === 'reload'
  if (address.pathname.startsWith('/assets/')) {
    if (!isKeptElsewhere) event.respondWith(cacheFirst(event.request))
  } else if (mode === 'navigate' ? isPage(address) : isData(address)) {
    event.respondWith(networkFirst(event))
  }
})

const isData = ({ pathname }) => pathname.endsWith('.data') && isPage({ pathname })

const isPage = ({ pathname }) => !NOT_PAGES.test(pathname)

/** Only the parameters that the server reads: the list cursor, and which part of a page's data is requested. */
function cacheKey(url) {
  const { pathname, searchParams } = new URL(url)
  const names = ['after', '_routes'].filter((name) => searchParams.has(name))
  const query = new URLSearchParams(names.map((name) => [name, searchParams.get(name)]))
  return query.size ? `${pathname}?${query}` : pathname
}

/**
 * A lesson or book needs the network anyway, and many would evict all other pages. A certificate may be unshared. A
 * task can be worked on offline.
 */
const NEEDS_NETWORK = /^\/(learn\/(?![^/]+\/[^/]+\/task(\.data)?$)|(read|certificate|myCertificate)\/)/

function mayCache(url) {
  const { pathname, searchParams } = new URL(url)
  return (
    !NEEDS_NETWORK.test(pathname) &&
    !SECRET.test(pathname) &&
    [...searchParams.keys()].every((name) => CACHEABLE_PARAMS.has(name))
  )
}

/** Asset names change with their content, so a cached one is never stale. */
async function cacheFirst(request) {
  const cache = await caches.open(ASSETS)
  // What saved lessons need is in a separate cache, which is never trimmed.
  const cached = (await cache.match(request)) ?? (await caches.match(request))
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) {
    const keep = cache.put(request, response.clone()).then(() => trim(cache, MAX_ASSETS))
    // On a full device, the page still opens.
    await keep.catch(() => {})
  }
  return response
}

async function networkFirst(event) {
  const { request } = event
  const key = cacheKey(request.url)
  const fresh = fetch(request)
  event.waitUntil(fresh.then((response) => cachePage(request.url, response.clone())).catch(() => {}))
  const cached = await caches.match(key)
  if (!cached) return fresh.catch(() => offlineResponse(event, key))
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, cached))
  return Promise.race([fresh.catch(() => cached), timeout])
}

/** For an uncached page, the offline page. For uncached data of a cached page, a redirect to that page. */
async function offlineResponse(event, key) {
  if (event.request.mode === 'navigate') return offlinePage()
  const path = key.replace(/\.data(\?.*)?$/, '').replace(/^\/_$/, '/')
  const client = await clients.get(event.clientId)
  const isElsewhere = client && new URL(client.url).pathname !== path
  if (!isElsewhere || !(await caches.match(path))) return Response.error()
  // React Router's own headers for a redirect that reloads the document.
  const headers = { 'X-Remix-Redirect': path, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' }
  return new Response(null, { status: 204, headers })
}

async function offlinePage() {
  const page = await caches.match(OFFLINE)
  if (!page) return Response.error()
  const [before, after] = (await page.text()).split('<ul></ul>')
  const html = after === undefined ? before : `${before}<ul>${await savedPages()}</ul>${after}`
  return new Response(html, { headers: page.headers })
}

/**
 * Links to the cached pages, latest first. A page behind the login is only worth a link if its content is cached too.
 */
async function savedPages() {
  const links = []
  for (const name of await pageCaches()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url)
      if (NOT_LISTED.test(pathname)) continue
      const page = await cache.match(url)
      const html = await page.text()
      // Whether the page was loaded while someone was signed in.
      const hasContent = page.headers.get('cache-control')?.startsWith('private')
      const isShell = html.includes('data-is-guarded') && !hasContent
      if (isShell && !(await cache.match(`${pathname}.data`, { ignoreSearch: true }))) continue
      const title = /<title>([^<]*?)( \| [^|<]*)?<\/title>/.exec(html)?.[1]
      if (title) links.unshift(`<li><a href="${pathname}${search}">${title}</a></li>`)
    }
  }
  return links.join('')
}

const pageCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PAGES))

async function cachePage(url, response) {
  const language = response.headers.get('content-language')
  if (!mayCache(url) || response.status !== 200 || response.redirected || !language) return
  if (/no-store/.test(response.headers.get('cache-control'))) return
  const cache = await caches.open(PAGES + language)
  await cache.put(cacheKey(url), response)
  await trim(cache, MAX_PAGES)
  for (const name of await pageCaches()) if (name !== PAGES + language) await caches.delete(name)
  if (!(await cache.match(OFFLINE))) await cacheOfflinePage()
}

/** The offline page is shown at any URL, so its scripts are removed: hydration would expect /offline. */
async function cacheOfflinePage() {
  const response = await fetch(OFFLINE)
  if (!response.ok) throw new Error(`The offline page answered ${response.status}`)
  const html = await response.text()
  const staticHtml = html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, (script) => (/__reactRouter|src=|type=/.test(script) ? '' : script))
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const cache = await caches.open(PAGES + response.headers.get('content-language'))
  // An offline page cached by an older version may lack the element for the list.
  for (const name of await caches.keys()) await (await caches.open(name)).delete(OFFLINE)
  await cache.put(OFFLINE, new Response(staticHtml, { headers }))
}

async function trim(cache, max) {
  const keys = await cache.keys()
  const oldest = keys.filter(({ url }) => new URL(url).pathname !== OFFLINE).slice(0, Math.max(0, keys.length - max))
  await Promise.all(oldest.map((key) => cache.delete(key)))
}
