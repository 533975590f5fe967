// The carousels of the home page: how many slides are in view, manual and automatic sliding, and when they stop.
import type { Page } from '@playwright/test'
import { CAROUSEL_AUTOPLAY_MS } from '../../contract/constants.ts'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { expectEndlessBooks, row } from './carousels.ts'
import { open } from './people.ts'
import { expect, test } from './site.ts'

const PAUSE = wording('carousel_pause', { title: TEXTS.academicTitle })
const PLAY = wording('carousel_play', { title: TEXTS.academicTitle })

const scrollPosition = (page: Page, title: string) => row(page, title).evaluate(({ scrollLeft }) => scrollLeft)

/** Scrolls vertically only, because Playwright's own scrolling would move the row too. */
async function bringIntoView(page: Page, title: string): Promise<void> {
  await row(page, title).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(page.getByRole('button', { name: `Next: ${title}` })).toBeVisible()
}

/** The number of slides that fit. It is exact, because a part of another one would add a fraction. */
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

test('the carousels show the right number of slides at every width', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  for (const { width, books, academic, brands, investors } of IN_VIEW) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      expect(await slidesInView(page, TEXTS.booksTitle), 'books').toBe(books)
      expect(await slidesInView(page, TEXTS.reviewsTitle), 'reviews').toBe(books)
      expect(await slidesInView(page, TEXTS.academicTitle), 'academic').toBe(academic)
      expect(await slidesInView(page, TEXTS.skillsTitle), 'skills').toBe(academic)
      expect(await slidesInView(page, TEXTS.brandsTitle), 'brands').toBe(brands)
      expect(await slidesInView(page, TEXTS.investorsTitle), 'investors').toBe(investors)
    })
  }
})

for (const { width, books } of [
  { width: 3200, books: 7 },
  { width: 1440, books: 3 },
  { width: 390, books: 1 },
]) {
  test(`the books carousel has no end at ${width} px, with arrows and by scrolling`, { tag: '@long' }, ({ page }) =>
    expectEndlessBooks(page, width, books),
  )
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

  test('the academic courses slide automatically, but not while hovered, focused or paused', async ({ page }) => {
    const first = row(page, TEXTS.academicTitle).getByRole('link').first()
    const expectNoSlide = async () => {
      await advanceClock(page)
      expect(await scrollPosition(page, TEXTS.academicTitle)).toBe(0)
    }
    await test.step('hovered', async () => {
      await first.hover()
      await expectNoSlide()
      await page.mouse.move(5, 5)
    })
    await test.step('focused', async () => {
      await first.focus()
      await expectNoSlide()
      await first.blur()
    })
    await test.step('paused', async () => {
      await page.getByRole('button', { name: PAUSE }).click()
      await expectNoSlide()
      await page.getByRole('button', { name: PLAY }).click()
    })
    await advanceClock(page)
    await expect.poll(() => scrollPosition(page, TEXTS.academicTitle)).toBeGreaterThan(100)
  })

  test('the carousels stop for good when moved manually or touched', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: `Next: ${TEXTS.academicTitle}` }).click()
    await page.getByRole('button', { name: PLAY }).click()
    await expect(page.getByRole('button', { name: PAUSE })).toBeVisible()
    await row(page, TEXTS.academicTitle).dispatchEvent('pointerdown')
    await expect(page.getByRole('button', { name: PLAY })).toBeVisible()
  })
})

test('no carousel slides automatically with reduced motion', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await bringIntoView(page, TEXTS.academicTitle)
  await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
})

test(
  'in data-saver mode no carousel slides automatically, and the Bengali font does not load',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const fonts: string[] = []
    page.on('request', (request) => void (request.url().includes('anek-bangla') && fonts.push(request.url())))
    await open(page, '/')
    await bringIntoView(page, TEXTS.academicTitle)
    await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
    await open(page, '/?lang=bn')
    await page.waitForLoadState('networkidle')
    expect(fonts).toEqual([])
  },
)
