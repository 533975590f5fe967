// How much a learner's browser downloads, measured on the built files that the server sends.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { BUILD, fonts, scripts, sentBytes, source, styles, total, withImports } from '../helpers/files/sent-files.ts'
import { expect, test } from './site.ts'

const MESSAGES = new URL('../../web/messages/', import.meta.url)
const KB = 1024

test('the first view of home stays within its size budget', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = total(scripts(html).map(sentBytes))
  const style = total(styles(html).map((path) => gzipSync(source(path)).length))
  const font = total(fonts(html).map(sentBytes))
  expect(script / KB, 'JavaScript, brotli').toBeLessThanOrEqual(120)
  expect(style / KB, 'CSS, gzip').toBeLessThanOrEqual(16)
  expect(font / KB, 'fonts').toBeLessThanOrEqual(20)
  expect((script + style + font + brotliCompressSync(html).length) / KB, 'all of it').toBeLessThanOrEqual(190)
  expect(html, 'icons of other pages').not.toContain('/assets/icons-')
  expect(html.lastIndexOf('rel="stylesheet"'), 'style sheets before preloads').toBeLessThan(
    html.search(/"(module)?preload"/),
  )
})

test('the lesson page stays within its size budget', async ({ request }) => {
  const html = await (await request.get('/learn/x/x')).text()
  expect(total(scripts(html).map(sentBytes)) / KB, 'JavaScript, brotli').toBeLessThanOrEqual(138.9)
})

test('the quiz stays within its size budget', async ({ request }) => {
  const html = await (await request.get('/learn/x/x/quiz')).text()
  const own = styles(html).filter((path) => source(path).includes('.quiz-question'))
  expect(own).not.toEqual([])
  expect(total(scripts(html).map(sentBytes)) / KB, 'JavaScript, brotli').toBeLessThanOrEqual(136)
  expect(total(own.map(sentBytes)) / KB, 'its own CSS, brotli').toBeLessThanOrEqual(2)
})

test('the task page stays within its size budget', async ({ request }) => {
  const html = await (await request.get('/learn/x/x/task')).text()
  const own = styles(html).filter((path) => source(path).includes('.task-shot'))
  expect(own).not.toEqual([])
  expect(total(scripts(html).map(sentBytes)) / KB, 'JavaScript, brotli').toBeLessThanOrEqual(130)
  expect(total(own.map((path) => gzipSync(source(path)).length)) / KB, 'its own CSS, gzip').toBeLessThanOrEqual(2.5)
})

test('Downloads stays within its size budget', async ({ request }) => {
  const html = await (await request.get('/downloads')).text()
  const own = styles(html).filter((path) => source(path).includes('.saved-row'))
  expect(own).not.toEqual([])
  const script = total(scripts(html).map(sentBytes))
  const style = total(styles(html).map((path) => gzipSync(source(path)).length))
  const font = total(fonts(html).map(sentBytes))
  expect(script / KB, 'JavaScript, brotli').toBeLessThanOrEqual(122)
  expect((script + style + font + brotliCompressSync(html).length) / KB, 'the first view').toBeLessThanOrEqual(180)
  expect(total(own.map((path) => gzipSync(source(path)).length)) / KB, 'its own CSS, gzip').toBeLessThanOrEqual(1.5)
})

test('grading stays within its size budget', async ({ request }) => {
  for (const path of ['/teach/tasks', '/admin/tasks']) {
    const html = await (await request.get(path)).text()
    const own = styles(html).filter((file) => source(file).includes('.grading'))
    expect(own, path).not.toEqual([])
    expect(total(scripts(html).map(sentBytes)) / KB, `${path}: JavaScript, brotli`).toBeLessThanOrEqual(140)
  }
})

test('the reader stays within its size budget', async ({ request }) => {
  const html = await (await request.get('/read/x')).text()
  const own = styles(html).filter((path) => source(path).includes('.read-'))
  expect(total(scripts(html).map(sentBytes)) / KB, 'JavaScript, brotli').toBeLessThanOrEqual(135.2)
  expect(total(own.map((path) => gzipSync(source(path)).length)) / KB, 'its own CSS, gzip').toBeLessThanOrEqual(2.1)
})

test('the timetable of live classes stays within its size budget', async ({ request }) => {
  const html = await (await request.get('/live')).text()
  const own = styles(html).filter((path) => source(path).includes('.live-class'))
  expect(own).not.toEqual([])
  expect(total(scripts(html).map(sentBytes)) / KB, 'JavaScript, brotli').toBeLessThanOrEqual(120.5)
  expect(total(own.map((path) => gzipSync(source(path)).length)) / KB, 'its own CSS, gzip').toBeLessThanOrEqual(2)
})

test('the room of a live class stays within its size budget, until somebody joins', async ({ request }) => {
  const html = await (await request.get('/live/room/x')).text()
  expect(total(scripts(html).map(sentBytes)) / KB, 'JavaScript, brotli').toBeLessThanOrEqual(128)
})

test('the page to pay by link stays within its size budget, and loads no card provider’s code', async ({ request }) => {
  const html = await (await request.get(`/pay/${'x'.repeat(32)}`)).text()
  const files = scripts(html)
  expect(total(files.map(sentBytes)) / KB, 'JavaScript, brotli').toBeLessThanOrEqual(120)
  expect(files.filter((file) => /js\.stripe\.com/.test(source(file)))).toEqual([])
})

/** The JavaScript of the first view in KB of brotli, of pages without a test of their own. */
const PAGE_KB: Record<string, number> = {
  '/classes': 123,
  '/courses': 123.5,
  '/classNine/coursesInfo/x': 138,
  '/books': 122,
  '/book/x': 134.5,
  '/blogs': 123.5,
  '/blog/x': 121,
  '/instructor': 124,
  '/teacher/x': 124.5,
  '/searchCourse/x': 125,
  '/contact': 118.5,
  '/login': 134,
  '/payment/x': 138.5,
  '/myOrder': 130.5,
  '/myCollection': 137.5,
  '/myProfile': 145.5,
  '/receipt/x': 134,
  '/live/x': 141.5,
  '/teach': 126,
  '/teach/overview': 124,
  '/teach/x': 164.5,
  '/teach/live/x': 156.5,
  '/admin': 133,
  '/admin/orders': 144,
  '/admin/money': 141,
  '/admin/files': 148,
  '/users': 135.5,
  '/addCourse': 181,
  '/curriculum/x': 165.5,
}
const MOST_SCRIPTS = 25
/** Pages on which much is edited. */
const MORE_SCRIPTS: Record<string, number> = {
  '/addCourse': 27,
  '/curriculum/x': 29,
  '/teach/x': 28,
  '/teach/live/x': 31,
}

test('every page loads few scripts, within its size budget', async ({ request }) => {
  const addresses = [...Object.keys(PAGE_KB), '/', '/learn/x/x', '/learn/x/x/quiz', '/learn/x/x/task', '/read/x']
  for (const address of addresses) {
    const files = scripts(await (await request.get(address)).text())
    expect.soft(files.length, `${address}: scripts`).toBeLessThanOrEqual(MORE_SCRIPTS[address] ?? MOST_SCRIPTS)
    const kb = total(files.map(sentBytes)) / KB
    expect.soft(kb, `${address}: JavaScript, brotli`).toBeLessThanOrEqual(PAGE_KB[address] ?? 139)
  }
})

test('the service worker stays within its size budget', () => {
  for (const file of ['/sw.js', '/sw-saved.js', '/sw-push.js', '/sw-background.js'])
    expect(gzipSync(source(file)).length / KB, file).toBeLessThanOrEqual(3.5)
})

/** All pages that a learner may open. */
const LEARNERS = ['/', '/classes', '/courses', '/instructor', '/classNine/coursesInfo/x', '/books', '/book/x', '/blogs']
const MORE = [
  '/blog/x',
  '/teacher/x',
  '/contact',
  '/privacy',
  '/terms',
  '/refunds',
  '/searchCourse/x',
  '/login',
  '/register',
  '/myProfile',
  '/addReviwe',
  '/learn/x/x',
  '/learn/x/x/task',
  '/read/x',
  '/downloads',
  '/live',
]

test('no learner’s page loads administrators’ code', async ({ request }) => {
  const textsIn = (part: string): string[] =>
    Object.entries(JSON.parse(readFileSync(new URL(`${part}/en.json`, MESSAGES), 'utf8')) as Record<string, string>)
      .filter(([key]) => !key.startsWith('$'))
      .map(([, text]) => text)
  const own = ['office/admin', 'office/admin-tables', 'teaching/curriculum', 'orders/policy-editor', 'people/users']
  const folders = globSync('*/*', { cwd: fileURLToPath(MESSAGES) })
  const others = new Set(folders.filter((part) => !own.includes(part)).flatMap(textsIn))
  // Shorter texts may be used on other pages as well.
  const words = own.flatMap(textsIn).filter((text) => text.length > 20 && !text.includes('{') && !others.has(text))
  expect(words.length).toBeGreaterThan(0)
  // Most pages share most of their scripts, and each is searched once.
  const pageOf = new Map<string, string>()
  for (const path of [...LEARNERS, ...MORE]) {
    for (const file of scripts(await (await request.get(path)).text())) pageOf.set(file, path)
  }
  expect([...pageOf].filter(([file]) => words.some((word) => source(file).includes(word)))).toEqual([])
})

test('only administrators’ forms load zod', async ({ request }) => {
  const withZod = async (path: string) =>
    scripts(await (await request.get(path)).text()).filter((file) => source(file).includes('_zod'))
  for (const path of [...LEARNERS, ...MORE, '/users', '/admin/orders']) expect(await withZod(path), path).toEqual([])
  for (const path of ['/addCourse', '/updateBook/x']) expect(await withZod(path), path).toHaveLength(1)
})

test('no page but the payment page loads the card provider’s code', async ({ request }) => {
  const isStripe = (path: string) => /js\.stripe\.com/.test(source(path))
  for (const path of [...LEARNERS, ...MORE]) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toContain('stripe.com')
    expect(scripts(html).filter(isStripe), path).toEqual([])
  }
})

test('every script that a built script imports exists', () => {
  const files = readdirSync(`${BUILD}/assets`).filter((name) => name.endsWith('.js'))
  const missing = withImports(files.map((name) => `/assets/${name}`)).filter((path) => !existsSync(BUILD + path))
  expect(missing).toEqual([])
})
