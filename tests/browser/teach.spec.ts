// A teacher's course from the draft to the shop, and the administrator who reviews it.
import { readFileSync } from 'node:fs'
import { paths } from '../../contract/paths.ts'
import type { Teaching } from '../../contract/calls/teaching/teaching.ts'
import { startsWithWording, wording } from '../helpers/wording.ts'
import { call } from './admin.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, open, signInCached, TEACHER } from './people.ts'
import { expect, test } from './site.ts'

const DRAFT = 'Measuring Without Instruments'

test('a teacher asks for a review, the administrator sends the draft back with feedback, and the teacher reads it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInCached(page, TEACHER, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.teach)
  await expect(page.getByRole('heading', { name: 'Teaching' })).toBeVisible()
  await expect(page.getByText(`${wording('teach_wrote')}:`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: new RegExp(`(Edit|Fix) ${DRAFT}`) }).click()
  await expect(page.getByRole('heading', { name: 'Before the review' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: startsWithWording('teach_ask') }).click()
  await expect(page.getByRole('heading', { name: /^In review since/ })).toBeVisible()
  const course = new URL(page.url()).pathname.split('/').at(-1)!

  const office = await browser.newContext({ baseURL: baseURL! })
  const reviewer = await office.newPage()
  await signInCached(reviewer, ADMIN, baseURL!)
  await open(reviewer, paths.adminReviews)
  await reviewer.getByRole('link', { name: DRAFT }).click()
  await expect(reviewer.getByRole('heading', { name: 'What changed' })).toBeVisible()
  await expectAccessible(reviewer)
  await reviewer.getByRole('button', { name: 'Send back' }).click()
  await expect(reviewer.getByLabel(wording('reviews_words'))).toHaveAccessibleDescription(
    wording('reviews_words_needed'),
  )
  await reviewer.getByLabel(wording('reviews_words')).fill('Please add a picture of the balance.')
  await reviewer.getByRole('button', { name: 'Send back' }).click()
  await expect(reviewer.getByRole('link', { name: DRAFT })).toHaveCount(0)
  await office.close()

  await open(page, paths.teachCourse(course))
  await expect(page.getByText('Please add a picture of the balance.')).toBeVisible()
  await expect(page.getByRole('button', { name: wording('teach_ask_again') })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sent back' })).toHaveAttribute('aria-current', 'step')
})

test(
  'a teacher reads the statement of an earlier month and keeps it as a file without names',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await signInCached(page, TEACHER, baseURL!)
    await open(page, paths.teachEarnings)
    const month = page.getByLabel('Month')
    const earlier = await month.locator('option').nth(1).getAttribute('value')
    await month.selectOption(earlier)
    await expect(page).toHaveURL(new RegExp(`month=${earlier}`))
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download \w+ as CSV$/ }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`porua-earnings-${earlier}.csv`)
    const [head, ...rows] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split(/\r?\n/)
    expect(head).toBe('Date (UTC),Kind,Course,Receipt,Charged (USD),Returned (USD),Share (%),Earned (USD)')
    expect(rows.length).toBeGreaterThan(0)
  },
)

test(
  'a teacher sees an announcement as learners will, sends it to as many as the button says, and once a day',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await signInCached(page, TEACHER, baseURL!)
    await open(page, paths.teachAnnounce)
    const preview = page.getByRole('complementary')
    await page.getByLabel('Title').fill('A new lesson about friction')
    await page.getByLabel(wording('announce_body')).fill('It is the fourth one.')
    await expect(preview.getByText('A new lesson about friction').first()).toBeVisible()
    await expect(preview.getByText('It is the fourth one.').first()).toBeVisible()
    await expectAccessible(page)
    const send = page.getByRole('button', { name: /^Send to \d+ learners?$/ })
    const learners = /\d+ learners?/.exec(await send.innerText())![0]
    await send.click()
    await expect(page.getByText(wording('announce_sent'))).toBeVisible()
    await expect(send).toBeDisabled()
    await expect(page.getByText('This course had an announcement today.')).toBeVisible()
    await page.reload()
    await expect(preview.getByRole('listitem').first()).toContainText('A new lesson about friction')
    await expect(preview.getByRole('listitem').first()).toContainText(learners)
  },
)

test('a teacher sees no padlocks on their own lessons, not even while a slow network has not said whose they are', async ({
  page,
  baseURL,
}) => {
  const token = await signInCached(page, TEACHER, baseURL!)
  const { courses } = await call<Teaching>(page.request, { token }, 'GET /teach')
  const own = courses.find(({ isListed }) => isListed)!
  let goOn = () => {}
  const isHeld = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/teach', async (route) => {
    await isHeld
    await route.continue()
  })
  const isAsked = page.waitForRequest('**/api/teach')
  await open(page, paths.learn(own._id))
  await isAsked
  const padlocks = page.locator('.learn-row-closed')
  await expect(padlocks).toHaveCount(0)
  const isAnswered = page.waitForResponse('**/api/teach')
  goOn()
  await (await isAnswered).finished()
  await expect(page.locator('.learn-row').nth(1)).toBeVisible()
  await expect(padlocks).toHaveCount(0)
})
