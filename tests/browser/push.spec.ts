// Notifications in the browser, and the hint to install the site. A headless browser has no push service, so its
// permission and subscription are ours; the page, the worker and the server are real.
import { createECDH, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Curriculum } from '../../contract/calls/learning/learning.ts'
import { paths } from '../../contract/paths.ts'
import { wording } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { open, openWithWorker } from './people.ts'
import { test } from './shop.ts'
import { expect } from './site.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], allow: /status of 401/ })

/** Simulates a browser with a push service. Its subscription outlives the page. */
async function givePushService(page: Page): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const keys = { p256dh, auth: randomUUID().replaceAll('-', '').slice(0, 22) }
  await page.addInitScript((keys) => {
    const KEY = 'test subscription'
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
    const stored = () => {
      const kept = localStorage.getItem(KEY)
      if (!kept) return null
      const { endpoint, key } = JSON.parse(kept) as { endpoint: string; key: string }
      return {
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem(KEY),
      }
    }
    // The headless browser always reports that notifications are denied.
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('test permission') ?? 'default',
    })
    Notification.requestPermission = async () => {
      localStorage.setItem('test permission', 'granted')
      return 'granted'
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => stored(),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const endpoint = `http://127.0.0.1:9/send/${crypto.randomUUID()}`
        localStorage.setItem(KEY, JSON.stringify({ endpoint, key }))
        return stored()
      },
    })
  }, keys)
}

type Shown = { title: string; body: string; tag: string; data: string }

/**
 * Hands the worker a message, then a tap on the notification, and returns both. A headless browser shows no
 * notifications itself.
 */
async function deliver(page: Page, message: Record<string, string>): Promise<{ shown: Shown; opened: string }> {
  const [worker] = page.context().serviceWorkers()
  return worker!.evaluate(async (message) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- the types of workers are not loaded here
    const self = globalThis as any
    const shown = new Promise<Shown>((resolve) => {
      self.registration.showNotification = async (title: string, options: Omit<Shown, 'title'>) =>
        resolve({ title, body: options.body, tag: options.tag, data: options.data })
    })
    self.dispatchEvent(new self.PushEvent('push', { data: JSON.stringify(message) }))
    const opened = new Promise<string>((resolve) => {
      self.clients.openWindow = async (url: string) => resolve(url)
    })
    const notification = { data: (await shown).data, close() {} }
    self.dispatchEvent(Object.assign(new self.ExtendableEvent('notificationclick'), { notification }))
    return { shown: await shown, opened: await opened }
  }, message)
}

test(
  'notifications are offered after a question, shown, and turned off in one tap',
  { tag: '@long' },
  async ({ learner: { page, api } }) => {
    await givePushService(page)
    const courses = (await (await api.get('/api/courses/freeCourse')).json()) as { _id: string; title: string }[]
    const course = courses.find(({ title }) => title === 'Touch Typing in Fifteen Days')!._id
    await api.post('/api/order', { data: { id: course } })
    const { sections } = (await (await api.get(`/api/curriculum/${course}`)).json()) as Curriculum
    const lesson = sections.flatMap(({ lessons }) => lessons).find(({ kind, free }) => kind === 'video' && !free)!
    await openWithWorker(page, paths.learn(course, lesson._id))
    await page.getByRole('tab', { name: 'Questions' }).click()
    await page.getByRole('textbox', { name: 'Ask about this lesson' }).fill(`How fast? ${randomUUID()}`)
    const on = page.getByRole('button', { name: 'Turn on notifications' })
    await expect(on).toBeHidden()
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await on.click()
    await expect(page.getByText('Notifications are on for this device.')).toBeVisible()
    await expectAccessible(page)
    const browsers = async () => ((await (await api.get('/api/push')).json()) as { browsers: unknown[] }).browsers
    expect(await browsers()).toHaveLength(1)

    const message = { title: 'Your question was answered', text: 'Read it.', path: '/blogs', tag: 'answer 1' }
    const { title, text: body, tag, path: data } = message
    const { shown, opened } = await deliver(page, message)
    expect(shown).toEqual({ title, body, tag, data })
    expect(new URL(opened).pathname).toBe('/blogs')

    await openWithWorker(page, '/myProfile')
    const row = page.getByRole('listitem').filter({ hasText: 'Notifications on this device' })
    await expect(row).toContainText('Notifications are on')
    await row.getByRole('button', { name: 'Turn off' }).click()
    await expect(row.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
    expect(await browsers()).toEqual([])
  },
)

test(
  'installing is offered once, after the second finished lesson',
  { tag: '@long' },
  async ({ learner: { page, api } }) => {
    const courses = (await (await api.get('/api/courses/freeCourse')).json()) as { _id: string; title: string }[]
    const course = courses.find(({ title }) => title === 'Touch Typing in Fifteen Days')!._id
    await api.post('/api/order', { data: { id: course } })
    const { sections } = (await (await api.get(`/api/curriculum/${course}`)).json()) as Curriculum
    const [first, second, third] = sections
      .flatMap(({ lessons }) => lessons)
      .filter(({ kind }) => kind === 'video' || kind === 'text')
    const finish = async (lesson: string) => {
      await open(page, paths.learn(course, lesson))
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
      await page.getByRole('button', { name: wording('learn_mark_done') }).click()
      await expect(page.getByRole('button', { name: wording('learn_done_undo') })).toBeVisible()
    }
    const hint = page.getByText(wording('install_title'))
    await finish(first!._id)
    await expect(hint).toBeHidden()
    await finish(second!._id)
    await expect(hint).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(hint).toBeHidden()
    await finish(third!._id)
    expect(await page.evaluate(() => localStorage.getItem('installOffer'))).toBe('done')
    await expect(hint).toBeHidden()
  },
)
