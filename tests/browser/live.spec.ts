// Live classes from the administrator's form to a paid seat and the waiting list of a full batch.
import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import { startsWithWording, wording, wordingPattern } from '../helpers/wording.ts'
import { call } from './admin.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, exchange, open, signInCached, signUp } from './people.ts'
import { expect, test } from './site.ts'

// The console reports every refused form and order, and a server that does not answer.
test.use({ allow: /status of (409|422|503)/ })

const DAY_MS = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** An administrator plans a batch. */
async function newBatch(browser: Browser, baseURL: string, changes: object = {}): Promise<string> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const token = await signInCached(page, ADMIN, baseURL)
  const body = {
    programme: 1,
    subject: 'Music',
    title: 'Tabla for a test',
    about: 'From the first beat.',
    price: 12,
    minutes: 45,
    tutor: 'Shireen Akhand',
    dates: [
      { day: dayAfter(2), at: '18:00' },
      { day: dayAfter(9), at: '18:00' },
    ],
    ...changes,
  }
  const { insertedId } = await call<{ insertedId: string }>(page.request, { token }, 'POST /teach/live', body)
  await context.close()
  return insertedId
}

test(
  'an administrator plans weekly classes, moves one, and cancels them all',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const title = `Scratch ${randomUUID().slice(0, 8)}`
    const token = await signInCached(page, ADMIN, baseURL!)
    await open(page, paths.adminLive)
    await page.getByRole('link', { name: wording('hosting_new') }).click()
    await page.getByLabel('Programme').selectOption('4-on-4')
    await page.getByLabel(wording('hosting_tutor_name')).fill('Rafid Kobiraj')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel(wording('hosting_about')).fill('A game of your own.')
    await page.getByLabel('Price in dollars').fill('৩২')
    await page.getByLabel(wording('hosting_from')).fill(dayAfter(3))
    await page.getByLabel('Number of classes').fill('3')
    await page.getByRole('button', { name: wording('hosting_save_new') }).click()
    const weekdays = page.getByRole('group', { name: 'On these days' })
    await expect(weekdays.locator('.wrong')).toBeVisible()
    await expect(weekdays.getByLabel('Mon', { exact: true })).toBeFocused()
    await page.getByRole('radio', { name: wording('hosting_dates') }).check()
    await page.getByRole('button', { name: wording('hosting_save_new') }).click()
    await expect(page.getByLabel(wording('hosting_day'), { exact: true })).toBeFocused()
    await expect(page.getByLabel(wording('hosting_day'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Every week' }).check()
    await page.getByLabel('Mon', { exact: true }).check()
    await page.getByLabel('Wed', { exact: true }).check()
    await expect(
      page.getByRole('heading', { name: wording('hosting_planned_count', { classes: '3 classes' }) }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: wording('hosting_save_new') }).click()

    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('button', { name: wording('hosting_menu_of', { n: '1' }) }).click()
    await page.getByRole('menuitem', { name: wording('hosting_move_short') }).click()
    const move = page.getByRole('dialog', { name: 'Move class 1' })
    await move.getByLabel('Time').fill('19:30')
    await move.getByRole('button', { name: wording('hosting_move_do') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '7:30 pm' })).toContainText('Moved')
    await expectAccessible(page)

    await page.getByRole('button', { name: wording('hosting_cancel_batch') }).click()
    const cancel = page.getByRole('dialog', { name: `Cancel “${title}”?` })
    await expect(cancel).toContainText(wording('hosting_cancel_batch_nobody'))
    await cancel.getByRole('button', { name: 'Cancel and refund' }).click()
    await expect(page.getByRole('button', { name: wording('hosting_cancel_batch') })).toHaveCount(0)

    // The room says that the class was cancelled, rather than that it doesn't exist.
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const { sessions } = await call<{ sessions: { _id: string }[] }>(page.request, { token }, `GET /live/${id}`)
    await open(page, paths.liveRoom(sessions[0]!._id))
    await expect(page.getByRole('heading', { name: wording('room_cancelled_title') })).toBeVisible()
    await expect(page.getByText(wording('room_cancelled_text'))).toBeVisible()
    await expect(page.getByRole('link', { name: wording('room_to_batch') })).toHaveAttribute(
      'href',
      paths.liveBatch(id),
    )
  },
)

test('a learner pays for the last seat, and the next one waits for it', async ({ page, browser, baseURL }) => {
  const id = await newBatch(browser, baseURL!)
  await exchange(page, await signUp(page, baseURL!))
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.live)
  await expect(
    page.getByRole('link', { name: wording('live_see_of', { title: 'Tabla for a test' }) }).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await open(page, paths.liveBatch(id))
  const card = page.getByRole('main').getByRole('complementary')
  await card.getByRole('button', { name: wording('live_card_seat') }).click()
  await expect(page).toHaveURL('/myOrder')
  await open(page, paths.liveBatch(id))
  await expect(card.getByRole('timer')).toContainText('min')
  await card.getByRole('link', { name: 'Pay now' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').pressSequentially('1139')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await page.getByRole('link', { name: 'See your classes' }).click()
  await expect(card).toContainText(wording('live_begins_in', { n: 1 }))
  await expect(card.getByRole('button', { name: startsWithWording('live_join_opens') })).toBeDisabled()
  await expectAccessible(page)

  await open(page, paths.home)
  await expect(page.locator('.desk-class')).toContainText('Tabla for a test')
  await open(page, paths.myCollection)
  await expect(page.getByRole('row').filter({ hasText: 'Tabla for a test' })).toContainText('Next:')

  const other = await browser.newContext({ baseURL: baseURL! })
  const next = await other.newPage()
  await exchange(next, await signUp(next, baseURL!))
  await open(next, paths.liveBatch(id))
  await next.getByRole('button', { name: wording('live_wait') }).click()
  await expect(next.getByText(wording('live_place', { n: 1 }))).toBeVisible()
  await next.getByRole('button', { name: wording('live_wait_leave') }).click()
  await expect(next.getByRole('button', { name: wording('live_wait') })).toBeVisible()
  await other.close()
})

test('who asked a parent to pay sees the seat held, the link at hand, and soon that it is paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await newBatch(browser, baseURL!)
  await exchange(page, await signUp(page, baseURL!))
  await open(page, paths.liveBatch(id))
  const card = page.getByRole('main').getByRole('complementary')
  const ask = card.getByRole('button', { name: 'Ask a parent to pay' })
  await ask.click()
  const url = await page.getByRole('dialog').getByLabel(wording('ask_link')).inputValue()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('timer')).toContainText('min')
  await expect(ask).toBeFocused()

  const other = await browser.newContext({ baseURL: baseURL! })
  const parent = await other.newPage()
  await parent.goto(url)
  await parent.getByRole('radio', { name: /^bKash/ }).check()
  await parent.getByLabel('Your name').fill('Rahima Begum')
  await parent.getByLabel('Email for the receipt').fill('rahima@people.test')
  await parent.getByRole('button', { name: /^Pay/ }).click()
  await parent.getByRole('button', { name: /^Pay BDT/ }).click()
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText(/^Paid\./)
  await expect(card).toContainText(wording('live_begins_in', { n: 1 }))
  await other.close()
})

test('a seat that cannot be checked shows a message, and can be checked again', async ({ page, browser, baseURL }) => {
  const id = await newBatch(browser, baseURL!)
  await exchange(page, await signUp(page, baseURL!))
  const address = `**/api/live/${id}`
  await page.route(address, (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Busy.' } }))
  await open(page, paths.liveBatch(id))
  const card = page.getByRole('main').getByRole('complementary')
  await expect(card.getByText(wordingPattern('live_unknown'))).toBeVisible()
  await page.unroute(address)
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card.getByRole('button', { name: wording('live_card_seat') })).toBeVisible()
})

test('times are the visitor’s, over those of Dhaka', async ({ browser, baseURL }) => {
  const id = await newBatch(browser, baseURL!, { programme: 2 })
  const visitor = await browser.newContext({ baseURL: baseURL!, timezoneId: 'Asia/Dubai' })
  const reader = await visitor.newPage()
  await open(reader, paths.liveBatch(id))
  await expect(reader.getByRole('columnheader', { name: 'Your time, Dubai' })).toBeVisible()
  const row = reader.getByRole('row').nth(1)
  await expect(row).toContainText('4:00 pm')
  await expect(row).toContainText('6:00 pm')
  await open(reader, paths.live)
  await expect(
    reader.getByText(wording('live_zone', { city: 'Dubai', apart: 'Dhaka is 2 hours ahead.' })),
  ).toBeVisible()
  await visitor.close()
})
