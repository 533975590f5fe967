// The endless row of books on the home page.
import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { open } from './people.ts'
import { expect } from './site.ts'

const BOOKS = 6

export const row = (page: Page, title: string) => page.locator('.track').and(page.getByLabel(title, { exact: true }))

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

/** Slides past both ends of the row on a screen that shows this many books at once. */
export async function expectEndlessBooks(page: Page, width: number, books: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await row(page, TEXTS.booksTitle).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const all = await row(page, TEXTS.booksTitle).locator('li:not([aria-hidden]) h3').allTextContents()
  /** The titles in view when the row starts with the book at this position, counting past the end. */
  const from = (first: number) => Array.from({ length: books }, (_, index) => all.at((first + index) % BOOKS))
  await expect.poll(() => booksInView(page)).toEqual(from(0))

  // Phones have no arrows. When all books are in view, an arrow moves the row by one.
  if (width > 390) {
    await page.getByRole('button', { name: `Previous: ${TEXTS.booksTitle}` }).click()
    await expect.poll(() => booksInView(page)).toEqual(from(BOOKS - (books > BOOKS ? 1 : books)))
    await page.getByRole('button', { name: `Next: ${TEXTS.booksTitle}` }).click()
    await expect.poll(() => booksInView(page)).toEqual(from(0))
  }

  // Swipes like a finger: one slide at a time, past the last one.
  for (let first = 1; first <= BOOKS + 1; first++) {
    await row(page, TEXTS.booksTitle).evaluate((element) => {
      element.scrollBy({ left: element.querySelector('li')!.clientWidth })
    })
    await expect.poll(() => booksInView(page)).toEqual(from(first % BOOKS))
  }
}
