// The site without a network. While there is one, pages and their data always come from it; what was seen is kept, and
// shown again when nothing comes. Calls (/api, /identity) are never touched.
const ASSETS = 'assets'
/** Followed by the language: pages of one language are kept at a time, the one that is read. */
const PAGES = 'pages-'
const MAX_ASSETS = 150
const MAX_PAGES = 60
const OFFLINE = '/offline'
/** What is known already is not kept from a person on a network that barely answers. */
const PATIENCE_MS = 4000
/** A query with anything else may be a one-time token (of a reset, a confirmation, a sign-in): never asked for again or kept. */
const HARMLESS = new Set(['after', '_routes', 'lang', 'from'])
const NO_PAGES = /^\/(api|identity|media|covers|og|sitemap|__)|\.(?!data$)[^/]*$/

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  const start = async () => {
    // With preload, a navigation that this worker leaves alone is requested twice, and a one-time address is used up.
    // An earlier version enabled it, and browsers remember that.
    await registration.navigationPreload?.disable()
    await clients.claim()
    // The pages that are open came before this worker did.
    for (const { url } of await clients.matchAll({ type: 'window' })) {
      if (isPage(new URL(url)) && mayKeep(url)) await fetch(url).then((response) => keepPage(url, response))
    }
  }
  event.waitUntil(start())
})

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== location.origin) return
  if (address.pathname.startsWith('/assets/')) event.respondWith(asset(event.request))
  else if (mode === 'navigate' ? isPage(address) : isData(address)) event.respondWith(page(event))
})

const isData = ({ pathname }) => pathname.endsWith('.data') && isPage({ pathname })

const isPage = ({ pathname }) => !NO_PAGES.test(pathname)

/** Of the query only what the server reads: where a list goes on, and which part of a page's data is asked for. */
function keyOf(url) {
  const { pathname, searchParams } = new URL(url)
  const read = ['after', '_routes'].filter((name) => searchParams.has(name))
  const query = new URLSearchParams(read.map((name) => [name, searchParams.get(name)]))
  return query.size ? `${pathname}?${query}` : pathname
}

const mayKeep = (url) => [...new URL(url).searchParams.keys()].every((name) => HARMLESS.has(name))

/** Its name changes with its content, so what is kept is right. */
async function asset(request) {
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    await trim(cache, MAX_ASSETS)
  }
  return response
}

async function page(event) {
  const { request } = event
  const key = keyOf(request.url)
  const fresh = fetch(request)
  event.waitUntil(fresh.then((response) => keepPage(request.url, response.clone())).catch(() => {}))
  const kept = await caches.match(key)
  if (!kept) return fresh.catch(() => withoutNetwork(event, key))
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
  return Promise.race([fresh.catch(() => kept), patience])
}

/** A page never seen: the page that says so. Data never seen, of a page that was: that page, as it was seen. */
async function withoutNetwork(event, key) {
  if (event.request.mode === 'navigate') return (await caches.match(OFFLINE)) ?? Response.error()
  const path = key.replace(/\.data(\?.*)?$/, '').replace(/^\/_$/, '/')
  const asking = await clients.get(event.clientId)
  const isElsewhere = asking && new URL(asking.url).pathname !== path
  if (!isElsewhere || !(await caches.match(path))) return Response.error()
  // As the router understands it: leave for this address, and load it as a page.
  const headers = { 'X-Remix-Redirect': path, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' }
  return new Response(null, { status: 204, headers })
}

async function keepPage(url, response) {
  const language = response.headers.get('content-language')
  if (!mayKeep(url) || response.status !== 200 || response.redirected || !language) return
  const cache = await caches.open(PAGES + language)
  await cache.put(keyOf(url), response)
  await trim(cache, MAX_PAGES)
  for (const name of await caches.keys()) {
    if (name.startsWith(PAGES) && name !== PAGES + language) await caches.delete(name)
  }
  if (!(await cache.match(OFFLINE))) await keepOfflinePage(cache)
}

/** It stands in for any address, so it must not come alive as the page of its own. */
async function keepOfflinePage(cache) {
  const response = await fetch(OFFLINE)
  const html = await response.text()
  const still = html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, (script) => (/__reactRouter|src=|type=/.test(script) ? '' : script))
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  await cache.put(OFFLINE, new Response(still, { headers }))
}

async function trim(cache, most) {
  const keys = await cache.keys()
  const oldest = keys.filter(({ url }) => new URL(url).pathname !== OFFLINE).slice(0, Math.max(0, keys.length - most))
  await Promise.all(oldest.map((key) => cache.delete(key)))
}
