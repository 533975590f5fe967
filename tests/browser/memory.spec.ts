// Memory: each page must be freed after leaving it, or a long visit slows a cheap phone down.
import type { CDPSession, Page } from '@playwright/test'
import { asStudent, open } from './people.ts'
import { expect } from './site.ts'

// A long visit has two hundred clicks.
const ROUNDS = 14

/** The links clicked in each round, and where they lead. They are selectors, because handles would keep a page alive. */
const ROUND: [link: string, address: RegExp][] = [
  ['main a[href="/books"]', /\/books$/],
  ['main a[href^="/book/"]', /\/book\//],
  ['header a[href="/"]', /\/$/],
  ['main a[href="/classes"]', /\/classes$/],
  ['main a[href*="/coursesInfo/"]', /\/coursesInfo\//],
  ['footer a[href="/blogs"]', /\/blogs$/],
  ['main a[href^="/blog/"]', /\/blog\//],
  ['header a[href="/"]', /\/$/],
  ['main a[href="/gradeEight"]', /\/gradeEight$/],
  ['main a.preview-try', /\/learn\//],
  ['.learn-bar-title', /\/coursesInfo\//],
  ['header a[href="/"]', /\/$/],
  ['main a[href="/courses"]', /\/courses$/],
  ['footer a[href="/contact"]', /\/contact$/],
  ['header a[href="/"]', /\/$/],
]

asStudent('home holds no more after many clicks than at first', { tag: '@long' }, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await open(page, '/')
  await expect(page.locator('#today a').first()).toBeVisible()
  const first = await held(devtools)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [link, address] of ROUND) await follow(page, link, address)
  }
  await expect(page.locator('#today a').first()).toBeVisible()
  const last = await held(devtools)
  expect(last.nodes / first.nodes, `${first.nodes} nodes at first, ${last.nodes} now`).toBeLessThanOrEqual(1.3)
  const listeners = `${first.listeners} listeners at first, ${last.listeners} now`
  expect(last.listeners / first.listeners, listeners).toBeLessThanOrEqual(1.3)
})

async function follow(page: Page, link: string, address: RegExp): Promise<void> {
  await page.locator(link).first().click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('.pending-page, .covered-page')).toHaveCount(0)
}

async function held(devtools: CDPSession): Promise<{ nodes: number; listeners: number }> {
  // Objects freed by one collection may hold others, which go with the next.
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
  return { nodes, listeners }
}
