// The service worker's requests to the server.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { REQUEST_LOG } from '../helpers/request-log.ts'
import { openWithWorker } from './people.ts'
import { expect } from './site.ts'

export const requests = () => readFileSync(REQUEST_LOG, 'utf8').split('\n')
export const requestsWith = (mark: string) => requests().filter((line) => line.includes(mark))

/** The URLs of all cached requests and responses. */
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const cached = await Promise.all(
      opened.flatMap(async (cache) => [...(await cache.keys()), ...(await cache.matchAll())]),
    )
    return cached.flat().map(({ url }) => url)
  })

export async function expectRequestedOnce(page: Page, addresses: string[]): Promise<void> {
  await openWithWorker(page, '/privacy')
  for (const address of addresses) {
    const mark = randomUUID()
    await page.goto(`${address}?mark=${mark}`)
    // A guarded page redirects to the login page, whose URL contains the mark too.
    const line = `GET ${address}?mark=${mark}`
    const times = requestsWith(mark).filter((each) => each === line).length
    expect(times, address).toBe(1)
  }
}

/** Opens a one-time link, before and after the service worker has started. */
export async function expectNotRepeated(page: Page, path: string, name: string): Promise<void> {
  const mark = randomUUID()
  const address = `${path}?${name}=${mark}&state=made-up`
  await openWithWorker(page, address)
  // Once started, the worker caches the open page, and then each page that is opened.
  await page.goto('/blogs')
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining('/blogs'))
  expect(requestsWith(mark)).toEqual([`GET ${address}`])
  await page.goto(address)
  await page.goto('/contact')
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining('/contact'))
  expect(requestsWith(mark)).toHaveLength(2)
  expect((await cachedUrls(page)).filter((url) => url.includes(mark))).toEqual([])
}
