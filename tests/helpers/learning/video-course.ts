// A course of videos that a buyer saves on a device, in the built site.
import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { newId } from '#server/db/ids.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import type { WantedItem } from '../../../web/learning/saved/keep.ts'
import { addBuiltSite } from '../built-site.ts'
import { saveAndPublish, storeVideo } from './lessons.ts'
import { savedScript } from './saved-script.ts'
import { startTaughtCourse } from './taught-course.ts'

export async function startVideoCourse(contents: Uint8Array[]) {
  const statics = await loadStaticFiles('build/client', {})
  const { server, admin, buyer, addCourse, own } = await startTaughtCourse({ statics })
  await addBuiltSite(server, false)
  const course = await addCourse()
  /** The checksum of each lesson's video. */
  const wholes = new Map<string, string>()
  const lessons: object[] = []
  for (const content of contents) {
    const [id, file] = [newId(), await storeVideo(server, { content })]
    wholes.set(id, createHash('sha256').update(content).digest('hex'))
    lessons.push({ _id: id, title: `Lesson ${wholes.size}`, kind: 'video', file })
  }
  await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'A section', lessons }])
  await own(buyer, course)
  const about = { kind: 'lesson', title: 'A lesson', product: course, productTitle: 'A course' } as const
  const wanted = [...wholes.keys()].map((id): WantedItem => ({ ...about, id }))
  return { server, buyer, course, wholes, wanted }
}

/** A page with the code for saving, as `window.saved`. */
export async function openSaving(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/privacy')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(await savedScript())
  return page
}
