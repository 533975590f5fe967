// What the learner sees of saving: in the list of lessons, in Downloads, in My Collection, and without a network.
import type { APIRequestContext, Page } from '@playwright/test'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Curriculum, Learning, ListedLesson, Note } from '../../contract/calls/learning/learning.ts'
import { paths } from '../../contract/paths.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { logIn, logOut, open, openWithWorker, PASSWORD, signUp } from './people.ts'
import { questionDrafts, quizLesson } from '../helpers/learning/quizzes.ts'
import { taskLesson } from '../helpers/learning/tasks.ts'
import type { Task } from '../../contract/calls/learning/tasks.ts'
import { test } from './shop.ts'
import { expect } from './site.ts'

// The console reports each failed request.
test.use({
  serviceWorkers: 'allow',
  allow: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|403|404|409|503)/,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Saving the first lesson also downloads the whole site. */
const SOON = { timeout: 40_000 }

type Chapter = Curriculum['sections'][number]
type Owned = { course: string; chapters: Chapter[]; lessons: ListedLesson[] }

/** A free course of the demo, ordered by the learner. */
async function ownCourse(api: APIRequestContext): Promise<Owned> {
  const courses = (await (await api.get('/api/courses/freeCourse')).json()) as Course[]
  const course = courses.find(({ title }) => title === 'Touch Typing in Fifteen Days')!._id
  await api.post('/api/order', { data: { id: course } })
  const { sections } = (await (await api.get(`/api/curriculum/${course}`)).json()) as Curriculum
  return { course, chapters: sections, lessons: sections.flatMap(({ lessons }) => lessons) }
}

const saveButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Save ${escaped(title)}`) })
const savedButton = (page: Page, title: string) => page.getByRole('button', { name: `Saved. Remove ${title}` })
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const row = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })

/** Saves the first chapter from the list of lessons. */
async function saveChapter(page: Page, { course, chapters }: Owned): Promise<ListedLesson[]> {
  const { lessons } = chapters[0]!
  await openWithWorker(page, paths.learn(course, lessons[0]!._id))
  await page.getByRole('button', { name: /^Save all, .*, chapter 1$/ }).click()
  for (const { title } of lessons) await expect(savedButton(page, title)).toBeVisible(SOON)
  return lessons
}

test('a saved chapter is in Downloads, opens without a network, and what is learned there is sent later', async ({
  learner: { page, api },
  context,
}) => {
  const owned = await ownCourse(api)
  const { course, lessons } = owned
  const [first, second] = await saveChapter(page, owned)
  await expect(page.getByText('All saved')).toBeVisible()

  await page.getByRole('link', { name: /^Downloads, / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads')
  await expect(page.getByText(wording('saved_text_computer'))).toBeVisible()
  await expect(row(page, first!.title)).toContainText(/until \d+ \w+/)
  await expect(page.getByText(/ free on this computer$/)).toBeVisible()
  await expectAccessible(page)

  // The check has left the page at another width.
  await page.setViewportSize({ width: 1280, height: 720 })
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: first!.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title)
  await expect(page.getByText(wording('saved_offline_video_computer'))).toBeVisible()
  await expect(page.getByText(/ saved until \d+ \w+/)).toBeVisible()
  await expect(page.getByText('240p saved')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Quality/ })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Questions' })).toHaveCount(0)
  const list = page.getByRole('complementary', { name: 'Lessons' })
  await expect(list.getByRole('listitem')).toHaveCount(owned.chapters[0]!.lessons.length)
  await expect(
    list.getByText(`${lessons.length - owned.chapters[0]!.lessons.length} lessons need internet`),
  ).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: wording('learn_mark_done') }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: /^Note at|^Your note/ }).fill('Written on the bus')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText(wording('learn_note_waiting'))).toBeVisible()
  await page.getByRole('link', { name: `Next saved: ${second!.title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!.title)

  await context.setOffline(false)
  await expect
    .poll(async () => ((await (await api.get(`/api/learn/${course}`)).json()) as Learning).places)
    .toContainEqual(expect.objectContaining({ item: first!._id, done: true }))
  await expect
    .poll(async () => ((await (await api.get(`/api/notes/${course}`)).json()) as Note[]).map(({ text }) => text))
    .toEqual(['Written on the bus'])
  await page.getByRole('link', { name: 'Back to My Collection' }).click()
  await expect(page.getByText(/^3 lessons saved, /)).toBeVisible()
})

test(
  'Undo restores removed items, and logging out asks whether to remove the rest',
  { tag: '@long' },
  async ({ learner: { page, api }, baseURL }) => {
    const [first] = await saveChapter(page, await ownCourse(api))
    await open(page, paths.downloads)
    await page.getByRole('button', { name: `Remove ${first!.title}` }).click()
    await expect(row(page, first!.title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, first!.title)).toBeVisible()
    await page.getByRole('button', { name: /^Remove all of/ }).click()
    await expect(page.getByText(wording('saved_none'))).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, first!.title)).toBeVisible()

    const email = await page.evaluate(() => {
      const [, claims] = localStorage.getItem('accessToken')!.split('.')
      return (JSON.parse(atob(claims!)) as { email: string }).email
    })
    const logOutAnd = async (choice: string) => {
      await logOut(page)
      await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: choice }).click()
      await expect(page).toHaveURL(/\/login/)
    }
    await logOutAnd('Keep and log out')
    const other = await signUp(page, baseURL!)
    await logIn(page, { email: other, password: PASSWORD })
    await expect(page.getByText(wording('saved_none'))).toBeVisible()
    await logOut(page)
    await logIn(page, { email, password: PASSWORD })
    await expect(row(page, first!.title)).toBeVisible()
    await logOutAnd('Remove and log out')
    expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe('{}')
  },
)

test(
  'mobile data is used only after asking, and a full phone shows both sizes and suggests finished items',
  { tag: '@long' },
  async ({ learner: { page, api } }) => {
    const owned = await ownCourse(api)
    const { course, lessons } = owned
    const [first] = lessons
    const large = lessons.find(({ kind }, index) => index > 0 && kind === 'video')
    await api.put('/api/places', {
      data: [{ item: first!._id, position: 1, watched: [], done: true, seenAt: new Date().toISOString() }],
    })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } })
      const usual = navigator.storage.estimate.bind(navigator.storage)
      navigator.storage.estimate = async () =>
        sessionStorage.isFull ? { usage: 0, quota: 5 * 1024 * 1024 + 9_100 } : usual()
    })
    await openWithWorker(page, paths.learn(course, first!._id))
    await expect(page.locator('video'), 'the poster is too large').toHaveAttribute('poster', /^\/covers\//)
    await saveButton(page, first!.title).click()
    const dialog = page.getByRole('dialog', { name: 'Use mobile data?' })
    await expect(dialog).toContainText(wordingPattern('saved_ask_text'))
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(saveButton(page, first!.title)).toBeVisible()
    await saveButton(page, first!.title).click()
    await dialog.getByRole('switch', { name: 'Save on Wi-Fi only' }).uncheck()
    await dialog.getByRole('button', { name: /^Save, / }).click()
    await expect(savedButton(page, first!.title)).toBeVisible(SOON)

    await page.evaluate(() => (sessionStorage.isFull = 'yes'))
    await saveButton(page, large!.title).click()
    await expect(page.getByText(wording('saved_no_room', { a: 1, b: 0 }))).toBeVisible()
    await page.getByRole('link', { name: wording('saved_make_room') }).click()
    const suggestion = page.getByRole('region', { name: wording('saved_make_room') })
    await expect(suggestion.getByRole('listitem')).toContainText([first!.title])
    await suggestion.getByRole('button', { name: /^Remove these, / }).click()
    await expect(row(page, first!.title)).toHaveCount(0)
  },
)

test(
  'a lesson whose time is over says until when it was, and opens again after one connection',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const [first] = await saveChapter(page, await ownCourse(api))
    await context.setOffline(true)
    const eightDays = 8 * 24 * 60 * 60_000
    await page.clock.setFixedTime(Date.now() + eightDays)
    await page.goto(paths.downloads)
    const ended = row(page, first!.title)
    await expect(ended).toContainText(/Expired on \d+ \w+\. Go online once to renew\./)
    await expect(ended.getByRole('link')).toHaveCount(0)
    await ended.getByRole('button', { name: `Renew ${first!.title}` }).click()
    await expect(page.getByText(wording('saved_renew_offline'))).toBeVisible()

    // This happens automatically: the server's time corrects a clock that was ahead.
    await page.clock.setFixedTime(Date.now())
    await context.setOffline(false)
    await expect(row(page, first!.title)).toContainText(/until \d+ \w+/)
  },
)

test(
  'with storage over its limit, Downloads lists what is saved, says that no more fits, and removes everything',
  { tag: '@long' },
  async ({ learner: { page, api }, context }) => {
    const owned = await ownCourse(api)
    const [first, second] = await saveChapter(page, owned)
    const devtools = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 })

    await open(page, paths.downloads)
    await expect(row(page, first!.title)).toContainText(/until \d+ \w+/)
    await page.getByRole('button', { name: `Remove ${first!.title}` }).click()
    await expect(row(page, first!.title)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
    await open(page, paths.learn(owned.course, second!._id))
    await expect(savedButton(page, second!.title)).toBeVisible()
    await saveButton(page, first!.title).click()
    await expect(
      page.getByText(new RegExp(`^${wordingPattern('saved_no_room').source}|${wordingPattern('saved_full').source}`)),
    ).toBeVisible()

    await open(page, paths.downloads)
    await page.getByRole('button', { name: /^Remove all of/ }).click()
    await expect(page.getByText(wording('saved_none'))).toBeVisible()
    const pieces = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => /^saved-[0-9a-f-]{36}$/.test(name)))
    await expect.poll(pieces).toEqual([])
  },
)

test(
  'a saved task is worked on and an untimed quiz read without a network, and a timed one shows its rules',
  { tag: '@long' },
  async ({ learner: { page, api }, shop, context }) => {
    const { _id: course } = await shop.newCourse({ price: 0 })
    const task = taskLesson({ dueDays: 2 })
    const quiz = quizLesson({ questions: questionDrafts() })
    const timed = { ...quizLesson({ questions: questionDrafts(), minutes: 30 }), title: 'Against the clock' }
    await shop.publish(course, [task, quiz, timed])
    await api.post('/api/order', { data: { id: course } })
    await openWithWorker(page, paths.learn(course, quiz._id))
    await page.getByRole('button', { name: /^Save all, .*, chapter 1$/ }).click()
    for (const { title } of [task, quiz, timed]) await expect(savedButton(page, title)).toBeVisible(SOON)
    const stored = async () => (await (await api.get(`/api/task/${task._id}`)).json()) as Task
    // Saving a course doesn't start it.
    expect((await stored()).handIns).toEqual([])

    await context.setOffline(true)
    await page.goto(paths.learn(course, timed._id))
    await expect(page.getByText('30 min', { exact: true })).toBeVisible()
    await expect(page.getByText('You need internet to start a quiz.')).toBeVisible()
    await expect(page.getByText('You can read the questions now.')).toHaveCount(0)
    await page.goto(paths.learn(course, quiz._id))
    await expect(page.getByText('You can read the questions now.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'A quarter' })).toBeDisabled()
    await page.getByRole('complementary', { name: 'Lessons' }).getByRole('link', { name: task.title }).click()
    await page.getByRole('link', { name: wording('task_open') }).click()
    const answer = page.getByLabel('Your answer')
    await answer.fill('Written on the bus')
    await expect(page.locator('.task-bar')).toHaveText(wordingPattern('task_offline'))
    await page.reload()
    await expect(answer).toHaveValue('Written on the bus')

    await context.setOffline(false)
    await expect.poll(async () => (await stored()).handIns[0]?.text).toBe('Written on the bus')
  },
)
