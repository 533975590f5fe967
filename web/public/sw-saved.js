// Saved lessons and books (web/learning/saved): their files are answered from stored pieces, online too, so that
// nothing is fetched twice. The calls of their pages are answered from stored answers if the network fails. Only for
// the person who saved them, and only until the lease ends.
{
  const PIECE_BYTES = 1024 * 1024
  const NETWORK_TIMEOUT_MS = 4000
  const cacheOf = (person) => `saved-${person}`

  /** The people who have saved something. Undefined until known. For others, the worker doesn't interfere. */
  let people
  const findPeople = async () => {
    const names = await caches.keys()
    people = new Set(names.flatMap((name) => /^saved-([0-9a-f-]{36})$/.exec(name)?.[1] ?? []))
  }
  void findPeople()
  new BroadcastChannel('saved').addEventListener('message', () => void findPeople())

  const open = () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('saved', 1)
      // The database doesn't exist yet, and only the page creates it.
      request.addEventListener('upgradeneeded', () => request.transaction.abort())
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })

  const ask = async (store, work, mode = 'readonly') => {
    const database = await open()
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(store, mode)
        const request = work(transaction.objectStore(store))
        transaction.addEventListener('complete', () => resolve(request.result))
        transaction.addEventListener('abort', () => reject(transaction.error))
      })
    } finally {
      database.close()
    }
  }

  /** The latest time ever seen, in case the clock was set back. */
  const newestTime = async () => {
    const newest = (await ask('facts', (store) => store.get('newest'))) ?? 0
    if (Date.now() <= newest) return newest
    const time = Date.now()
    // On a full device, the earlier time is kept.
    await ask('facts', (store) => store.put(time, 'newest'), 'readwrite').catch(() => {})
    return time
  }

  const isOpen = (item, time) => item?.state === 'saved' && Date.parse(item.until) > time

  addEventListener('fetch', (event) => {
    const { method, url, headers } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== location.origin) return
    const file = pathname.startsWith('/content/') && fileOf(pathname)
    const person = file ? file.person : pathname.startsWith('/api/') && personOf(headers.get('authorization'))
    if (person && (!people || people.has(person))) {
      event.respondWith(file ? answerFile(event.request, file) : answerCall(event, person))
    } else if (/^\/(covers|media|uploads)\//.test(pathname) && (!people || people.size)) {
      event.respondWith(answerPicture(event.request, pathname))
    }
  })

  /** The grant in a URL names the file, what it belongs to, and the person. */
  function fileOf(pathname) {
    const [, , grant = '', variant = ''] = pathname.split('/')
    const [, , file, item, person] = grant.split('.')
    return person && { file, item, person, variant }
  }

  function personOf(authorization) {
    try {
      const [, claims] = authorization.split('.')
      return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).sub
    } catch {
      return undefined
    }
  }

  // Files

  async function answerFile(request, wanted) {
    const saved = await savedFile(wanted).catch(() => undefined)
    return saved ? answerRange(request, saved, wanted.person) : fetch(request)
  }

  async function savedFile({ person, item, file, variant }) {
    if (!isOpen(await ask('items', (store) => store.get([person, item])), await newestTime())) return undefined
    const { files } = await ask('contents', (store) => store.get([person, item]))
    const own = files.filter((each) => each.file === file)
    // Only one width of a page is stored, and it is used for the others too.
    const page = /^p\d+w/.exec(variant)?.[0]
    return own.find((each) => each.variant === variant) ?? own.find((each) => page && each.variant.startsWith(page))
  }

  async function answerRange(request, { bytes, type, pieces }, person) {
    const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'no-store' }
    const range = rangeOf(request.headers.get('range'), bytes)
    if (range === 'outside') {
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } })
    }
    const { first, last } = range ?? { first: 0, last: bytes - 1 }
    headers['content-length'] = String(last - first + 1)
    if (range) headers['content-range'] = `bytes ${first}-${last}/${bytes}`
    const cache = await caches.open(cacheOf(person))
    let at = Math.floor(first / PIECE_BYTES)
    const end = Math.floor(last / PIECE_BYTES)
    /** The requested part of one piece. Undefined if the browser has removed it. */
    const read = async (index) => {
      const piece = await cache.match(`/saved/${pieces[index]}`)
      if (!piece) return undefined
      const start = index * PIECE_BYTES
      const body = new Uint8Array(await piece.arrayBuffer())
      return body.subarray(Math.max(0, first - start), last - start + 1)
    }
    const begin = await read(at)
    if (!begin) return fetch(request)
    const status = range ? 206 : 200
    if (at === end) return new Response(begin, { status, headers })
    // Sent piece by piece, as the player asks for more, because a video is larger than a phone's memory.
    const body = new ReadableStream(
      {
        start: (controller) => controller.enqueue(begin),
        async pull(controller) {
          const next = await read(++at)
          if (!next) return controller.error(new TypeError('A piece is missing.'))
          controller.enqueue(next)
          if (at === end) controller.close()
        },
      },
      { highWaterMark: 1 },
    )
    return new Response(body, { status, headers })
  }

  /**
   * A single range as in RFC 9110. Undefined for the whole file, which is also the answer to anything that isn't
   * understood.
   */
  function rangeOf(header, bytes) {
    const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
    if (!from && !to) return undefined
    const first = from ? Number(from) : Math.max(0, bytes - Number(to))
    const last = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1
    if (from && to && Number(to) < Number(from)) return undefined
    return first < bytes && (from || Number(to)) ? { first, last } : 'outside'
  }

  // Calls

  /** The network first. Without one, or with a slow one, the stored answer. */
  async function answerCall(event, person) {
    const { request } = event
    const { pathname, search } = new URL(request.url)
    const key = pathname + search
    const fresh = fetch(request)
    const kept = keptAnswer(person, key).catch(() => undefined)
    event.waitUntil(fresh.then((response) => keepNewer(person, key, response.clone())).catch(() => {}))
    // A task's stored answer may be older than what was handed in since, so it is only used offline.
    const wait = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))
    const late = wait.then(async () => (!pathname.startsWith('/api/task/') && (await kept)) || fresh)
    return Promise.race([fresh, late]).catch(async (error) => {
      const answer = await kept
      if (answer) return answer
      throw error
    })
  }

  async function keptAnswer(person, key) {
    const [, book, page] = /^\/api\/book\/([^/]+)\/text\/(\d+)$/.exec(key) ?? []
    const [, searched, words] = /^\/api\/book\/([^/]+)\/find\/(.+)$/.exec(key) ?? []
    const of = book ?? searched
    const stored = of ? `/api/book/${of}/texts` : key
    const items = await ask('items', (store) => store.getAll(IDBKeyRange.bound([person], [person, []])))
    const time = await newestTime()
    const isAbout = ({ item, product }) => stored.includes(item) || stored.includes(product)
    for (const { item } of items.filter((each) => isOpen(each, time) && isAbout(each))) {
      const contents = await ask('contents', (store) => store.get([person, item]))
      if (!contents.answers.includes(stored)) continue
      const answer = await (await caches.open(cacheOf(person))).match(stored)
      if (!answer || !of) return answer
      const texts = await answer.json()
      return Response.json(
        page ? (texts.find((each) => each.page === Number(page)) ?? { text: '' }) : found(texts, words),
      )
    }
    return undefined
  }

  const MAX_FOUND = 50
  const AROUND = 60

  /** Finds text in a book like the server does, but without its knowledge of spellings. */
  function found(texts, encoded) {
    const words = decodeURIComponent(encoded).toLowerCase()
    const pages = texts.flatMap(({ page, text }) => {
      const at = text.toLowerCase().indexOf(words)
      return at < 0 ? [] : [{ page, excerpt: text.slice(Math.max(0, at - AROUND), at + words.length + AROUND) }]
    })
    return pages.slice(0, MAX_FOUND)
  }

  /** Progress, notes and the list of lessons change. The location of a lesson's files doesn't. */
  async function keepNewer(person, key, response) {
    if (!response.ok || /\/(play|saving)$/.test(key)) return
    const cache = await caches.open(cacheOf(person))
    if (people?.has(person) && (await cache.match(key))) await cache.put(key, response)
  }

  async function answerPicture(request, pathname) {
    try {
      return await fetch(request)
    } catch (error) {
      const kept = await (await caches.open('saved-pages')).match(pathname)
      if (kept) return kept
      throw error
    }
  }
}
