// Taking a quiz: all kinds of questions by keyboard, offline, in two tabs, against the clock, and the result.
import type { Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import type { Attempt } from '../../contract/calls/learning/quizzes.ts'
import { rightAnswers, SECRET } from '../helpers/learning/quizzes.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { logIn, logOut, open, PASSWORD, token } from './people.ts'
import { newQuiz } from './quiz.ts'
import { test } from './shop.ts'
import { expect } from './site.ts'

// Browsers log refused requests.
test.use({ allow: /status of (401|403|404|409)|ERR_INTERNET_DISCONNECTED/ })

const MINUTE = 60_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/attempt/') && answer.request().method() === 'PUT')
const attemptId = (page: Page) => /#([\w-]{36})\//.exec(page.url())![1]!
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:quiz:')).length)
/** Simulates focusing the browser window. */
const turnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

async function expectQuestion(page: Page, number: number, text: RegExp): Promise<void> {
  await expect(page.getByText(`Question ${number} of 6`, { exact: true })).toBeVisible()
  await expect(heading(page)).toHaveText(text)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('group', { name: text })).toBeVisible()
}

async function start(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.getByRole('button', { name: wording('quiz_start') }).press('Enter')
  await expect(page).toHaveURL(/\/quiz#/)
  await expect(heading(page)).toBeFocused()
}

/** Presses Tab until a control is focused. */
async function tabTo(page: Page, role: 'button' | 'combobox', name: RegExp): Promise<void> {
  const target = page.getByRole(role, { name })
  for (let step = 0; step < 40; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by keyboard`)
}

/** Moves the steps up, one by one, until they are in this order. */
async function putInOrder(page: Page, order: string[]): Promise<void> {
  const rows = page.locator('.quiz-order li')
  for (const [index, text] of order.entries()) {
    const up = page.getByRole('button', { name: `Move up: ${text}` })
    await up.focus().catch(() => {})
    while (!(await rows.nth(index).innerText()).includes(text)) await page.keyboard.press('Enter')
  }
}

test('a quiz of all kinds is taken by keyboard, with the network gone half-way and a reload', async ({
  learner: { page, api },
  shop,
  context,
}) => {
  const address = await newQuiz(shop, api)
  await open(page, address)
  await expect(page.getByText(wording('quiz_needed')).locator('..')).toHaveText(/4/)
  await expect(page.getByText(wording('quiz_any_number'))).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Confirm your email' })).toBeVisible()
  await page.getByRole('button', { name: wording('quiz_start') }).press('Enter')

  await expectQuestion(page, 1, /^Half of/)
  // The reminder is not shown here, and takes no space.
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ y: 0 })
  await expect(page.locator('math').first()).toBeVisible()
  const first = saved(page)
  await page.keyboard.press('a')
  await expect(page.getByRole('radio', { name: 'A quarter' })).toBeChecked()
  expect((await first).ok()).toBe(true)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2, /even/)
  await page.keyboard.press('1')
  await page.keyboard.press('3')
  await expect.poll(() => kept(page)).toBe(0)
  await page.keyboard.press('Enter')

  await context.setOffline(true)
  await expectQuestion(page, 3, /1,000/)
  await expect(page.getByText(wording('quiz_offline'))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('১,০৬৪.৫')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 4, /river/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('পদ্মানদী 1')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 5, /order/)
  await page.keyboard.press('Backspace')
  await expectQuestion(page, 4, /river/)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 5, /order/)
  await putInOrder(page, ['first', 'second', 'third', 'fourth'])
  await expect(page.getByRole('main').getByRole('status')).toContainText(wordingPattern('quiz_moved', { all: 4 }))
  await tabTo(page, 'button', /^Next$/)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 6, /capitals/)
  for (const [country, capital] of [
    ['Bangladesh', 'Dhaka'],
    ['Nepal', 'Kathmandu'],
    ['Japan', 'Tokyo'],
  ] as const) {
    await tabTo(page, 'combobox', new RegExp(country))
    await page.keyboard.type(capital)
  }
  await tabTo(page, 'button', new RegExp(`^${wordingPattern('quiz_hand_in').source}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByText(wording('quiz_wanted'))).toBeVisible()
  await page.getByRole('button', { name: wording('quiz_hand_in_not') }).press('Enter')
  await expectKept(page, 4)
  const caughtUp = saved(page)
  await context.setOffline(false)
  expect((await caughtUp).ok()).toBe(true)
  await expectKept(page, 0)

  await page.reload()
  await expectQuestion(page, 6, /capitals/)
  await expect(page.getByRole('combobox', { name: /Japan/ }).locator(':checked')).toHaveText('Tokyo')
  await expect(page.getByRole('button', { name: /^Question \d, answered$/ })).toHaveCount(6)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText(wording('quiz_wanted'))).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Passed: 6 of 6 correct')
  await expect(heading(page)).toBeFocused()

  await page.getByRole('link', { name: wording('quiz_back_to_lessons') }).press('Enter')
  await expect(page.getByRole('link', { name: /^A quiz/ })).toHaveAccessibleName(/done/)
  await expect(page.getByText(wording('quiz_passed_before'))).toBeVisible()
  await page.getByRole('link', { name: 'Next: After it' }).press('Enter')
  await expect(heading(page)).toHaveText('After it')
})

const expectKept = (page: Page, count: number) => expect.poll(() => kept(page)).toBe(count)

test(
  'a second tab continues the same attempt, and each sees what the other did',
  { tag: '@long' },
  async ({ learner: { page, api }, shop, context }) => {
    const address = await newQuiz(shop, api)
    await start(page, address)
    await page.keyboard.press('1')
    await page.getByRole('link', { name: wording('quiz_leave') }).click()
    await expect(page.getByText(wording('quiz_is_open'))).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectQuestion(page, 2, /even/)

    const other = await context.newPage()
    await open(other, page.url().replace(/2$/, '1'))
    await expect(other.getByRole('radio', { name: 'A quarter' })).toBeChecked()
    const first = saved(other)
    await other.getByRole('button', { name: 'Question 2' }).click()
    await other.getByRole('checkbox', { name: '4' }).check()
    await expect(page.getByRole('checkbox', { name: '4' })).toBeChecked()
    await first

    const dialog = other.getByRole('dialog', { name: wording('quiz_hand_in_now') })
    const ask = async () => {
      await other.getByRole('button', { name: 'Question 6' }).click()
      await other.getByRole('button', { name: wording('quiz_hand_in') }).click()
    }
    await ask()
    await expect(dialog).toContainText(wording('quiz_some_open', { n: 4 }))
    await expect(dialog.getByRole('listitem')).toHaveText(['Question 3', 'Question 4', 'Question 5', 'Question 6'])
    await dialog.getByRole('button', { name: 'Question 5' }).click()
    await expectQuestion(other, 5, /order/)
    // Putting visible steps in order counts as an answer, in the other tab and on the server, too.
    await expect(page.getByRole('button', { name: 'Question 5, answered' })).toBeVisible()
    await expectKept(other, 0)
    await ask()
    await expect(dialog.getByRole('listitem')).toHaveText(['Question 3', 'Question 4', 'Question 6'])
    await dialog.getByRole('button', { name: 'Keep answering' }).click()
    await expectQuestion(other, 3, /1,000/)

    // Both answer the same question; the later answer wins, whichever arrives first.
    await page.getByRole('button', { name: 'Question 3' }).click()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await other.route('**/api/attempt/*', async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    const sent = other.waitForRequest((request) => request.method() === 'PUT')
    await other.getByRole('textbox').fill('5')
    await sent
    await expect(page.getByRole('textbox')).toHaveValue('5')
    const second = saved(page)
    await page.getByRole('textbox').fill('64')
    await expect(other.getByRole('textbox')).toHaveValue('64')
    await second
    const older = saved(other)
    letGo()
    await older
    await turnTo(page)
    await page.reload()
    await expect(page.getByRole('textbox')).toHaveValue('64')

    await ask()
    await expect(dialog.getByRole('listitem')).toHaveText(['Question 4', 'Question 6'])
    await dialog.getByRole('button', { name: wording('quiz_hand_in') }).click()
    await expect(heading(other)).toHaveText('1 of 6 correct')
    await expect(heading(page)).toHaveText('1 of 6 correct')
    await expectKept(page, 0)
  },
)

test(
  'the time left speaks at five minutes and at one, and at the end the result says that it ran out',
  { tag: '@long' },
  async ({ learner: { page, api }, shop }) => {
    const address = await newQuiz(shop, api, { minutes: 10, attempts: 1 })
    await page.clock.install()
    await start(page, address)
    const status = page.getByRole('main').getByRole('status')
    const isSaved = saved(page)
    await page.keyboard.press('1')
    await page.clock.runFor(1000)
    await isSaved
    await expect(page.getByText(/^Time left 9:\d\d$/)).toBeVisible()
    await page.clock.fastForward(4 * MINUTE)
    await expect(page.getByText(/^Time left 5:\d\d$/)).toBeVisible()
    await expect(status).toHaveText('')
    await page.clock.fastForward(MINUTE)
    await expect(status).toHaveText('5 minutes left')
    await page.clock.fastForward(4 * MINUTE)
    await expect(status).toHaveText('1 minute left')

    // The server's clock cannot be set from here, so its answer for an overdue attempt is mocked.
    const id = attemptId(page)
    await page.route(`**/api/attempt/${id}`, async (route) => {
      await api.post(`/api/attempt/${id}/submit`)
      const json = (await (await route.fetch()).json()) as Attempt
      await route.fulfill({ json: { ...json, result: { ...json.result, isLate: true } } })
    })
    await page.clock.fastForward(MINUTE)
    await expect(heading(page)).toHaveText('1 of 6 correct')
    await expect(page.getByText(wording('quiz_was_late'))).toBeVisible()
    // No attempts are left.
    await expect(page.getByText(wording('quiz_left_none'))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Next: After it' })).toBeVisible()
  },
)

test(
  'after failing, a learner opens a lesson and tries again, and a review explains what was wrong',
  { tag: '@long' },
  async ({ learner: { page, api }, shop }) => {
    const address = await newQuiz(shop, api, { attempts: 3, daily: true, reveal: 'passed' })
    await open(page, address)
    await expect(page.getByText('3, then 1 a day')).toBeVisible()
    await start(page, address)
    const handIn = async () => {
      await page.getByRole('button', { name: 'Question 6' }).click()
      await page.getByRole('button', { name: wording('quiz_hand_in') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: wording('quiz_hand_in') })
        .click()
    }
    await handIn()
    await expect(heading(page)).toHaveText('0 of 6 correct')
    await expect(page.getByText(/You can try 2 more times.*After that, you can try once a day\./)).toBeVisible()
    const look = page.getByRole('link', { name: 'Before it from 1:23' })
    await expect(look).toHaveAttribute('href', /#t=83$/)

    await page.getByRole('link', { name: wording('quiz_see_verdicts') }).click()
    await expect(page.getByText(wording('quiz_reveal_passed'))).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(6)
    await expect(page.getByRole('listitem').first()).toContainText(/^Wrong.*Your answer.*Not answered/s)
    await expect(page.getByText(wording('quiz_right_answer'), { exact: true })).toHaveCount(0)
    await expect(page.getByText(SECRET)).toHaveCount(0)
    await expect(page.locator('.quiz-foot :is(a, button)').first()).toHaveText('Try again')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectQuestion(page, 1, /^Half of/)
    const id = attemptId(page)
    const attempt = (await (await api.get(`/api/attempt/${id}`)).json()) as Attempt
    const { [attempt.questions[0]!._id]: _, ...answers } = rightAnswers(attempt)
    await api.put(`/api/attempt/${id}`, { data: { answers } })
    await turnTo(page)
    await expect(page.getByRole('button', { name: 'Question 6, answered' })).toBeVisible()
    await page.getByRole('radio', { name: 'One' }).check()
    await page.getByRole('button', { name: 'Question 6' }).click()
    await page.getByRole('button', { name: wording('quiz_hand_in') }).click()
    await expect(heading(page)).toHaveText('Passed: 5 of 6 correct')
    await expect(page.getByText(wording('quiz_you_needed', { n: 4 }))).toBeVisible()

    await page.getByRole('link', { name: wording('quiz_see_explanations') }).click()
    await expect(heading(page)).toHaveText(wording('quiz_review'))
    await expect(page.getByRole('listitem')).toHaveCount(6)
    await page.getByRole('button', { name: 'Wrong 1' }).click()
    const wrong = page.getByRole('listitem')
    await expect(wrong).toHaveCount(1)
    await expect(wrong).toContainText(
      new RegExp(`^Wrong.*Your answer.*One.*${wording('quiz_right_answer')}.*A quarter`, 's'),
    )
    await expect(wrong).toContainText(SECRET)
    await wrong.getByRole('link', { name: 'Before it, 1:23' }).click()
    await expect(page).toHaveURL(/#t=83$/)
    await expect(heading(page)).toHaveText('Before it')

    // For example after a refund, a message and a link appear instead of the question.
    await open(page, address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectQuestion(page, 1, /^Half of/)
    await page.route(/\/api\/attempt\//, (route) =>
      route.fulfill({ status: 403, json: { error: 'refunded', message: 'Refunded.' } }),
    )
    await page.keyboard.press('1')
    await expect(heading(page)).toHaveText('Your payment was refunded')
    await expect(page.getByRole('link', { name: 'Buy the Course' })).toBeVisible()
  },
)

// `npm run test:long` looks at every kind of question.
test(
  'a quiz is accessible, in Bengali with its letters and digits',
  { tag: '@long' },
  async ({ learner: { page, api }, shop, baseURL }) => {
    const address = await newQuiz(shop, api, { minutes: 10, reveal: 'submitted' })
    await page.context().addCookies([{ name: 'lang', value: 'bn', url: baseURL! }])
    await open(page, address)
    await expect(page.locator('.quiz-facts')).toHaveText(/৬.*৪.*১০ মিনিট/s)
    await page.getByRole('button', { name: 'কুইজ শুরু করুন' }).click()
    await expect(page.getByText('প্রশ্ন ১/৬', { exact: true })).toBeVisible()
    // The driver's keyboard has no Bengali keys.
    await heading(page).dispatchEvent('keydown', { key: 'খ', bubbles: true })
    await expect(page.getByRole('radio', { name: /^খ/ })).toBeChecked()
    await expectAccessible(page)
    for (const number of ['২', '৩', '৪', '৫', '৬']) {
      await page.getByRole('button', { name: 'পরের প্রশ্ন' }).click()
      await expect(page.getByText(`প্রশ্ন ${number}/৬`, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: 'জমা দিন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'জমা দিন' }).click()
    await expect(heading(page)).toHaveText(wording('quiz_not_yet', { a: '০', b: '৬' }, 'bn'))
    await page.getByRole('link', { name: 'ব্যাখ্যা দেখুন' }).click()
    await expect(page.locator('.quiz-review > li')).toHaveCount(6)
    await expectAccessible(page)
  },
)

test(
  'after a session ends in the middle of a quiz, the login page explains it and leads back to the saved answers',
  { tag: '@long' },
  async ({ learner: { page, api }, shop, context }) => {
    const address = await newQuiz(shop, api)
    await start(page, address)
    const { email } = decodeJwt<{ email: string }>((await token(page))!)
    await context.setOffline(true)
    await page.keyboard.press('1')
    await expectKept(page, 1)
    // The session is revoked, for example by a new password, before the answer could be sent.
    expect((await api.post('/api/signOut')).ok()).toBe(true)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/login\?from=.*quiz%23/)
    await expect(page.locator('.sign-in-reason')).toHaveText(wording('login_reason_ended'))
    await expect(page.getByText(wording('login_for_quiz'))).toBeVisible()

    await logIn(page, { email, password: PASSWORD })
    await expectQuestion(page, 1, /^Half of/)
    await expect(page.getByRole('radio', { name: 'A quarter' })).toBeChecked()
    await expectKept(page, 0)

    // The learner signs out in another tab.
    const isSaved = saved(page)
    await page.keyboard.press('2')
    await isSaved
    const other = await context.newPage()
    await open(other, '/myOrder')
    await logOut(other)
    await expect(page).toHaveURL(/\/login\?from=.*quiz%23/)
    await expect(page.locator('.sign-in-reason')).toHaveText(wording('login_reason_ended'))
    await logIn(page, { email, password: PASSWORD })
    await expect(page.getByRole('radio', { name: 'One' })).toBeChecked()
  },
)
