// The lesson page with the demo's videos: playing, resuming, completing, and who may open what.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Book, Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Curriculum, Learning, ListedLesson, Place, Play } from '../../contract/calls/learning/learning.ts'
import { paths } from '../../contract/paths.ts'
import type { Reading } from '../../contract/calls/learning/reading.ts'
import { startsWithWording, wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { open, STUDENT, signInCached, token } from './people.ts'
import { test } from './shop.ts'
import { expect, holdScripts } from './site.ts'

// Browsers log refused requests.
test.use({ allow: /status of (401|403|404|409)|ERR_INTERNET_DISCONNECTED/ })

/** Enough for the headers and some seconds of a video. */
const BEGINNING = 100_000
const FREE = 'Touch Typing in Fifteen Days'

type School = { course: string; lessons: ListedLesson[]; learn: (lesson?: ListedLesson) => string }

async function school(request: APIRequestContext, key = 'freeCourse', title = FREE): Promise<School> {
  const courses = (await (await request.get(`/api/courses/${key}`)).json()) as Course[]
  const course = courses.find((each) => each.title === title)!._id
  const { sections } = (await (await request.get(`/api/curriculum/${course}`)).json()) as Curriculum
  const lessons = sections.flatMap((section) => section.lessons)
  return { course, lessons, learn: (lesson) => `/learn/${course}${lesson ? `/${lesson._id}` : ''}` }
}

const video = (page: Page) => page.locator('video')
const second = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const sent = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/places') && answer.ok())

/** Presses Tab until a link or button is focused. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const target = page.getByRole('main').getByRole('link', { name }).or(page.getByRole('button', { name })).first()
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by keyboard`)
}

/** Waits until the video can play, then seeks. */
async function seekTo(page: Page, to: number): Promise<void> {
  await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await video(page).evaluate((video: HTMLVideoElement, to) => {
    video.muted = true
    video.currentTime = to
  }, to)
}

test('an address without a lesson opens the one left unfinished, before the scripts arrive', async ({
  learner: { page, api },
}) => {
  const { course, lessons, learn } = await school(api)
  await api.post('/api/order', { data: { id: course } })
  await open(page, learn(lessons[1]))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastLessons'))).toContain(lessons[1]!._id)
  const releaseScripts = await holdScripts(page)
  await page.goto(learn(), { waitUntil: 'commit' })
  await expect(page).toHaveURL(learn(lessons[1]))
  // A device that has forgotten its progress asks the server.
  await page.evaluate(() => localStorage.removeItem('lastLessons'))
  await page.goto(learn(), { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/learn\/[^/]+\/[^/]+$/)
  releaseScripts()
})

test('a video that loads slowly shows the course’s cover, its own title and the lessons', async ({
  learner: { page, api },
}) => {
  const { course, lessons, learn } = await school(api)
  await api.post('/api/order', { data: { id: course } })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  await page.goto(learn(lessons[0]))
  await expect(page.getByText(wording('learn_loading'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessons[0]!.title)
  await expect(page.locator('.learn-stage')).toHaveCSS('background-image', new RegExp(`/covers/course/${course}.svg`))
  await expect(page.getByRole('status', { name: wording('learn_transcript_loading') })).toBeVisible()
  await expect(page.locator('.learn-row').nth(1)).toContainText(lessons[1]!.title)
  resolve()
  await expect(page.getByRole('button', { name: /^Quality/ })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('a video resumes at the same second on another device, and Mark done shows without a reload', async ({
  learner: { page, api },
  browser,
  baseURL,
}) => {
  const { course, lessons, learn } = await school(api)
  await api.post('/api/order', { data: { id: course } })
  await open(page, paths.myCollection)
  await tabTo(page, /^(Start|Continue)/)
  await page.keyboard.press('Enter')
  // The first lesson that is not done.
  await expect(page).toHaveURL(learn(lessons[0]))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessons[0]!.title)
  // The list names the files to be stored: the video with its poster and captions, but not the lighter sound.
  const [, size] = /(\d[\d.]*)\sKB/.exec((await page.getByRole('button', { name: /^Quality/ }).textContent())!)!
  const save = await page.getByRole('button', { name: `Save ${lessons[0]!.title}, ` }).getAttribute('aria-label')
  expect(Number(/, (\d[\d.]*)\sKB$/.exec(save!)![1])).toBeGreaterThan(Number(size))
  // The position is kept even if nothing was played there.
  await seekTo(page, 20)
  await page.reload()
  await expect.poll(() => second(page)).toBe(20)
  // Playing before hydration counts, too.
  const releaseScripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await seekTo(page, 8)
  await video(page).evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => second(page)).toBeGreaterThan(9.5)
  await video(page).evaluate((video: HTMLVideoElement) => video.pause())
  releaseScripts()
  await expect(page.getByRole('img', { name: wording('learn_seen', { ranges: '0:08 to' }) })).toBeVisible()
  const seenTo = await second(page)
  await page.keyboard.press('k')
  await expect.poll(() => second(page)).toBeGreaterThan(seenTo + 0.5)
  const reported = sent(page)
  await page.keyboard.press('k')
  await reported
  const left = await second(page)
  await expect(page.getByRole('img', { name: wording('learn_seen', { ranges: '0:08 to' }) })).toBeVisible()

  const other = await browser.newContext({ baseURL: baseURL! })
  const phone = await other.newPage()
  const accessToken = await token(page)
  await phone.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken!), accessToken)
  await open(phone, learn())
  await expect.poll(() => second(phone)).toBeGreaterThan(left - 5)
  expect(await second(phone)).toBeLessThan(left + 5)
  await other.close()

  // The answer to Mark done comes after the one to its undo.
  const held = Promise.withResolvers<void>()
  const late = page.waitForResponse((answer) => answer.url().endsWith('/api/places'))
  await page.route(
    '**/api/places',
    async (route) => {
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await tabTo(page, startsWithWording('learn_mark_done'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: `1 of ${lessons.length} lessons done` })).toBeVisible()
  await expect(page.getByRole('link', { name: lessons[0]!.title })).toHaveAccessibleName(/done/)
  const undone = sent(page)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await undone
  held.resolve()
  await late
  await expect(page.getByRole('button', { name: wording('learn_mark_done') })).toBeVisible()
  // The video is watched from zero, so that watching can complete it again.
  await expect(page.getByRole('img', { name: wording('learn_seen_none') })).toBeVisible()

  await tabTo(page, /^Next: /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(learn(lessons[1]))
  await expect(page.locator('.learn-text table')).toBeVisible()
})

test('a preview plays without signing in, and any other lesson leads to the login page and back', async ({
  page,
  request,
}) => {
  const { lessons, learn } = await school(request)
  const free = lessons.find(({ free }) => free)
  await open(page, learn())
  await expect(page).toHaveURL(learn(free))
  // On a full load the video starts before hydration, and survives it.
  const releaseScripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await seekTo(page, 1)
  const early = await video(page).elementHandle()
  releaseScripts()
  await expect(page.getByRole('button', { name: /^Quality 240p/ })).toBeVisible()
  expect(await video(page).evaluate((shown, early) => shown === early, early)).toBe(true)
  await page.keyboard.press('k')
  await expect.poll(() => second(page)).toBeGreaterThan(1.2)
  await expect(page.getByText('This is a free preview.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  // A broken video falls back to the next quality, then to a message with Try again.
  const answers: Record<string, number> = { v240: 404, a32: 200 }
  await page.route(/\/content\/.*\/(v240|a32)$/, async (route) => {
    const status = answers[route.request().url().split('/').at(-1)!]
    await (status === 200 ? route.continue() : route.fulfill({ status: status ?? 404, body: '{}' }))
  })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Quality Audio/ })).toBeVisible()
  answers.a32 = 404
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(wording('learn_broken'))
  Object.assign(answers, { v240: 200, a32: 200 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Quality 240p/ })).toBeVisible()

  // This video is still being encoded.
  await page.route('**/api/lesson/*', (route) =>
    route.fulfill({ status: 409, json: { error: 'preparing', message: 'Soon.' } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(wording('learn_encoding'))
  await page.unroute('**/api/lesson/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(video(page)).toBeVisible()

  const closed = lessons.find(({ free }) => !free)!
  await page.getByRole('link', { name: closed.title }).click()
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(learn(closed))}`)
  await expect(page.getByText('Log in to open this lesson')).toBeVisible()
})

test(
  'a lesson of a course that is not bought says so, and the person stays signed in',
  { tag: '@long' },
  async ({ learner: { page, api } }) => {
    const { course, lessons, learn } = await school(
      api,
      'classNine',
      'Chemistry Nine: From Particles to Chemical Bonds',
    )
    await open(page, learn(lessons.find(({ free }) => !free)))
    await expect(page.getByRole('alert')).toContainText(wording('learn_not_bought'))
    await expect(page.getByRole('link', { name: 'Buy the Course' })).toHaveAttribute(
      'href',
      `/classNine/coursesInfo/${course}`,
    )
    // A preview makes no request that only owners may make.
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: wording('learn_see_preview') }).click()
    await expect(page.getByText('This is a free preview.')).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/learn/'))).toEqual([])
    await page.route('**/api/lesson/*', (route) =>
      route.fulfill({ status: 403, json: { error: 'refunded', message: 'Refunded.' } }),
    )
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Your payment was refunded')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Buy the Course' })).toBeVisible()
    await page.unroute('**/api/lesson/*')
    expect(await token(page)).not.toBeNull()
    await page.goto(learn({ ...lessons[0]!, _id: '01890000-0000-7000-8000-000000000000' }))
    await expect(page.getByRole('alert')).toContainText(wording('learn_withdrawn'))

    // Logging out during playback loses no progress.
    const free = await school(api)
    await api.post('/api/order', { data: { id: free.course } })
    await page.goto(free.learn(free.lessons[0]))
    await seekTo(page, 12)
    await page.keyboard.press('k')
    await expect.poll(() => second(page)).toBeGreaterThan(13)
    const last = sent(page)
    await page.getByRole('button', { name: wordingPattern('menu_label') }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    const { places } = (await (await last).json()) as { places: Place[] }
    expect(places[0]!.position).toBeGreaterThan(12)
  },
)

test('the pages of a document are below one another, and the last one completes the lesson', async ({
  learner: { page, api },
}) => {
  const { course, lessons, learn } = await school(api)
  const lesson = lessons[0]!
  expect((await api.post('/api/order', { data: { id: course } })).ok()).toBe(true)
  // The demo has no document, so the pages of a book's sample stand in for one.
  const books = (await (await api.get('/api/books')).json()) as Book[]
  const book = books.findLast(({ formate, isReadable }) => formate === 'PDF' && isReadable)!
  const { pages } = (await (await api.get(`/api/book/${book._id}/sample`)).json()) as Reading
  const play: Play = { sources: [], captions: [], pages, until: new Date(Date.now() + 3_600_000).toISOString() }
  await page.route(`**/api/lesson/${lesson._id}`, (route) => route.fulfill({ json: { ...lesson, kind: 'pdf' } }))
  await page.route(`**/api/lesson/${lesson._id}/play`, (route) => route.fulfill({ json: play }))

  await open(page, learn(lesson))
  const first = page.getByRole('img', { name: `Page 1 of ${pages.length}`, exact: true })
  await expect.poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('.document-pages li')).toHaveCount(pages.length)
  expect(await page.locator('.document-pages img').count()).toBeLessThanOrEqual(3)
  await expectAccessible(page)

  const reported = sent(page)
  await page.locator('.document-pages li').last().scrollIntoViewIfNeeded()
  await page.locator('.document-pages + div').scrollIntoViewIfNeeded()
  await reported
  await expect(page.getByRole('button', { name: wording('learn_done_undo') })).toBeVisible()
  const { places } = (await (await api.get(`/api/learn/${course}`)).json()) as Learning
  expect(places).toEqual([{ item: lesson._id, position: pages.length, done: true }])
})

test(
  'keys and notes work, an expired URL is renewed, and offline changes are sent later',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const { course, lessons, learn } = await school(api)
    await api.post('/api/order', { data: { id: course } })
    // The URL expires during playback: the second half of the video is refused once.
    const playing = Promise.withResolvers<void>()
    let refusals = 0
    await page.route(/\/content\/.*\/v240$/, async (route) => {
      const from = Number(/bytes=(\d+)-/.exec(route.request().headers().range ?? '')?.[1] ?? 0)
      if (refusals > 0) return route.continue()
      if (from === 0) {
        const headers = { ...route.request().headers(), range: `bytes=0-${BEGINNING - 1}` }
        return route.fulfill({ response: await route.fetch({ headers }) })
      }
      await playing.promise
      refusals++
      await route.fulfill({ status: 403, body: '{}' })
    })
    await open(page, learn(lessons[0]))
    await seekTo(page, 1)
    await page.keyboard.press('k')
    await expect.poll(() => second(page)).toBeGreaterThan(2)
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/play'))
    playing.resolve()
    await expect.poll(() => refusals).toBe(1)
    // Until then, the player plays its buffer.
    await renewed
    await expect.poll(() => video(page).evaluate(({ error }: HTMLVideoElement) => error)).toBe(null)
    await expect.poll(() => second(page)).toBeGreaterThan(3)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('k')
    await seekTo(page, 3)
    await page.keyboard.press('l')
    await expect.poll(() => second(page)).toBeGreaterThan(12.5)
    await page.keyboard.press('>')
    await expect(page.getByRole('button', { name: 'Speed 1.25×' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: wording('learn_keys') })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: 'Transcript' }).click()
    await page.getByRole('tabpanel').getByRole('button').nth(1).click()
    await expect(page.getByRole('tabpanel').getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true')

    await context.setOffline(true)
    await expect(page.getByText(wording('learn_offline_strip'))).toBeVisible()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await page.getByRole('textbox', { name: /^Note at/ }).fill('Fingers stay curved.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText(wording('learn_note_waiting'))).toBeVisible()
    await page.getByRole('button', { name: wording('learn_mark_done') }).click()
    const arrived = sent(page)
    await context.setOffline(false)
    await arrived
    await expect(page.getByText(wording('learn_note_waiting'))).toHaveCount(0)
    const progress = (await (await api.get(`/api/learn/${course}`)).json()) as Learning
    expect(progress.places).toMatchObject([{ item: lessons[0]!._id, done: true }])
    expect(await (await api.get(`/api/notes/${course}`)).json()).toMatchObject([{ text: 'Fingers stay curved.' }])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])

    // A half-written note stays, but only in its lesson.
    const written = page.getByRole('textbox', { name: /^Note at/ })
    const notesTab = page.getByRole('tab', { name: 'Notes' })
    await written.fill('Half a thou')
    await page.getByRole('button', { name: 'Edit note: Fingers stay curved.' }).click()
    await written.nth(1).fill('Fingers stay cur')
    await page.getByRole('tab', { name: 'Questions' }).click()
    await notesTab.click()
    await expect(written.nth(0)).toHaveValue('Half a thou')
    await expect(written.nth(1)).toHaveValue('Fingers stay cur')
    await page.goto(learn(lessons[1]))
    await expect(page.locator('.learn-text table')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('')
    await expectAccessible(page)
    await page.goto(learn(lessons[0]))
    await notesTab.click()
    await expect(written.nth(1)).toHaveValue('Fingers stay cur')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(written).toHaveValue('Half a thou')
    const noted = page.waitForResponse((answer) => answer.url().includes('/api/note/') && answer.ok())
    await page.getByRole('button', { name: 'Save note' }).click()
    await noted
    await expect(written).toHaveValue('')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('note:')))).toEqual([])

    // Offline the lesson stays; the next one opens once the network is back.
    await context.setOffline(true)
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(page.getByText(wording('learn_offline_waits', { title: lessons[1]!.title }))).toBeVisible()
    await expect(page).toHaveURL(learn(lessons[0]))
    await expect(video(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(learn(lessons[1]))
    await expect(page.locator('.learn-text table')).toBeVisible()
  },
)

test(
  'an audio lesson has the tools of an audio book, and captions on phones stay above the controls',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await signInCached(page, STUDENT, baseURL!)
    await page.setViewportSize({ width: 390, height: 844 })
    const { lessons, learn } = await school(page.request)
    await open(page, learn(lessons[0]))
    const lines = () =>
      video(page).evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).line)),
      )
    await expect.poll(async () => (await lines()).length).toBeGreaterThan(0)
    expect(Math.max(...((await lines()) as number[]))).toBeLessThan(-3)
    // The last second is reported after the video has ended.
    const { duration } = await video(page).evaluate(({ duration }: HTMLVideoElement) => ({ duration }))
    await seekTo(page, duration - 1)
    await page.keyboard.press('k')
    await expect.poll(() => video(page).evaluate(({ ended }: HTMLVideoElement) => ended)).toBe(true)
    const [bar, last] = await Promise.all(
      ['.learn-seen', '.learn-seen i:last-child'].map((each) => page.locator(each).boundingBox()),
    )
    expect(last!.x + last!.width).toBeLessThanOrEqual(bar!.x + bar!.width + 0.5)

    await open(page, learn(lessons.find(({ kind }) => kind === 'audio')))
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => second(page)).toBeGreaterThan(0.5)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByRole('slider').fill('5')
    await expect.poll(() => second(page)).toBe(5)
    await expectAccessible(page)
  },
)

test(
  'with the data saver, nothing large loads before it is requested; the Bengali page is accessible',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await signInCached(page, STUDENT, baseURL!)
    await page.context().addCookies([{ name: 'lang', value: 'bn', url: baseURL! }])
    const { lessons, learn } = await school(page.request)
    const loaded: string[] = []
    page.on('request', (request) => void loaded.push(request.url()))
    await page.addInitScript(() => localStorage.setItem('learning', '{"isSaving":true}'))
    await page.route(/\/play$/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { sources: { bytes: number }[] }
      for (const source of body.sources) source.bytes *= 40
      await route.fulfill({ response: answer, json: body })
    })
    await open(page, learn(lessons[0]))
    const watch = page.getByRole('button', { name: /^240p-এ দেখুন/ })
    await expect(watch).toContainText(/[০-৯]\sএমবি/)
    expect(loaded.filter((url) => /\/content\/.*\/(v240|a32|poster)$/.test(url))).toEqual([])
    await watch.click()
    await expect.poll(() => second(page)).toBeGreaterThan(0)
    await page.keyboard.press('k')
    await expect(page.getByRole('toolbar', { name: 'প্লেয়ারের বোতাম' })).toBeVisible()
    await expectAccessible(page)
  },
)

test('the lesson that finishes the course opens a lily and a certificate beside it, once', async ({
  learner: { page, api },
  shop,
}) => {
  const { _id: course, title } = await shop.newCourse({ price: 0 })
  const text = (title: string) => ({ _id: randomUUID(), title, kind: 'text', body: 'Words.' })
  const [first, last] = [text('The first lesson'), text('The last lesson')]
  await shop.publish(course, [first, last])
  await api.post('/api/order', { data: { id: course } })
  const actions = page.locator('.learn-actions')
  const finish = async (lesson: string) => {
    await open(page, paths.learn(course, lesson))
    await page.getByRole('button', { name: wording('learn_mark_done') }).click()
    await expect(page.getByRole('button', { name: wording('learn_done_undo') })).toBeVisible()
  }
  await finish(last._id)
  await expect(actions.getByRole('link', { name: 'My Collection' })).toBeVisible()
  await expect(actions.getByRole('link', { name: 'Certificate' })).toHaveCount(0)
  await finish(first._id)
  await expect(actions.getByRole('link', { name: 'Certificate' })).toHaveAttribute('href', paths.myCertificate(course))
  await expect(actions.getByRole('link', { name: /^Next/ })).toBeVisible()
  const finished = page.getByRole('region', { name: wording('certificate_finished', { title }) })
  await expect(finished.getByRole('link')).toHaveAttribute('href', paths.myCertificate(course))
  await expect(finished.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await finished.getByRole('button', { name: wording('profile_close') }).click()
  await expect(finished).toHaveCount(0)
  await page.getByRole('button', { name: wording('learn_done_undo') }).click()
  await page.getByRole('button', { name: wording('learn_mark_done') }).click()
  await expect(page.getByRole('button', { name: wording('learn_done_undo') })).toBeVisible()
  await expect(finished).toHaveCount(0)
})
