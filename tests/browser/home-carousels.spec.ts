// The carousels of the home page: how many slides are in view, manual and automatic sliding, and when they stop.
import type { Page } from '@playwright/test'
import { CAROUSEL_AUTOPLAY_MS } from '../../contract/constants.ts'
import { TEXTS } from '../../contract/texts.ts'
import { open } from './people.ts'
import { expect, test } from './site.ts'

const PAUSE = `Pause the slideshow: ${TEXTS.academicTitle}`
const PLAY = `Play the slideshow: ${TEXTS.academicTitle}`

const row = (page: Page, title: string) => page.locator('.track').and(page.getByLabel(title, { exact: true }))
const scrollPosition = (page: Page, title: string) => row(page, title).evaluate(({ scrollLeft }) => scrollLeft)

/** Scrolls vertically only, because Playwright's own scrolling would move the row too. */
async function bringIntoView(page: Page, title: string): Promise<void> {
  await row(page, title).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(page.getByRole('button', { name: `Next: ${title}` })).toBeVisible()
}

/** The number of slides that fit, exactly: a part of another one would add a fraction. */
function slidesInView(page: Page, title: string): Promise<number> {
  return row(page, title).evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const [first] = element.querySelectorAll('li')
    const gap = Number.parseFloat(getComputedStyle(first!.parentElement!).columnGap)
    const inner = frame.width - 2 * Number.parseFloat(getComputedStyle(element).paddingLeft)
    return Number(((inner + gap) / (first!.getBoundingClientRect().width + gap)).toFixed(2))
  })
}

const IN_VIEW = [
  { width: 3200, books: 7, academic: 4, brands: 5, investors: 3 },
  { width: 1440, books: 3, academic: 4, brands: 5, investors: 3 },
  { width: 1024, books: 3, academic: 4, brands: 5, investors: 3 },
  { width: 900, books: 2, academic: 3, brands: 3, investors: 3 },
  { width: 700, books: 2, academic: 2, brands: 2, investors: 2 },
  { width: 500, books: 2, academic: 1, brands: 1, investors: 1 },
  { width: 390, books: 1, academic: 1, brands: 1, investors: 1 },
]

for (const { width, books, academic, brands, investors } of IN_VIEW) {
  test(`the carousels show the right number of slides at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(await slidesInView(page, TEXTS.booksTitle), 'books').toBe(books)
    expect(await slidesInView(page, TEXTS.reviewsTitle), 'reviews').toBe(books)
    expect(await slidesInView(page, TEXTS.academicTitle), 'academic').toBe(academic)
    expect(await slidesInView(page, TEXTS.skillsTitle), 'skills').toBe(academic)
    expect(await slidesInView(page, TEXTS.brandsTitle), 'brands').toBe(brands)
    expect(await slidesInView(page, TEXTS.investorsTitle), 'investors').toBe(investors)
  })
}

/** The titles of the books that are completely in view, copies included. */
const booksInView = (page: Page) =>
  row(page, TEXTS.booksTitle).evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const isInView = (slide: Element) => {
      const { left, right } = slide.getBoundingClientRect()
      return left > frame.left && right < frame.right
    }
    return [...element.querySelectorAll('li')].filter(isInView).map((slide) => slide.querySelector('h3')!.textContent)
  })

for (const { width, books } of IN_VIEW.filter(({ width }) => [3200, 1440, 390].includes(width))) {
  test(`the books carousel has no end at ${width} px, with arrows and by scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await row(page, TEXTS.booksTitle).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const all = await row(page, TEXTS.booksTitle).locator('li:not([aria-hidden]) h3').allTextContents()
    /** What is in view when the row starts with the book at this position, counted around. */
    const from = (first: number) => Array.from({ length: books }, (_, index) => all.at((first + index) % 6))
    await expect.poll(() => booksInView(page)).toEqual(from(0))

    // Phones have no arrows. When all books are in view, an arrow moves the row by one.
    if (width > 390) {
      await page.getByRole('button', { name: `Previous: ${TEXTS.booksTitle}` }).click()
      await expect.poll(() => booksInView(page)).toEqual(from(6 - (books > 6 ? 1 : books)))
      await page.getByRole('button', { name: `Next: ${TEXTS.booksTitle}` }).click()
      await expect.poll(() => booksInView(page)).toEqual(from(0))
    }

    // As a finger does: one slide at a time, past the last one.
    for (let first = 1; first <= 7; first++) {
      await row(page, TEXTS.booksTitle).evaluate((element) => {
        element.scrollBy({ left: element.querySelector('li')!.clientWidth })
      })
      await expect.poll(() => booksInView(page)).toEqual(from(first % 6))
    }
  })
}

test.describe('autoplay', () => {
  const advanceClock = (page: Page) => page.clock.runFor(CAROUSEL_AUTOPLAY_MS)

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-26T08:00:00') })
    await page.clock.pauseAt(new Date('2026-03-26T08:00:01'))
    await open(page, '/')
    await bringIntoView(page, TEXTS.academicTitle)
    await expect(page.getByRole('button', { name: PAUSE })).toBeVisible()
  })

  test('the academic courses slide by themselves every five seconds', async ({ page }) => {
    await advanceClock(page)
    await expect.poll(() => scrollPosition(page, TEXTS.academicTitle)).toBeGreaterThan(100)
  })

  test('the carousels stop when paused and continue when started', async ({ page }) => {
    await page.getByRole('button', { name: PAUSE }).click()
    await advanceClock(page)
    await advanceClock(page)
    expect(await scrollPosition(page, TEXTS.academicTitle)).toBe(0)
    await page.getByRole('button', { name: PLAY }).click()
    await advanceClock(page)
    await expect.poll(() => scrollPosition(page, TEXTS.academicTitle)).toBeGreaterThan(100)
  })

  test('the carousels pause while hovered or focused', async ({ page }) => {
    const first = row(page, TEXTS.academicTitle).getByRole('link').first()
    await first.hover()
    await advanceClock(page)
    expect(await scrollPosition(page, TEXTS.academicTitle)).toBe(0)
    await page.mouse.move(5, 5)
    await first.focus()
    await advanceClock(page)
    expect(await scrollPosition(page, TEXTS.academicTitle)).toBe(0)
    await first.blur()
    await advanceClock(page)
    await expect.poll(() => scrollPosition(page, TEXTS.academicTitle)).toBeGreaterThan(100)
  })

  test('the carousels stop for good when moved manually', async ({ page }) => {
    await page.getByRole('button', { name: `Next: ${TEXTS.academicTitle}` }).click()
    await expect(page.getByRole('button', { name: PLAY })).toBeVisible()
  })

  test('the carousels stop when touched', async ({ page }) => {
    await row(page, TEXTS.academicTitle).dispatchEvent('pointerdown')
    await expect(page.getByRole('button', { name: PLAY })).toBeVisible()
  })
})

test('no carousel slides by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await bringIntoView(page, TEXTS.academicTitle)
  await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
})

test('no carousel slides by itself in data-saver mode', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, '/')
  await bringIntoView(page, TEXTS.academicTitle)
  await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
})
