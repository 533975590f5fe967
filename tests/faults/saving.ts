// Forty lessons are saved on a device while the network is cut again and again, and tabs are closed: what is called
// saved has every byte, and all of it is saved in the end.
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PIECE_BYTES } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import type { Wanted } from '../../web/saved/keep.ts'
import { addBuiltSite } from '../helpers/built-site.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { saveAndPublish, storeVideo } from '../helpers/lessons.ts'
import type { Report } from '../helpers/report.ts'
import { savedScript } from '../helpers/saved-script.ts'
import { startTaughtCourse } from '../helpers/taught-course.ts'
import { startCuttableProxy } from './cuttable-proxy.ts'

const LESSONS = 40
const MAX_PIECES = 3
const MAX_WAIT_MS = 400
const FINISH_MS = 180_000

/** A course of videos of random bytes, owned by a buyer, in the built site. */
export async function startVideoCourse(count: number) {
  const statics = await loadStaticFiles('build/client', {})
  const { server, admin, buyer, addCourse, own } = await startTaughtCourse({ statics })
  await addBuiltSite(server, false)
  const course = await addCourse()
  /** The checksum of each lesson's video. */
  const wholes = new Map<string, string>()
  const lessons: object[] = []
  for (let number = 1; number <= count; number++) {
    const content = randomBytes(1 + Math.floor(Math.random() * MAX_PIECES * PIECE_BYTES))
    const id = newId()
    wholes.set(id, createHash('sha256').update(content).digest('hex'))
    lessons.push({ _id: id, title: `Lesson ${number}`, kind: 'video', file: await storeVideo(server, { content }) })
  }
  await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'A section', lessons }])
  await own(buyer, course)
  const wanted = [...wholes.keys()].map((id): Wanted => ({
    kind: 'lesson',
    id,
    title: 'A lesson',
    product: course,
    productTitle: 'A course',
  }))
  return { server, buyer, wholes, wanted }
}

/** A page with the code for saving. */
export async function openSaving(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/privacy')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(await savedScript())
  return page
}

export async function saving(report: Report, cuts: number): Promise<void> {
  const { server, buyer, wholes, wanted } = await startVideoCourse(LESSONS)
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

/** Of the bytes as they are kept, read without the site's own code. */
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
