// The browser saves lessons itself (Background Fetch) after their page was closed, and the page does if the browser
// stops. Only the full browser supports it: the headless shell accepts the request and never starts.
import { chromium } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { PIECE_BYTES } from '#contract/constants.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import type { Report } from '../helpers/report.ts'
import { until } from '../helpers/until.ts'
import { openSaving, startVideoCourse } from '../helpers/learning/video-course.ts'
import { randomVideos, sha256OfSaved } from './saving.ts'

const WHOLE_BROWSER = '/usr/bin/chromium'
const LESSONS = 5
const HANDED_MS = 120_000
const CLOSED_MS = 20_000

export async function background(report: Report): Promise<void> {
  await stalled(report)
  if (!existsSync(WHOLE_BROWSER)) return report(`skipped: ${WHOLE_BROWSER} is not installed`, [])
  const { server, buyer, wholes, wanted } = await startVideoCourse(randomVideos(LESSONS))
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: WHOLE_BROWSER, headless: false, args })
  const context = await browser.newContext({ baseURL: server.url })
  await context.addInitScript((token) => localStorage.setItem('accessToken', token), buyer.token)
  const page = await openSaving(context)
  const list = () => page.evaluate(() => window.saved.list())
  await page.evaluate((wanted) => window.saved.save(wanted), wanted)
  // Waits until all files are handed over, because the page fetches those that are smaller than a piece.
  await until(
    async () => (await list()).every(({ way, state }) => way === 'background' || state === 'saved'),
    HANDED_MS,
  )
  const handed = (await list()).filter(({ way }) => way === 'background').map(({ item }) => item)
  const early = (await list()).filter(({ state }) => state === 'saved').length
  await page.close()
  await wait(CLOSED_MS)

  // Without a network, only the worker can have saved them.
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

/** The page's own limit is 30 seconds. */
const SILENCE_MS = 31_000

async function stalled(report: Report): Promise<void> {
  const { server, buyer, wholes, wanted } = await startVideoCourse([randomBytes(3 * PIECE_BYTES)])
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ baseURL: server.url })
  await context.clock.install()
  await context.addInitScript((token) => {
    localStorage.setItem('accessToken', token)
    let fetching: object | undefined
    const abort = async () => {
      fetching = undefined
      return true
    }
    const value = {
      get: async () => fetching,
      fetch: async (id: string) => (fetching = Object.assign(new EventTarget(), { id, downloadTotal: 0, abort })),
    }
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'backgroundFetch', { value })
    navigator.permissions.query = async () => ({ state: 'granted' }) as PermissionStatus
  }, buyer.token)
  const page = await openSaving(context)
  // No byte arrives until the returned function is called.
  await page.evaluate(() => {
    const { fetch } = window
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { release: resolve })
    window.fetch = async (input, init) => {
      if (String(input).includes('/content/')) await promise
      return fetch(input, init)
    }
  })
  const only = () => page.evaluate(async () => (await window.saved.list())[0]!)
  const is = (state: string, way: string) => async () => {
    const item = await only()
    return item.state === state && item.way === way
  }
  const found: string[] = []
  const expect = (holds: () => Promise<boolean>, what: string) =>
    until(holds, HANDED_MS / 4).catch(async () => {
      const { state, way } = await only()
      found.push(`${what}: it is ${state}, by the ${way}`)
    })
  await page.evaluate((wanted) => window.saved.save(wanted), wanted)
  await expect(is('saving', 'background'), 'not handed to the browser')
  const isTakenOver = async () => {
    await page.clock.fastForward(SILENCE_MS)
    return is('saving', 'page')()
  }
  await expect(isTakenOver, 'not taken over by the page')

  // The worker learns late that the browser had to stop.
  const { item } = await only()
  await context.serviceWorkers()[0]!.evaluate(async (id) => {
    let done: Promise<unknown> | undefined
    const event = Object.assign(new Event('backgroundfetchabort'), {
      registration: { id, matchAll: async () => [] },
      waitUntil: (work: Promise<unknown>) => (done = work),
    })
    dispatchEvent(event)
    await done
  }, `${buyer.id} ${item}`)
  await expect(is('saving', 'page'), 'not left to the page by the worker')
  await page.evaluate(() => (window as unknown as { release: () => void }).release())
  await expect(is('saved', 'page'), 'not saved by the page')
  if ((await sha256OfSaved(page, buyer.id, item)) !== wholes.get(item)) found.push('a wrong byte')
  report('a lesson that the browser accepted and never began to fetch is saved by the page', found)
  await browser.close()
  await server.close()
}
