// Filling in administrators' forms.
import type { Browser, Page } from '@playwright/test'
import { wordingPattern } from '../helpers/wording.ts'
import { PICTURE } from './admin.ts'
import { signIn, STUDENT } from './people.ts'
import { expect } from './site.ts'

export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const notice = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** A card in a list, by its title. */
export const card = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
export const searchPath = (title: string) => `/searchCourse/${encodeURIComponent(title)}`

/** Checks in a second browser that a student sees new content on a page and in the bell. */
export async function expectStudentSees(
  browser: Browser,
  origin: string,
  address: string,
  name: string,
): Promise<void> {
  const page = await browser.newPage({ baseURL: origin })
  await signIn(page, STUDENT, origin)
  await page.goto(address)
  await expect(card(page, name)).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText(name)).toBeVisible()
  await page.close()
}

export async function openForm(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address)
  await expect(heading(page, title)).toBeVisible()
}

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Collects the write calls that the page makes. */
export function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(add|\w+Update|update)/.test(request.url())) writes.push(request.url())
  })
  return writes
}

export const BLOG_FIELDS = {
  'Blog image link': PICTURE,
  'Writer name': 'Sample Writer',
  Date: '2026-05-31',
  Description: 'How to read a map.',
}

export async function upload(page: Page, name: string): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })
  await page.getByLabel(`Choose file: ${name}`).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
}

export async function fillBlog(page: Page, title: string): Promise<void> {
  const { Date: date, ...texts } = BLOG_FIELDS
  await fill(page, { Title: title, ...texts })
  // A date input does not have the textbox role.
  await page.getByLabel('Date').fill(date)
}

/** Submits an empty form on a phone: it counts the missing fields, focuses the first one and sends nothing. */
export async function expectMissingFields(
  page: Page,
  { address, title, missing, first }: { address: string; title: string; missing: number; first: string },
): Promise<void> {
  const writes = writesOf(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await openForm(page, address, title)
  await button(page, title).click()
  await expect(
    page.getByText(new RegExp(`^(Please fill out this field\\.|${wordingPattern('field_not_a_choice').source})$`)),
  ).toHaveCount(missing)
  await expect(page.locator(':focus')).toHaveAccessibleName(first)
  const below = await page.evaluate(() => {
    const topOf = (field: Element | null | undefined) => field?.getBoundingClientRect().top ?? 0
    const bar = document.querySelector('header')!.getBoundingClientRect()
    return topOf(document.activeElement?.closest('[data-wrong]')) - bar.bottom
  })
  expect(below, 'label and field are below the top bar').toBeGreaterThanOrEqual(0)
  await expect(page.getByRole('alert')).toContainText(String(missing))
  expect(writes).toEqual([])
}
