// Lessons and books saved on the device, with the demo's videos: saved, verified, and opened without a network.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Curriculum, ListedLesson } from '../../contract/calls/learning/learning.ts'
import { paths } from '../../contract/paths.ts'
import type { Attempt } from '../../contract/calls/learning/quizzes.ts'
import type { ReadingProgress } from '../../contract/calls/learning/reading.ts'
import type { Listed, WantedItem } from '../../web/learning/saved/keep.ts'
import { savedScript } from '../helpers/learning/saved-script.ts'
import { exchange, openWithWorker, signInCached, signUp, STUDENT } from './people.ts'
import { newQuiz } from './quiz.ts'
import { test } from './shop.ts'
import { expect } from './site.ts'

test.use({
  serviceWorkers: 'allow',
  // The last three come from pages whose scripts were left out or are of another version.
  allow:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|403|404|503)|dynamically imported module|fetching the script|register a ServiceWorker/,
})

const FREE = 'Touch Typing in Fifteen Days'

async function school(api: APIRequestContext) {
  const courses = (await (await api.get('/api/courses/freeCourse')).json()) as Course[]
  const course = courses.find((each) => each.title === FREE)!._id
  await api.post('/api/order', { data: { id: course } })
  const { sections } = (await (await api.get(`/api/curriculum/${course}`)).json()) as Curriculum
  const lessons = sections.flatMap((section) => section.lessons)
  const wanted = (lesson: ListedLesson): WantedItem => ({
    kind: 'lesson',
    id: lesson._id,
    title: lesson.title,
    product: course,
    productTitle: FREE,
  })
  return { course, lessons, wanted }
}

/** Opens a page that the worker controls, with the code for saving. */
async function openSaving(page: Page, address: string): Promise<void> {
  await openWithWorker(page, address)
  await page.evaluate(await savedScript())
}

const list = (page: Page): Promise<Listed[]> => page.evaluate(() => window.saved.list())
const stateOf = async (page: Page, item: string) => (await list(page)).find((each) => each.item === item)?.state
const save = (page: Page, wanted: WantedItem[]) => page.evaluate((wanted) => window.saved.save(wanted), wanted)

async function saveAll(page: Page, wanted: WantedItem[]): Promise<void> {
  await save(page, wanted)
  for (const { id } of wanted) await expect.poll(() => stateOf(page, id), { timeout: 30_000 }).toBe('saved')
}

const video = (page: Page) => page.locator('video')

async function playAt(page: Page, second: number): Promise<void> {
  await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await video(page).evaluate((video: HTMLVideoElement, second) => {
    video.muted = true
    video.currentTime = second
    return video.play()
  }, second)
  await expect
    .poll(() => video(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(second + 0.5)
}

test(
  'a saved lesson opens, plays and seeks without a network, and only for who saved it',
  { tag: '@long' },
  async ({ learner: { page, api }, context, baseURL }) => {
    const { course, lessons, wanted } = await school(api)
    const first = lessons.find(({ kind }) => kind === 'video')
    await openSaving(page, paths.myCollection)
    await saveAll(page, [wanted(first!)])
    const [item] = await list(page)
    expect(item).toMatchObject({ opens: true, problem: null, lessonKind: 'video' })
    expect(item!.done).toBe(item!.bytes)

    // Even online, no byte of it is fetched again.
    const fetched = watchFiles(context)
    await openSaving(page, paths.learn(course, first!._id))
    await playAt(page, 1)
    expect(fetched).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title)
    await playAt(page, first!.seconds / 2)
    await expect(page.getByText('9 lessons need internet')).toBeVisible()

    // Another person on the same phone sees nothing of it.
    await context.setOffline(false)
    const other = await context.newPage()
    await exchange(other, await signUp(other, baseURL!))
    await openSaving(other, paths.learn(course, first!._id))
    expect(await list(other)).toEqual([])
    await context.setOffline(true)
    const refused = await other.evaluate(
      ({ id }) =>
        fetch(`/api/lesson/${id}`, {
          headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
        }).then(
          ({ status }) => status,
          () => 'no network',
        ),
      { id: first!._id },
    )
    expect(refused).toBe('no network')
  },
)

/** The files that are fetched over the network from now on. */
function watchFiles(context: BrowserContext): string[] {
  const fetched: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/content/') && request.serviceWorker()) fetched.push(request.url())
  })
  return fetched
}

/** Leaves out the pages and scripts of the site, which take longest, where a test only checks bytes. */
const withoutSite = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const path = String(input)
      if (path === '/saved-assets.json') return Promise.resolve(Response.json([]))
      if (/^\/(downloads|myCollection|learn)/.test(path)) return Promise.resolve(new Response(null, { status: 404 }))
      return fetch(input, init)
    }
  })

/** A saved lesson, on a page that has the code for saving. */
async function saveFirst(page: Page, api: APIRequestContext, hasSite = false) {
  const { course, lessons, wanted } = await school(api)
  const first = lessons.find(({ kind }) => kind === 'video')!
  await openSaving(page, '/privacy')
  if (!hasSite) await withoutSite(page)
  await saveAll(page, [wanted(first)])
  return { course, lessons, wanted, first }
}

/** Whether the worker answers the lesson's call without a network. */
const opensOffline = (page: Page, lesson: string): Promise<boolean> =>
  page.evaluate((lesson) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    return fetch(`/api/lesson/${lesson}/play`, { headers }).then(
      ({ ok }) => ok,
      () => false,
    )
  }, lesson)

/** Changes the browser's record of a saved item, or the newest time that the device has seen. */
const changeKept = (page: Page, change: { until?: string; newest?: number }) =>
  page.evaluate(async ({ until, newest }) => {
    const [item] = await window.saved.list()
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('saved')
      request.addEventListener('error', () => reject(request.error!))
      request.addEventListener('success', () => {
        const transaction = request.result.transaction(['items', 'facts'], 'readwrite')
        if (until) transaction.objectStore('items').put({ ...item, until })
        if (newest) transaction.objectStore('facts').put(newest, 'newest')
        transaction.addEventListener('complete', () => resolve())
      })
    })
  }, change)

test(
  'a saved lesson closes when its lease ends or the clock is put back, and opens again once renewed',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const { first } = await saveFirst(page, api)
    const { until } = (await list(page))[0]!
    await context.setOffline(true)
    expect(await opensOffline(page, first._id)).toBe(true)
    await changeKept(page, { until: new Date(Date.now() - 1000).toISOString() })
    expect(await opensOffline(page, first._id)).toBe(false)
    expect((await list(page))[0]).toMatchObject({ state: 'saved', opens: false })

    // The device has seen a day after the lease, although its clock says otherwise now.
    await changeKept(page, { until: until!, newest: Date.parse(until!) + 1000 })
    expect(await opensOffline(page, first._id)).toBe(false)
    await context.setOffline(false)
    await page.evaluate(() => window.saved.renewLeases())
    const [renewed] = await list(page)
    expect(renewed!.opens).toBe(true)
    expect(Date.parse(renewed!.until!)).toBeGreaterThan(Date.parse(until!))
    await context.setOffline(true)
    expect(await opensOffline(page, first._id)).toBe(true)
  },
)

test(
  'a lesson refunded during eight days offline does not open, and says why once there is a network',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const { first } = await saveFirst(page, api)
    await context.setOffline(true)
    await changeKept(page, { newest: Date.now() + 8 * 86_400_000 })
    expect(await opensOffline(page, first._id)).toBe(false)
    await context.setOffline(false)
    await page.evaluate((item) => {
      const { fetch } = window
      window.fetch = (input, init) =>
        String(input).endsWith('/saved/renew')
          ? Promise.resolve(
              Response.json({
                now: new Date().toISOString(),
                until: new Date().toISOString(),
                ended: [{ item, why: 'refunded' }],
              }),
            )
          : fetch(input, init)
      return window.saved.renewLeases()
    }, first._id)
    expect((await list(page))[0]).toMatchObject({ state: 'ended', problem: { why: 'refunded' }, opens: false })
    const pieces = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /^saved-[0-9a-f-]{36}$/.test(name))
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => url)
    })
    expect(pieces).toEqual([])
    await context.setOffline(true)
    expect(await opensOffline(page, first._id)).toBe(false)
  },
)

test(
  'a wrong byte is never saved, and without room nothing half is kept',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const { lessons, wanted, first } = await saveFirst(page, api)
    const [, second] = lessons.filter(({ kind }) => kind === 'video')
    // One bit of every piece is wrong, as on a broken line.
    await page.evaluate(() => {
      const { fetch } = window
      Object.assign(window, { honestFetch: fetch })
      window.fetch = async (input, init) => {
        const response = await fetch(input, init)
        if (!String(input).includes('/content/')) return response
        const bytes = new Uint8Array(await response.arrayBuffer())
        bytes[bytes.length - 1]! ^= 1
        return new Response(bytes, { status: response.status })
      }
    })
    await save(page, [wanted(second!)])
    await expect.poll(() => stateOf(page, second!._id)).toBe('failed')
    const damaged = (await list(page)).find(({ item }) => item === second!._id)
    expect(damaged).toMatchObject({ problem: { why: 'damaged' }, opens: false })
    await page.evaluate(() => {
      window.fetch = (window as unknown as { honestFetch: typeof fetch }).honestFetch
    })

    const devtools = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1000 })
    await save(page, [wanted(second!)])
    await expect.poll(() => stateOf(page, second!._id)).toBe('failed')
    const full = (await list(page)).find(({ item }) => item === second!._id)!
    expect(full).toMatchObject({ problem: { why: 'no_room', needs: full.bytes, left: 0 }, done: 0 })
    expect(await stateOf(page, first._id)).toBe('saved')

    // Once there is room again, saving continues.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await saveAll(page, [wanted(second!)])
  },
)

test(
  'an update of the site keeps saved items unchanged',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const { course, first } = await saveFirst(page, api, true)
    const fetched = watchFiles(context)
    await page.evaluate(async () => {
      const isReplaced = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      await navigator.serviceWorker.register('/sw.js?of-the-next-version')
      await isReplaced
      // The new version also has another list of scripts.
      const { fetch } = window
      window.fetch = async (input, init) => {
        const response = await fetch(input, init)
        if (String(input) !== '/saved-assets.json') return response
        const assets = (await response.json()) as string[]
        return Response.json([...assets, `${assets[0]}?of-the-next-version`])
      }
      await window.saved.renewLeases()
    })
    const assets = await page.evaluate(async () =>
      (await (await caches.open('saved-assets')).keys()).map(({ url }) => url),
    )
    expect(assets.filter((url) => url.endsWith('?of-the-next-version'))).toHaveLength(1)
    await context.setOffline(true)
    await page.goto(paths.learn(course, first._id))
    await playAt(page, 1)
    expect(fetched).toEqual([])
  },
)

test(
  'saving waits when the connection becomes metered, and resumes automatically on Wi-Fi',
  { tag: '@long' },
  async ({ learner: { page, api } }) => {
    const { lessons, wanted } = await school(api)
    const first = lessons.find(({ kind }) => kind === 'video')!
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { type: 'wifi' })
      Object.defineProperty(navigator, 'connection', { value: connection })
    })
    await openSaving(page, '/privacy')
    await withoutSite(page)
    // The bytes of this request never arrive.
    await page.evaluate(() => {
      const { fetch } = window
      Object.assign(window, { honestFetch: fetch })
      window.fetch = (input, init) =>
        String(input).includes('/content/')
          ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new TypeError())))
          : fetch(input, init)
    })
    const connect = (type: string) =>
      page.evaluate((type) => {
        const { connection } = navigator as unknown as { connection: EventTarget & { type: string } }
        connection.type = type
        connection.dispatchEvent(new Event('change'))
      }, type)
    await save(page, [wanted(first)])
    await expect.poll(async () => (await list(page))[0]!.way).toBe('page')
    await connect('cellular')
    await expect.poll(() => stateOf(page, first._id)).toBe('metered')
    await page.evaluate(() => {
      window.fetch = (window as unknown as { honestFetch: typeof fetch }).honestFetch
    })
    await connect('wifi')
    await expect.poll(() => stateOf(page, first._id), { timeout: 30_000 }).toBe('saved')
  },
)

test(
  'saving continues in another tab after the network was lost and the tab was closed',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const { lessons, wanted } = await school(api)
    await openSaving(page, '/privacy')
    await context.setOffline(true)
    const some = lessons.slice(0, 3)
    await save(page, some.map(wanted))
    await expect.poll(() => stateOf(page, some[0]!._id)).toBe('offline')
    const other = await context.newPage()
    await page.close()
    await context.setOffline(false)
    // Any page continues to save, because the root does it.
    await openSaving(other, '/privacy')
    for (const { _id } of some) await expect.poll(() => stateOf(other, _id), { timeout: 30_000 }).toBe('saved')
  },
)

test(
  'a saved book and a saved audio book open without a network',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    await signInCached(page, STUDENT, baseURL!)
    await openSaving(page, '/privacy')
    const owned = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      return (await (await fetch('/api/reading', { headers })).json()) as ReadingProgress[]
    })
    const book = owned.find(({ kind, isReadable }) => kind === 'pages' && isReadable)!.book
    const audio = owned.find(({ kind, isReadable }) => kind === 'audio' && isReadable)!.book
    const wanted = [book, audio].map((id) => ({ kind: 'book' as const, id, title: '', product: id, productTitle: '' }))
    await saveAll(page, wanted)
    await context.setOffline(true)
    await page.goto(paths.read(book))
    const picture = page.getByRole('img', { name: /^Page / }).first()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await page.goto(paths.read(audio))
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const second = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
    await expect.poll(second).toBeGreaterThan(0.5)
  },
)

test(
  'a saved quiz that was begun opens with its questions without a network, and its answers are sent later',
  { tag: '@long' },
  async ({ learner: { page, api }, shop, context }) => {
    const address = await newQuiz(shop, api, { minutes: 30 })
    const [, , course = '', quiz = ''] = address.split('/')
    // The attempt begins on another device, so this one hasn't seen it before saving it.
    const begun = (await (await api.post(`/api/quiz/${quiz}/attempt`)).json()) as Attempt
    await openSaving(page, '/privacy')
    await saveAll(page, [{ kind: 'lesson', id: quiz, title: '', product: course, productTitle: '' }])

    await context.setOffline(true)
    // The time limit keeps running.
    await page.clock.setSystemTime(Date.now() + 10 * 60_000)
    await page.goto(address)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Half of/)
    await expect(page.getByText(/^Time left (19|20):\d\d$/)).toBeVisible()
    await page.getByRole('radio', { name: 'A quarter' }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'A quarter' })).toBeChecked()

    await context.setOffline(false)
    const [first] = begun.questions
    await expect
      .poll(async () => ((await (await api.get(`/api/attempt/${begun._id}`)).json()) as Attempt).answers)
      .toEqual({ [first!._id]: first!.choices!.find(({ text }) => text.includes('A quarter'))!._id })
  },
)
