// Lessons are saved by the browser itself (Background Fetch) after their page was closed.
// Only the whole browser does it: the headless shell accepts it, and never begins.
import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../helpers/report.ts'
import { until } from '../helpers/until.ts'
import { openSaving, startVideoCourse } from '../helpers/video-course.ts'
import { randomVideos, sha256OfSaved } from './saving.ts'

const WHOLE_BROWSER = '/usr/bin/chromium'
const LESSONS = 5
const HANDED_MS = 120_000
const CLOSED_MS = 20_000

export async function background(report: Report): Promise<void> {
  if (!existsSync(WHOLE_BROWSER)) return report(`skipped: ${WHOLE_BROWSER} is not installed`, [])
  const { server, buyer, wholes, wanted } = await startVideoCourse(randomVideos(LESSONS))
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: WHOLE_BROWSER, headless: false, args })
  const context = await browser.newContext({ baseURL: server.url })
  await context.addInitScript((token) => localStorage.setItem('accessToken', token), buyer.token)
  const page = await openSaving(context)
  const list = () => page.evaluate(() => window.saved.list())
  await page.evaluate((wanted) => window.saved.save(wanted), wanted)
  // Until all are handed over: what is smaller than a piece is fetched by the page.
  await until(
    async () => (await list()).every(({ way, state }) => way === 'background' || state === 'saved'),
    HANDED_MS,
  )
  const handed = (await list()).filter(({ way }) => way === 'background').map(({ item }) => item)
  const early = (await list()).filter(({ state }) => state === 'saved').length
  await page.close()
  await wait(CLOSED_MS)

  // With the network gone, nothing but the worker can have saved them.
  await context.setOffline(true)
  const next = await openSaving(context)
  const found: string[] = []
  const states = await next.evaluate(() => window.saved.list())
  for (const { item, state, way } of states) {
    if (state !== 'saved') found.push(`${item} is ${state}, by the ${way}`)
    else if ((await sha256OfSaved(next, buyer.id, item)) !== wholes.get(item)) found.push(`${item} has a wrong byte`)
  }
  report(
    `${LESSONS} lessons, ${handed.length} handed to the browser and ${early} saved when the page was closed: all are saved and whole`,
    found,
  )
  await browser.close()
  await server.close()
}
