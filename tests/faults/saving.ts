// Forty lessons are saved on a device while the network fails again and again and tabs are closed. A lesson that counts
// as saved has every byte, and in the end all lessons are saved.
import { chromium, type Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PIECE_BYTES } from '#contract/constants.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import type { Report } from '../helpers/report.ts'
import { openSaving, startVideoCourse } from '../helpers/learning/video-course.ts'
import { startCuttableProxy } from './cuttable-proxy.ts'

const LESSONS = 40
const MAX_PIECES = 3
const MAX_WAIT_MS = 400
const FINISH_MS = 180_000

/** The bytes are random, so that a wrong one is noticed. */
export const randomVideos = (count: number): Buffer[] =>
  Array.from({ length: count }, () => randomBytes(1 + Math.floor(Math.random() * MAX_PIECES * PIECE_BYTES)))

export async function saving(report: Report, cuts: number): Promise<void> {
  const { server, buyer, wholes, wanted } = await startVideoCourse(randomVideos(LESSONS))
  const proxy = await startCuttableProxy(Number(new URL(server.url).port))
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${proxy.port}` })
  await context.addInitScript((token) => localStorage.setItem('accessToken', token), buyer.token)
  const found: string[] = []
  let rounds = 1
  let closed = 0
  let page = await openSaving(context)
  const states = () =>
    page.evaluate(async () => (await window.saved.list()).map(({ item, state }) => ({ item, state })))
  const isAllSaved = async () => (await states()).every(({ state }) => state === 'saved')
  const verified = new Set<string>()
  const verify = async () => {
    for (const { item, state } of await states()) {
      if (state !== 'saved' || verified.has(item)) continue
      if ((await sha256OfSaved(page, buyer.id, item)) !== wholes.get(item)) found.push(`${item} has a wrong byte`)
      verified.add(item)
    }
  }
  await page.evaluate((wanted) => window.saved.save(wanted), wanted)
  for (let cut = 0; cut < cuts; cut++) {
    await wait(Math.random() * MAX_WAIT_MS)
    proxy.cut()
    await verify()
    proxy.restore()
    if (cut % 7 === 6) {
      closed++
      await page.close()
      page = await openSaving(context)
    }
    if (await isAllSaved()) {
      rounds++
      verified.clear()
      await page.evaluate(() => window.saved.removeAll())
      await page.evaluate((wanted) => window.saved.save(wanted), wanted)
    }
    await page.evaluate(() => void window.saved.work())
  }
  const until = Date.now() + FINISH_MS
  while (!(await isAllSaved()) && Date.now() < until) {
    await page.evaluate(() => void window.saved.work())
    await wait(500)
  }
  for (const { item, state } of await states()) if (state !== 'saved') found.push(`${item} is ${state} in the end`)
  if ((await states()).length !== LESSONS) found.push(`${(await states()).length} of ${LESSONS} are listed`)
  verified.clear()
  await verify()
  const what = `${cuts} cuts and ${closed} closed tabs while ${LESSONS} lessons were saved, ${rounds} times over`
  report(`${what}: every saved one is whole, and all are saved in the end`, found)
  await browser.close()
  proxy.close()
  await server.close()
}

/** The checksum of the stored bytes, read without the site's own code. */
export const sha256OfSaved = (page: Page, person: string, item: string): Promise<string> =>
  page.evaluate(
    async ([person, item]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('saved')
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
      const contents = await new Promise<{ files: { variant: string; pieces: string[] }[] }>((resolve) => {
        const request = database.transaction('contents').objectStore('contents').get([person!, item!])
        request.addEventListener('success', () => resolve(request.result as never))
      })
      database.close()
      const cache = await caches.open(`saved-${person}`)
      const { pieces } = contents.files.find(({ variant }) => variant === 'v240')!
      const blobs = await Promise.all(pieces.map(async (piece) => (await cache.match(`/saved/${piece}`))?.blob()))
      const bytes = await new Blob(blobs.map((blob) => blob ?? '')).arrayBuffer()
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    [person, item],
  )
