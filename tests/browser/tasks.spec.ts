// Tasks: handing in with a lost network and a reload, and grading by keyboard.
import type { APIResponse } from '@playwright/test'
import type { Task } from '../../contract/calls/learning/tasks.ts'
import { photo, taskLesson } from '../helpers/learning/tasks.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { accessToken, ADMIN, open, signIn, signUp } from './people.ts'
import { test, type Shop } from './shop.ts'
import { expect } from './site.ts'

// Browsers log refused requests.
test.use({ allow: /status of (404|409)|ERR_INTERNET_DISCONNECTED/ })

async function newTask(shop: Shop): Promise<{ course: string; task: string; address: string }> {
  const { _id: course } = await shop.newCourse({ price: 0 })
  const { _id: task, ...lesson } = taskLesson({ dueDays: 2 })
  await shop.publish(course, [{ _id: task, ...lesson }])
  return { course, task, address: `/learn/${course}/${task}/task` }
}

test('a learner writes, adds a photo, loses the network, reloads, hands in and takes back', async ({
  learner: { page, api },
  shop,
  context,
}) => {
  const { course, task, address } = await newTask(shop)
  await api.post('/api/order', { data: { id: course } })
  const stored = async () => ((await (await api.get(`/api/task/${task}`)).json()) as Task).handIns[0]!
  await open(page, address)
  const answer = page.getByLabel('Your answer')
  const bar = page.locator('.task-bar')
  await expect(bar).toHaveText(wordingPattern('task_when_something'))
  await expect(page.getByText(/^Due/)).toBeVisible()
  await answer.fill('The push is 240 N.')
  await expect(bar).toHaveText(/Draft saved/)

  await context.setOffline(true)
  await answer.fill('The push is 240 N and friction is 90 N.')
  const choose = page.getByLabel('Choose photos')
  await choose.setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: await photo(2400, 3200) })
  await expect(page.getByText(wording('task_waiting_network'))).toBeVisible()
  await expect(bar).toHaveText(wordingPattern('task_offline'))
  await context.setOffline(false)
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(page.locator('.task-shot')).toHaveAttribute('data-is', 'ready')
  await page.reload()
  await expect(answer).toHaveValue('The push is 240 N and friction is 90 N.')
  await expect(page.locator('.task-shot')).toHaveAttribute('data-is', 'ready')
  expect((await stored()).files).toMatchObject([{ width: 1200, height: 1600 }])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Handed in' })).toBeVisible()
  expect(await stored()).toMatchObject({ state: 'handed_in', text: 'The push is 240 N and friction is 90 N.' })
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(answer).toBeVisible()
  expect((await stored()).state).toBe('draft')
})

test('one learner’s draft is neither sent as another’s on the same device nor overwritten by them', async ({
  learner: { page, api },
  shop,
  context,
  browser,
  baseURL,
}) => {
  const { course, task, address } = await newTask(shop)
  await api.post('/api/order', { data: { id: course } })
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const other = await accessToken(elsewhere.request, await signUp(elsewhere, baseURL!))
  const headers = { authorization: `Bearer ${other}` }
  expect((await elsewhere.request.post('/api/order', { headers, data: { id: course } })).ok()).toBe(true)
  const textOf = async (answer: APIResponse) => ((await answer.json()) as Task).handIns[0]?.text

  await open(page, address)
  const answer = page.getByLabel('Your answer')
  await expect(answer).toBeVisible()
  await context.setOffline(true)
  await answer.fill('Mine, not sent yet')
  await expect(page.locator('.task-bar')).toHaveText(wordingPattern('task_offline'))
  // The session ends, and somebody else signs in.
  const own = await page.evaluate((token) => {
    const before = localStorage.getItem('accessToken')!
    localStorage.setItem('accessToken', token)
    return before
  }, other)
  await context.setOffline(false)
  await open(page, address)
  await expect(answer).toHaveValue('')
  await answer.fill('Of somebody else')
  await expect
    .poll(async () => textOf(await elsewhere.request.get(`/api/task/${task}`, { headers })))
    .toBe('Of somebody else')

  await page.evaluate((token) => localStorage.setItem('accessToken', token), own)
  await open(page, address)
  await expect(answer).toHaveValue('Mine, not sent yet')
  await expect.poll(async () => textOf(await api.get(`/api/task/${task}`))).toBe('Mine, not sent yet')
  await elsewhere.close()
})

test('work handed in without a network is sent from another page', async ({ learner: { page, api }, shop }) => {
  const { course, task, address } = await newTask(shop)
  await api.post('/api/order', { data: { id: course } })
  await open(page, address)
  await page.getByLabel('Your answer').fill('The push is 240 N.')
  await page.route('**/api/task/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('button', { name: wording('task_wait_no_more') })).toBeVisible()
  await page.unroute('**/api/task/**')
  await open(page, '/courses')
  await expect(page.getByText(wording('task_handed_in_now', { title: 'Forces on a rickshaw' }))).toBeVisible()
  const { handIns } = (await (await api.get(`/api/task/${task}`)).json()) as Task
  expect(handIns[0]).toMatchObject({ state: 'handed_in', text: 'The push is 240 N.' })
})

test('work is graded by keyboard, marked on the photo and returned, and the learner sees it', async ({
  learner: { page, api },
  shop,
  browser,
  baseURL,
}) => {
  const { course, task, address } = await newTask(shop)
  await api.post('/api/order', { data: { id: course } })
  await open(page, address)
  await page
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: await photo(600, 800) })
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Handed in' })).toBeVisible()

  const desk = await browser.newContext({ baseURL: baseURL! })
  const grader = await desk.newPage()
  await signIn(grader, ADMIN, baseURL!)
  await open(grader, `/admin/tasks?course=${course}`)
  await grader.getByRole('link', { name: /Rumi/ }).click()
  await expect(grader.getByRole('heading', { level: 2, name: 'Rumi' })).toBeFocused()
  await grader.keyboard.press('t')
  await grader.keyboard.press('7')
  await expect(grader.getByRole('radio', { name: '7', exact: true })).toBeChecked()
  await grader.getByRole('img', { name: 'Photo 1' }).click({ position: { x: 60, y: 80 } })
  const words = grader.getByLabel(wording('grading_words_to', { name: 'Rumi' }))
  await expect(words).toHaveValue('(1) ')
  await words.fill('Move this arrow (1).')
  await expect(grader.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(grader)
  const read = async () => ((await (await api.get(`/api/task/${task}`)).json()) as Task).handIns[0]!.returned
  expect(await read()).toBeNull()
  await grader.keyboard.press('Control+Enter')
  await expect(grader.getByText(wording('grading_empty'))).toBeVisible()
  await desk.close()

  await page.reload()
  await expect(page.getByRole('img', { name: '7 of 10 points' })).toBeVisible()
  await expect(page.getByText(wording('task_needed_done', { n: 5 }))).toBeVisible()
  await expect(page.getByRole('heading', { name: wording('task_photo_marks', { n: 1 }) })).toBeVisible()
  await page.getByRole('button', { name: wording('task_hand_in_again') }).click()
  await expect(page.locator('.task-shot')).toHaveAttribute('data-is', 'ready')
})
