// The reader: pages, samples, recordings, bookmarks and notes, and who may open what. With the demo's own books.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Book } from '../../contract/calls/catalogue/catalogue.ts'
import type { ReadingProgress } from '../../contract/calls/learning/reading.ts'
import { paths } from '../../contract/paths.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { open, signInCached, STUDENT, token } from './people.ts'
import { test as shop } from './shop.ts'
import { expect, holdScripts } from './site.ts'

type Student = { page: Page; pages: ReadingProgress; audio: ReadingProgress }

/** The demo's student, who owns a book of pages and an audio book. */
const test = shop.extend<{ student: Student }>({
  student: async ({ page, baseURL }, use) => {
    const authorization = `Bearer ${await signInCached(page, STUDENT, baseURL!)}`
    const answer = await page.request.get('/api/reading', { headers: { authorization } })
    const books = ((await answer.json()) as ReadingProgress[]).filter(({ isReadable }) => isReadable)
    const [pages, audio] = (['pages', 'audio'] as const).map((kind) => books.find((book) => book.kind === kind)!)
    await use({ page, pages: pages!, audio: audio! })
  },
})
// Serial, because they all read the student's books.
test.describe.configure({ mode: 'default' })
// Browsers log refused and aborted requests.
test.use({ allow: /status of (401|403|404|409)|ERR_FAILED/, viewport: { width: 1440, height: 900 } })

const pictures = (page: Page) => page.locator('.read-page img')
const footer = (page: Page) => page.locator('.read-footer')

/** Opens a book at its first page, ignoring the saved position. */
async function openAtStart(page: Page, book: string): Promise<void> {
  await open(page, paths.read(book))
  await expect(footer(page)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(footer(page)).toContainText('Page 1 of')
}

test('a book resumes at the same page on another device', async ({ student, browser, baseURL }) => {
  const { page, pages } = student
  await openAtStart(page, pages.book)
  await page.keyboard.press('ArrowRight')
  await expect(footer(page)).toContainText('Page 2–3 of')
  await page.getByRole('button', { name: wording('reader_next') }).click()
  await expect(footer(page)).toContainText('Page 4–5 of')
  await expect(page.getByRole('img', { name: 'Page 4', exact: true })).toBeVisible()
  expect(await pictures(page).count()).toBeLessThanOrEqual(5)
  // This is long enough to count as read.
  await page.clock.install()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageDown')
  await page.clock.runFor(600)
  // The last report arrives after My Collection has opened.
  await page.route('**/api/places', async (route) => {
    await expect(page.getByText(wording('page_loading'))).toBeVisible()
    await route.continue()
  })
  await page.getByRole('link', { name: 'Back to My Collection' }).click()

  const going = page.getByRole('main').getByRole('link', { name: 'Continue reading', exact: true })
  await expect(going).toHaveAttribute('href', paths.read(pages.book))
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${paths.read(pages.book)}"]`) })
  await expect(page.getByText(`Page 4 of ${pages.length}`)).toBeVisible()
  // Only the card continues what was read last.
  await expect(row).toBeVisible()
  await expect(row.getByRole('link', { name: /^Continue: / })).toHaveCount(0)

  const other = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  const phone = await other.newPage()
  const accessToken = await token(page)
  await phone.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken!), accessToken)
  await open(phone, paths.read(pages.book))
  await expect(footer(phone)).toContainText('Page 4 of')
  await expect(phone.getByRole('img', { name: 'Page 4', exact: true })).toBeInViewport()
  await other.close()
})

test(
  'a phone shows pages as text, and keeps the choice and the place',
  { tag: '@long' },
  async ({ student: { page, pages } }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAtStart(page, pages.book)
    const asText = page.getByRole('button', { name: 'Read as text' })
    await asText.click()
    await expect(asText).toHaveAttribute('aria-pressed', 'true')
    const third = page.locator('.read-page[data-page="3"]')
    await expect(third.locator('p').first()).toContainText(/\p{L}/u)
    await expect(pictures(page)).toHaveCount(0)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await expect(footer(page)).toContainText('Page 3 of')
    await expect(third).toBeInViewport()
    expect(await third.evaluate((paper) => getComputedStyle(paper).fontSize)).toBe('17px')
    await page.reload()
    await expect(asText).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Home')
    await page.keyboard.press('PageDown')
    await expect(footer(page)).toContainText('Page 2 of')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await asText.click()
    await expect(page.getByRole('img', { name: 'Page 2', exact: true })).toBeInViewport()
    await expect(footer(page)).toContainText('Page 2 of')
  },
)

test('a visitor reads a sample to its end, where the book can be bought', async ({ page, student, context }) => {
  await context.clearCookies()
  await page.addInitScript(() => localStorage.clear())
  await open(page, paths.sample(student.pages.book))
  await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bookmark this page' })).toHaveCount(0)
  await page.keyboard.press('End')
  const end = page.getByRole('heading', { name: 'The sample ends here' })
  await expect(end).toBeVisible()
  await expect(page.getByText(wordingPattern('reader_ends_pages'))).toBeVisible()
  await expect(footer(page)).toContainText(wording('reader_sample_end'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buy the Book' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
})

test('an audiobook continues from chapter to chapter at the chosen speed', async ({ student: { page, audio } }) => {
  await open(page, paths.read(audio.book))
  const chapters = page.getByRole('complementary', { name: 'Chapters' }).getByRole('listitem').getByRole('button')
  const recording = page.locator('audio')
  await chapters.first().click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.getByLabel('Speed').selectOption('1.5')
  await expect.poll(() => recording.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5)
  await page.getByLabel('Sleep timer').selectOption('Stop after chapter')
  const toEnd = () =>
    recording.evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = Math.max(0, audio.duration - 0.2)
    })
  await expect.poll(() => recording.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(1)
  await toEnd()
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous chapter' }).click()
  await expect.poll(() => recording.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(1)
  await toEnd()
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await recording.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5)
  await page.keyboard.press('k')
  await expectAccessible(page)
})

test(
  'bookmarks and notes are kept, words are found, and a personal copy is made while reading',
  { tag: '@long' },
  async ({ student: { page, pages } }) => {
    await openAtStart(page, pages.book)
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/download') && answer.ok())
    await page.getByRole('button', { name: /^Download / }).click()
    await asked
    await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.getByRole('tab', { name: 'Contents' })).toBeVisible()
    await page.getByLabel('Go to page').fill('2')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(footer(page)).toContainText('Page 2–3 of')
    const bookmark = page.getByRole('button', { name: 'Bookmark this page' })
    // The bookmark is removed again before the server has stored it.
    const held = Promise.withResolvers<void>()
    await page.route('**/api/mark/*', (route) => held.promise.then(() => route.continue()), { times: 1 })
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await bookmark.dblclick()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    held.resolve()
    expect((await deleted).ok()).toBe(true)
    await bookmark.click()
    await page.getByRole('tab', { name: 'Notes' }).click()
    const words = `Ask about this ${Date.now()}`
    const note = page.getByRole('textbox', { name: 'Note on page 2' })
    await note.fill(words)
    await page.getByRole('tab', { name: 'Contents' }).click()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect(note).toHaveValue(words)
    const kept = page.waitForResponse((answer) => answer.url().includes('/api/mark/') && answer.ok())
    await page.getByRole('button', { name: 'Save note' }).click()
    await kept
    await expect(note).toHaveValue('')
    await open(page, paths.read(pages.book))
    await expect(footer(page)).toBeVisible()
    await page.keyboard.press('t')
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('tab', { name: 'Notes' }).click()
    await page.getByRole('button', { name: `Delete note: ${words}` }).click()
    await page.getByRole('button', { name: 'Delete the bookmark on page 2' }).click()
    await expect(page.getByText(words)).toHaveCount(0)
    await page.getByRole('tab', { name: 'Find' }).click()
    await page.getByRole('searchbox', { name: 'Find in this book' }).fill('ONCE round the field')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: wording('reader_found_one') })).toBeVisible()
    await page.getByRole('button', { name: /once round the field/ }).click()
    await expect(footer(page)).toContainText('Page 4–5 of')

    await page.getByRole('button', { name: /^Download / }).click()
    const copy = page.getByRole('link', { name: 'Download copy' })
    // The copy is made at low priority.
    await expect(copy).toBeVisible({ timeout: 40_000 })
    const saved = page.waitForEvent('download')
    await copy.click()
    const file = await (await saved).path()
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test(
  'a book that is not bought, refunded or unreachable says so and leads on',
  { tag: '@long' },
  async ({ learner: { page }, shop, request }) => {
    const books = (await (await request.get('/api/books')).json()) as Book[]
    const { _id: book } = books.find(({ bookName }) => bookName === 'Cells and Life')!
    await open(page, paths.read(book))
    await expect(page.getByRole('alert')).toContainText(wording('reader_not_bought'))
    await expect(page.getByRole('link', { name: 'Buy the Book' })).toHaveAttribute('href', paths.book(book))
    await expectAccessible(page)

    const unread = await shop.newBook()
    await open(page, paths.sample(unread._id))
    await expect(page.getByRole('alert')).toContainText(wording('reader_preparing'))

    const reading = `**/api/book/${book}/read`
    await page.route(reading, (route) =>
      route.fulfill({ status: 403, json: { error: 'refunded', message: 'Refunded.' } }),
    )
    await open(page, paths.read(book))
    await expect(page.getByRole('alert')).toContainText('Your payment was refunded')

    // A picture with an expired URL is requested again; one that still fails can be retried.
    let isBroken = true
    await page.route('**/content/**', (route) => (isBroken ? route.abort() : route.continue()))
    await open(page, paths.sample(book))
    const failed = page.getByText(wording('reader_page_failed', { n: 1 }))
    await expect(failed).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test(
    'pages are below one another, a tap hides the bars, and a double tap makes the paper larger',
    { tag: '@long' },
    async ({ student: { page, pages } }) => {
      const releaseScripts = await holdScripts(page)
      await page.goto(paths.read(pages.book), { waitUntil: 'commit' })
      await expect(pictures(page)).toBeVisible()
      expect(await pictures(page).evaluate((picture: HTMLImageElement) => picture.decode())).toBeUndefined()
      await expect(footer(page)).toBeEmpty()
      releaseScripts()
      await openAtStart(page, pages.book)
      const first = page.getByRole('img', { name: 'Page 1', exact: true })
      await expect(page.getByRole('img', { name: 'Page 2', exact: true })).toBeInViewport()
      await first.tap({ position: { x: 150, y: 200 } })
      await expect(footer(page)).not.toBeInViewport()
      await first.tap({ position: { x: 150, y: 200 } })
      await expect(footer(page)).toBeInViewport()
      const { width } = (await first.boundingBox())!
      await first.dblclick({ position: { x: 150, y: 200 } })
      await expect.poll(async () => (await first.boundingBox())!.width).toBeGreaterThan(width * 1.9)
      await first.dblclick({ position: { x: 150, y: 200 } })
      await expect.poll(async () => (await first.boundingBox())!.width).toBeLessThan(width * 1.1)
      // At the end of the book, there are as few pictures as before.
      await page.getByRole('slider', { name: 'Page' }).fill(String(pages.length))
      await expect(footer(page)).toContainText('Last page')
      expect(await pictures(page).count()).toBeLessThanOrEqual(5)
      await page.getByRole('button', { name: 'Contents' }).click()
      await expect(page.getByRole('dialog').getByRole('tab', { name: 'Contents' })).toBeVisible()
      await expectAccessible(page)
    },
  )
})
