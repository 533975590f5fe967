// Lessons and books saved on the device, with the demo's videos: saved, verified, and opened without a network.
import type { APIRequestContext, Page } from '@playwright/test'
import type { Course } from '../../contract/catalogue.ts'
import type { Curriculum, ListedLesson } from '../../contract/learning.ts'
import { paths } from '../../contract/paths.ts'
import type { Listed, Wanted } from '../../web/saved/keep.ts'
import { savedScript } from '../helpers/saved-script.ts'
import { exchange, openWithWorker, signUp } from './people.ts'
import { test } from './shop.ts'
import { expect } from './site.ts'

test.use({ serviceWorkers: 'allow', allow: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|403|404|503)/ })

const FREE = 'Touch Typing in Fifteen Days'

async function school(api: APIRequestContext) {
  const courses = (await (await api.get('/api/courses/freeCourse')).json()) as Course[]
  const course = courses.find((each) => each.title === FREE)!._id
  await api.post('/api/order', { data: { id: course } })
  const { sections } = (await (await api.get(`/api/curriculum/${course}`)).json()) as Curriculum
  const lessons = sections.flatMap((section) => section.lessons)
  const wanted = (lesson: ListedLesson): Wanted => ({
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
const save = (page: Page, wanted: Wanted[]) => page.evaluate((wanted) => window.saved.save(wanted), wanted)

async function saveAll(page: Page, wanted: Wanted[]): Promise<void> {
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

test('a saved lesson opens, plays and seeks without a network, and only for who saved it', async ({
  learner: { page, api },
  context,
  baseURL,
}) => {
  const { course, lessons, wanted } = await school(api)
  const [first, second] = lessons.filter(({ kind }) => kind === 'video')
  await openSaving(page, paths.myCollection)
  await saveAll(page, [wanted(first!)])
  const [item] = await list(page)
  expect(item).toMatchObject({ opens: true, way: 'page', problem: null, lessonKind: 'video' })
  expect(item!.done).toBe(item!.bytes)

  // Online, too, no byte of it is fetched again.
  const fetched: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/content/') && request.serviceWorker()) fetched.push(request.url())
  })
  await openSaving(page, paths.learn(course, first!._id))
  await playAt(page, 1)
  expect(fetched).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title)
  await playAt(page, first!.seconds / 2)
  await expect(page.getByRole('link', { name: second!.title })).toBeVisible()

  // Another person on the same phone sees nothing of it.
  await context.setOffline(false)
  const other = await context.newPage()
  await exchange(other, await signUp(other, baseURL!))
  await openSaving(other, paths.learn(course, first!._id))
  expect(await list(other)).toEqual([])
  await context.setOffline(true)
  const refused = await other.evaluate(
    ({ id }) =>
      fetch(`/api/lesson/${id}`, { headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` } }).then(
        ({ status }) => status,
        () => 'no network',
      ),
    { id: first!._id },
  )
  expect(refused).toBe('no network')
})
